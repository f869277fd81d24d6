/**
 * The number of a form, such as W-2, 1099-K or IT 3, at which no line should break. Also state and ZIP code, S corporation,
 * and words whose parts are too short to stand alone: email, on-call, true-up.
 */
export const formNumber = /\b([A-Z]+[- ]\d+\w*|\d+-[A-Z]+|[CS] corporations?|(?:e|on)-[a-z]+|[a-z]+-up)\b/;

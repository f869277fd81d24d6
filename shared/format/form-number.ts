/** The number of a form, such as W-2, 1099-K or IT 3, at which no line should break. Also state and ZIP code, S corporation. */
export const formNumber = /\b([A-Z]+[- ]\d+\w*|\d+-[A-Z]+|[CS] corporations?)\b/;

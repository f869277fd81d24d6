const months =
  'Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?';
const weekdays = '(?:Mon|Tue|Tues|Wed|Wednes|Thu|Thurs|Fri|Sat|Satur|Sun)(?:day)?,';
const dates = new RegExp(`\\b(?:(${weekdays}) )?((?:${months})\\.?) (\\d{1,2}\\b)(?:, (\\d{4}\\b))?`, 'g');

/**
 * The text with no-break spaces inside its dates ("Thu, April 15, 2027"), the numbers of forms and sections ("IT 941",
 * "section 5747.01"), acts ("House Bill 186") and quantities ("30 days"), for columns so narrow that they would wrap there.
 */
export function keepWhole(text: string): string {
  return text
    .replace(/\b([A-Z]{2,4}|[Ss]ection) (?=\d)/g, '$1\u00a0')
    .replace(/\bHouse Bill (?=\d)/g, 'House\u00a0Bill\u00a0')
    .replace(/(\d) (percent|days)\b/g, '$1\u00a0$2')
    .replace(dates, (_, weekday, month, day, year) =>
      [weekday, month, year ? `${day},` : day, year].filter(Boolean).join('\u00a0'),
    );
}

/**
 * The number of a form or an act, such as W-2, 1099-K, IT 3 or Public Law 119-21, at which no line should break. Also state and ZIP code, S corporation,
 * and words whose parts are too short to stand alone: email, on-call, true-up.
 */
export const formNumber =
  /\b([A-Z]+[- ]\d+\w*|\d+-[A-Z]+|Public Law \d+-\d+|[CS] corporations?|(?:e|on)-[a-z]+|[a-z]+-up)\b/;

const months =
  'Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?';
const dates = new RegExp(`\\b((?:${months})\\.?) (\\d{1,2}\\b)(?:, (\\d{4}\\b))?`, 'g');

/** The text with no-break spaces inside its dates ("April 15, 2027"), for columns so narrow that they would wrap there. */
export function keepDatesWhole(text: string): string {
  return text.replace(dates, (_, month, day, year) => `${month}\u00a0${day}${year ? `,\u00a0${year}` : ''}`);
}

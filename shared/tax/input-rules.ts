/** Maximum amount and maximum loss in dollars, of children or dependents, and of local rates in percent. */
export const inputLimits = { amount: 1_000_000_000, loss: 10_000_000, people: 20, schoolPercent: 10, cityPercent: 5 };

/** Validation errors, the same in browser, forms without scripts and API. */
export const inputMessages = {
  money: 'Enter dollars, such as 1,234.56',
  negative: 'Enter 0 or more',
  loss: 'Enter a loss of $10,000,000 or less',
  huge: 'Enter $1,000,000,000 or less',
  number: (most: number, whole = false) =>
    `Enter a ${whole ? 'whole ' : ''}number from 0 to ${most.toLocaleString('en-US')}`,
  rate: (most: number) => `Enter a rate from 0 to ${most} percent`,
  schoolDistrict: 'Not in the list: enter its rate',
  city: 'Choose a city of the list',
};

/** The validation error of an amount in dollars, or null. `least` is 0, or negative where a loss is allowed. */
export function amountError(amount: number | null, least: number): string | null {
  if (amount === null || !Number.isFinite(amount)) return inputMessages.money;
  if (amount < least) return least === 0 ? inputMessages.negative : inputMessages.loss;
  return amount > inputLimits.amount ? inputMessages.huge : null;
}

/** The validation error of a percentage, or null. */
export function rateError(rate: number | null, most: number): string | null {
  return rate !== null && rate >= 0 && rate <= most ? null : inputMessages.rate(most);
}

/** The validation error of a number from 0 to `most`, or null. */
export function numberError(number: number | null, most: number, whole?: boolean): string | null {
  const isAllowed = number !== null && number >= 0 && number <= most && (!whole || Number.isInteger(number));
  return isAllowed ? null : inputMessages.number(most, whole);
}

/** Parses a percentage, `1.5` or `1.5 %`; null unless from 0 to `most`. */
export function parseRate(text: string, most: number): number | null {
  const bare = text.trim();
  const rate = Number((bare.endsWith('%') ? bare.slice(0, -1).trim() : bare) || Number.NaN);
  return rateError(rate, most) === null ? rate : null;
}

/** Parses a number, `1234.5` or `1,234.5`; null unless from 0 to `most`, and without a fraction if `whole`. */
export function parseNumber(text: string, most: number, whole?: boolean): number | null {
  const found = /^(?:\d{1,3}(?:,?\d{3})*(?:\.\d*)?|\.\d+)$/.exec(text.trim());
  const number = found && Number(found[0].replaceAll(',', ''));
  return numberError(number, most, whole) === null ? number : null;
}

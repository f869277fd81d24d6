/** Dollars for running text: `$1,234.56`, without cents when there are none. */
export function formatDollars(amount: number): string {
  const cents = Math.round(Math.abs(amount) * 100);
  const whole = inThousands(Math.floor(cents / 100));
  const part = cents % 100;
  return `${amount < 0 && cents > 0 ? '-' : ''}$${whole}${part ? `.${String(part).padStart(2, '0')}` : ''}`;
}

/** Dollars and cents, always both, with a minus sign: `−$1,234.50`. */
export function formatCents(amount: number): string {
  const text = formatDollars(Math.abs(amount));
  const whole = text.includes('.') ? text : `${text}.00`;
  return amount < 0 ? `−${whole}` : whole;
}

/** Whole dollars as on a tax form, 50 cents rounded up, with a minus sign: `$1,235`, `−$200`. */
export function formatWholeDollars(amount: number): string {
  const whole = wholeDollars(amount);
  return `${whole < 0 ? '−' : ''}$${inThousands(Math.abs(whole))}`;
}

const wholeDollars = (amount: number) => Math.sign(amount) * Math.floor(Math.abs(amount) + 0.5) || 0;

/**
 * Whole dollars that add up to the rounded sum: each is off by a dollar at most, since the running sum is what is rounded.
 * @param start what the sum begins with, under a dollar
 */
export function wholeInTurn(amounts: readonly number[], start = 0): number[] {
  let sum = start;
  let shown = 0;
  return amounts.map((amount) => {
    sum = roundToCents(sum + amount);
    const whole = wholeDollars(sum) - shown;
    shown += whole;
    return whole;
  });
}

function inThousands(whole: number): string {
  if (whole < 1_000) return String(whole);
  return `${inThousands(Math.floor(whole / 1_000))},${String(whole % 1_000).padStart(3, '0')}`;
}

/** A rate for running text: 0.0275 becomes `2.75%`. */
export function formatPercent(rate: number): string {
  return `${Number((rate * 100).toFixed(4))}%`;
}

/** A fraction as percent with one decimal: 0.1334 becomes `13.3%`. */
export function formatShare(fraction: number): string {
  return `${(fraction * 100).toFixed(1)}%`;
}

/** Rounds dollars to cents, half up. Tax is computed unrounded; only results are rounded. */
export function roundToCents(amount: number): number {
  return Math.round(amount * 100 + Number.EPSILON) / 100 || 0;
}

/** No amount is written with more characters. */
const maxMoneyLength = 30;

/**
 * Parses dollars as people type and paste them: `$1,234.56`, `1 234`, `1.2k` for thousands, `(500)` or `-500` for a loss.
 * @returns null for anything else, also for an empty text, which the caller may read as 0
 */
export function parseMoney(text: string): number | null {
  if (text.length > maxMoneyLength) return null;
  const bare = text.trim().replace(/\u2212/g, '-');
  const found = /^(\()?(-)?\$?(-)?\s*(\d{1,3}(?:[ ,\u00a0\u202f]\d{3})+|\d*)(\.\d*)?\s?(k)?(\))?$/i.exec(bare);
  if (!found) return null;
  const [, open, minus, innerMinus, whole = '', fraction = '', thousands, close] = found;
  if (Boolean(open) !== Boolean(close) || (minus && innerMinus) || (whole === '' && fraction.length < 2)) return null;
  const digits = Number(`${whole.replace(/\D/g, '') || '0'}${fraction === '.' ? '' : fraction}`);
  const value = thousands ? roundToCents(digits * 1_000) : digits;
  return open || minus || innerMinus ? -value || 0 : value;
}

/** A typed amount as the form shows it when the field is left: `1234.5` becomes `1,234.50`. What is no amount stays. */
export function tidyMoney(text: string): string {
  const amount = parseMoney(text);
  return amount === null ? text : formatDollars(amount).replace('$', '');
}

/**
 * Whole numbers that add up to `total`, in proportion to the amounts (largest remainder method): each is its exact share
 * rounded down or up, those with the largest remainders up.
 * @param amounts not negative; their sum is over 0
 * @param total a whole number
 */
export function roundParts(amounts: readonly number[], total: number): number[] {
  const sum = amounts.reduce((all, amount) => all + amount, 0);
  const exact = amounts.map((amount) => (amount / sum) * total);
  const parts = exact.map(Math.floor);
  const missing = total - parts.reduce((all, part) => all + part, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder);
  for (const { index } of byRemainder.slice(0, missing)) parts[index]! += 1;
  return parts;
}

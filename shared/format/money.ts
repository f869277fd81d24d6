/** Dollars as written in a sentence: `1,234.56`, without cents when there are none. */
export function formatDollars(amount: number): string {
  const cents = Math.round(Math.abs(amount) * 100);
  const whole = String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  const part = cents % 100;
  return `${amount < 0 && cents > 0 ? '-' : ''}$${whole}${part ? `.${String(part).padStart(2, '0')}` : ''}`;
}

/** Dollars and cents, always both, with a minus sign: `−$1,234.50`. */
export function formatCents(amount: number): string {
  const text = formatDollars(Math.abs(amount));
  const whole = text.includes('.') ? text : `${text}.00`;
  return amount < 0 ? `−${whole}` : whole;
}

/** A rate as written in a sentence: 0.0275 becomes `2.75%`. */
export function formatPercent(rate: number): string {
  return `${Number((rate * 100).toFixed(4))}%`;
}

/** Rounds dollars to cents, half up. Tax stays unrounded inside and is rounded only when handed out. */
export function roundToCents(amount: number): number {
  return Math.round(amount * 100 + Number.EPSILON) / 100 || 0;
}

/**
 * Reads dollars the way people paste them: `$1,234.56`, `1 234`, `(500)` or `-500` for a loss.
 * Null when it is not a number. An empty text is null too: the caller decides whether that means nothing.
 */
export function parseMoney(text: string): number | null {
  const bare = text.trim().replace(/\u2212/g, '-');
  const found = /^(\()?(-)?\$?(-)?\s*(\d{1,3}(?:[ ,\u00a0\u202f]\d{3})+|\d*)(\.\d*)?(\))?$/.exec(bare);
  if (!found || bare.length > 30) return null;
  const [, open, minus, innerMinus, whole = '', fraction = '', close] = found;
  if (Boolean(open) !== Boolean(close) || (minus && innerMinus) || (whole === '' && fraction.length < 2)) return null;
  const value = Number(`${whole.replace(/\D/g, '') || '0'}${fraction === '.' ? '' : fraction}`);
  return open || minus || innerMinus ? -value || 0 : value;
}

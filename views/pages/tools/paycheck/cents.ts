import { money } from '#shared/format/money.ts';

/** Dollars and cents, always both: `−$1,234.50`. */
export function formatCents(amount: number): string {
  const text = money(Math.abs(amount));
  const whole = text.includes('.') ? text : `${text}.00`;
  return amount < 0 ? `−${whole}` : whole;
}

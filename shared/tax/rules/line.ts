/** A computed line of a return: unrounded dollars, the highest where the amount is not known, and the arithmetic as text. */
export type Line = { amount: number; most?: number; how: string };

/** The part of `amount` above `limit`, never negative. */
export function over(amount: number, limit: number): number {
  return Math.max(0, amount - limit);
}

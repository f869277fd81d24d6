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

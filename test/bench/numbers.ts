export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  if (sorted.length === 0) return Number.NaN;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Two decimals: more would be noise. */
export const ratio = (value: number): number => Math.round(value * 100) / 100;
export const tenth = (value: number): number => Math.round(value * 10) / 10;

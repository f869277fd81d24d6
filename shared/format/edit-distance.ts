/** Letters to insert, delete, replace, or swap with their neighbor; above `max` any number greater than it. */
export function editDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        last[j]! + 1,
        row[j - 1]! + 1,
        last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1),
        swapped ? beforeLast[j - 2]! + 1 : max + 1,
      );
    }
    if (Math.min(...row) > max) return max + 1;
    beforeLast = last;
    last = row;
  }
  return last[b.length]!;
}

/** The one of some names in small letters that a text is, or differs from by a typing error: two letters of a name of more than seven, else one. */
export function nearest(written: string, names: readonly string[]): string | undefined {
  const text = written.toLowerCase();
  const errors = (name: string) => editDistance(text, name, 2);
  const [name] = names
    .filter((name) => errors(name) <= (name.length > 7 ? 2 : 1))
    .sort((a, b) => errors(a) - errors(b));
  return name;
}

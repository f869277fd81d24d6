/** Truncates a text to `length` code points and adds an ellipsis, without a space before it; shorter texts are unchanged. */
export function truncate(text: string, length: number): string {
  const points = [...text];
  return points.length <= length ? text : `${points.slice(0, length).join('').trimEnd()}…`;
}

/** The text without those of the `characters` that it ends with. An expression for this takes quadratic time. */
export function trimEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
}

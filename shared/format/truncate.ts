/** Truncates a text to `length` code points and adds an ellipsis, without a space before it; shorter texts are unchanged. */
export function truncate(text: string, length: number): string {
  const points = [...text];
  return points.length <= length ? text : `${points.slice(0, length).join('').trimEnd()}…`;
}

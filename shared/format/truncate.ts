/** Text cut at `length` code points, without a blank before the ellipsis; shorter text stays as it is. */
export function truncate(text: string, length: number): string {
  const points = [...text];
  return points.length <= length ? text : `${points.slice(0, length).join('').trimEnd()}…`;
}

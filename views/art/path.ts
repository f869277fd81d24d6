export type ScreenPoint = readonly [x: number, y: number];

/** A number with one decimal at most and no leading zero: all the precision that a picture of 640 px shows. */
export function short(n: number): string {
  const rounded = Math.round(n * 10) / 10;
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, '$1.');
}

/** Path data of a polygon or a polyline, in relative steps because they are shorter. */
export function pathOf(points: readonly ScreenPoint[], closed = true): string {
  let d = '';
  let x = 0;
  let y = 0;
  for (const [i, point] of points.entries()) {
    const nextX = Math.round(point[0] * 10);
    const nextY = Math.round(point[1] * 10);
    const step = pair((nextX - x) / 10, (nextY - y) / 10);
    if (i === 0) d += `M${step}`;
    else if (nextX === x && nextY === y) continue;
    else d += (d.includes('l') ? (step.startsWith('-') ? '' : ' ') : 'l') + step;
    x = nextX;
    y = nextY;
  }
  return closed ? `${d}z` : d;
}

/** Two numbers with a separator only where one is needed. */
export function pair(x: number, y: number): string {
  const second = short(y);
  return `${short(x)}${second.startsWith('-') ? '' : ' '}${second}`;
}

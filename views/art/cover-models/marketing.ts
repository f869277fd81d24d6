import { M, type Scene, V } from '../iso-kit.ts';
import { lines, rect, stroke, tick, tint } from '../props.ts';

/** Reviews on a telephone. */
export function reviews(s: Scene): void {
  s.shadow(0, 0, 104, 176, 12);
  s.box(0, 0, 0, 104, 176, 9, M.k);
  let screen = rect(7, 9, 90, 158, V('p1'), 8) + rect(36, 15, 32, 5, V('k2'), 2);
  for (const [i, stars] of [5, 4, 5].entries()) {
    const y = 30 + i * 46;
    screen += tint(13, y, 78, 40, 5) + lines(19, y + 24, [62, 44], { gap: 8, h: 3.4, fill: V('pl') });
    for (let j = 0; j < stars; j++) screen += star(24 + j * 14, y + 13, 6);
  }
  s.onTop(0, 0, 9, screen);
  s.box(124, 40, 0, 72, 60, 5, M.b);
  s.onTop(
    124,
    40,
    5,
    [0, 1, 2].map((i) => star(16 + i * 20, 20, 9, V('k3'))).join('') + rect(10, 38, 52, 6, V('p1'), 2),
  );
  s.box(124, 116, 0, 62, 50, 4, M.p);
  s.onTop(124, 116, 4, tick(12, 10, 26, V('b2'), 5));
}

/** A sign on the sidewalk. */
export function sidewalkSign(s: Scene): void {
  s.shadow(20, 34, 110, 34, 60);
  s.box(20, 34, 0, 116, 7, 136, M.k);
  s.box(20, 58, 0, 116, 8, 140, M.b);
  s.onLeft(
    20,
    66,
    140,
    rect(8, 9, 100, 114, V('k2'), 4) +
      rect(20, 22, 76, 13, V('b1'), 3) +
      lines(20, 46, [62, 70, 52], { gap: 13, h: 5, fill: V('p1') }) +
      stroke('M26 100h56M66 86l16 14-16 14', V('b1'), 8),
  );
  s.tree(176, 40, 0, 13);
  s.tree(36, 100, 0, 9);
  s.tree(170, 80, 0, 9);
}

/** Where customers find a business: the pin of a map, as large as a house. */
export function mapPin(s: Scene): void {
  s.cyl(80, 80, 0, 62, 8, M.n);
  s.ring(80, 80, 8, 40, V('pl'), 5);
  s.shadow(80, 72, 30, 16, 60, 8);
  const [radius, height] = [46, 122];
  const [[x, y], tip] = [s.P(80, 80, height), s.P(80, 80, 10)];
  const [across, down] = [radius * 0.94 * 1.02, radius * 0.34 * 1.02];
  s.poly([[x - across, y + down], [x, y], tip], V('b2'));
  s.poly([[x + across, y + down], [x, y], tip], V('b3'));
  s.crown(80, 80, height, radius).dot(80, 80, height, 25, V('p1'));
  s.raw(star(x, y, 18, V('k3')));
  s.tree(142, 44, 0, 12);
  s.tree(36, 138, 0, 10);
}

function star(x: number, y: number, radius: number, fill = V('b3')): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const [angle, r] = [((i * 36 - 90) * Math.PI) / 180, i % 2 ? radius * 0.45 : radius];
    return `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
  });
  return `<path d="M${points.join('L')}z" fill="${fill}"/>`;
}

import { M, type Scene, V } from '../iso-kit.ts';
import { lines, pairs, rect, triples } from '../props.ts';

/** An empty lot: what was here is drawn only as a dashed outline. */
export function notFound(s: Scene): void {
  const [near, far, top] = [196, 56, 104];
  s.onTop(
    far,
    far,
    0,
    `<rect x="0" y="0" width="140" height="140" fill="none" stroke="${V('txt')}" stroke-width="3.4" stroke-dasharray="10 8"/>` +
      rect(16, 16, 108, 108, V('sh'), 4),
  );
  const dashed = 'stroke-dasharray="9 8"';
  for (const [x, y] of pairs(far, far, near, far, far, near, near, near))
    s.line([x, y, 0, x, y, top], V('txt'), 2.6, dashed);
  s.line([far, far, top, near, far, top, near, near, top, far, near, top, far, far, top], V('txt'), 2.6, dashed);
  s.line([far, near, top, (far + near) / 2, near, top + 52, near, near, top], V('txt'), 2.6, dashed);
  s.line([(far + near) / 2, near, top + 52, (far + near) / 2, far, top + 52, near, far, top], V('txt'), 2.6, dashed);
  // Notice board
  s.shadow(84, 118, 70, 10, 50);
  for (const x of [92, 142]) s.box(x, 120, 0, 5, 5, 34, M.o);
  s.box(82, 118, 30, 76, 8, 46, M.b);
  s.onLeft(
    82,
    126,
    76,
    rect(5, 5, 66, 36, V('p1'), 2) +
      rect(12, 13, 24, 6, V('b2'), 2) +
      lines(12, 25, [50, 36], { gap: 7, h: 3, fill: V('pl') }),
  );
  for (const [x, y] of pairs(30, 206, 206, 30, 222, 222)) stake(s, x, y);
  s.tree(228, 92, 0, 13).tree(232, 124, 0, 10);
  s.shadow(70, 222, 26, 18, 12);
  for (const [x, y, z] of triples(70, 220, 0, 92, 220, 0, 81, 220, 9)) s.box(x, y, z, 20, 14, 8, z ? M.b : M.n);
}

function stake(s: Scene, x: number, y: number): void {
  s.line([x, y, 0, x, y, 30], V('o2'), 2.6);
  s.poly([s.P(x, y, 30), s.P(x + 16, y, 25), s.P(x, y, 19)], V('b2'));
}

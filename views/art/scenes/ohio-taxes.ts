import { M, type Scene, V } from '../iso-kit.ts';
import { lines, pairs, rect } from '../props.ts';

export function ohioTaxes(s: Scene): void {
  courthouse(s);
  // Four stacks of forms, each with its own tab
  for (const [i, [x, count]] of pairs(30, 3, 86, 5, 142, 4, 198, 7).entries()) {
    const y = 162;
    s.shadow(x, y, 44, 56, count * 6);
    for (let k = 0; k < count; k++)
      s.box(x + (k % 2) * 2, y - (k % 2) * 2, k * 6, 42, 54, 5, k === count - 2 ? M.b : M.p);
    const top = count * 6 - 1;
    s.onTop(
      x,
      y,
      top,
      rect(6, 7, 20, 6, V(i === 3 ? 'b2' : 'k2'), 2) +
        lines(6, 20, [30, 24, 30, 18], { gap: 7.5, h: 2.8, fill: V('pl') }),
    );
  }
}

function courthouse(s: Scene): void {
  s.shadow(44, 26, 150, 104, 90);
  for (let i = 0; i < 3; i++) s.box(34 + i * 6, 22, i * 6, 168 - i * 12, 124 - i * 8, 6, M.m);
  s.box(56, 28, 18, 124, 78, 66, M.n);
  s.onLeft(
    56,
    106,
    84,
    rect(52, 18, 22, 48, V('k2'), 1) + rect(14, 20, 16, 26, V('gl'), 1) + rect(96, 20, 16, 26, V('lit'), 1),
  );
  s.onRight(180, 106, 84, rect(12, 20, 16, 26, V('gl'), 1) + rect(48, 20, 16, 26, V('lit'), 1));
  for (const x of [58, 92, 136, 170]) {
    s.box(x - 2, 112, 18, 12, 12, 4, M.n);
    s.cyl(x + 4, 118, 22, 4.6, 56, M.n);
    s.box(x - 2, 112, 78, 12, 12, 6, M.n);
  }
  s.box(50, 24, 84, 136, 104, 8, M.m);
  // Pediment: the ridge runs toward the viewer
  const [x0, x1, y0, y1, z, ridge] = [48, 188, 22, 130, 92, 128];
  const middle = (x0 + x1) / 2;
  s.poly([s.P(x0, y0, z), s.P(x0, y1, z), s.P(middle, y1, ridge), s.P(middle, y0, ridge)], V('b1'));
  s.poly([s.P(x1, y0, z), s.P(x1, y1, z), s.P(middle, y1, ridge), s.P(middle, y0, ridge)], V('b2'));
  s.poly([s.P(x0, y1, z), s.P(x1, y1, z), s.P(middle, y1, ridge)], V('n1'));
  s.poly([s.P(x0 + 22, y1 + 0.2, z + 5), s.P(x1 - 22, y1 + 0.2, z + 5), s.P(middle, y1 + 0.2, ridge - 9)], V('b1'));
  // Flag
  s.line([middle, 60, ridge, middle, 60, ridge + 40], V('o2'), 2.6);
  s.poly([s.P(middle, 60, ridge + 40), s.P(middle + 26, 60, ridge + 36), s.P(middle, 60, ridge + 24)], V('b2'));
  s.tree(222, 60, 0, 13).tree(228, 100, 0, 10);
}

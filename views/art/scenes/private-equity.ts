import { M, type Scene, V } from '../iso-kit.ts';
import { coins, stage, windows } from '../props.ts';
import { sceneAlt } from '../scene-names.ts';

export function privateEquity(): Scene {
  const s = stage(sceneAlt['private-equity']);
  const tower = (x, y, w, h, m, lit, cols, rows) => {
    s.shadow(x, y, w, w, h * 0.6);
    s.box(x, y, 0, w, w, h, m);
    s.onLeft(x, y + w, h, windows(cols, rows, { w: 8, h: 9, gx: 6, gy: 7, x: 7, y: 12, lit }));
    s.onRight(
      x + w,
      y + w,
      h,
      windows(cols, rows, { w: 8, h: 9, gx: 6, gy: 7, x: 7, y: 12, lit: lit.map((i) => (i * 3 + 1) % (cols * rows)) }),
    );
    s.box(x + 6, y + 6, h, w - 12, w - 12, 5, m);
  };
  tower(170, 30, 62, 176, M.b, [2, 7, 13, 21, 26], 4, 9);
  tower(98, 44, 52, 124, M.n, [1, 6, 10], 3, 6);
  tower(36, 60, 46, 84, M.k, [0, 5], 3, 4);
  tower(176, 118, 50, 100, M.n, [2, 8], 3, 5);
  tower(112, 124, 44, 66, M.k, [3], 3, 3);
  s.line(
    [
      [40, 196, 2],
      [84, 196, 22],
      [120, 196, 16],
      [166, 196, 52],
      [214, 196, 84],
    ],
    V('b3'),
    5,
  );
  for (const [x, z] of [
    [40, 2],
    [84, 22],
    [120, 16],
    [166, 52],
    [214, 84],
  ]) {
    const [cx, cy] = s.P(x, 196, z);
    s.raw(
      `<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="7" fill="${V('k3')}"/><circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="3.6" fill="${V('b1')}"/>`,
    );
  }
  coins(s, 60, 140, 3);
  coins(s, 66, 226, 1);
  coins(s, 104, 226, 2);
  coins(s, 142, 226, 3);
  coins(s, 180, 226, 5);
  coins(s, 218, 226, 7);
  return S;
}

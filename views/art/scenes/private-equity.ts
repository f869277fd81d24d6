import { M, type Material, type Scene, V } from '../iso-kit.ts';
import { coins, pairs, stage, windows } from '../props.ts';
import { sceneAlt } from '../scene-names.ts';

export function privateEquity(): Scene {
  const s = stage(sceneAlt['private-equity']);
  tower(s, [170, 30], [62, 176], M.b, [2, 7, 13, 21, 26]);
  tower(s, [98, 44], [52, 124], M.n, [1, 6, 10]);
  tower(s, [36, 60], [46, 84], M.k, [0, 5]);
  tower(s, [176, 118], [50, 100], M.n, [2, 8]);
  tower(s, [112, 124], [44, 66], M.k, [3]);
  s.line([40, 196, 2, 84, 196, 22, 120, 196, 16, 166, 196, 52, 214, 196, 84], V('b3'), 5);
  for (const [x, z] of pairs(40, 2, 84, 22, 120, 16, 166, 52, 214, 84)) {
    s.dot(x, 196, z, 7, V('k3')).dot(x, 196, z, 3.6, V('b1'));
  }
  coins(s, 60, 140, 3);
  coins(s, 66, 226, 1);
  coins(s, 104, 226, 2);
  coins(s, 142, 226, 3);
  coins(s, 180, 226, 5);
  coins(s, 218, 226, 7);
  return s;
}

type Pair = [number, number];

function tower(s: Scene, [x, y]: Pair, [w, h]: Pair, m: Material, lit: number[]): void {
  const [columns, rows] = [Math.floor((w - 6) / 14), Math.floor((h - 12) / 16)];
  const grid = { w: 8, h: 9, gx: 6, gy: 7, x: 7, y: 12 };
  s.shadow(x, y, w, w, h * 0.6);
  s.box(x, y, 0, w, w, h, m);
  s.onLeft(x, y + w, h, windows(columns, rows, { ...grid, lit }));
  s.onRight(x + w, y + w, h, windows(columns, rows, { ...grid, lit: lit.map((i) => (i * 3 + 1) % (columns * rows)) }));
  s.box(x + 6, y + 6, h, w - 12, w - 12, 5, m);
}

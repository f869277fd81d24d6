import { M, type Material, type Scene, V } from '../iso-kit.ts';
import { growingCoins, lines, pairs, rect, windows } from '../props.ts';

export function privateEquity(s: Scene): void {
  tower(s, [170, 30], [62, 176], M.b, [2, 7, 13, 21, 26]);
  tower(s, [98, 44], [52, 124], M.n, [1, 6, 10]);
  tower(s, [36, 60], [46, 84], M.k, [0, 5]);
  tower(s, [176, 118], [50, 100], M.n, [2, 8]);
  tower(s, [112, 124], [44, 66], M.k, [3]);
  // Portfolio folder with its chart
  s.block(26, 128, 68, 48, 4, M.k);
  s.onTop(
    26,
    128,
    4,
    rect(4, 4, 60, 40, V('p1'), 2) +
      `<circle cx="22" cy="24" r="13" fill="${V('pl')}"/><path d="M22 24V11a13 13 0 0 1 12 18z" fill="${V('b2')}"/>` +
      lines(42, 14, [16, 12, 16], { gap: 8, h: 3, fill: V('pl') }),
  );
  for (const [x, count] of pairs(34, 1, 74, 2, 114, 3, 154, 5, 194, 7, 232, 10)) growingCoins(s, x, 200, count, 15);
}

type Pair = [number, number];

function tower(s: Scene, [x, y]: Pair, [w, h]: Pair, m: Material, lit: number[]): void {
  const [columns, rows] = [Math.floor((w - 6) / 14), Math.floor((h - 12) / 16)];
  const grid = { w: 8, h: 9, gx: 6, gy: 7, x: 7, y: 12 };
  s.block(x, y, w, w, h, m, h * 0.6);
  s.onLeft(x, y + w, h, windows(columns, rows, { ...grid, lit }));
  s.onRight(x + w, y + w, h, windows(columns, rows, { ...grid, lit: lit.map((i) => (i * 3 + 1) % (columns * rows)) }));
  s.box(x + 6, y + 6, h, w - 12, w - 12, 5, m);
}

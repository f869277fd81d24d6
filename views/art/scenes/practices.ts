import { M, type Material, type Scene, V } from '../iso-kit.ts';
import { growingCoins, lines, pairs, paper, rect, triples, wheel, windows } from '../props.ts';

export function professionalServices(s: Scene): void {
  s.box(20, 14, 0, 226, 8, 104, M.n);
  s.box(14, 14, 0, 8, 232, 104, M.n);
  s.onLeft(
    22,
    22,
    104,
    rect(16, 16, 60, 48, V('gl'), 2) +
      `<path d="M16 46L46 16h18L16 62Z" fill="#fff" opacity=".12"/>` +
      rect(46, 16, 2, 48, V('n2')) +
      rect(104, 18, 44, 6, V('k2'), 2) +
      rect(104, 34, 92, 3, V('ln')) +
      [12.6, 19.8, 16.2, 27, 32.4, 41.4]
        .map((h, i) => rect(106 + i * 14, 84 - h, 9, h, V(i > 3 ? 'b1' : 'pl'), 1.5))
        .join(''),
  );
  // Bookshelf
  s.box(24, 150, 0, 20, 76, 70, M.k);
  const spines = ['b1', 'p1', 'b2', 'm1', 'p1', 'b1', 'm2'];
  for (const z of [8, 38]) {
    const books = [22, 18, 24, 20, 23, 17, 21];
    s.onRight(
      44,
      226,
      70,
      books.map((h, i) => rect(6 + i * 9.4, 70 - z - h, 7, h, V(spines[(i + z) % 7]!), 1)).join(''),
    );
  }
  // Desk
  s.shadow(84, 100, 110, 66, 44);
  for (const [x, y] of pairs(88, 104, 186, 104, 88, 158, 186, 158)) s.box(x, y, 0, 5, 5, 42, M.o);
  s.box(82, 98, 42, 116, 70, 6, M.b);
  s.box(112, 112, 48, 50, 30, 2, M.m);
  s.box(112, 110, 50, 50, 2.5, 32, M.k);
  s.onLeft(
    112,
    112.5,
    82,
    rect(3, 3, 44, 25, V('p1'), 1) +
      lines(7, 8, [16, 22, 12], { gap: 6, fill: V('pl') }) +
      rect(32, 14, 4, 10, V('b2')) +
      rect(38, 9, 4, 15, V('b2')),
  );
  s.onTop(116, 116, 50.5, lines(3, 3, [38, 38, 38], { gap: 6, h: 3.4, fill: V('k1') }));
  paper(s, 170, 120, 48, 22, 30);
  s.cyl(96, 142, 48, 5, 10, M.n);
  s.ring(96, 142, 58, 3.4, V('k2'), 2);
  // Chair
  s.shadow(118, 196, 36, 30, 20);
  s.cyl(136, 206, 0, 3, 18, M.o);
  s.box(120, 190, 18, 34, 30, 6, M.o);
  s.box(120, 216, 22, 34, 6, 40, M.o);
  s.shadow(212, 48, 20, 20, 40);
  s.cyl(224, 58, 0, 10, 20, M.o);
  s.tree(224, 58, 14, 17, M.b);
}

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

export function healthcare(s: Scene): void {
  s.shadow(36, 36, 150, 100, 110);
  s.box(36, 36, 0, 62, 104, 112, M.b);
  s.box(32, 32, 112, 70, 112, 6, M.n);
  s.onLeft(
    36,
    140,
    112,
    `<path d="M24 14h14v12h12v14H38v12H24V40H12V26h12Z" fill="${V('p1')}"/>` +
      windows(3, 2, { w: 11, h: 13, gx: 7, gy: 10, x: 8, y: 66, lit: [1, 5] }),
  );
  s.box(98, 48, 0, 92, 92, 64, M.n);
  s.box(96, 46, 64, 98, 96, 6, M.m);
  s.box(120, 70, 70, 30, 26, 12, M.n);
  s.onLeft(
    98,
    140,
    64,
    windows(4, 1, { w: 14, h: 15, gx: 7.5, x: 7, y: 10, lit: [2] }) +
      rect(32, 34, 26, 30, V('gl'), 1) +
      rect(44.2, 34, 1.6, 30, V('n2')),
  );
  s.onRight(190, 140, 64, windows(3, 2, { w: 16, h: 14, gx: 12, gy: 9, x: 10, y: 10, lit: [0, 4] }));
  s.box(122, 140, 36, 40, 22, 4, M.b);
  s.box(124, 158, 0, 3, 3, 36, M.o);
  s.box(157, 158, 0, 3, 3, 36, M.o);
  s.shadow(52, 190, 90, 34, 40);
  s.box(54, 190, 6, 58, 30, 34, M.n);
  s.onLeft(54, 220, 40, `${rect(0, 20, 58, 5, V('b2'))}<path d="M26 4h6v5h5v6h-5v5h-6v-5h-5V9h5Z" fill="${V('b2')}"/>`);
  s.box(112, 192, 6, 22, 26, 24, M.n);
  s.box(96, 198, 40, 8, 14, 5, M.b);
  s.onLeft(112, 218, 30, rect(6, 4, 12, 9, V('gl'), 1) + rect(0, 14, 22, 4, V('b2')));
  s.onRight(134, 218, 30, rect(3, 4, 20, 10, V('gl'), 1));
  for (const x of [68, 120]) wheel(s, x, 220);
  for (const [x, y, r] of triples(222, 56, 13, 226, 98, 11, 214, 196, 13, 190, 222, 11)) {
    s.shadow(x - 4, y - 4, 8, 8, 30);
    s.tree(x, y, 0, r, M.b);
  }
}

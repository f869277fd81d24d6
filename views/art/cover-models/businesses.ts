import { M, type Scene, V } from '../iso-kit.ts';
import {
  awning,
  calculator,
  coins,
  envelope,
  lines,
  pairs,
  paper,
  pencil,
  rect,
  signature,
  stroke,
  tick,
} from '../props.ts';

// Books

export function cashRegister(s: Scene): void {
  s.shadow(0, 0, 130, 120, 50);
  s.box(0, 0, 0, 134, 120, 34, M.k);
  s.onLeft(0, 120, 34, rect(10, 9, 114, 18, V('k1'), 3) + rect(54, 15, 26, 6, V('m1'), 2));
  s.box(0, 0, 34, 134, 46, 54, M.b);
  s.onLeft(0, 46, 88, rect(14, 10, 76, 24, V('k3'), 3) + rect(34, 17, 48, 10, V('lit'), 2));
  s.box(98, 14, 88, 26, 4, 44, M.p);
  s.onLeft(98, 18, 132, lines(5, 7, [16, 12, 16, 16], { gap: 8, fill: V('m3') }));
  let keys = '';
  for (let i = 0; i < 15; i++)
    keys += rect(12 + (i % 5) * 23, 12 + Math.floor(i / 5) * 19, 17, 13, V(i % 5 === 4 ? 'b1' : 'p2'), 3);
  s.onTop(0, 46, 34, keys);
  coins(s, 160, 44, 5, 16);
  coins(s, 160, 88, 2, 16);
}

export function receiptBox(s: Scene): void {
  s.shadow(0, 0, 150, 90, 50);
  s.box(0, 0, 0, 150, 92, 56, M.b);
  s.box(6, 6, 52, 138, 80, 4.2, M.k);
  for (let i = 0; i < 6; i++) {
    const [x, h] = [16 + (i % 3) * 10, [58, 46, 62, 40, 50, 34][i]!];
    s.box(x, 14 + i * 12, 56, [72, 88, 60, 92, 70, 84][i]!, 3, h, M.p);
    s.onLeft(x, 17 + i * 12, 56 + h, lines(8, 7, [34, 44, 26], { gap: 7, fill: V(i % 2 ? 'b2' : 'pl') }));
  }
  s.box(0, 88, 0, 150, 4, 58, M.b);
  s.onLeft(0, 92, 58, rect(48, 16, 54, 22, V('p1'), 3) + lines(56, 22, [38, 26], { gap: 7, h: 3, fill: V('m3') }));
  paper(s, 20, 112, 0, 70, 52, [1]);
  paper(s, 104, 106, 0, 58, 60, [0, 2]);
}

export function booksOnScreen(s: Scene): void {
  s.shadow(0, 0, 160, 110, 10);
  s.box(0, 2, 6, 160, 7, 104, M.k);
  let table = rect(7, 7, 146, 90, V('p1'), 3) + rect(14, 14, 46, 8, V('b2'), 2);
  for (let i = 0; i < 5; i++)
    table +=
      rect(14, 32 + i * 12, 62 - (i % 3) * 12, 4, V('pl'), 1) +
      rect(96, 32 + i * 12, 18, 4, V('pl'), 1) +
      rect(126, 32 + i * 12, 18, 4, V(i === 4 ? 'b2' : 'pl'), 1);
  s.onLeft(0, 9, 110, table + rect(120, 12, 24, 14, V('b1'), 3) + tick(126, 14, 10, V('k3'), 2.6));
  s.box(0, 9, 0, 160, 98, 7, M.m);
  let keys = '';
  for (let i = 0; i < 40; i++) keys += rect(11 + (i % 10) * 14, 10 + Math.floor(i / 10) * 12, 11, 9, V('k1'), 2);
  s.onTop(0, 9, 7, keys + rect(56, 66, 48, 24, V('m3'), 3));
  coins(s, 184, 30, 5, 15);
  calculator(s, 172, 58, 0.72, 9);
}

// Business tax and news

export function filingCabinet(s: Scene): void {
  s.shadow(10, 0, 96, 90, 80);
  s.box(10, 0, 0, 96, 90, 132, M.k);
  const drawers = [8, 49, 90].map(
    (y) => rect(8, y, 80, 35, V('k1'), 3) + rect(30, y + 7, 36, 9, V('p1'), 2) + rect(38, y + 22, 20, 5, V('b1'), 2),
  );
  s.onLeft(10, 90, 132, drawers.join(''));
  s.box(18, 12, 132, 76, 56, 5, M.b);
  s.box(24, 16, 137, 66, 48, 4, M.p);
  s.onTop(24, 16, 141, rect(8, 8, 26, 6, V('b2'), 2) + lines(8, 20, [48, 40, 46], { gap: 8, h: 3, fill: V('pl') }));
  s.box(128, 44, 0, 66, 84, 6, M.n);
  paper(s, 124, 48, 6, 66, 84, [1, 4]);
}

export function stampedForm(s: Scene): void {
  s.shadow(0, 10, 128, 150, 6);
  s.box(8, 4, 0, 128, 150, 3, M.b);
  s.box(0, 10, 3, 128, 150, 3, M.p);
  s.onTop(
    0,
    10,
    6,
    rect(12, 12, 40, 12, V('k2'), 2) +
      lines(12, 36, [70, 84, 60, 78, 66], { gap: 12, h: 4, fill: V('pl') }) +
      lines(98, 36, [18, 18, 18, 18, 18], { gap: 12, h: 4, fill: V('b2') }) +
      rect(70, 104, 44, 32, V('b1'), 4) +
      tick(82, 110, 20, V('k3'), 5),
  );
  s.shadow(152, 56, 60, 44, 20);
  s.box(152, 52, 0, 58, 48, 12, M.k);
  s.cyl(181, 76, 12, 9, 26, M.m);
  s.cyl(181, 76, 38, 19, 16, M.b);
}

export function letters(s: Scene): void {
  s.shadow(10, 0, 150, 110, 36);
  for (const [i, [x, y]] of pairs(8, 6, 22, 0, 4, 12, 18, 4).entries()) {
    s.box(x, y, i * 8, 148, 98, 6, i % 2 ? M.b : M.n);
  }
  envelope(s, 8, 8, 32, 148, 98);
  envelope(s, 24, 116, 0, 104, 64);
  s.box(184, 20, 0, 12, 34, 7, M.k);
  s.box(184, 54, 0, 12, 78, 4, M.m);
}

// Businesses

export function stall(s: Scene): void {
  s.shadow(0, 0, 140, 100, 80);
  for (const [x, y] of pairs(4, 4, 132, 4)) s.box(x, y, 0, 6, 6, 106, M.o);
  s.box(0, 36, 0, 142, 56, 46, M.n);
  s.onLeft(0, 92, 46, [0, 1, 2, 3].map((i) => rect(8 + i * 33, 10, 26, 28, V(i % 2 ? 'c1' : 'b1'), 2)).join(''));
  s.box(-4, 32, 46, 150, 64, 6, M.k);
  for (const [i, [x, y]] of pairs(8, 40, 54, 40, 100, 40).entries()) {
    s.box(x, y, 52, 36, 40, 9, M.m);
    for (const [u, v] of pairs(10, 11, 26, 11, 10, 28, 26, 28)) s.crown(x + u, y + v, 65, 7, i === 1 ? M.n : M.b);
  }
  for (const [x, y] of pairs(4, 88, 132, 88)) s.box(x, y, 52, 6, 6, 54, M.o);
  awning(s, -8, 0, 128, 158, 104, 8);
  s.tree(178, 70, 0, 14);
}

export function contractAndKey(s: Scene): void {
  s.shadow(0, 0, 122, 160, 8);
  s.box(8, -6, 0, 122, 156, 3, M.b);
  s.box(0, 0, 3, 122, 156, 3, M.p);
  s.onTop(
    0,
    0,
    6,
    rect(24, 14, 74, 11, V('k2'), 2) +
      lines(14, 40, [94, 86, 94, 70], { gap: 12, h: 4, fill: V('pl') }) +
      signature(20, 118) +
      rect(14, 126, 50, 2, V('m3')) +
      `<circle cx="92" cy="116" r="17" fill="${V('b1')}"/>${tick(83, 107, 18, V('k3'), 4)}`,
  );
  pencil(s, 146, -6, 64);
  // A key lies beyond the corners of the solids
  s.P(246, 124);
  s.onTop(
    150,
    64,
    0.5,
    `<circle cx="24" cy="24" r="18" fill="none" stroke="${V('b2')}" stroke-width="10"/>${stroke('M42 30L92 46M72 40l-5 15M86 44l-5 15', V('b2'), 10)}`,
  );
}

export function cartons(s: Scene): void {
  const carton = (x: number, y: number, z: number, w: number, d: number, h: number) => {
    s.box(x, y, z, w, d, h, M.b);
    s.onTop(x, y, z + h, rect(w / 2 - 6, 0, 12, d, V('b3')));
    s.onLeft(x, y + d, z + h, rect(w / 2 - 6, 0, 12, 16, V('b3')) + rect(8, h - 22, 26, 14, V('p1'), 2));
  };
  s.shadow(4, 4, 150, 110, 60);
  carton(0, 0, 0, 88, 96, 66);
  carton(14, 8, 66, 66, 72, 48);
  carton(96, 20, 0, 72, 78, 50);
  s.box(28, 106, 0, 92, 64, 4, M.p);
  s.onTop(28, 106, 4, rect(10, 10, 36, 8, V('k2'), 2) + lines(10, 26, [70, 62, 66], { gap: 9, fill: V('pl') }));
  // A key lies beyond the corners of the solids
  s.P(206, 150);
  s.onTop(
    132,
    104,
    0.5,
    `<circle cx="20" cy="20" r="14" fill="none" stroke="${V('k1')}" stroke-width="8"/>${stroke('M34 26L70 40M56 34l-4 12', V('k1'), 8)}`,
  );
}

export function billboard(s: Scene): void {
  s.shadow(20, 30, 160, 20, 80);
  for (const x of [40, 140]) s.box(x, 36, 0, 10, 8, 60, M.o);
  s.box(8, 34, 46, 176, 12, 108, M.k);
  s.onLeft(
    8,
    46,
    154,
    rect(7, 7, 162, 94, V('b1'), 3) +
      rect(20, 22, 64, 12, V('k2'), 3) +
      lines(20, 46, [58, 48, 54], { gap: 14, h: 6, fill: V('b3') }) +
      `<circle cx="126" cy="54" r="30" fill="${V('p1')}"/>${tick(111, 38, 32, V('k3'), 8)}`,
  );
  for (const x of [34, 84, 134]) s.box(x, 46, 150, 10, 14, 5, M.m);
  s.tree(40, 92, 0, 13);
  s.tree(72, 104, 0, 9);
  s.tree(196, 78, 0, 15);
}

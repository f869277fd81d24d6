import { M, type Material, type Scene, V } from '../iso-kit.ts';
import lettering from '../lettering.json' with { type: 'json' };
import {
  calculator,
  coins,
  growingCoins,
  lines,
  mailbox,
  pairs,
  paper,
  pencil,
  rect,
  signature,
  stroke,
  tick,
  windows,
} from '../props.ts';

export function personalTax(s: Scene): void {
  s.block(28, 24, 76, 62, 50, M.n, 80);
  s.onLeft(
    28,
    86,
    50,
    rect(10, 14, 16, 16, V('gl'), 1) + rect(50, 14, 16, 16, V('lit'), 1) + rect(31, 18, 14, 32, V('b3'), 1),
  );
  s.onRight(104, 86, 50, rect(12, 14, 14, 16, V('gl'), 1) + rect(36, 14, 14, 16, V('lit'), 1));
  s.gable(28, 24, 50, 76, 62, 38, M.k, 5);
  s.box(82, 36, 66, 11, 11, 26, M.m);
  s.tree(126, 34, 0, 13);
  s.tree(146, 48, 0, 10);
  paper(s, 100, 92, 0, 100, 132, [1, 4]);
  s.box(94, 98, 2.5, 100, 132, 2.5, M.p);
  let o = rect(10, 10, 44, 8, V('k2'), 2) + rect(66, 10, 24, 8, V('b1'), 2);
  for (let i = 0; i < 8; i++)
    o +=
      rect(10, 30 + i * 9.5, 48 - (i % 3) * 8, 3, V('pl'), 1) +
      rect(70, 28.5 + i * 9.5, 20, 6, i === 6 ? V('b1') : V('m1'), 1.5);
  s.onTop(94, 98, 5, `${o}${rect(10, 112, 34, 2, V('k2'))}${signature(12, 110)}`);
  calculator(s, 28, 132);
  pencil(s, 208, 84);
  growingCoins(s, 226, 40, 4);
  growingCoins(s, 198, 44, 2);
}

export function businessTax(s: Scene): void {
  s.block(34, 28, 100, 84, 118, M.n);
  s.box(30, 24, 118, 108, 92, 8, M.b);
  s.box(54, 44, 126, 30, 30, 12, M.m);
  s.onLeft(
    34,
    112,
    118,
    windows(5, 3, { w: 12, h: 15, gx: 6, gy: 11, x: 8, y: 12, lit: [1, 8, 14] }) +
      rect(36, 90, 28, 28, V('b3'), 1) +
      rect(49, 90, 2, 28, V('n2')),
  );
  s.onRight(134, 112, 118, windows(4, 4, { w: 12, h: 15, gx: 7, gy: 11, x: 8, y: 12, lit: [2, 5, 11] }));
  for (let k = 0; k < 5; k++) {
    s.box(150 + (k % 2) * 3, 48 - (k % 2) * 2, k * 7, 74, 92, 6, k === 3 ? M.b : M.p);
  }
  paper(s, 150, 46, 35, 74, 92, [2, 4]);
  paper(s, 40, 152, 0, 96, 74, [1]);
  s.onTop(
    40,
    152,
    2.6,
    `<circle cx="74" cy="52" r="14" fill="none" stroke="${V('b2')}" stroke-width="3"/><path d="M67 52l5 6 9-11" fill="none" stroke="${V('b2')}" stroke-width="3.4" stroke-linecap="round"/>`,
  );
  s.block(164, 176, 44, 32, 9, M.k, 40);
  s.box(168, 180, 9, 36, 24, 7, M.b);
  s.cyl(186, 192, 16, 6, 22, M.k);
  s.cyl(186, 192, 36, 12, 9, M.k);
  coins(s, 240, 180, 3, 12);
  coins(s, 30, 240, 2, 12);
}

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

type Layer = { name: keyof typeof lettering.words; size: number; material: Material; text: string };

/** From the ground up: each lies within the one below it. */
const layers: Layer[] = [
  { name: 'Federal', size: 268, material: M.k, text: V('p1') },
  { name: 'State', size: 232, material: M.n, text: V('k3') },
  { name: 'City', size: 196, material: M.c, text: V('txt') },
  { name: 'School district', size: 160, material: M.p, text: V('k3') },
];
const thickness = 28;

/** A house on the layers of tax that hold at its address; in the hero the smaller two drop, then the house. */
export function taxLayers(s: Scene): void {
  for (const [i, layer] of layers.entries())
    if (i < 2) plate(s, i, layer);
    else s.later(1, () => plate(s, i, layer));
  s.later(2, () => address(s));
}

function plate(s: Scene, order: number, { name, size, material, text }: Layer): void {
  const [at, z] = [(layers[0]!.size - size) / 2, order * thickness];
  if (order > 0) s.shadow(at, at, size, size, thickness, z);
  s.slab(at, at, size, size, thickness, 14, material, z);
  s.onLeft(
    at,
    at + size,
    z + thickness,
    `<path transform="translate(18 20)" d="${lettering.words[name].d}" fill="${text}"/>`,
  );
}

function address(s: Scene): void {
  const z = layers.length * thickness;
  s.shadow(92, 98, 84, 62, 60, z);
  s.box(92, 98, z, 84, 62, 44, M.n);
  s.onLeft(
    92,
    160,
    z + 44,
    rect(8, 11, 18, 17, V('gl'), 1.5) + rect(34, 12, 16, 32, V('b3'), 1.5) + rect(58, 11, 18, 17, V('lit'), 1.5),
  );
  s.onRight(176, 160, z + 44, [10, 36].map((x) => rect(x, 12, 15, 17, V('gl'), 1.5)).join(''));
  s.gable(92, 98, z + 44, 84, 62, 40, M.k, 7);
  s.tree(196, 86, z, 11);
}

export function refund(s: Scene): void {
  // House
  s.block(34, 26, 96, 74, 54, M.n);
  s.onLeft(
    34,
    100,
    54,
    rect(10, 14, 18, 18, V('gl'), 1) + rect(68, 14, 18, 18, V('lit'), 1) + rect(38, 18, 18, 36, V('b3'), 1),
  );
  s.onRight(130, 100, 54, rect(12, 14, 16, 18, V('gl'), 1) + rect(44, 14, 16, 18, V('lit'), 1));
  s.gable(34, 26, 54, 96, 74, 42, M.k, 6);
  s.box(100, 40, 72, 12, 12, 28, M.m);
  s.onTop(72, 100, 0, rect(0, 0, 20, 40, V('g1'), 2));
  s.tree(168, 30, 0, 14).tree(190, 34, 0, 10);
  mailbox(s, 164, 92);
  // Refund check
  s.block(38, 152, 136, 78, 3, M.p);
  s.onTop(
    38,
    152,
    3,
    rect(4, 4, 128, 70, V('b1'), 3) +
      rect(6, 6, 124, 66, V('p1'), 2) +
      rect(10, 10, 42, 7, V('k2'), 2) +
      rect(92, 10, 34, 14, V('b1'), 2) +
      stroke('M100 17h18', V('k3'), 3) +
      lines(10, 30, [72, 58], { gap: 9, h: 3, fill: V('m2') }) +
      rect(10, 60, 40, 2, V('k2')) +
      signature(82, 60) +
      rect(80, 62, 46, 2, V('k2')),
  );
  coins(s, 212, 172, 5);
  coins(s, 226, 206, 2);
  s.tree(36, 132, 0, 11);
}

export function checklist(s: Scene): void {
  // Box of papers
  s.block(32, 26, 96, 64, 46, M.n);
  s.box(37, 31, 30, 86, 54, 16, M.k);
  for (const [i, m] of [M.p, M.b, M.p, M.p, M.b].entries()) s.box(42, 36 + i * 9.5, 34, 76, 3, 30 - (i % 2) * 6, m);
  s.box(32, 84, 0, 96, 6, 50, M.n);
  s.onLeft(32, 90, 50, rect(34, 10, 28, 8, V('k2'), 4) + rect(30, 26, 36, 14, V('b1'), 2));
  // Clipboard
  s.block(78, 102, 124, 134, 4, M.k);
  s.box(84, 112, 4, 112, 118, 2.5, M.p);
  s.onTop(84, 112, 6.5, rows());
  s.box(112, 100, 4, 56, 16, 9, M.m);
  s.box(128, 96, 4, 24, 10, 12, M.k);
  pencil(s, 222, 120, 80);
  // Receipts
  paper(s, 22, 124, 0, 38, 56, [1]);
  paper(s, 28, 190, 0, 36, 46);
  coins(s, 176, 52, 4);
  coins(s, 208, 60, 2);
}

function rows(): string {
  let art = rect(10, 10, 50, 7, V('k2'), 2);
  for (let i = 0; i < 6; i++) {
    const v = 26 + i * 15;
    const done = i < 3;
    art +=
      rect(10, v, 10, 10, V(done ? 'b1' : 'pl'), 2) +
      (done ? tick(10.5, v, 9, V('k3'), 2.2) : rect(12, v + 2, 6, 6, V('p1'), 1));
    art += rect(28, v + 3, [64, 52, 70, 58, 66, 46][i]!, 4, V(done ? 'm2' : 'pl'), 1.5);
  }
  return art;
}

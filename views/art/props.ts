import { M, type Material, type Scene, scene, V } from './iso-kit.ts';

/** A scene with the white slab and its tinted pad, ready for a model of 260 by 260. */
export function stage(options?: Parameters<typeof scene>[0]): Scene {
  const s = scene(options);
  s.slab(-10, -10, 280, 280);
  return s.onTop(0, 0, 0, rect(14, 14, 232, 232, V('pad'), 8));
}

/** Numbers two by two, for lists of places. */
export function pairs(...numbers: number[]): [number, number][] {
  return Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[2 * i]!, numbers[2 * i + 1]!]);
}

/** Numbers three by three. */
export function triples(...numbers: number[]): [number, number, number][] {
  return Array.from({ length: numbers.length / 3 }, (_, i) => [
    numbers[3 * i]!,
    numbers[3 * i + 1]!,
    numbers[3 * i + 2]!,
  ]);
}

// Flat art, in the local units of a face

export function rect(x: number, y: number, w: number, h: number, fill: string, radius = 0, attributes = ''): string {
  const d = [x, y, w, h].map((n) => Math.round(n * 10) / 10);
  return `<rect x="${d[0]}" y="${d[1]}" width="${d[2]}" height="${d[3]}"${radius ? ` rx="${radius}"` : ''} fill="${fill}"${attributes && ` ${attributes}`}/>`;
}

/** A field tinted in the brand's color, on paper. */
export function tint(x: number, y: number, w: number, h: number, radius: number): string {
  return rect(x, y, w, h, V('lit'), radius, 'fill-opacity=".4"');
}

export function stroke(d: string, color: string, width: number, attributes = ''): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"${attributes && ` ${attributes}`}/>`;
}

type WindowGrid = { w?: number; h?: number; gx?: number; gy?: number; x?: number; y?: number; lit?: number[] };

/** A grid of windows; those whose number is in `lit` have the light on. */
export function windows(
  columns: number,
  rows: number,
  { w = 10, h = 12, gx = 8, gy = 10, x = 8, y = 10, lit = [] }: WindowGrid = {},
): string {
  let art = '';
  for (let i = 0; i < columns * rows; i++) {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    art += rect(x + column * (w + gx), y + row * (h + gy), w, h, V(lit.includes(i) ? 'lit' : 'gl'), 1);
  }
  return art;
}

/** Lines of text seen from afar, one for each width. */
export function lines(x: number, y: number, widths: number[], { gap = 7, h = 2.4, fill = V('ln') } = {}): string {
  return widths.map((w, i) => rect(x, y + i * gap, w, h, fill, 1)).join('');
}

/** A tick mark in a box of this size. */
export function tick(x: number, y: number, size: number, color = V('k3'), width = size * 0.28): string {
  const u = size / 10;
  const d = `M${x} ${(y + 5 * u).toFixed(1)}l${(3.4 * u).toFixed(1)} ${(3.6 * u).toFixed(1)} ${(6.2 * u).toFixed(1)} ${(-8 * u).toFixed(1)}`;
  return stroke(d, color, Math.round(width * 10) / 10);
}

/** A signature on a dotted line. */
export function signature(x: number, y: number): string {
  return stroke(`M${x} ${y}c5-10 9-8 8-2s6 0 9-4 3 4 8 2`, V('k2'), 1.8);
}

// Solid props

export function coins(s: Scene, x: number, y: number, count: number, radius = 13, m: Material = M.b): void {
  for (let i = 0; i < count; i++) s.cyl(x, y, i * 6.4, radius, 5, m);
  s.ring(x, y, count * 6.4 - 1.4, radius * 0.68, m.r, 1.6);
}

/** A stack of coins whose lower half comes first in the hero, then the upper. */
export function growingCoins(s: Scene, x: number, y: number, count: number, radius = 13): void {
  const half = Math.ceil(count / 2);
  for (let i = 0; i < count; i++) s.later(i < half ? 1 : 2, () => s.cyl(x, y, i * 6.4, radius, 5, M.b));
  s.later(count === 1 ? 1 : 2, () => s.ring(x, y, count * 6.4 - 1.4, radius * 0.68, M.b.r, 1.6));
}

/** A sheet with a heading, rows and amounts; the rows in `marked` have their amount in the brand color. On the ground it casts a shadow. */
export function paper(s: Scene, x: number, y: number, z: number, w: number, d: number, marked: number[] = []): void {
  if (z === 0) s.shadow(x + 4, y, w, d, 6);
  s.box(x, y, z, w, d, 2.5, M.p);
  let art = rect(w * 0.1, d * 0.09, w * 0.42, 6, V('b2'), 2);
  for (let i = 0; i < Math.floor((d * 0.72) / 9); i++) {
    const v = d * 0.24 + i * 9;
    art += rect(w * 0.1, v, w * (i % 3 === 2 ? 0.5 : 0.56), 3, V('pl'), 1);
    art += rect(w * 0.74, v, w * 0.16, 3, V(marked.includes(i) ? 'b2' : 'pl'), 1);
  }
  s.onTop(x, y, z + 2.5, art);
}

/** A striped awning over a wall of width w that ends at y. */
export function awning(s: Scene, x: number, y: number, z: number, w: number, depth: number, stripes: number): void {
  for (let i = 0; i < stripes; i++) {
    const [from, to] = [x + (i * w) / stripes, x + ((i + 1) * w) / stripes];
    const m = i % 2 ? M.n : M.b;
    s.poly([s.P(from, y, z), s.P(to, y, z), s.P(to, y + depth, z - 13), s.P(from, y + depth, z - 13)], m.t);
    s.poly(
      [
        s.P(from, y + depth, z - 13),
        s.P(to, y + depth, z - 13),
        s.P(to, y + depth, z - 19),
        s.P(from, y + depth, z - 19),
      ],
      m.l,
    );
  }
}

/** A wheel seen from the left. */
export function wheel(s: Scene, x: number, y: number): void {
  const [cx, cy] = s.P(x, y, 5).map((n) => Math.round(n * 10) / 10);
  s.raw(
    `<ellipse cx="${cx}" cy="${cy}" rx="6.4" ry="7.4" fill="${V('k3')}"/><ellipse cx="${cx}" cy="${cy}" rx="2.4" ry="3" fill="${V('m1')}"/>`,
  );
}

/** A pot with a round plant. */
export function plant(s: Scene, x: number, y: number, radius = 14): void {
  s.shadow(x - 8, y - 8, 18, 18, 24);
  s.cyl(x, y, 0, radius * 0.62, radius * 1.2, M.o);
  s.crown(x, y, radius * 1.9, radius);
}

/** A pencil along y, its point toward the viewer. */
export function pencil(s: Scene, x: number, y: number, length = 96): void {
  s.shadow(x, y, 9, length + 20, 8);
  s.box(x, y - 10, 0, 9, 11, 8, M.m);
  s.box(x, y, 0, 9, length, 8, M.b);
  const end = y + length;
  s.poly([s.P(x, end, 8), s.P(x + 9, end, 8), s.P(x + 4.5, end + 16, 2)], V('p2'));
  s.poly([s.P(x + 9, end, 8), s.P(x + 9, end, 0), s.P(x + 4.5, end + 16, 2)], V('p3'));
}

/** A pocket calculator, 52 by 78 at scale 1. */
export function calculator(s: Scene, x: number, y: number, size = 1, height = 12): void {
  const u = (n: number) => Math.round(n * size * 10) / 10;
  s.block(x, y, u(52), u(78), height, M.k);
  let art = rect(u(6), u(6), u(40), u(16), V('lit'), 2);
  for (let i = 0; i < 12; i++) {
    const [column, row] = [i % 3, Math.floor(i / 3)];
    const fill = column < 2 ? 'p1' : row === 3 ? 'b1' : 'm1';
    art += rect(u(6 + column * 14), u(28 + row * 12), u(11), u(9), V(fill), u(2));
  }
  s.onTop(x, y, height, art);
}

/** An envelope lying on its back, with a seal. On the ground it casts a shadow. */
export function envelope(s: Scene, x: number, y: number, z: number, w = 72, d = 46): void {
  if (z === 0) s.shadow(x + 4, y, w, d, 6);
  s.box(x, y, z, w, d, 3, M.p);
  s.onTop(
    x,
    y,
    z + 3,
    stroke(`M2 2L${w / 2} ${Math.round(d * 0.56)} ${w - 2} 2`, V('pl'), 2.4) +
      `<circle cx="${w / 2}" cy="${Math.round(d * 0.54)}" r="6.5" fill="${V('b2')}"/>`,
  );
}

/** A solid with a round top, like a mailbox or a vault; it runs along x and shows its end at the right. */
export function arch(
  s: Scene,
  x: number,
  y: number,
  z: number,
  length: number,
  w: number,
  wall: number,
  m = M.b,
): void {
  const radius = w / 2;
  const at = (end: number, degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return s.P(end, y + radius + radius * Math.cos(angle), z + wall + radius * Math.sin(angle));
  };
  const arc = (from: number, to: number) => Array.from({ length: 9 }, (_, i) => from + ((to - from) * i) / 8);
  const strip = (from: number, to: number, fill: string) => {
    const near = arc(from, to).map((angle) => at(x + length, angle));
    const far = arc(from, to).map((angle) => at(x, angle));
    s.poly([...near, ...far.reverse()], fill);
  };
  s.poly([s.P(x, y + w, z + wall), s.P(x + length, y + w, z + wall), s.P(x + length, y + w, z), s.P(x, y + w, z)], m.l);
  strip(0, 38, m.l);
  strip(38, 150, m.t);
  const end = arc(0, 180).map((angle) => at(x + length, angle));
  s.poly([...end, s.P(x + length, y, z), s.P(x + length, y + w, z)], m.r);
}

/** A mailbox on a post, its flag up. */
export function mailbox(s: Scene, x: number, y: number): void {
  s.shadow(x, y, 76, 40, 40);
  s.box(x + 32, y + 14, 0, 12, 12, 46, M.o);
  arch(s, x, y, 46, 76, 40, 22, M.b);
  s.onRight(x + 76, y + 40, 68, rect(7, -2, 26, 3.4, V('k2'), 1.5) + rect(17, 5, 6, 9, V('k2'), 2));
  s.onLeft(x, y + 40.5, 68, rect(20, -26, 4, 34, V('k2'), 1) + rect(24, -26, 20, 13, V('p1'), 1.5));
}

/** A wall calendar of w by 100 whose days in `marked` (of 24) are ticked. */
export function calendar(s: Scene, x: number, y: number, w = 96, marked: number[] = [10, 22]): void {
  s.block(x, y, w, 20, 101, M.n);
  s.box(x, y, 84, w, 20.5, 17, M.b);
  let art = rect(12, 5, 34, 5, V('k2'), 2);
  const step = (w - 16) / 6;
  for (let i = 0; i < 24; i++) {
    const [u, v] = [Math.round((9 + (i % 6) * step) * 10) / 10, 27 + Math.floor(i / 6) * 17];
    art += rect(u, v, step - 3.4, 12, V(marked.includes(i) ? 'b1' : 'pl'), 2);
    if (marked.includes(i)) art += tick(u + step / 2 - 5.5, v + 2, 8, V('k3'), 1.9);
  }
  s.onLeft(x, y + 20, 101, art);
  for (const inset of [18, w - 22]) s.cyl(x + inset, y + 10, 96, 3, 14, M.o);
}

/** A chair with its back at the far side along y (`back` 'far') or at the near side. */
export function chair(s: Scene, x: number, y: number, back: 'far' | 'near'): void {
  s.shadow(x, y + 4, 30, 24, 18);
  if (back === 'far') s.box(x, y, 22, 32, 6, 38, M.o);
  s.cyl(x + 16, y + 16, 0, 3, 18, M.o);
  s.box(x, y, 18, 32, 30, 6, M.o);
  if (back === 'near') s.box(x, y + 25, 22, 32, 6, 38, M.o);
}

import { M, type Scene, V } from '../iso-kit.ts';
import { awning, envelope, lines, mailbox, pairs, paper, pencil, plant, rect, triples, windows } from '../props.ts';

const storey = 70;

/** One back office on three floors: the stack mark as a building. */
export function about(s: Scene): void {
  s.shadow(36, 40, 154, 138, 90);
  for (const [floor, m] of [M.k, M.n, M.b].entries()) {
    const z = floor * storey;
    if (floor > 0) furnish(s, z - storey + 14, floor);
    s.slab(36, 32, 154, 146, 14, 16, m, z);
  }
  s.onTop(36, 32, 2 * storey + 14, ledger());
  s.tree(226, 60, 0, 13).tree(232, 92, 0, 10);
  envelope(s, 52, 204, 0, 52, 34);
  s.tree(134, 200, 0, 12);
  plant(s, 220, 140, 13);
}

function furnish(s: Scene, z: number, floor: number): void {
  const height = storey - 14;
  s.box(46, 42, z, 58, 48, height, floor === 1 ? M.m : M.k);
  for (const [x, y] of pairs(176, 46)) s.box(x, y, z, 6, 6, height, M.n);
  const desk = floor === 1 ? M.b : M.c;
  s.box(64, 132, z, 40, 30, 15, desk);
  s.box(74, 138, z + 15, 20, 2, 13, M.k);
  s.box(128, 74, z, 34, 40, 15, desk);
  s.box(136, 82, z + 15, 18, 22, 2, M.p);
  if (floor === 1) s.box(132, 132, z, 22, 22, 30, M.n);
  else s.box(128, 136, z, 28, 20, 12, M.n).box(134, 140, z + 12, 16, 12, 3, M.p);
  for (const [x, y] of pairs(44, 166, 176, 166)) s.box(x, y, z, 6, 6, height, M.n);
}

function ledger(): string {
  let art = rect(104, 8, 2, 130, V('b3')) + rect(109, 8, 2, 130, V('b3'));
  for (let i = 1; i < 6; i++) art += rect(10, 10 + i * 20, 134, 2, V('b2'));
  return art + rect(16, 12, 44, 9, V('k2'), 3);
}

export function contact(s: Scene): void {
  // Office
  s.block(30, 28, 136, 74, 6, M.m, 70);
  s.box(34, 32, 6, 128, 66, 68, M.n);
  s.box(28, 26, 74, 140, 78, 8, M.k);
  s.box(52, 40, 82, 30, 24, 10, M.m);
  s.onLeft(
    34,
    98,
    74,
    rect(10, 18, 30, 28, V('gl'), 2) +
      rect(84, 18, 30, 28, V('lit'), 2) +
      rect(50, 16, 24, 52, V('b3'), 2) +
      rect(53, 20, 18, 20, V('lit'), 1),
  );
  s.onRight(162, 98, 74, windows(2, 1, { w: 16, h: 26, gx: 10, x: 12, y: 18, lit: [1] }));
  awning(s, 78, 98.5, 66, 44, 16, 4);
  s.onTop(84, 106, 0, rect(0, 0, 24, 100, V('g1'), 2));
  s.tree(206, 52, 0, 14).tree(226, 84, 0, 11);
  mailbox(s, 150, 172);
  envelope(s, 22, 170, 0, 52, 36);
  s.block(112, 212, 54, 32, 2.5, M.p);
  s.onTop(112, 212, 2.5, rect(42, 4, 9, 11, V('b2'), 1) + lines(7, 9, [24, 20, 14], { gap: 7, h: 2.6, fill: V('pl') }));
  s.tree(34, 140, 0, 12);
}

export function resources(s: Scene): void {
  // Letter tray of three tiers
  s.shadow(36, 34, 104, 82, 60);
  for (let tier = 0; tier < 3; tier++) {
    const z = tier * 26;
    if (tier < 2) for (const [x, y] of pairs(34, 32, 136, 32, 34, 112)) s.box(x, y, z + 4, 4, 4, 22, M.m);
    s.box(34, 32, z, 106, 84, 4, M.k);
    for (let i = 0; i < 3 - (tier % 2); i++)
      s.box(42 + i, 38 - i, z + 4 + i * 3.4, 92, 74, 3, tier === 1 && i === 1 ? M.b : M.p);
    if (tier < 2) s.box(136, 112, z + 4, 4, 4, 22, M.m);
  }
  paper(s, 40, 40, 63, 92, 70, [1, 3]);
  // Binders
  s.shadow(178, 34, 50, 50, 80);
  for (const [i, m] of [M.b, M.n, M.k].entries()) {
    s.box(172 + i * 22, 34, 0, 21, 50, 84 - i * 5, m);
    s.onLeft(172 + i * 22, 84, 84 - i * 5, rect(5, 12, 11, 18, V('p1'), 1) + rect(7, 62, 7, 4, V('ln'), 2));
  }
  // Form in front; the lamp's shadow lies under it
  s.shadow(28, 162, 24, 24, 50);
  paper(s, 72, 136, 0, 112, 90);
  s.box(66, 142, 2.5, 112, 90, 2.5, M.p);
  let art = rect(10, 9, 46, 8, V('k2'), 2) + rect(76, 9, 26, 8, V('b1'), 2);
  for (let i = 0; i < 5; i++)
    art +=
      rect(10, 27 + i * 11, 52 - (i % 2) * 10, 3.4, V('pl'), 1) +
      rect(76, 25 + i * 11, 26, 7, V(i === 3 ? 'b1' : 'm1'), 1.5);
  s.onTop(66, 142, 5, art);
  pencil(s, 206, 128, 74);
  // Lamp
  s.cyl(34, 174, 0, 12, 4, M.o);
  s.line([34, 174, 4, 34, 174, 62], V('o1'), 4);
  s.cyl(34, 174, 52, 15, 20, M.b);
  s.cyl(228, 226, 0, 10, 18, M.n).ring(228, 226, 18, 7, V('k2'), 3);
}

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

/** A ledger with its rules drawn and nothing written in it yet. */
export function emptyState(s: Scene): void {
  s.block(44, 70, 172, 124, 7, M.k);
  for (const x of [49, 132]) {
    s.box(x, 75, 7, 79, 114, 7, M.p);
    s.onTop(x, 75, 14, page());
  }
  s.poly([s.P(120, 189, 14), s.P(126, 189, 14), s.P(126, 212, 0), s.P(120, 212, 0)], V('b2'));
  pencil(s, 226, 96, 74);
}

function page(): string {
  let art = rect(50, 6, 1.4, 102, V('b2')) + rect(53.6, 6, 1.4, 102, V('b2'));
  for (let i = 0; i < 9; i++) art += rect(7, 16 + i * 10, 65, 1.2, V('pl'));
  return art;
}

import { M, type Scene, V } from '../iso-kit.ts';
import { awning, envelope, lines, mailbox, pairs, paper, pencil, rect, triples, windows } from '../props.ts';

/** The main street of an Ohio river town: shops, a courthouse, people, and a covered bridge over the river. */
export function about(s: Scene): void {
  s.prism(pairs(-24, -24, 296, -24, 296, 250, -24, 250), -26, 12, M.n);
  for (const [x, y] of pairs(196, 16, 208, 40, 196, 176, 210, 204, 200, 230))
    s.line([x, y, -14, x, y + 18, -14], V('pl'), 2);
  s.prism(pairs(-24, -24, 186, -24, 178, 40, 190, 90, 180, 150, 190, 200, 182, 250, -24, 250), -14, 14, M.g);
  s.prism(pairs(232, -24, 296, -24, 296, 250, 234, 250, 226, 190, 236, 120, 224, 50), -14, 14, M.g);
  s.poly([s.P(-24, 100, 0), s.P(296, 100, 0), s.P(296, 144, 0), s.P(-24, 144, 0)], V('pl'));
  for (const x of [-14, 22, 58, 94, 130, 262]) s.line([x, 122, 0, x + 16, 122, 0], M.n.t, 2);
  for (const [x, y] of pairs(4, -8, 46, -12, 142, -10, 262, 10, 252, 44, 276, 66)) s.tree(x, y, 0, 13);
  shop(s, -16, 46, 52, M.n, [1]);
  courthouse(s, 42, 22);
  shop(s, 124, 46, 56, M.m, [0, 2]);
  coveredBridge(s);
  s.block(66, 162, 62, 44, 34, M.n, 60);
  s.onLeft(
    66,
    206,
    34,
    rect(8, 9, 12, 12, V('gl'), 1) + rect(27, 9, 12, 25, V('b3'), 1) + rect(45, 9, 12, 12, V('lit'), 1),
  );
  s.gable(66, 162, 34, 62, 44, 26, M.b);
  for (const [x, y] of pairs(-8, 190, 18, 222, 46, 206, 150, 176, 164, 214, 140, 232, 266, 164, 256, 204, 284, 228)) {
    s.tree(x, y, 0, 12);
  }
  s.later(1, () => {
    for (const [x, y] of pairs(12, 90, 28, 91, 100, 90, 118, 93, 12, 162, 38, 168, 84, 224, 96, 226)) person(s, x, y);
  });
  s.later(2, () => {
    car(s, 16, 106, M.b);
    car(s, 128, 126, M.k);
  });
}

function shop(s: Scene, x: number, y: number, height: number, m = M.n, lit: number[] = []): void {
  s.block(x, y, 46, 42, height, m);
  s.box(x - 2, y - 2, height, 50, 46, 5, M.k);
  s.onLeft(
    x,
    y + 42,
    height,
    windows(3, 1, { w: 8, h: 13, gx: 6, x: 5, y: 7, lit }) +
      rect(6, 34, 20, 16, V('lit'), 1) +
      rect(31, 33, 9, 19, V('b3'), 1),
  );
  s.onRight(x + 46, y + 42, height, windows(2, 1, { w: 8, h: 13, gx: 8, x: 8, y: 7 }));
  awning(s, x + 2, y + 42, 27, 42, 10, 6);
}

/** With a portico of four columns and a clock tower. */
function courthouse(s: Scene, x: number, y: number): void {
  s.block(x, y, 72, 56, 58, M.n, 90);
  s.onRight(x + 72, y + 56, 58, windows(3, 2, { w: 8, h: 14, gx: 8, gy: 9, x: 8, y: 8, lit: [1, 5] }));
  s.box(x - 2, y - 2, 58, 76, 60, 6, M.m);
  s.box(x + 24, y + 16, 64, 24, 24, 34, M.n);
  s.onLeft(
    x + 24,
    y + 40,
    98,
    '<circle cx="12" cy="13" r="7.5" fill="var(--art-k2)"/><path d="M12 8.5v4.5l3 2" fill="none" stroke="var(--art-lit)" stroke-width="1.6"/>',
  );
  s.cyl(x + 36, y + 28, 98, 11, 8, M.m)
    .crown(x + 36, y + 28, 110, 11)
    .line([x + 36, y + 28, 120, x + 36, y + 28, 138], V('txt'), 1.5);
  s.box(x + 8, y + 56, 0, 56, 18, 5, M.m);
  s.onLeft(
    x,
    y + 56,
    58,
    rect(30, 26, 13, 32, V('b3'), 1) + rect(5, 14, 8, 16, V('gl'), 1) + rect(59, 14, 8, 16, V('gl'), 1),
  );
  for (const column of [14, 28, 43, 57]) s.cyl(x + column, y + 68, 5, 2.6, 36, M.n);
  s.box(x + 8, y + 56, 41, 56, 18, 5, M.m);
  const [left, ridge, right] = [s.P(x + 8, y + 74, 46), s.P(x + 36, y + 74, 60), s.P(x + 64, y + 74, 46)];
  s.poly([right, ridge, s.P(x + 36, y + 56, 60), s.P(x + 64, y + 56, 46)], M.b.r).poly([left, ridge, right], M.b.l);
}

function coveredBridge(s: Scene): void {
  s.box(172, 98, -2, 72, 48, 4, M.m);
  s.box(174, 100, 2, 68, 44, 32, M.b);
  s.onLeft(174, 144, 34, Array.from({ length: 5 }, (_, i) => rect(5 + i * 13, 6, 8, 9, V('k3'))).join(''));
  s.onRight(242, 144, 34, '<path d="M8 32v-16a14 12 0 0 1 28 0v16z" fill="var(--art-k3)"/>');
  s.gable(174, 100, 34, 68, 44, 20, M.k, 4);
}

function person(s: Scene, x: number, y: number): void {
  s.cyl(x, y, 0, 2.8, 6, M.k).cyl(x, y, 6, 4, 10, M.b).dot(x, y, 20, 3.8, M.o.t);
}

function car(s: Scene, x: number, y: number, m = M.b): void {
  s.box(x, y, 3, 32, 14, 7, m).box(x + 7, y + 1.5, 10, 17, 11, 7, M.k);
  for (const wheel of [7, 25]) s.dot(x + wheel, y + 14, 3.5, 3.4, V('k3'));
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

import { M, type Scene, V } from '../iso-kit.ts';
import {
  calculator,
  calendar,
  coins,
  envelope,
  lines,
  mailbox,
  paper,
  pencil,
  rect,
  stroke,
  tick,
  tint,
} from '../props.ts';

export function wallCalendar(s: Scene): void {
  calendar(s, 0, 0, 150, [3, 9, 16, 22]);
  paper(s, 40, 50, 0, 74, 60, [1, 2]);
  pencil(s, 142, 44, 50);
  coins(s, 16, 62, 3);
}

export function planner(s: Scene): void {
  s.block(0, 0, 204, 134, 6, M.k);
  for (const x of [5, 103]) {
    s.box(x, 5, 6, 96, 124, 5, M.p);
    let week = rect(8, 8, 40, 8, V('b2'), 2);
    for (let i = 0; i < 20; i++) {
      const [u, v] = [8 + (i % 4) * 20.5, 24 + Math.floor(i / 4) * 19];
      const isMarked = x > 5 ? i === 6 || i === 17 : i === 9;
      week += rect(u, v, 18, 16, V(isMarked ? 'b1' : 'pl'), 2) + (isMarked ? tick(u + 4, v + 3, 10, V('k3'), 2.4) : '');
    }
    s.onTop(x, 5, 11, week);
  }
  s.box(194, 96, 11, 18, 12, 1.5, M.b);
  pencil(s, 222, 20, 76);
}

export function dayBlock(s: Scene): void {
  s.block(6, 26, 140, 56, 8, M.k, 60);
  s.box(16, 36, 8, 120, 30, 112, M.p);
  s.box(15, 35, 98, 122, 32, 24, M.b);
  s.onLeft(
    16,
    67,
    122,
    rect(14, 9, 44, 7, V('k2'), 2) + rect(31, 40, 58, 56, V('b1'), 8) + tick(42, 52, 36, V('k3'), 7),
  );
  coins(s, 30, 106, 4, 15);
  coins(s, 66, 110, 2, 15);
}

export function wageStatement(s: Scene): void {
  s.block(0, 28, 166, 48, 8, M.k, 70);
  s.box(12, 40, 8, 150, 6, 118, M.b);
  s.box(8, 54, 8, 150, 6, 110, M.p);
  s.onLeft(8, 60, 118, wageForm());
}

export function foldedMap(s: Scene): void {
  s.shadow(0, 0, 190, 130, 8);
  for (const [i, x] of [0, 64, 128].entries()) s.box(x, 0, 0, 64, 130, 4, i === 1 ? M.m : M.p);
  s.onTop(
    0,
    0,
    4,
    `${stroke('M10 112c40-6 30-44 66-46s40-34 106-44', V('m3'), 6)}${stroke('M40 8c6 40 24 60 20 116M120 10c-8 30 20 70 14 112', V('pl'), 4)}<ellipse cx="152" cy="92" rx="24" ry="18" fill="${V('b1')}"/>`,
  );
  for (const [x, y, z] of [
    [146, 34, 54],
    [58, 82, 40],
  ] as const) {
    s.line([x, y, 4, x, y, z], V('k3'), 3.4);
    s.dot(x, y, z, 13, V('b2')).dot(x, y, z, 5, V('k3'));
  }
}

export function signpost(s: Scene): void {
  s.slab(40, 30, 110, 100, 8, 30, M.n, 0);
  s.tree(52, 98, 8, 15);
  s.tree(134, 64, 8, 10);
  s.cyl(96, 80, 8, 5, 150, M.o);
  for (const [z, right, m] of [
    [118, true, M.b],
    [80, false, M.n],
  ] as const) {
    const [from, to, tip] = right ? [84, 168, 186] : [108, 24, 6];
    const outline = [
      [from, 83],
      [to, 83],
      [tip, 83],
    ] as const;
    s.box(Math.min(from, to), 83, z, 84, 6, 30, m);
    s.poly([s.P(to, 89, z + 30), s.P(outline[2][0], 89, z + 15), s.P(to, 89, z)], m.l);
    s.onLeft(Math.min(from, to), 89, z + 30, lines(14, 9, [56, 38], { gap: 9, h: 5, fill: V(right ? 'k2' : 'm3') }));
  }
}

export function letterAndMailbox(s: Scene): void {
  mailbox(s, 96, 0);
  s.box(0, 26, 0, 92, 64, 4, M.n);
  s.onTop(0, 26, 4, lines(12, 14, [40, 56, 50, 60], { gap: 10, h: 3.4, fill: V('pl') }));
  envelope(s, 12, 62, 4, 104, 66);
  calculator(s, 128, 66, 0.8, 9);
}

export function stampedForm(s: Scene): void {
  s.block(8, 4, 128, 150, 3, M.b);
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
  s.block(152, 52, 58, 48, 12, M.k);
  s.cyl(181, 76, 12, 9, 26, M.m);
  s.cyl(181, 76, 38, 19, 16, M.b);
}

/** The boxes of a wage statement. */
function wageForm(): string {
  const boxes = [0, 1, 2].flatMap((row) =>
    [0, 1].map(
      (column) =>
        tint(74 + column * 36, 10 + row * 24, 34, 22, 1.5) +
        rect(77 + column * 36, 13 + row * 24, 14, 2.4, V('pl'), 1) +
        rect(77 + column * 36, 21 + row * 24, 24, 5, V(row === 0 && column === 0 ? 'b2' : 'm2'), 1.5),
    ),
  );
  return `${rect(8, 10, 32, 13, V('k2'), 2)}${tint(8, 28, 58, 12, 1.5)}${lines(8, 48, [50, 56, 38, 52], { gap: 8, h: 3, fill: V('pl') })}${boxes.join('')}${rect(8, 88, 134, 14, V('b1'), 2)}${rect(108, 92, 28, 6, V('k2'), 1.5)}`;
}

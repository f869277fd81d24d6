import { M, type Scene, V } from '../iso-kit.ts';
import { calculator, coins, lines, pairs, paper, pencil, rect, stroke, tick } from '../props.ts';

// Deadlines

export function dayBlock(s: Scene): void {
  s.shadow(6, 26, 140, 56, 60);
  s.box(6, 26, 0, 140, 56, 8, M.k);
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

export function deskClock(s: Scene): void {
  s.shadow(20, 10, 120, 40, 80);
  s.box(20, 10, 0, 120, 40, 120, M.k);
  s.box(14, 6, 120, 132, 50, 10, M.b);
  const marks = pairs(60, 28, 92, 60, 60, 92, 28, 60).map(
    ([x, y]) => `<circle cx="${x}" cy="${y}" r="3.4" fill="${V('k3')}"/>`,
  );
  s.onLeft(
    20,
    50,
    120,
    `<circle cx="60" cy="60" r="44" fill="${V('p1')}"/>${marks.join('')}${stroke('M60 36v24l17 12', V('k3'), 6)}<circle cx="60" cy="60" r="5" fill="${V('b2')}"/>`,
  );
  paper(s, 30, 70, 0, 84, 62, [1, 3]);
  pencil(s, 128, 68, 54);
}

export function planner(s: Scene): void {
  s.shadow(4, 4, 200, 130, 10);
  s.box(0, 0, 0, 204, 134, 6, M.k);
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

// Personal tax

export function house(s: Scene): void {
  s.shadow(8, 8, 124, 84, 90);
  s.box(8, 8, 0, 124, 84, 60, M.n);
  s.onLeft(
    8,
    92,
    60,
    rect(14, 16, 26, 24, V('gl'), 2) + rect(50, 14, 22, 46, V('k3'), 2) + rect(84, 16, 26, 24, V('lit'), 2),
  );
  s.onRight(132, 92, 60, [14, 48].map((x) => rect(x, 16, 22, 24, V('gl'), 2)).join(''));
  s.gable(8, 8, 60, 124, 84, 54, M.b, 9);
  // The chimney, cut by the slope of the roof
  s.poly([s.P(30, 78, 132), s.P(46, 78, 132), s.P(46, 78, 84), s.P(30, 78, 84)], V('k2'));
  s.poly([s.P(46, 78, 132), s.P(46, 64, 132), s.P(46, 64, 99), s.P(46, 78, 84)], V('k3'));
  s.poly([s.P(30, 64, 132), s.P(46, 64, 132), s.P(46, 78, 132), s.P(30, 78, 132)], V('k1'));
  s.tree(168, 30, 0, 15);
  s.tree(164, 84, 0, 11);
}

export function calculatorAndReturn(s: Scene): void {
  s.shadow(0, 14, 92, 120, 6);
  s.box(6, 6, 0, 92, 124, 3, M.b);
  paper(s, 0, 12, 3, 92, 124, [1, 3, 6]);
  calculator(s, 112, 6, 1.55, 16);
  coins(s, 116, 158, 3, 15);
}

export function folder(s: Scene): void {
  s.shadow(4, 0, 180, 140, 16);
  s.box(14, -10, 0, 62, 12, 4, M.b);
  s.box(0, 0, 0, 186, 138, 4, M.b);
  for (const [i, [x, y]] of pairs(12, 8, 20, 14, 10, 20).entries()) s.box(x, y, 4 + i * 4, 150, 106, 3.4, M.p);
  paper(s, 10, 20, 15.4, 150, 106, [0, 2, 5]);
  s.box(110, 60, 18, 58, 70, 3, M.c);
  s.onTop(110, 60, 21, rect(8, 8, 26, 7, V('k2'), 2) + lines(8, 24, [40, 34, 42, 28], { gap: 9, h: 3, fill: V('b3') }));
  s.line([60, 20, 18, 60, 34, 18], V('k3'), 5);
}

// Cash

export function safe(s: Scene): void {
  s.shadow(10, 0, 120, 100, 80);
  s.box(10, 0, 0, 120, 96, 8, M.m);
  s.box(6, -4, 8, 128, 104, 116, M.k);
  s.onLeft(
    6,
    100,
    124,
    rect(11, 11, 106, 94, V('m2'), 5) +
      rect(16, 16, 96, 84, V('k1'), 4) +
      `<circle cx="52" cy="58" r="24" fill="${V('b1')}"/><circle cx="52" cy="58" r="9" fill="${V('k3')}"/>` +
      stroke('M52 38v40M32 58h40', V('k3'), 4) +
      rect(92, 40, 8, 36, V('m1'), 3),
  );
  coins(s, 36, 134, 6, 16);
  coins(s, 78, 138, 3, 16);
  coins(s, 118, 134, 9, 16);
}

export function forecastScreen(s: Scene): void {
  s.shadow(50, 20, 90, 44, 10);
  s.box(50, 20, 0, 84, 46, 5, M.m);
  s.box(80, 34, 5, 24, 10, 20, M.m);
  s.box(0, 32, 22, 190, 12, 120, M.k);
  let chart = rect(7, 7, 176, 106, V('p1'), 3) + rect(16, 16, 52, 8, V('k2'), 2);
  for (const [i, height] of [34, 48, 42, 30, 22, 36, 54, 66].entries())
    chart += rect(18 + i * 20, 102 - height, 13, height, V(i === 4 ? 'k1' : i > 4 ? 'b1' : 'pl'), 2);
  s.onLeft(0, 44, 142, `${chart}${stroke('M24 60l20-14 20 6 20 12 20 8 20-14 20-18 18-12', V('b3'), 4)}`);
  paper(s, 18, 84, 0, 96, 52, [0, 2]);
  coins(s, 138, 104, 5, 15);
  coins(s, 172, 104, 2, 15);
}

// Ohio

export function statehouse(s: Scene): void {
  s.shadow(0, 0, 158, 122, 70);
  s.box(0, 0, 0, 158, 122, 7, M.m);
  s.box(7, 6, 7, 144, 108, 7, M.n);
  s.box(18, 12, 14, 120, 66, 62, M.n);
  s.onLeft(18, 78, 76, rect(48, 16, 24, 46, V('b3'), 2));
  s.onRight(138, 78, 76, [10, 36].map((x) => rect(x, 16, 16, 26, V('gl'), 1)).join(''));
  for (const x of [22, 50, 78, 106, 134]) s.cyl(x, 100, 14, 6.5, 62, M.n);
  s.box(8, 6, 76, 142, 106, 9, M.n);
  s.gable(8, 6, 85, 142, 106, 40, M.b, 5);
  s.tree(186, 40, 0, 15);
  s.tree(184, 96, 0, 11);
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

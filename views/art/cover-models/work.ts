import { M, type Scene, V } from '../iso-kit.ts';
import { awning, coins, lines, pairs, pencil, rect, signature, stroke, tick, tint } from '../props.ts';

export function cashChart(s: Scene): void {
  s.block(0, 0, 176, 78, 8, M.k);
  for (const [i, [x, h]] of pairs(10, 24, 42, 40, 74, 32, 106, 62, 138, 90).entries())
    s.box(x, 20, 8, 26, 40, h, i > 2 ? M.b : M.n);
  s.line([23, 40, 40, 55, 40, 58, 87, 40, 50, 119, 40, 80, 151, 40, 108], V('m3'), 3.4);
  s.dot(151, 40, 108, 6, V('k3'));
  coins(s, 28, 104, 5);
  coins(s, 66, 108, 3);
  coins(s, 100, 106, 7);
}

export function bindersAndLedger(s: Scene): void {
  s.shadow(6, 4, 130, 40, 70);
  for (const [i, x] of [6, 32, 52, 80].entries()) {
    const [w, height] = [[24, 18, 26, 20][i]!, [78, 70, 86, 74][i]!];
    s.box(x, 0, 0, w, 40, height, [M.k, M.b, M.n, M.k][i]!);
    s.onLeft(x, 40, height, rect(w * 0.24, 12, w * 0.52, 18, V('p1'), 1));
  }
  s.block(4, 56, 170, 94, 6, M.k);
  for (const x of [8, 90]) {
    s.box(x, 60, 6, 80, 86, 5, M.p);
    s.onTop(x, 60, 11, accountPage());
  }
  s.onTop(90, 60, 11.2, rect(44, 68, 30, 11, V('b1'), 1.5) + tick(54, 68, 10, V('k3'), 2.4));
}

export function cashRegister(s: Scene): void {
  s.block(0, 0, 134, 120, 34, M.k);
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

export function payStubs(s: Scene): void {
  for (const [i, x] of [104, 58, 12].entries()) {
    s.block(x, 6 + i * 8, 82, 56, 3 + i * 7, i === 1 ? M.b : M.p, 10);
    s.onTop(x, 6 + i * 8, 3 + i * 7, payStub());
  }
  coins(s, 150, 96, 8, 15);
  coins(s, 110, 112, 4, 15);
  coins(s, 70, 116, 2, 15);
}

export function timeClock(s: Scene): void {
  s.block(10, 10, 116, 50, 118, M.b);
  s.box(46, 26, 118, 54, 4, 34, M.p);
  s.onLeft(46, 30, 152, lines(8, 7, [36, 28, 36], { gap: 8, h: 3.4, fill: V('m3') }));
  s.onLeft(
    10,
    60,
    118,
    `<circle cx="58" cy="46" r="32" fill="${V('p1')}"/>${stroke('M58 26v20l14 9', V('k3'), 5)}` +
      rect(22, 88, 72, 16, V('k3'), 3) +
      rect(28, 93, 34, 6, V('lit'), 2),
  );
  for (const [i, x] of [8, 58, 108].entries()) {
    s.box(x, 82 + i * 5, 0, 42, 56, 2.5, M.p);
    s.onTop(
      x,
      82 + i * 5,
      2.5,
      rect(6, 6, 22, 6, V('b2'), 2) + lines(6, 18, [30, 26, 30, 18], { gap: 8, fill: V('pl') }),
    );
  }
}

/** A paycheck, upright on a stand, in front of the coins it stands for. */
export function paycheck(s: Scene): void {
  s.block(0, 20, 172, 46, 8, M.k, 70);
  s.box(8, 38, 8, 156, 6, 88, M.b);
  s.onLeft(
    8,
    44,
    96,
    rect(7, 7, 142, 74, V('p1'), 4) +
      rect(16, 16, 46, 8, V('k2'), 2) +
      rect(104, 16, 36, 14, V('b1'), 3) +
      lines(16, 36, [80, 62], { gap: 10, h: 4, fill: V('pl') }) +
      rect(16, 66, 60, 2, V('m3')) +
      signature(88, 70),
  );
  for (const [x, count] of [
    [34, 3],
    [82, 5],
    [130, 8],
  ] as const)
    coins(s, x, 96, count, 16);
}

/** The badge of an employee, upright on a stand. */
export function badge(s: Scene): void {
  s.block(0, 26, 124, 46, 10, M.k, 90);
  s.box(10, 42, 10, 104, 10, 138, M.p);
  s.onLeft(
    10,
    52,
    148,
    rect(0, 0, 104, 36, V('b1')) +
      rect(34, 12, 36, 9, V('k3'), 4) +
      `<circle cx="52" cy="66" r="17" fill="${V('k1')}"/><path d="M20 110a32 26 0 0 1 64 0z" fill="${V('k1')}"/>` +
      lines(24, 118, [56, 34], { gap: 9, h: 4, fill: V('pl') }),
  );
  s.box(54, 44, 148, 16, 6, 16, M.m);
}

/** Two copies of a handbook with a bookmark, and a pencil. */
export function handbook(s: Scene): void {
  s.shadow(0, 0, 150, 150, 34);
  for (const [z, shift] of [
    [0, 0],
    [18, -6],
  ] as const) {
    s.box(shift, shift, z, 126, 150, 3, M.k);
    s.box(shift + 3, shift, z + 3, 120, 147, 12, M.p);
    s.box(shift, shift, z + 15, 126, 150, 3, z ? M.b : M.k);
  }
  s.onTop(
    -6,
    -6,
    36,
    rect(22, 26, 82, 44, V('p1'), 4) +
      lines(32, 38, [62, 44], { gap: 13, h: 5, fill: V('k2') }) +
      rect(22, 120, 44, 5, V('k3'), 2) +
      rect(108, 0, 9, 60, V('k2')),
  );
  pencil(s, 160, 20, 96);
}

export function shop(s: Scene): void {
  s.block(0, 0, 140, 84, 88, M.n);
  s.box(-5, -5, 88, 150, 94, 9, M.k);
  s.onLeft(
    0,
    84,
    88,
    rect(12, 32, 48, 42, V('gl'), 2) + rect(68, 38, 20, 50, V('b3'), 1) + rect(96, 32, 34, 42, V('lit'), 2),
  );
  s.onRight(140, 84, 88, rect(14, 30, 22, 26, V('gl'), 1) + rect(48, 30, 22, 26, V('lit'), 1));
  awning(s, -3, 85, 66, 146, 26, 8);
  s.tree(168, 34, 0, 15);
  s.tree(166, 84, 0, 11);
}

/** Reviews on a telephone. */
export function reviews(s: Scene): void {
  s.block(0, 0, 104, 176, 9, M.k);
  let screen = rect(7, 9, 90, 158, V('p1'), 8) + rect(36, 15, 32, 5, V('k2'), 2);
  for (const [i, stars] of [5, 4, 5].entries()) {
    const y = 30 + i * 46;
    screen += tint(13, y, 78, 40, 5) + lines(19, y + 24, [62, 44], { gap: 8, h: 3.4, fill: V('pl') });
    for (let j = 0; j < stars; j++) screen += star(24 + j * 14, y + 13, 6);
  }
  s.onTop(0, 0, 9, screen);
  s.box(124, 40, 0, 72, 60, 5, M.b);
  s.onTop(
    124,
    40,
    5,
    [0, 1, 2].map((i) => star(16 + i * 20, 20, 9, V('k3'))).join('') + rect(10, 38, 52, 6, V('p1'), 2),
  );
  s.box(124, 116, 0, 62, 50, 4, M.p);
  s.onTop(124, 116, 4, tick(12, 10, 26, V('b2'), 5));
}

/** A sign on the sidewalk. */
export function sidewalkSign(s: Scene): void {
  s.shadow(20, 34, 110, 34, 60);
  s.box(20, 34, 0, 116, 7, 136, M.k);
  s.box(20, 58, 0, 116, 8, 140, M.b);
  s.onLeft(
    20,
    66,
    140,
    rect(8, 9, 100, 114, V('k2'), 4) +
      rect(20, 22, 76, 13, V('b1'), 3) +
      lines(20, 46, [62, 70, 52], { gap: 13, h: 5, fill: V('p1') }) +
      stroke('M26 100h56M66 86l16 14-16 14', V('b1'), 8),
  );
  s.tree(176, 40, 0, 13);
  s.tree(36, 100, 0, 9);
  s.tree(170, 80, 0, 9);
}

/** Where customers find a business: the pin of a map, as large as a house. */
export function mapPin(s: Scene): void {
  s.cyl(80, 80, 0, 62, 8, M.n);
  s.ring(80, 80, 8, 40, V('pl'), 5);
  s.shadow(80, 72, 30, 16, 60, 8);
  const [radius, height] = [46, 122];
  const [[x, y], tip] = [s.P(80, 80, height), s.P(80, 80, 10)];
  const [across, down] = [radius * 0.94 * 1.02, radius * 0.34 * 1.02];
  s.poly([[x - across, y + down], [x, y], tip], V('b2'));
  s.poly([[x + across, y + down], [x, y], tip], V('b3'));
  s.crown(80, 80, height, radius).dot(80, 80, height, 25, V('p1'));
  s.raw(star(x, y, 18, V('k3')));
  s.tree(142, 44, 0, 12);
  s.tree(36, 138, 0, 10);
}

function accountPage(): string {
  let art = '';
  for (let i = 0; i < 7; i++)
    art +=
      rect(5, 15 + i * 10, 70, 1, V('pl')) +
      rect(7, 8.5 + i * 10, 26 - (i % 3) * 5, 3, V('pl'), 1) +
      rect(46, 8.5 + i * 10, 12, 3, V(i === 2 || i === 5 ? 'b2' : 'pl'), 1) +
      rect(63, 8.5 + i * 10, 9, 3, V('pl'), 1);
  return art + rect(41, 4, 1.2, 78, V('b2')) + rect(60, 4, 1.2, 78, V('b2'));
}

function payStub(): string {
  return (
    rect(6, 6, 26, 8, V('k2'), 2) +
    lines(6, 22, [40, 34, 44], { gap: 8, h: 3, fill: V('m2') }) +
    rect(54, 34, 22, 10, V('k2'), 2)
  );
}

function star(x: number, y: number, radius: number, fill = V('b3')): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const [angle, r] = [((i * 36 - 90) * Math.PI) / 180, i % 2 ? radius * 0.45 : radius];
    return `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
  });
  return `<path d="M${points.join('L')}z" fill="${fill}"/>`;
}

import { M, type Scene, V } from '../iso-kit.ts';
import {
  calculator,
  calendar,
  coins,
  envelope,
  growingCoins,
  lines,
  pairs,
  paper,
  pencil,
  plant,
  rect,
  tick,
  windows,
} from '../props.ts';

export function bookkeeping(s: Scene): void {
  s.shadow(30, 30, 130, 44, 90);
  const binders = [M.k, M.b, M.n, M.b, M.k];
  const sizes = [96, 84, 100, 88, 94];
  for (const [i, [x, w]] of pairs(30, 22, 54, 18, 74, 24, 100, 18, 120, 22).entries()) {
    s.box(x, 30, 0, w - 1, 44, sizes[i]!, binders[i]);
    s.onLeft(
      x,
      74,
      sizes[i]!,
      rect(w * 0.24, 14, w * 0.52, 19, V('p1'), 1) + rect(w * 0.3, 72, w * 0.36, 4, V('ln'), 2),
    );
  }
  s.shadow(160, 38, 70, 46, 40);
  for (const [k, m] of [M.b, M.n, M.k, M.c].entries()) s.box(164 - k * 1.5, 32 + k * 2, k * 13, 66, 46, 12, m);
  // Open ledger
  s.block(52, 106, 156, 114, 6, M.k);
  for (const x of [56, 131]) s.box(x, 110, 6, 73, 106, 6, M.p);
  const total = rect(38, 86, 32, 11, V('b1'), 1.5) + tick(48, 86, 10, V('k3'), 2.4);
  s.onTop(56, 110, 12, ledgerPage()).onTop(131, 110, 12, ledgerPage()).onTop(131, 110, 12.2, total);
  coins(s, 36, 150, 5, 12);
  coins(s, 34, 190, 2, 12);
  s.shadow(224, 110, 18, 16, 22);
  s.cyl(230, 118, 0, 11, 22, M.n);
  s.line([230, 118, 22, 226, 114, 58], V('b2'), 4);
  s.line([232, 118, 22, 238, 112, 52], V('o2'), 4);
  calculator(s, 218, 164, 0.58, 7);
}

function ledgerPage(): string {
  let art = '';
  for (let i = 0; i < 9; i++) {
    art += rect(6, 14 + i * 10, 62, 1, V('pl')) + rect(8, 8.5 + i * 10, 24 - (i % 3) * 5, 3, V('pl'), 1);
    art +=
      rect(42, 8.5 + i * 10, 11, 3, V(i === 2 || i === 5 ? 'b2' : 'pl'), 1) + rect(57, 8.5 + i * 10, 9, 3, V('pl'), 1);
  }
  return art + rect(38, 4, 1, 98, V('b2')) + rect(55, 4, 1, 98, V('b2'));
}

export function payroll(s: Scene): void {
  calendar(s, 24, 24);
  // Clock tower
  s.block(176, 26, 46, 46, 92, M.k);
  s.box(172, 22, 92, 54, 54, 8, M.b);
  s.onLeft(
    176,
    72,
    92,
    `<circle cx="23" cy="26" r="16" fill="${V('p1')}"/><path d="M23 16v10l7 5" fill="none" stroke="${V('k3')}" stroke-width="2.6" stroke-linecap="round"/>` +
      lines(10, 54, [26, 20, 26], { fill: V('b1'), gap: 10, h: 3.4 }),
  );
  s.onRight(222, 72, 92, windows(2, 3, { w: 11, h: 14, gx: 8, gy: 11, x: 8, y: 12, lit: [1, 2] }));
  // Belt
  s.block(20, 108, 226, 52, 18, M.k);
  s.box(20, 108, 18, 226, 52, 4, M.m);
  for (let i = 0; i < 11; i++)
    s.onLeft(
      20,
      160,
      22,
      `<circle cx="${12 + i * 20}" cy="12" r="4.4" fill="${V('m3')}"/><circle cx="${12 + i * 20}" cy="12" r="1.8" fill="${V('k3')}"/>`,
    );
  const payStub = (x: number, y: number, z: number, on: boolean) => {
    s.box(x, y, z, 34, 40, 2, M.p);
    s.onTop(
      x,
      y,
      z + 2,
      rect(4, 4, 12, 5, V('b2'), 1.5) +
        lines(4, 14, [26, 22, 26, 14], { gap: 5.5, h: 2.2, fill: V('pl') }) +
        rect(20, 32, 10, 4, on ? V('b2') : V('pl'), 1.5),
    );
  };
  payStub(28, 114, 22, false);
  // Machine
  s.box(84, 100, 0, 56, 8, 74, M.b);
  s.box(84, 100, 62, 56, 68, 22, M.b);
  s.box(84, 160, 0, 56, 8, 62, M.b);
  s.onLeft(
    84,
    168,
    84,
    rect(8, 8, 26, 9, V('k2'), 2) +
      rect(10.5, 10.5, 12, 4, V('lit'), 1) +
      `<circle cx="44" cy="12.5" r="4" fill="${V('k2')}"/>` +
      rect(8, 32, 40, 3, V('b3'), 1) +
      rect(8, 42, 40, 3, V('b3'), 1) +
      rect(8, 52, 40, 3, V('b3'), 1),
  );
  s.onRight(140, 168, 84, rect(10, 22, 48, 40, V('k3'), 2));
  s.onTop(
    84,
    100,
    84,
    rect(12, 14, 32, 40, V('b2'), 4) +
      `<path d="M20 35l6 6 10-13" fill="none" stroke="${V('k3')}" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/>`,
  );
  payStub(152, 114, 22, true);
  payStub(200, 114, 22, true);
  // Coins
  s.shadow(34, 196, 24, 24, 40);
  growingCoins(s, 48, 208, 3);
  growingCoins(s, 84, 206, 6);
  growingCoins(s, 60, 240, 2);
  s.shadow(150, 188, 78, 50, 16);
  for (let k = 0; k < 3; k++) s.box(150 + k * 2, 190 - k * 2, k * 6, 72, 46, 5, M.p);
  envelope(s, 154, 186, 15);
}

export function fractionalCfo(s: Scene): void {
  s.block(26, 26, 200, 12, 128, M.k);
  s.onLeft(
    26,
    38,
    128,
    rect(8, 8, 184, 104, V('p1'), 3) +
      rect(18, 18, 54, 6, V('pl'), 2) +
      [26, 38, 34, 50, 46, 62, 74]
        .map((h, i) => rect(18 + i * 17, 102 - h, 11, h, V(i > 4 ? 'b1' : 'pl'), 1.5))
        .join('') +
      `<path d="M20 74L40 62 58 66 76 48 94 50 112 34 130 24" fill="none" stroke="${V('k2')}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>` +
      `<circle cx="164" cy="42" r="17" fill="none" stroke="${V('pl')}" stroke-width="8"/><path d="M164 25a17 17 0 0 1 12 29" fill="none" stroke="${V('b2')}" stroke-width="8"/>` +
      lines(148, 74, [34, 26, 34, 20], { gap: 9, h: 3.4, fill: V('pl') }),
  );
  s.block(36, 92, 156, 72, 8, M.m);
  for (const [i, [x, h]] of pairs(44, 20, 74, 34, 104, 50, 134, 68, 162, 88).entries()) {
    s.box(x, 104, 8, 22, 44, h, i > 2 ? M.b : M.n);
  }
  s.line([55, 126, 34, 85, 126, 50, 115, 126, 66, 145, 126, 84, 173, 126, 106], V('k2'), 3);
  s.dot(173, 126, 106, 6, V('k2'));
  s.block(58, 188, 84, 54, 3, M.k);
  s.onTop(
    58,
    188,
    3,
    rect(5, 5, 74, 44, V('p1'), 3) +
      lines(11, 12, [30, 24, 30], { gap: 8, h: 3, fill: V('pl') }) +
      `<circle cx="60" cy="24" r="12" fill="${V('pl')}"/><path d="M60 24V12a12 12 0 0 1 11 17Z" fill="${V('b2')}"/>`,
  );
  growingCoins(s, 176, 190, 4);
  growingCoins(s, 208, 176, 7);
  growingCoins(s, 204, 206, 2);
  plant(s, 232, 120);
}

export function payments(s: Scene): void {
  // Counter with three windows
  s.block(22, 22, 212, 50, 84, M.n);
  s.box(18, 18, 84, 220, 58, 8, M.k);
  s.onLeft(
    22,
    72,
    84,
    [0, 1, 2]
      .map(
        (i) =>
          rect(14 + i * 68, 24, 48, 30, V(i === 1 ? 'lit' : 'gl'), 2) +
          rect(28 + i * 68, 44, 20, 10, V('m1'), 2) +
          rect(22 + i * 68, 8, 32, 7, V('k2'), 3),
      )
      .join(''),
  );
  s.box(22, 72, 0, 212, 16, 26, M.b);
  s.box(20, 72, 26, 216, 20, 4, M.m);
  for (const x of [52, 120, 188]) s.box(x, 76, 30, 18, 12, 2, M.p);
  // Card terminal with its receipt
  s.block(44, 128, 64, 88, 18, M.k);
  s.box(54, 112, 12, 44, 18, 3, M.p);
  s.onTop(44, 128, 18, rect(8, 8, 48, 26, V('lit'), 3) + tick(24, 12, 16, V('k3'), 4));
  for (let i = 0; i < 9; i++)
    s.box(52 + (i % 3) * 17, 168 + Math.floor(i / 3) * 14, 18, 13, 10, 4, i === 8 ? M.b : M.p);
  // Card, receipt and coins
  paper(s, 136, 118, 0, 92, 64, [1, 3]);
  s.block(132, 198, 74, 46, 3, M.b);
  s.onTop(
    132,
    198,
    3,
    rect(0, 8, 74, 9, V('k2')) +
      rect(8, 26, 14, 10, V('p1'), 2) +
      lines(44, 28, [22, 16], { gap: 7, h: 3, fill: V('k2') }),
  );
  coins(s, 30, 222, 4, 12);
  coins(s, 62, 236, 2, 12);
}

export function addingMachine(s: Scene): void {
  // The paper strip at the back
  s.block(74, 72, 72, 4, 112, M.p);
  s.onLeft(
    74,
    76,
    112,
    rect(8, 8, 26, 5, V('b2'), 2) +
      lines(8, 20, [28, 22, 30, 24, 28], { gap: 9, h: 3, fill: V('pl') }) +
      lines(48, 20, [16, 16, 16, 16, 16], { gap: 9, h: 3, fill: V('m2') }) +
      rect(44, 64, 22, 1.6, V('k2')),
  );
  // The machine, thicker at the back
  s.shadow(60, 84, 104, 150, 34);
  s.box(56, 82, 0, 108, 34, 40, M.k);
  s.box(64, 84, 40, 92, 14, 6, M.m);
  s.onLeft(
    56,
    116,
    40,
    rect(8, 5, 92, 20, V('lit'), 3) + rect(70, 11, 22, 8, V('k2'), 2) + rect(52, 11, 12, 8, V('k2'), 2),
  );
  s.box(56, 116, 0, 108, 116, 14, M.k);
  for (let i = 0; i < 20; i++) {
    const [column, row] = [i % 4, Math.floor(i / 4)];
    const m = column === 3 ? (row === 4 ? M.b : M.m) : row === 0 && column === 0 ? M.b : M.p;
    s.box(64 + column * 25, 122 + row * 22, 14, 19, 16, 5, m);
  }
  // Bill, coins and pencil
  paper(s, 186, 52, 0, 50, 76, [1, 3]);
  pencil(s, 200, 148, 62);
  coins(s, 30, 130, 3, 12);
  coins(s, 32, 162, 1, 12);
  coins(s, 32, 214, 6, 12);
}

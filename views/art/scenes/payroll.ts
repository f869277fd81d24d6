import { M, type Scene, V } from '../iso-kit.ts';
import { calendar, envelope, growingCoins, lines, rect, windows } from '../props.ts';

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

import { M, type Scene, V } from '../iso-kit.ts';
import { awning, lines, rect, windows } from '../props.ts';

export function retail(s: Scene): void {
  s.block(40, 36, 140, 104, 6, M.m, 110);
  s.box(42, 38, 6, 136, 100, 100, M.n);
  s.box(38, 34, 106, 144, 108, 9, M.k);
  s.box(50, 46, 115, 40, 30, 16, M.m);
  s.box(120, 52, 115, 30, 30, 8, M.m);
  s.onLeft(
    42,
    138,
    106,
    rect(12, 38, 46, 52, V('gl'), 2) +
      rect(78, 38, 46, 52, V('lit'), 2) +
      rect(60, 44, 16, 56, V('b3'), 1) +
      `<path d="M12 62L36 38h14L12 76Z" fill="#fff" opacity=".14"/>` +
      rect(84, 62, 10, 28, V('b2'), 2) +
      rect(98, 54, 8, 36, V('k2'), 2) +
      rect(110, 68, 10, 22, V('b3'), 2),
  );
  s.onRight(178, 138, 106, windows(3, 2, { w: 18, h: 22, gx: 12, gy: 14, x: 10, y: 18, lit: [1, 3] }));
  s.onLeft(50, 142.2, 112, rect(0, -13, 70, 18, V('b1'), 3) + lines(10, -7, [50], { h: 5, fill: V('k3') }));
  awning(s, 40, 139, 74, 140, 26, 8);
  s.block(204, 60, 34, 70, 16, M.m);
  for (const y of [72, 95, 118]) s.tree(221, y, 14, 12, M.b);
  s.block(54, 190, 40, 32, 20, M.c);
  for (let i = 0; i < 3; i++) for (let j = 0; j < 2; j++) s.dot(62 + i * 12, 199 + j * 14, 24, 6, V(j ? 'b1' : 'b2'));
  s.block(128, 196, 34, 24, 30, M.b);
  s.onLeft(
    128,
    220,
    30,
    `<path d="M10 2q7-14 14 0" fill="none" stroke="${V('k2')}" stroke-width="2.5"/>${rect(11, 12, 12, 3, V('k2'), 1)}`,
  );
  s.box(170, 204, 0, 24, 18, 20, M.n);
  s.onLeft(170, 222, 20, rect(8, 8, 8, 3, V('b2'), 1));
}

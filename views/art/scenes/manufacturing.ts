import { M, type Scene, V } from '../iso-kit.ts';
import { lines, pairs, rect, wheel, windows } from '../props.ts';

export function manufacturing(s: Scene): void {
  s.shadow(30, 40, 150, 110, 80);
  s.cyl(50, 60, 60, 8, 92, M.o);
  s.cyl(50, 60, 130, 8.3, 10, M.b);
  s.box(30, 40, 0, 142, 110, 58, M.n);
  for (let i = 0; i < 4; i++) {
    const x = 30 + i * 35.5;
    s.poly([s.P(x, 150, 58), s.P(x + 35.5, 150, 58), s.P(x, 150, 86)], V('n2'));
    s.poly([s.P(x, 150, 86), s.P(x, 40, 86), s.P(x + 35.5, 40, 58), s.P(x + 35.5, 150, 58)], V('b1'));
    s.line([x, 150, 86, x, 40, 86], V('b3'), 1.6);
    s.line([x + 35.5, 150, 58, x + 35.5, 40, 58], V('b3'), 1.2);
  }
  s.onLeft(
    30,
    150,
    58,
    rect(8, 14, 34, 44, V('k2'), 2) +
      lines(8, 19, [34, 34, 34, 34], { gap: 9, h: 1.6, fill: V('m3') }) +
      rect(50, 14, 34, 44, V('k2'), 2) +
      lines(50, 19, [34, 34, 34, 34], { gap: 9, h: 1.6, fill: V('m3') }) +
      rect(96, 16, 38, 16, V('lit'), 1) +
      rect(96, 38, 14, 20, V('b3'), 1),
  );
  s.onRight(172, 150, 58, windows(4, 1, { w: 16, h: 18, gx: 9, x: 10, y: 16, lit: [1] }));
  // Tanks, in front of the wall
  for (const [x, y] of pairs(196, 44, 196, 84)) {
    s.shadow(x - 8, y - 12, 30, 24, 80);
    s.cyl(x + 10, y + 6, 0, 16, 84, M.n);
    s.ring(x + 10, y + 6, 84, 11, V('m3'), 2);
  }
  // Truck
  s.shadow(40, 184, 92, 34, 40);
  s.box(44, 186, 6, 62, 30, 36, M.b);
  s.onLeft(44, 216, 42, rect(8, 10, 30, 4, V('k3'), 1) + rect(8, 18, 20, 4, V('k3'), 1));
  s.box(110, 188, 6, 24, 26, 25, M.n);
  s.onRight(134, 214, 31, rect(3, 4, 20, 11, V('gl'), 1));
  s.onLeft(110, 214, 31, rect(9, 4, 11, 10, V('gl'), 1));
  for (const x of [54, 92, 122]) wheel(s, x, 216);
  // Crates
  s.shadow(166, 170, 56, 44, 26);
  for (let i = 0; i < 2; i++)
    for (let j = 0; j < 2; j++) s.box(168 + i * 27, 172 + j * 22, 0, 24, 19, 18, (i + j) % 2 ? M.n : M.c);
  s.box(182, 184, 18, 24, 19, 16, M.b);
}

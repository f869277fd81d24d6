import { M, type Scene, V } from '../iso-kit.ts';
import { pairs, rect, windows } from '../props.ts';

export function construction(s: Scene): void {
  // Three storeys, partly clad
  s.shadow(30, 30, 120, 96, 130);
  const floor = (z: number) => s.box(30, 30, z, 120, 96, 7, M.m);
  const columns = (z: number, h: number) => {
    for (const [x, y] of pairs(34, 34, 86, 34, 140, 34, 34, 74, 140, 74, 34, 114, 86, 114, 140, 114))
      s.box(x, y, z, 6, 6, h, M.n);
  };
  floor(0);
  // Ground floor
  s.box(32, 32, 7, 116, 92, 36, M.b);
  s.onLeft(32, 124, 43, windows(4, 1, { w: 18, h: 20, gx: 9, x: 9, y: 8, lit: [1] }));
  s.onRight(148, 124, 43, windows(3, 1, { w: 18, h: 20, gx: 11, x: 9, y: 8, lit: [2] }));
  floor(43);
  s.box(32, 32, 50, 60, 92, 34, M.b);
  s.onLeft(32, 124, 84, windows(2, 1, { w: 18, h: 20, gx: 9, x: 8, y: 7 }));
  for (const [x, y] of pairs(98, 34, 140, 34, 140, 76, 98, 116, 140, 116)) s.box(x, y, 50, 6, 6, 34, M.n);
  floor(84);
  columns(91, 34);
  s.box(30, 30, 125, 120, 96, 5, M.n);
  for (let i = 0; i < 6; i++) s.box(40 + i * 18, 40, 130, 3, 3, 13, M.k);
  for (let i = 0; i < 6; i++) s.box(40 + i * 18, 112, 130, 3, 3, 13, M.k);
  // Scaffold
  for (let k = 0; k < 3; k++) {
    s.box(152, 34, 38 + k * 40, 12, 88, 2.5, M.c);
  }
  for (const y of [36, 78, 120]) s.line([164, y, 0, 164, y, 126], V('o1'), 2.2);
  s.line([164, 36, 0, 164, 78, 40, 164, 120, 0], V('o1'), 1.2);
  s.line([164, 120, 80, 164, 78, 40, 164, 36, 80], V('o1'), 1.2);
  // Crane
  s.block(192, 40, 30, 30, 8, M.m, 60);
  const lattice = (x: number, y: number, z0: number, z1: number, st: number) => {
    for (const [dx, dy] of pairs(0, 0, 14, 0, 0, 14, 14, 14))
      s.line([x + dx, y + dy, z0, x + dx, y + dy, z1], V('b2'), 2.6);
    for (let z = z0; z + st <= z1; z += st) {
      s.line([x, y + 14, z, x + 14, y + 14, z + st], V('b2'), 1.5);
      s.line([x + 14, y + 14, z, x + 14, y, z + st], V('b3'), 1.5);
    }
  };
  lattice(200, 48, 8, 212, 17);
  s.box(196, 44, 212, 24, 24, 18, M.k);
  s.onLeft(196, 68, 230, rect(4, 4, 14, 8, V('lit'), 1));
  // The jib points toward the viewer, or the tower would hide it
  s.box(203, -4, 230, 7, 60, 6, M.b);
  s.box(200, -6, 218, 14, 22, 16, M.k);
  s.box(203, 50, 230, 8, 10, 40, M.b);
  s.box(203, 60, 230, 7, 154, 6, M.b);
  s.line([206, 56, 270, 206, 206, 236], V('o1'), 1.4);
  s.line([206, 56, 270, 206, 0, 236], V('o1'), 1.4);
  s.line([206, 186, 230, 206, 186, 120], V('o1'), 1.4);
  s.box(186, 166, 98, 40, 40, 5, M.c);
  s.box(192, 172, 103, 28, 12, 10, M.b);
  s.line([206, 186, 122, 188, 168, 106], V('o1'), 1);
  s.line([206, 186, 122, 224, 204, 106], V('o1'), 1);
  // Pallets, pipes and cones
  s.block(34, 176, 60, 44, 4, M.k, 30);
  for (let k = 0; k < 3; k++)
    for (let i = 0; i < 3; i++) s.box(36 + i * 19, 178, 4 + k * 9, 17, 40, 8, k === 2 && i === 2 ? M.n : M.c);
  s.shadow(114, 142, 70, 26, 16);
  for (const [y, z] of pairs(142, 0, 154, 0, 148, 9)) {
    s.box(112, y, z, 74, 10, 9, M.n);
    s.onRight(186, y + 10, z + 9, `<circle cx="5" cy="4.5" r="3" fill="${V('k2')}"/>`);
  }
  const cone = (x: number, y: number) => {
    s.box(x - 7, y - 7, 0, 14, 14, 2, M.k);
    s.poly([s.P(x, y, 22), s.P(x - 5, y + 5, 2), s.P(x + 2, y + 2, 0), s.P(x + 5, y - 5, 2)], V('b2'));
  };
  cone(208, 104);
  cone(212, 134);
}

import { M, type Scene, V } from '../iso-kit.ts';
import { pair } from '../path.ts';
import { awning, lines, pairs, rect, triples, wheel, windows } from '../props.ts';

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

export function oilAndGas(s: Scene): void {
  for (const [x, y, h] of triples(44, 40, 62, 92, 36, 62, 44, 92, 62)) {
    s.shadow(x - 18, y - 18, 40, 40, h);
    s.cyl(x + 4, y + 4, 0, 20, h, M.n);
    s.ring(x + 4, y + 4, h, 15, V('m3'), 1.6);
    const [cx, cy] = s.P(x + 4, y + 4, h * 0.55);
    s.path(`M${pair(cx - 25, cy)}v9a25 14.4 0 0 0 50 0v-9a25 14.4 0 0 1-50 0z`, V('b2'));
  }
  // Pump jack
  s.block(126, 118, 112, 34, 8, M.m, 20);
  s.box(130, 122, 8, 24, 26, 22, M.k);
  s.onLeft(130, 148, 30, rect(5, 6, 14, 4, V('lit'), 1));
  s.line([168, 148, 8, 186, 136, 84, 204, 148, 8], V('o2'), 6);
  s.line([176, 122, 8, 186, 132, 84], V('o1'), 5);
  s.line([174, 146, 40, 199, 146, 40], V('o2'), 3);
  s.line([146, 135, 30, 140, 135, 96], V('o1'), 4);
  s.poly([s.P(132, 140, 104), s.P(232, 140, 84), s.P(232, 140, 74), s.P(132, 140, 94)], V('b2'));
  s.poly([s.P(132, 128, 104), s.P(232, 128, 84), s.P(232, 140, 84), s.P(132, 140, 104)], V('b1'));
  s.poly([s.P(226, 141, 100), s.P(240, 141, 92), s.P(242, 141, 66), s.P(234, 141, 56), s.P(228, 141, 70)], V('b2'));
  s.poly([s.P(240, 141, 92), s.P(240, 127, 92), s.P(242, 127, 66), s.P(242, 141, 66)], V('b3'));
  s.poly([s.P(226, 127, 100), s.P(240, 127, 92), s.P(240, 141, 92), s.P(226, 141, 100)], V('b1'));
  s.line([238, 134, 58, 238, 134, 8], V('o3'), 2.4);
  s.cyl(238, 134, 0, 7, 12, M.b);
  s.box(126, 126, 84, 22, 20, 26, M.k);
  // Pipeline
  for (const x of [50, 110, 170, 226]) s.box(x, 196, 0, 8, 20, 14, M.o);
  s.box(22, 200, 14, 226, 12, 12, M.b);
  for (const x of [70, 140, 206]) s.box(x, 198, 12, 7, 16, 16, M.n);
  s.cyl(110, 206, 26, 2.6, 12, M.o);
  s.ring(110, 206, 39, 9, V('o1'), 3.4);
}

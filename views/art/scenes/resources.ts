import { M, type Scene, V } from '../iso-kit.ts';
import { pairs, paper, pencil, rect } from '../props.ts';

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

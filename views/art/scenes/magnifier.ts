import { M, type Scene, V } from '../iso-kit.ts';
import { lines, plant, rect, stroke } from '../props.ts';

export function search(s: Scene): void {
  // Card drawer
  s.shadow(40, 30, 150, 84, 60);
  s.box(36, 28, 0, 156, 84, 50, M.k);
  s.box(43, 35, 44, 142, 70, 6, M.m);
  for (let i = 0; i < 9; i++) {
    const found = i === 5;
    s.box(48, 40 + i * 7, found ? 58 : 40, 130, 2.4, found ? 44 : 34, found ? M.b : M.p);
    s.box(54 + (i % 4) * 30, 40 + i * 7, found ? 102 : 74, 26, 2.4, 8, found ? M.b : M.p);
    if (found)
      s.onLeft(
        48,
        77.4,
        102,
        rect(10, 9, 48, 6, V('k2'), 2) + lines(10, 22, [84, 66], { gap: 8, h: 3.4, fill: V('k1') }),
      );
  }
  s.box(36, 104, 0, 156, 8, 58, M.k);
  s.onLeft(
    36,
    112,
    58,
    rect(54, 12, 48, 16, V('p1'), 2) + lines(62, 17, [30], { h: 4, fill: V('b2') }) + rect(66, 38, 24, 6, V('b1'), 3),
  );
  // Cards taken out
  s.shadow(38, 150, 76, 56, 6);
  card(s, 42, 148, 0);
  card(s, 34, 158, 2.5);
  magnifier(s, 176, 172);
  plant(s, 228, 54, 14);
}

function card(s: Scene, x: number, y: number, z: number): void {
  s.box(x, y, z, 80, 54, 2.5, M.p);
  s.onTop(
    x,
    y,
    z + 2.5,
    rect(7, 7, 34, 6, V('b2'), 2) + lines(7, 20, [62, 54, 62, 40], { gap: 8, h: 3, fill: V('pl') }),
  );
}

function magnifier(s: Scene, x: number, y: number): void {
  s.shadow(x - 26, y - 26, 60, 56, 10);
  s.cyl(x, y, 0, 34, 6, M.k);
  s.cyl(x, y, 6, 26, 0.5, { t: V('lit'), l: V('lit'), r: V('lit') });
  s.onTop(x, y, 6.6, stroke('M-14 6a16 16 0 0 1 14-20', V('p1'), 4));
  s.box(x - 6, y + 33, 0, 12, 9, 6, M.m);
  s.box(x - 8, y + 42, 0, 16, 40, 8, M.b);
}

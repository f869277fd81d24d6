import { M, type Scene, V } from '../iso-kit.ts';
import { envelope, pairs, plant, rect } from '../props.ts';

const storey = 70;

/** One back office on three floors: the stack mark as a building. */
export function about(s: Scene): void {
  s.shadow(36, 40, 154, 138, 90);
  for (const [floor, m] of [M.k, M.n, M.b].entries()) {
    const z = floor * storey;
    if (floor > 0) furnish(s, z - storey + 14, floor);
    s.slab(36, 32, 154, 146, 14, 16, m, z);
  }
  s.onTop(36, 32, 2 * storey + 14, ledger());
  s.tree(226, 60, 0, 13).tree(232, 92, 0, 10);
  envelope(s, 52, 204, 0, 52, 34);
  s.tree(134, 200, 0, 12);
  plant(s, 220, 140, 13);
}

function furnish(s: Scene, z: number, floor: number): void {
  const height = storey - 14;
  s.box(46, 42, z, 58, 48, height, floor === 1 ? M.m : M.k);
  for (const [x, y] of pairs(176, 46)) s.box(x, y, z, 6, 6, height, M.n);
  const desk = floor === 1 ? M.b : M.c;
  s.box(64, 132, z, 40, 30, 15, desk);
  s.box(74, 138, z + 15, 20, 2, 13, M.k);
  s.box(128, 74, z, 34, 40, 15, desk);
  s.box(136, 82, z + 15, 18, 22, 2, M.p);
  if (floor === 1) s.box(132, 132, z, 22, 22, 30, M.n);
  else s.box(128, 136, z, 28, 20, 12, M.n).box(134, 140, z + 12, 16, 12, 3, M.p);
  for (const [x, y] of pairs(44, 166, 176, 166)) s.box(x, y, z, 6, 6, height, M.n);
}

function ledger(): string {
  let art = rect(104, 8, 2, 130, V('b3')) + rect(109, 8, 2, 130, V('b3'));
  for (let i = 1; i < 6; i++) art += rect(10, 10 + i * 20, 134, 2, V('b2'));
  return art + rect(16, 12, 44, 9, V('k2'), 3);
}

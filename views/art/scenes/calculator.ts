import { M, type Scene, V } from '../iso-kit.ts';
import { coins, lines, paper, pencil, rect } from '../props.ts';

export function calculator(s: Scene): void {
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

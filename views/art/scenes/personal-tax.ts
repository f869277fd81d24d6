import { M, type Scene, V } from '../iso-kit.ts';
import { calculator, growingCoins, paper, pencil, rect, signature } from '../props.ts';

export function personalTax(s: Scene): void {
  s.block(28, 24, 76, 62, 50, M.n, 80);
  s.onLeft(
    28,
    86,
    50,
    rect(10, 14, 16, 16, V('gl'), 1) + rect(50, 14, 16, 16, V('lit'), 1) + rect(31, 18, 14, 32, V('b3'), 1),
  );
  s.onRight(104, 86, 50, rect(12, 14, 14, 16, V('gl'), 1) + rect(36, 14, 14, 16, V('lit'), 1));
  s.gable(28, 24, 50, 76, 62, 38, M.k, 5);
  s.box(82, 36, 66, 11, 11, 26, M.m);
  s.tree(126, 34, 0, 13);
  s.tree(146, 48, 0, 10);
  paper(s, 100, 92, 0, 100, 132, [1, 4]);
  s.box(94, 98, 2.5, 100, 132, 2.5, M.p);
  let o = rect(10, 10, 44, 8, V('k2'), 2) + rect(66, 10, 24, 8, V('b1'), 2);
  for (let i = 0; i < 8; i++)
    o +=
      rect(10, 30 + i * 9.5, 48 - (i % 3) * 8, 3, V('pl'), 1) +
      rect(70, 28.5 + i * 9.5, 20, 6, i === 6 ? V('b1') : V('m1'), 1.5);
  s.onTop(94, 98, 5, `${o}${rect(10, 112, 34, 2, V('k2'))}${signature(12, 110)}`);
  calculator(s, 28, 132);
  pencil(s, 208, 84);
  growingCoins(s, 226, 40, 4);
  growingCoins(s, 198, 44, 2);
}

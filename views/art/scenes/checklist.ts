import { M, type Scene, V } from '../iso-kit.ts';
import { coins, paper, pencil, rect, tick } from '../props.ts';

export function checklist(s: Scene): void {
  // Box of papers
  s.block(32, 26, 96, 64, 46, M.n);
  s.box(37, 31, 30, 86, 54, 16, M.k);
  for (const [i, m] of [M.p, M.b, M.p, M.p, M.b].entries()) s.box(42, 36 + i * 9.5, 34, 76, 3, 30 - (i % 2) * 6, m);
  s.box(32, 84, 0, 96, 6, 50, M.n);
  s.onLeft(32, 90, 50, rect(34, 10, 28, 8, V('k2'), 4) + rect(30, 26, 36, 14, V('b1'), 2));
  // Clipboard
  s.block(78, 102, 124, 134, 4, M.k);
  s.box(84, 112, 4, 112, 118, 2.5, M.p);
  s.onTop(84, 112, 6.5, rows());
  s.box(112, 100, 4, 56, 16, 9, M.m);
  s.box(128, 96, 4, 24, 10, 12, M.k);
  pencil(s, 222, 120, 80);
  // Receipts
  paper(s, 22, 124, 0, 38, 56, [1]);
  paper(s, 28, 190, 0, 36, 46);
  coins(s, 176, 52, 4);
  coins(s, 208, 60, 2);
}

function rows(): string {
  let art = rect(10, 10, 50, 7, V('k2'), 2);
  for (let i = 0; i < 6; i++) {
    const v = 26 + i * 15;
    const done = i < 3;
    art +=
      rect(10, v, 10, 10, V(done ? 'b1' : 'pl'), 2) +
      (done ? tick(10.5, v, 9, V('k3'), 2.2) : rect(12, v + 2, 6, 6, V('p1'), 1));
    art += rect(28, v + 3, [64, 52, 70, 58, 66, 46][i]!, 4, V(done ? 'm2' : 'pl'), 1.5);
  }
  return art;
}

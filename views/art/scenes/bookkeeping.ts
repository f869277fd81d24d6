import { M, type Scene, V } from '../iso-kit.ts';
import { calculator, coins, pairs, rect, tick } from '../props.ts';

export function bookkeeping(s: Scene): void {
  s.shadow(30, 30, 130, 44, 90);
  const binders = [M.k, M.b, M.n, M.b, M.k];
  const sizes = [96, 84, 100, 88, 94];
  for (const [i, [x, w]] of pairs(30, 22, 54, 18, 74, 24, 100, 18, 120, 22).entries()) {
    s.box(x, 30, 0, w - 1, 44, sizes[i]!, binders[i]);
    s.onLeft(
      x,
      74,
      sizes[i]!,
      rect(w * 0.24, 14, w * 0.52, 19, V('p1'), 1) + rect(w * 0.3, 72, w * 0.36, 4, V('ln'), 2),
    );
  }
  s.shadow(160, 38, 70, 46, 40);
  for (const [k, m] of [M.b, M.n, M.k, M.c].entries()) s.box(164 - k * 1.5, 32 + k * 2, k * 13, 66, 46, 12, m);
  // Open ledger
  s.block(52, 106, 156, 114, 6, M.k);
  for (const x of [56, 131]) s.box(x, 110, 6, 73, 106, 6, M.p);
  s.later(1, () => s.onTop(56, 110, 12, ledgerPage()));
  s.later(2, () => {
    const total = rect(38, 86, 32, 11, V('b1'), 1.5) + tick(48, 86, 10, V('k3'), 2.4);
    s.onTop(131, 110, 12, ledgerPage()).onTop(131, 110, 12.2, total);
  });
  coins(s, 36, 150, 5, 12);
  coins(s, 34, 190, 2, 12);
  s.shadow(224, 110, 18, 16, 22);
  s.cyl(230, 118, 0, 11, 22, M.n);
  s.line([230, 118, 22, 226, 114, 58], V('b2'), 4);
  s.line([232, 118, 22, 238, 112, 52], V('o2'), 4);
  calculator(s, 218, 164, 0.58, 7);
}

function ledgerPage(): string {
  let art = '';
  for (let i = 0; i < 9; i++) {
    art += rect(6, 14 + i * 10, 62, 1, V('pl')) + rect(8, 8.5 + i * 10, 24 - (i % 3) * 5, 3, V('pl'), 1);
    art +=
      rect(42, 8.5 + i * 10, 11, 3, V(i === 2 || i === 5 ? 'b2' : 'pl'), 1) + rect(57, 8.5 + i * 10, 9, 3, V('pl'), 1);
  }
  return art + rect(38, 4, 1, 98, V('b2')) + rect(55, 4, 1, 98, V('b2'));
}

import { M, type Scene, V } from '../iso-kit.ts';
import { coins, lines, paper, rect, tick } from '../props.ts';

export function payments(s: Scene): void {
  // Counter with three windows
  s.block(22, 22, 212, 50, 84, M.n);
  s.box(18, 18, 84, 220, 58, 8, M.k);
  s.onLeft(
    22,
    72,
    84,
    [0, 1, 2]
      .map(
        (i) =>
          rect(14 + i * 68, 24, 48, 30, V(i === 1 ? 'lit' : 'gl'), 2) +
          rect(28 + i * 68, 44, 20, 10, V('m1'), 2) +
          rect(22 + i * 68, 8, 32, 7, V('k2'), 3),
      )
      .join(''),
  );
  s.box(22, 72, 0, 212, 16, 26, M.b);
  s.box(20, 72, 26, 216, 20, 4, M.m);
  for (const x of [52, 120, 188]) s.box(x, 76, 30, 18, 12, 2, M.p);
  // Card terminal with its receipt
  s.block(44, 128, 64, 88, 18, M.k);
  s.box(54, 112, 12, 44, 18, 3, M.p);
  s.onTop(44, 128, 18, rect(8, 8, 48, 26, V('lit'), 3) + tick(24, 12, 16, V('k3'), 4));
  for (let i = 0; i < 9; i++)
    s.box(52 + (i % 3) * 17, 168 + Math.floor(i / 3) * 14, 18, 13, 10, 4, i === 8 ? M.b : M.p);
  // Card, receipt and coins
  paper(s, 136, 118, 0, 92, 64, [1, 3]);
  s.block(132, 198, 74, 46, 3, M.b);
  s.onTop(
    132,
    198,
    3,
    rect(0, 8, 74, 9, V('k2')) +
      rect(8, 26, 14, 10, V('p1'), 2) +
      lines(44, 28, [22, 16], { gap: 7, h: 3, fill: V('k2') }),
  );
  coins(s, 30, 222, 4, 12);
  coins(s, 62, 236, 2, 12);
}

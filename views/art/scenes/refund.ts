import { M, type Scene, V } from '../iso-kit.ts';
import { coins, lines, mailbox, rect, signature, stroke } from '../props.ts';

export function refund(s: Scene): void {
  // House
  s.block(34, 26, 96, 74, 54, M.n);
  s.onLeft(
    34,
    100,
    54,
    rect(10, 14, 18, 18, V('gl'), 1) + rect(68, 14, 18, 18, V('lit'), 1) + rect(38, 18, 18, 36, V('b3'), 1),
  );
  s.onRight(130, 100, 54, rect(12, 14, 16, 18, V('gl'), 1) + rect(44, 14, 16, 18, V('lit'), 1));
  s.gable(34, 26, 54, 96, 74, 42, M.k, 6);
  s.box(100, 40, 72, 12, 12, 28, M.m);
  s.onTop(72, 100, 0, rect(0, 0, 20, 40, V('g1'), 2));
  s.tree(168, 30, 0, 14).tree(190, 34, 0, 10);
  mailbox(s, 164, 92);
  // Refund check
  s.block(38, 152, 136, 78, 3, M.p);
  s.onTop(
    38,
    152,
    3,
    rect(4, 4, 128, 70, V('b1'), 3) +
      rect(6, 6, 124, 66, V('p1'), 2) +
      rect(10, 10, 42, 7, V('k2'), 2) +
      rect(92, 10, 34, 14, V('b1'), 2) +
      stroke('M100 17h18', V('k3'), 3) +
      lines(10, 30, [72, 58], { gap: 9, h: 3, fill: V('m2') }) +
      rect(10, 60, 40, 2, V('k2')) +
      signature(82, 60) +
      rect(80, 62, 46, 2, V('k2')),
  );
  coins(s, 212, 172, 5);
  coins(s, 226, 206, 2);
  s.tree(36, 132, 0, 11);
}

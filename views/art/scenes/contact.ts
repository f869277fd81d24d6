import { M, type Scene, V } from '../iso-kit.ts';
import { awning, envelope, lines, mailbox, rect, windows } from '../props.ts';

export function contact(s: Scene): void {
  // Office
  s.block(30, 28, 136, 74, 6, M.m, 70);
  s.box(34, 32, 6, 128, 66, 68, M.n);
  s.box(28, 26, 74, 140, 78, 8, M.k);
  s.box(52, 40, 82, 30, 24, 10, M.m);
  s.onLeft(
    34,
    98,
    74,
    rect(10, 18, 30, 28, V('gl'), 2) +
      rect(84, 18, 30, 28, V('lit'), 2) +
      rect(50, 16, 24, 52, V('b3'), 2) +
      rect(53, 20, 18, 20, V('lit'), 1),
  );
  s.onRight(162, 98, 74, windows(2, 1, { w: 16, h: 26, gx: 10, x: 12, y: 18, lit: [1] }));
  awning(s, 78, 98.5, 66, 44, 16, 4);
  s.onTop(84, 106, 0, rect(0, 0, 24, 100, V('g1'), 2));
  s.tree(206, 52, 0, 14).tree(226, 84, 0, 11);
  mailbox(s, 150, 172);
  envelope(s, 22, 170, 0, 52, 36);
  s.block(112, 212, 54, 32, 2.5, M.p);
  s.onTop(112, 212, 2.5, rect(42, 4, 9, 11, V('b2'), 1) + lines(7, 9, [24, 20, 14], { gap: 7, h: 2.6, fill: V('pl') }));
  s.tree(34, 140, 0, 12);
}

import { M, type Scene, V } from '../iso-kit.ts';
import { coins, paper, rect, windows } from '../props.ts';

export function businessTax(s: Scene): void {
  s.block(34, 28, 100, 84, 118, M.n);
  s.box(30, 24, 118, 108, 92, 8, M.b);
  s.box(54, 44, 126, 30, 30, 12, M.m);
  s.onLeft(
    34,
    112,
    118,
    windows(5, 3, { w: 12, h: 15, gx: 6, gy: 11, x: 8, y: 12, lit: [1, 8, 14] }) +
      rect(36, 90, 28, 28, V('b3'), 1) +
      rect(49, 90, 2, 28, V('n2')),
  );
  s.onRight(134, 112, 118, windows(4, 4, { w: 12, h: 15, gx: 7, gy: 11, x: 8, y: 12, lit: [2, 5, 11] }));
  for (let k = 0; k < 5; k++) {
    s.box(150 + (k % 2) * 3, 48 - (k % 2) * 2, k * 7, 74, 92, 6, k === 3 ? M.b : M.p);
  }
  paper(s, 150, 46, 35, 74, 92, [2, 4]);
  paper(s, 40, 152, 0, 96, 74, [1]);
  s.onTop(
    40,
    152,
    2.6,
    `<circle cx="74" cy="52" r="14" fill="none" stroke="${V('b2')}" stroke-width="3"/><path d="M67 52l5 6 9-11" fill="none" stroke="${V('b2')}" stroke-width="3.4" stroke-linecap="round"/>`,
  );
  s.block(164, 176, 44, 32, 9, M.k, 40);
  s.box(168, 180, 9, 36, 24, 7, M.b);
  s.cyl(186, 192, 16, 6, 22, M.k);
  s.cyl(186, 192, 36, 12, 9, M.k);
  coins(s, 240, 180, 3, 12);
  coins(s, 30, 240, 2, 12);
}

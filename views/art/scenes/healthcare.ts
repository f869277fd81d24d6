import { M, type Scene, V } from '../iso-kit.ts';
import { rect, triples, wheel, windows } from '../props.ts';

export function healthcare(s: Scene): void {
  s.shadow(36, 36, 150, 100, 110);
  s.box(36, 36, 0, 62, 104, 112, M.b);
  s.box(32, 32, 112, 70, 112, 6, M.n);
  s.onLeft(
    36,
    140,
    112,
    `<path d="M24 14h14v12h12v14H38v12H24V40H12V26h12Z" fill="${V('p1')}"/>` +
      windows(3, 2, { w: 11, h: 13, gx: 7, gy: 10, x: 8, y: 66, lit: [1, 5] }),
  );
  s.box(98, 48, 0, 92, 92, 64, M.n);
  s.box(96, 46, 64, 98, 96, 6, M.m);
  s.box(120, 70, 70, 30, 26, 12, M.n);
  s.onLeft(
    98,
    140,
    64,
    windows(4, 1, { w: 14, h: 15, gx: 7.5, x: 7, y: 10, lit: [2] }) +
      rect(32, 34, 26, 30, V('gl'), 1) +
      rect(44.2, 34, 1.6, 30, V('n2')),
  );
  s.onRight(190, 140, 64, windows(3, 2, { w: 16, h: 14, gx: 12, gy: 9, x: 10, y: 10, lit: [0, 4] }));
  s.box(122, 140, 36, 40, 22, 4, M.b);
  s.box(124, 158, 0, 3, 3, 36, M.o);
  s.box(157, 158, 0, 3, 3, 36, M.o);
  s.shadow(52, 190, 90, 34, 40);
  s.box(54, 190, 6, 58, 30, 34, M.n);
  s.onLeft(54, 220, 40, `${rect(0, 20, 58, 5, V('b2'))}<path d="M26 4h6v5h5v6h-5v5h-6v-5h-5V9h5Z" fill="${V('b2')}"/>`);
  s.box(112, 192, 6, 22, 26, 24, M.n);
  s.box(96, 198, 40, 8, 14, 5, M.b);
  s.onLeft(112, 218, 30, rect(6, 4, 12, 9, V('gl'), 1) + rect(0, 14, 22, 4, V('b2')));
  s.onRight(134, 218, 30, rect(3, 4, 20, 10, V('gl'), 1));
  for (const x of [68, 120]) wheel(s, x, 220);
  for (const [x, y, r] of triples(222, 56, 13, 226, 98, 11, 214, 196, 13, 190, 222, 11)) {
    s.shadow(x - 4, y - 4, 8, 8, 30);
    s.tree(x, y, 0, r, M.b);
  }
}

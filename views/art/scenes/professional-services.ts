import { M, type Scene, V } from '../iso-kit.ts';
import { lines, pairs, paper, rect } from '../props.ts';

export function professionalServices(s: Scene): void {
  s.box(20, 14, 0, 226, 8, 104, M.n);
  s.box(14, 14, 0, 8, 232, 104, M.n);
  s.onLeft(
    22,
    22,
    104,
    rect(16, 16, 60, 48, V('gl'), 2) +
      `<path d="M16 46L46 16h18L16 62Z" fill="#fff" opacity=".12"/>` +
      rect(46, 16, 2, 48, V('n2')) +
      rect(104, 18, 44, 6, V('k2'), 2) +
      rect(104, 34, 92, 3, V('ln')) +
      [12.6, 19.8, 16.2, 27, 32.4, 41.4]
        .map((h, i) => rect(106 + i * 14, 84 - h, 9, h, V(i > 3 ? 'b1' : 'pl'), 1.5))
        .join(''),
  );
  // Bookshelf
  s.box(24, 150, 0, 20, 76, 70, M.k);
  const spines = ['b1', 'p1', 'b2', 'm1', 'p1', 'b1', 'm2'];
  for (const z of [8, 38]) {
    const books = [22, 18, 24, 20, 23, 17, 21];
    s.onRight(
      44,
      226,
      70,
      books.map((h, i) => rect(6 + i * 9.4, 70 - z - h, 7, h, V(spines[(i + z) % 7]!), 1)).join(''),
    );
  }
  // Desk
  s.shadow(84, 100, 110, 66, 44);
  for (const [x, y] of pairs(88, 104, 186, 104, 88, 158, 186, 158)) s.box(x, y, 0, 5, 5, 42, M.o);
  s.box(82, 98, 42, 116, 70, 6, M.b);
  s.box(112, 112, 48, 50, 30, 2, M.m);
  s.box(112, 110, 50, 50, 2.5, 32, M.k);
  s.onLeft(
    112,
    112.5,
    82,
    rect(3, 3, 44, 25, V('p1'), 1) +
      lines(7, 8, [16, 22, 12], { gap: 6, fill: V('pl') }) +
      rect(32, 14, 4, 10, V('b2')) +
      rect(38, 9, 4, 15, V('b2')),
  );
  s.onTop(116, 116, 50.5, lines(3, 3, [38, 38, 38], { gap: 6, h: 3.4, fill: V('k1') }));
  paper(s, 170, 120, 48, 22, 30);
  s.cyl(96, 142, 48, 5, 10, M.n);
  s.ring(96, 142, 58, 3.4, V('k2'), 2);
  // Chair
  s.shadow(118, 196, 36, 30, 20);
  s.cyl(136, 206, 0, 3, 18, M.o);
  s.box(120, 190, 18, 34, 30, 6, M.o);
  s.box(120, 216, 22, 34, 6, 40, M.o);
  s.shadow(212, 48, 20, 20, 40);
  s.cyl(224, 58, 0, 10, 20, M.o);
  s.tree(224, 58, 14, 17, M.b);
}

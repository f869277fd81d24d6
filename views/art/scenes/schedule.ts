import { M, type Scene, V } from '../iso-kit.ts';
import { calendar, chair, lines, pairs, paper, plant, rect, stroke } from '../props.ts';

export function schedule(s: Scene): void {
  calendar(s, 28, 24, 150, [9, 16]);
  clock(s, 206, 30);
  chair(s, 112, 78, 'far');
  plant(s, 28, 96, 12);
  // Meeting table
  s.shadow(62, 118, 132, 66, 40);
  for (const [x, y] of pairs(68, 122, 182, 122, 68, 176, 182, 176)) s.box(x, y, 0, 5, 5, 38, M.o);
  s.box(60, 116, 38, 134, 70, 6, M.b);
  s.box(128, 126, 44, 46, 30, 2, M.m);
  s.box(128, 124, 46, 46, 2.5, 30, M.k);
  s.onLeft(
    128,
    126.5,
    76,
    rect(3, 3, 40, 23, V('p1'), 1) +
      lines(7, 8, [16, 20, 12], { gap: 6, fill: V('pl') }) +
      rect(31, 9, 7, 12, V('b2'), 1),
  );
  paper(s, 74, 132, 44, 34, 42, [1]);
  s.cyl(120, 172, 44, 5, 10, M.n);
  s.ring(120, 172, 54, 3.4, V('k2'), 2);
  chair(s, 84, 196, 'near');
  chair(s, 138, 196, 'near');
  plant(s, 230, 178, 15);
}

function clock(s: Scene, x: number, y: number): void {
  s.block(x, y, 34, 26, 86, M.k);
  s.box(x - 4, y - 4, 86, 42, 34, 7, M.b);
  s.onLeft(
    x,
    y + 26,
    86,
    `<circle cx="17" cy="20" r="12.5" fill="${V('p1')}"/>${stroke('M17 12v8l6 4', V('k3'), 2.4)}${lines(7, 44, [20, 14, 20], { fill: V('b1'), gap: 9, h: 3 })}`,
  );
}

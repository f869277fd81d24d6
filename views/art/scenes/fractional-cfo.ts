import { M, type Scene, V } from '../iso-kit.ts';
import { growingCoins, lines, pairs, plant, rect } from '../props.ts';

export function fractionalCfo(s: Scene): void {
  s.block(26, 26, 200, 12, 128, M.k);
  s.onLeft(
    26,
    38,
    128,
    rect(8, 8, 184, 104, V('p1'), 3) +
      rect(18, 18, 54, 6, V('pl'), 2) +
      [26, 38, 34, 50, 46, 62, 74]
        .map((h, i) => rect(18 + i * 17, 102 - h, 11, h, V(i > 4 ? 'b1' : 'pl'), 1.5))
        .join('') +
      `<path d="M20 74L40 62 58 66 76 48 94 50 112 34 130 24" fill="none" stroke="${V('k2')}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>` +
      `<circle cx="164" cy="42" r="17" fill="none" stroke="${V('pl')}" stroke-width="8"/><path d="M164 25a17 17 0 0 1 12 29" fill="none" stroke="${V('b2')}" stroke-width="8"/>` +
      lines(148, 74, [34, 26, 34, 20], { gap: 9, h: 3.4, fill: V('pl') }),
  );
  s.block(36, 92, 156, 72, 8, M.m);
  for (const [i, [x, h]] of pairs(44, 20, 74, 34, 104, 50, 134, 68, 162, 88).entries()) {
    s.box(x, 104, 8, 22, 44, h, i > 2 ? M.b : M.n);
  }
  s.line([55, 126, 34, 85, 126, 50, 115, 126, 66, 145, 126, 84, 173, 126, 106], V('k2'), 3);
  s.dot(173, 126, 106, 6, V('k2'));
  s.block(58, 188, 84, 54, 3, M.k);
  s.onTop(
    58,
    188,
    3,
    rect(5, 5, 74, 44, V('p1'), 3) +
      lines(11, 12, [30, 24, 30], { gap: 8, h: 3, fill: V('pl') }) +
      `<circle cx="60" cy="24" r="12" fill="${V('pl')}"/><path d="M60 24V12a12 12 0 0 1 11 17Z" fill="${V('b2')}"/>`,
  );
  growingCoins(s, 176, 190, 4);
  growingCoins(s, 208, 176, 7);
  growingCoins(s, 204, 206, 2);
  plant(s, 232, 120);
}

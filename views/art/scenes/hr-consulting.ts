import { M, type Scene, V } from '../iso-kit.ts';
import { lines, paper, plant, rect, signature, stroke } from '../props.ts';

export function hrConsulting(s: Scene): void {
  // Organization chart
  s.block(26, 26, 206, 10, 120, M.n);
  const chart = stroke('M103 44V62M42 82V62H164V82M103 62V82', V('m3'), 2.6);
  s.later(1, () => s.onLeft(26, 36, 120, chart + card(103, 30, 'b1', 'k3')));
  s.later(2, () => s.onLeft(26, 36, 120, [42, 103, 164].map((x) => card(x, 94, 'k2', 'b1')).join('')));
  // Handbooks
  s.shadow(36, 96, 60, 84, 30);
  for (const [k, m] of [M.k, M.n, M.b].entries()) s.box(36 + k * 2, 98 - k * 3, k * 11, 62, 84, 10, m);
  s.onTop(40, 92, 32, rect(10, 12, 42, 22, V('p1'), 2) + lines(14, 18, [30, 20], { gap: 7, h: 3, fill: V('pl') }));
  // Offer letter
  paper(s, 128, 90, 0, 76, 104);
  s.box(122, 96, 2.5, 76, 104, 2.5, M.p);
  s.onTop(
    122,
    96,
    5,
    `<circle cx="20" cy="20" r="11" fill="${V('b1')}"/>${person(20, 17, 'k3', 0.8)}` +
      rect(38, 13, 28, 5, V('k2'), 2) +
      rect(38, 22, 20, 3, V('pl'), 1) +
      lines(10, 42, [56, 50, 56, 44, 56], { gap: 8, h: 3, fill: V('pl') }) +
      signature(10, 92) +
      rect(46, 84, 22, 10, V('b1'), 3),
  );
  // Name badge on its cord
  s.block(58, 206, 46, 28, 4, M.b);
  s.onTop(58, 206, 4, rect(5, 5, 14, 18, V('p1'), 2) + lines(23, 8, [17, 12, 17], { gap: 5, h: 2.4, fill: V('k3') }));
  s.line([80, 206, 4, 72, 190, 6, 62, 198, 10], V('k2'), 2.4);
  s.shadow(220, 150, 16, 20, 20);
  s.cyl(228, 160, 0, 11, 20, M.n);
  s.ring(228, 160, 20, 8, V('k2'), 3);
  plant(s, 228, 84, 14);
}

function card(x: number, y: number, back: string, front: string): string {
  return rect(x - 19, y - 15, 38, 30, V(back), 5) + person(x, y - 5, front, 1);
}

function person(x: number, y: number, fill: string, size: number): string {
  const u = (n: number) => Math.round(n * size * 10) / 10;
  return `<circle cx="${x}" cy="${y}" r="${u(5.5)}" fill="${V(fill)}"/><path d="M${x - u(9)} ${y + u(17)}a${u(9)} ${u(9)} 0 0 1 ${u(18)} 0z" fill="${V(fill)}"/>`;
}

import { M, type Scene, V } from '../iso-kit.ts';
import { lines, paper, rect, stage } from '../props.ts';
import { sceneAlt } from '../scene-names.ts';

export function hrConsulting(): Scene {
  const s = stage(sceneAlt['hr-consulting']);
  s.box(26, 26, 0, 206, 10, 120, M.n);
  const head = (x, y, r, c) =>
    `<rect x="${x - 19}" y="${y - 15}" width="38" height="30" rx="5" fill="${V(c)}"/><circle cx="${x}" cy="${y - 5}" r="${r}" fill="${V(c === 'b1' ? 'k3' : 'b1')}"/><path d="M${x - 9} ${y + 12}a9 9 0 0 1 18 0Z" fill="${V(c === 'b1' ? 'k3' : 'b1')}"/>`;
  s.onLeft(
    26,
    36,
    120,
    `<path d="M103 44V62M42 82V62H164V82M103 62V82" fill="none" stroke="${V('m3')}" stroke-width="2.6"/>` +
      head(103, 30, 5.5, 'b1') +
      head(42, 94, 5.5, 'k2') +
      head(103, 94, 5.5, 'k2') +
      head(164, 94, 5.5, 'k2'),
  );
  s.shadow(36, 96, 60, 84, 30);
  for (let k = 0; k < 3; k++) s.box(36 + k * 2, 98 - k * 3, k * 11, 62, 84, 10, [M.k, M.n, M.b][k]);
  s.onTop(40, 92, 33, rect(10, 12, 42, 22, V('p1'), 2) + lines(14, 18, [30, 20], { gap: 7, h: 3, fill: V('pl') }));
  s.shadow(124, 92, 76, 104, 8);
  paper(s, 128, 90, 0, 76, 104, []);
  s.box(122, 96, 2.5, 76, 104, 2.5, M.p);
  s.onTop(
    122,
    96,
    5,
    `<circle cx="20" cy="20" r="11" fill="${V('b1')}"/><circle cx="20" cy="17" r="4" fill="${V('k3')}"/><path d="M13 27a7 7 0 0 1 14 0Z" fill="${V('k3')}"/>` +
      rect(38, 13, 28, 5, V('k2'), 2) +
      rect(38, 22, 20, 3, V('pl'), 1) +
      lines(10, 42, [56, 50, 56, 44, 56], { gap: 8, h: 3, fill: V('pl') }) +
      `<path d="M10 92c5-10 9-8 8-2s6 0 9-4 3 4 8 2" fill="none" stroke="${V('k2')}" stroke-width="1.8"/>` +
      rect(46, 84, 22, 10, V('b1'), 3),
  );
  s.shadow(60, 206, 40, 26, 8);
  s.box(58, 206, 0, 46, 28, 4, M.b);
  s.onTop(58, 206, 4, rect(5, 5, 14, 18, V('p1'), 2) + lines(23, 8, [17, 12, 17], { gap: 5, h: 2.4, fill: V('k3') }));
  s.line(
    [
      [80, 206, 4],
      [72, 190, 6],
      [62, 198, 10],
    ],
    V('k2'),
    2.4,
  );
  s.shadow(214, 150, 24, 24, 20);
  s.cyl(228, 160, 0, 11, 20, M.n);
  s.ring(228, 160, 20, 8, V('k2'), 3);
  s.cyl(36, 232, 0, 10, 20, M.k);
  s.tree(36, 232, 14, 16, M.b);
  return S;
}

import { M, type Scene, V } from '../iso-kit.ts';
import { awning, lines, pairs, paper, rect, windows } from '../props.ts';

export function businessFormation(s: Scene): void {
  s.tree(30, 26, 0, 9).tree(22, 46, 0, 12);
  // Certificate
  paper(s, 28, 58, 0, 66, 92, []);
  s.box(24, 62, 2.5, 66, 92, 2.5, M.p);
  s.onTop(
    24,
    62,
    5,
    `<rect x="4" y="4" width="58" height="84" fill="none" stroke="${V('b2')}" stroke-width="1.8"/>` +
      rect(16, 14, 34, 6, V('k2'), 2) +
      lines(12, 28, [42, 36, 42, 30], { gap: 8, h: 3, fill: V('pl') }) +
      `<circle cx="33" cy="70" r="10" fill="${V('b1')}"/><path d="M28 70l4 4 7-8" fill="none" stroke="${V('k3')}" stroke-width="2.4"/>`,
  );
  // The shop comes down on its marked lot
  s.onTop(
    110,
    30,
    0,
    `<rect x="2" y="2" width="112" height="96" rx="4" fill="none" stroke="${V('b2')}" stroke-width="3" stroke-dasharray="9 7"/>`,
  );
  s.shadow(124, 44, 86, 68, 30);
  s.later(1, () => shop(s));
  // Folder, blocks and key
  s.block(40, 174, 92, 56, 6, M.k);
  s.box(44, 178, 6, 84, 48, 3, M.p);
  s.box(40, 174, 9, 92, 56, 3, M.b);
  s.onTop(40, 174, 12, rect(10, 10, 36, 14, V('p1'), 2) + lines(14, 14, [24, 16], { gap: 5, h: 2, fill: V('pl') }));
  s.block(158, 210, 26, 24, 22, M.n);
  s.box(188, 212, 0, 22, 20, 18, M.b);
  s.shadow(164, 164, 60, 22, 8);
  s.later(2, () => key(s));
}

function shop(s: Scene): void {
  s.box(122, 44, 26, 92, 68, 58, M.n);
  s.box(118, 40, 84, 100, 76, 8, M.b);
  s.onLeft(
    122,
    112,
    84,
    rect(8, 20, 32, 30, V('gl'), 2) + rect(52, 16, 18, 42, V('b3'), 1) + rect(76, 20, 10, 20, V('lit'), 1),
  );
  s.onRight(214, 112, 84, windows(2, 1, { w: 18, h: 22, gx: 12, x: 10, y: 16, lit: [1] }));
  awning(s, 120, 112.5, 70, 96, 18, 6);
  for (const [x, y] of pairs(122, 112, 214, 112, 214, 44))
    s.line([x, y, 24, x, y, 4], V('b2'), 2, 'stroke-dasharray="3 5"');
}

function key(s: Scene): void {
  s.ring(176, 176, 5, 11, V('b2'), 6);
  s.box(190, 173, 2, 46, 7, 5, M.b);
  s.box(224, 180, 2, 6, 9, 5, M.b);
  s.box(210, 180, 2, 6, 7, 5, M.b);
}

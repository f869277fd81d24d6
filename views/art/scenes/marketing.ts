import { M, type Scene, V } from '../iso-kit.ts';
import { pair, short } from '../path.ts';
import { lines, pairs, rect, stage, stroke } from '../props.ts';
import { sceneAlt } from '../scene-names.ts';

export function marketing(): Scene {
  const s = stage(sceneAlt.marketing);
  for (const x of [56, 150]) s.box(x, 40, 0, 8, 8, 60, M.k);
  s.shadow(56, 44, 110, 10, 60);
  s.box(28, 34, 58, 168, 12, 92, M.k);
  s.onLeft(
    28,
    46,
    150,
    rect(7, 7, 154, 78, V('b1'), 3) +
      rect(20, 22, 62, 12, V('k3'), 2) +
      rect(20, 40, 48, 6, V('k3'), 2) +
      rect(20, 58, 34, 14, V('p1'), 4) +
      `<circle cx="124" cy="46" r="24" fill="${V('p1')}"/><path d="M112 48l9 9 16-20" fill="none" stroke="${V('k3')}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`,
  );
  for (const x of [50, 112, 172]) {
    s.line([x, 46, 150, x, 62, 160], V('k1'), 2.6);
    s.box(x - 5, 60, 156, 10, 7, 5, M.k);
  }
  megaphone(s);
  for (const [i, [x, h]] of pairs(156, 18, 180, 30, 204, 48, 228, 70).entries()) {
    s.shadow(x, 100, 16, 30, h * 0.4);
    s.box(x, 100, 0, 18, 30, h, i === 3 ? M.b : M.n);
  }
  s.shadow(176, 194, 50, 36, 8);
  s.box(174, 194, 0, 54, 38, 4, M.k);
  s.onTop(
    174,
    194,
    4,
    rect(4, 4, 46, 30, V('p1'), 3) +
      rect(8, 9, 18, 20, V('b1'), 2) +
      lines(30, 11, [16, 12, 16], { gap: 7, h: 3, fill: V('pl') }),
  );
  s.tree(40, 232, 0, 11);
  s.tree(236, 44, 0, 12);
  return s;
}

function megaphone(s: Scene): void {
  s.shadow(44, 138, 80, 40, 20);
  s.poly([s.P(44, 176, 30), s.P(44, 176, 52), s.P(112, 176, 76), s.P(112, 176, 6)], V('b2'));
  s.poly([s.P(44, 176, 52), s.P(112, 176, 76), s.P(112, 160, 82), s.P(44, 166, 56)], V('b1'));
  const [x, y] = s.P(112, 174, 42).map(Math.round) as [number, number];
  s.raw(
    `<g transform="rotate(-14 ${x} ${y})"><ellipse cx="${x}" cy="${y}" rx="15" ry="37" fill="${V('k2')}"/><ellipse cx="${x + 2}" cy="${y}" rx="9" ry="27" fill="${V('k3')}"/></g>`,
  );
  s.box(28, 164, 32, 18, 14, 20, M.k);
  s.box(58, 166, 4, 8, 10, 28, M.k);
  const [cx, cy] = s.P(132, 172, 40);
  for (const [r, opacity] of pairs(14, 1, 26, 0.7, 38, 0.4)) {
    const arc = `M${pair(cx + r, cy - r * 1.1)}a${short(r * 1.5)} ${short(r * 1.5)} 0 0 1 0 ${short(r * 2.1)}`;
    s.raw(stroke(arc, V('b2'), 3.4, `opacity="${opacity}"`));
  }
}

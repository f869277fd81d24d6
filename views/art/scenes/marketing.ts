import { M, type Scene, V } from '../iso-kit.ts';
import { pair, short } from '../path.ts';
import { lines, pairs, plant, rect, stroke, tick, tint } from '../props.ts';

export function marketing(s: Scene): void {
  // Billboard
  s.shadow(30, 36, 168, 12, 80);
  for (const x of [52, 164]) s.box(x, 40, 0, 8, 8, 50, M.o);
  s.box(24, 32, 48, 180, 12, 96, M.k);
  s.onLeft(
    24,
    44,
    144,
    rect(7, 7, 166, 82, V('b1'), 3) +
      rect(20, 22, 70, 13, V('k3'), 2) +
      rect(20, 42, 52, 6, V('k3'), 2) +
      rect(20, 62, 38, 15, V('p1'), 4) +
      `<circle cx="132" cy="48" r="26" fill="${V('p1')}"/>` +
      tick(118, 34, 28, V('k3'), 6.4),
  );
  for (const x of [50, 114, 178]) {
    s.line([x, 44, 144, x, 60, 154], V('o1'), 2.6);
    s.box(x - 5, 58, 150, 10, 7, 5, M.k);
  }
  // Results chart
  const bars = pairs(146, 18, 170, 32, 194, 52, 218, 78);
  for (const [x, h] of bars) s.shadow(x, 84, 18, 30, h * 0.4);
  for (const [i, [x, h]] of bars.entries())
    s.later(i < 2 ? 1 : 2, () => s.box(x, 84, 0, 19, 30, h, i === 3 ? M.b : M.n));
  megaphone(s, 30, 150);
  mapTile(s, 138, 132);
  plant(s, 70, 228, 13);
}

function megaphone(s: Scene, x: number, y: number): void {
  const [small, large, length, axis] = [9, 34, 72, 40];
  s.shadow(x + 8, y - 22, length, 50, 34);
  const at = (end: number, radius: number, degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return s.P(end, y + radius * Math.cos(angle), axis + radius * Math.sin(angle));
  };
  const arc = (from: number, to: number) => Array.from({ length: 9 }, (_, i) => from + ((to - from) * i) / 8);
  const strip = (from: number, to: number, fill: string) => {
    const wide = arc(from, to).map((angle) => at(x + length, large, angle));
    const narrow = arc(from, to).map((angle) => at(x, small, angle));
    s.poly([...wide, ...narrow.reverse()], fill);
  };
  s.box(x - 16, y - 8, axis - 9, 18, 16, 18, M.k);
  s.box(x + 14, y - 5, 2, 9, 10, 30, M.o);
  strip(-60, 40, V('b2'));
  strip(40, 160, V('b1'));
  s.onRight(
    x + length,
    y,
    axis,
    `<circle r="${large}" fill="${V('k2')}"/><circle r="25" fill="${V('k3')}"/><circle r="8" fill="${V('b2')}"/>`,
  );
  const [cx, cy] = s.P(x + length + 16, y - 2, axis);
  for (const [r, opacity] of pairs(14, 1, 26, 0.7, 38, 0.4)) {
    const sound = `M${pair(cx + r, cy - r * 1.1)}a${short(r * 1.5)} ${short(r * 1.5)} 0 0 1 0 ${short(r * 2.1)}`;
    s.raw(stroke(sound, V('b2'), 3.4, `opacity="${opacity}"`));
  }
}

/** A street map with the business pinned on it. */
function mapTile(s: Scene, x: number, y: number): void {
  s.block(x, y, 94, 70, 4, M.p);
  s.onTop(
    x,
    y,
    4,
    tint(4, 4, 86, 62, 2) +
      rect(4, 22, 86, 6, V('p1')) +
      rect(28, 4, 6, 62, V('p1')) +
      rect(66, 28, 6, 38, V('p1')) +
      rect(34, 46, 56, 5, V('p1')) +
      rect(38, 32, 22, 10, V('c3'), 1) +
      rect(76, 32, 11, 10, V('c3'), 1) +
      rect(8, 8, 16, 10, V('c3'), 1) +
      lines(8, 36, [16, 12, 16], { gap: 8, h: 4, fill: V('c3') }),
  );
  const [px, py] = [x + 60, y + 48];
  s.poly([s.P(px, py, 4), s.P(px - 8, py + 8, 34), s.P(px + 8, py - 8, 34)], V('b2'));
  s.crown(px, py, 40, 14).dot(px, py, 41, 5, V('k3'));
}

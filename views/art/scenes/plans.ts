import { M, type Scene, V } from '../iso-kit.ts';
import { pair, short } from '../path.ts';
import {
  awning,
  calendar,
  chair,
  lines,
  pairs,
  paper,
  plant,
  rect,
  signature,
  stroke,
  tick,
  tint,
  windows,
} from '../props.ts';

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

export function hrConsulting(s: Scene): void {
  // Organization chart
  s.block(26, 26, 206, 10, 120, M.n);
  const chart = stroke('M103 44V62M42 82V62H164V82M103 62V82', V('m3'), 2.6);
  s.onLeft(26, 36, 120, chart + card(103, 30, 'b1', 'k3'));
  s.onLeft(26, 36, 120, [42, 103, 164].map((x) => card(x, 94, 'k2', 'b1')).join(''));
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
  for (const [i, [x, h]] of bars.entries()) s.box(x, 84, 0, 19, 30, h, i === 3 ? M.b : M.n);
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

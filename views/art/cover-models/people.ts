import { M, type Scene, V } from '../iso-kit.ts';
import { lines, pencil, rect, stroke, tick } from '../props.ts';

/** The badge of an employee, upright on a stand. */
export function badge(s: Scene): void {
  s.shadow(0, 26, 124, 44, 90);
  s.box(0, 26, 0, 124, 46, 10, M.k);
  s.box(10, 42, 10, 104, 10, 138, M.p);
  s.onLeft(
    10,
    52,
    148,
    rect(0, 0, 104, 36, V('b1')) +
      rect(34, 12, 36, 9, V('k3'), 4) +
      `<circle cx="52" cy="66" r="17" fill="${V('k1')}"/><path d="M20 110a32 26 0 0 1 64 0z" fill="${V('k1')}"/>` +
      lines(24, 118, [56, 34], { gap: 9, h: 4, fill: V('pl') }),
  );
  s.box(54, 44, 148, 16, 6, 16, M.m);
}

/** An organization chart on a board. */
export function staffChart(s: Scene): void {
  s.shadow(0, 26, 172, 40, 90);
  s.box(0, 26, 0, 172, 44, 8, M.k);
  s.box(8, 42, 8, 156, 8, 124, M.n);
  const card = (x: number, y: number, back: string, front: string) =>
    rect(x - 19, y, 38, 40, V(back), 5) +
    `<circle cx="${x}" cy="${y + 14}" r="7" fill="${V(front)}"/><path d="M${x - 12} ${y + 36}a12 12 0 0 1 24 0z" fill="${V(front)}"/>`;
  s.onLeft(
    8,
    50,
    132,
    stroke('M78 50V64M30 74V64H126V74M78 64V74', V('m3'), 3) +
      card(78, 12, 'b1', 'k3') +
      [30, 78, 126].map((x) => card(x, 72, 'k2', 'b1')).join(''),
  );
}

/** Two copies of a handbook with a bookmark, and a pencil. */
export function handbook(s: Scene): void {
  s.shadow(0, 0, 150, 150, 34);
  for (const [z, shift] of [
    [0, 0],
    [18, -6],
  ] as const) {
    s.box(shift, shift, z, 126, 150, 3, M.k);
    s.box(shift + 3, shift, z + 3, 120, 147, 12, M.p);
    s.box(shift, shift, z + 15, 126, 150, 3, z ? M.b : M.k);
  }
  s.onTop(
    -6,
    -6,
    36,
    rect(22, 26, 82, 44, V('p1'), 4) +
      lines(32, 38, [62, 44], { gap: 13, h: 5, fill: V('k2') }) +
      rect(22, 120, 44, 5, V('k3'), 2) +
      rect(108, 0, 9, 60, V('k2')),
  );
  pencil(s, 160, 20, 96);
}

/** The form for a first day, on a clipboard: three answers ticked, one open. */
export function firstDayForm(s: Scene): void {
  s.shadow(0, 0, 132, 170, 10);
  s.box(0, 0, 0, 132, 172, 6, M.k);
  s.box(8, 14, 6, 116, 150, 3, M.p);
  const rows = [0, 1, 2, 3].map((row) => {
    const y = 40 + row * 26;
    return (
      rect(12, y, 16, 16, V('c1'), 3) +
      (row < 3 ? tick(13, y + 1, 14, V('k3'), 3.4) : '') +
      lines(38, y + 3, [62 - (row % 2) * 14, 44], { gap: 8, h: 3.4, fill: V('pl') })
    );
  });
  s.onTop(8, 14, 9, rect(12, 16, 56, 10, V('b2'), 2) + rows.join(''));
  s.box(42, -4, 6, 48, 22, 9, M.b);
  pencil(s, 150, 24, 90);
}

import { M, type Scene, V } from '../iso-kit.ts';
import { coins, envelope, lines, rect, signature, stroke, tint } from '../props.ts';

export function timeClock(s: Scene): void {
  s.shadow(10, 10, 116, 50, 80);
  s.box(10, 10, 0, 116, 50, 118, M.b);
  s.box(46, 26, 118, 54, 4, 34, M.p);
  s.onLeft(46, 30, 152, lines(8, 7, [36, 28, 36], { gap: 8, h: 3.4, fill: V('m3') }));
  s.onLeft(
    10,
    60,
    118,
    `<circle cx="58" cy="46" r="32" fill="${V('p1')}"/>${stroke('M58 26v20l14 9', V('k3'), 5)}` +
      rect(22, 88, 72, 16, V('k3'), 3) +
      rect(28, 93, 34, 6, V('lit'), 2),
  );
  for (const [i, x] of [8, 58, 108].entries()) {
    s.box(x, 82 + i * 5, 0, 42, 56, 2.5, M.p);
    s.onTop(
      x,
      82 + i * 5,
      2.5,
      rect(6, 6, 22, 6, V('b2'), 2) + lines(6, 18, [30, 26, 30, 18], { gap: 8, fill: V('pl') }),
    );
  }
}

export function payEnvelope(s: Scene): void {
  s.shadow(0, 0, 180, 110, 20);
  for (let i = 0; i < 5; i++) {
    s.box(10 + (i % 2) * 5, i % 3, i * 5, 150, 66, 4, i % 2 ? M.c : M.b);
  }
  s.onTop(
    10,
    1,
    24,
    tint(8, 8, 134, 50, 3) +
      `<circle cx="75" cy="33" r="17" fill="${V('b3')}"/>` +
      rect(16, 16, 18, 8, V('b3'), 2) +
      rect(116, 42, 18, 8, V('b3'), 2),
  );
  envelope(s, 0, 76, 0, 132, 78);
  coins(s, 158, 96, 7, 16);
  coins(s, 160, 140, 3, 16);
}

/** A paycheck, upright on a stand, in front of the coins it stands for. */
export function paycheck(s: Scene): void {
  s.shadow(0, 20, 172, 44, 70);
  s.box(0, 20, 0, 172, 46, 8, M.k);
  s.box(8, 38, 8, 156, 6, 88, M.b);
  s.onLeft(
    8,
    44,
    96,
    rect(7, 7, 142, 74, V('p1'), 4) +
      rect(16, 16, 46, 8, V('k2'), 2) +
      rect(104, 16, 36, 14, V('b1'), 3) +
      lines(16, 36, [80, 62], { gap: 10, h: 4, fill: V('pl') }) +
      rect(16, 66, 60, 2, V('m3')) +
      signature(88, 70),
  );
  for (const [x, count] of [
    [34, 3],
    [82, 5],
    [130, 8],
  ] as const)
    coins(s, x, 96, count, 16);
}

import { M, type Scene, V } from '../iso-kit.ts';
import { coins, rect, stage } from '../props.ts';
import { sceneAlt } from '../scene-names.ts';

export function bookkeeping(): Scene {
  const s = stage(sceneAlt.bookkeeping);
  const book = (x, y, w, d, h, m, z = 0) => {
    s.box(x, y, z, w, d, h, m);
    s.onLeft(x, y + d, z + h, rect(w * 0.24, h * 0.14, w * 0.52, h * 0.2, V('p1'), 1));
  };
  s.shadow(30, 30, 130, 44, 90);
  [
    [30, 22, 96, M.k],
    [54, 18, 84, M.b],
    [74, 24, 100, M.n],
    [100, 18, 88, M.b],
    [120, 22, 94, M.k],
  ].forEach(([x, w, h, m]) => book(x, 30, w - 1, 44, h, m));
  for (let k = 0; k < 4; k++) {
    s.box(164 - k * 1.5, 32 + k * 2, k * 13, 66, 46, 12, [M.b, M.n, M.k, M.c][k]);
  }
  // open ledger
  s.shadow(56, 108, 150, 112, 14);
  s.box(52, 106, 0, 156, 114, 6, M.k);
  s.box(56, 110, 6, 73, 106, 6, M.p);
  s.box(131, 110, 6, 73, 106, 6, M.p);
  const pg = (x) => {
    let o = '';
    for (let i = 0; i < 9; i++)
      o +=
        rect(6, 14 + i * 10, 62, 1, V('pl')) +
        rect(8, 8.5 + i * 10, 24 - (i % 3) * 5, 3, V('pl'), 1) +
        rect(42, 8.5 + i * 10, 11, 3, V(i === 2 || i === 5 ? 'b2' : 'pl'), 1) +
        rect(57, 8.5 + i * 10, 9, 3, V('pl'), 1);
    o += rect(38, 4, 1, 98, V('b2')) + rect(55, 4, 1, 98, V('b2'));
    s.onTop(x, 110, 12, o);
  };
  pg(56);
  pg(131);
  s.onTop(
    131,
    110,
    12.2,
    rect(38, 86, 32, 11, V('b1'), 1.5) +
      `<path d="M47 91l4 4 7-8" fill="none" stroke="${V('k3')}" stroke-width="2.2"/>`,
  );
  coins(s, 36, 150, 5, 12);
  coins(s, 34, 190, 2, 12);
  s.cyl(230, 118, 0, 11, 22, M.n);
  s.line(
    [
      [230, 118, 22],
      [226, 114, 58],
    ],
    V('b2'),
    4,
  );
  s.line(
    [
      [232, 118, 22],
      [238, 112, 52],
    ],
    V('k2'),
    4,
  );
  s.box(222, 168, 0, 26, 40, 8, M.k);
  s.onTop(
    222,
    168,
    8,
    rect(4, 4, 18, 9, V('lit'), 1.5) +
      [0, 1, 2].flatMap((r) => [0, 1].map((c) => rect(4 + c * 10, 17 + r * 7.5, 8, 5.4, V('m1'), 1))).join(''),
  );
  return S;
}

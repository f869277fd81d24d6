import { M, type Scene, V } from '../iso-kit.ts';
import { pair } from '../path.ts';
import { rect, stage, triples } from '../props.ts';
import { sceneAlt } from '../scene-names.ts';

export function oilAndGas(): Scene {
  const s = stage(sceneAlt['oil-and-gas']);
  for (const [x, y, h] of triples(44, 40, 62, 92, 36, 62, 44, 92, 62)) {
    s.shadow(x - 18, y - 18, 40, 40, h);
    s.cyl(x + 4, y + 4, 0, 20, h, M.n);
    s.ring(x + 4, y + 4, h, 15, V('m3'), 1.6);
    const [cx, cy] = s.P(x + 4, y + 4, h * 0.55);
    s.path(`M${pair(cx - 25, cy)}v9a25 14.4 0 0 0 50 0v-9a25 14.4 0 0 1-50 0z`, V('b2'));
  }
  // Pump jack
  s.shadow(130, 118, 106, 40, 20);
  s.box(126, 118, 0, 112, 34, 8, M.m);
  s.box(130, 122, 8, 24, 26, 22, M.k);
  s.onLeft(130, 148, 30, rect(5, 6, 14, 4, V('lit'), 1));
  s.line([168, 148, 8, 186, 136, 84, 204, 148, 8], V('o2'), 6);
  s.line([176, 122, 8, 186, 132, 84], V('o1'), 5);
  s.line([174, 146, 40, 199, 146, 40], V('o2'), 3);
  s.line([146, 135, 30, 140, 135, 96], V('o1'), 4);
  s.poly([s.P(132, 140, 104), s.P(232, 140, 84), s.P(232, 140, 74), s.P(132, 140, 94)], V('b2'));
  s.poly([s.P(132, 128, 104), s.P(232, 128, 84), s.P(232, 140, 84), s.P(132, 140, 104)], V('b1'));
  s.poly([s.P(226, 141, 100), s.P(240, 141, 92), s.P(242, 141, 66), s.P(234, 141, 56), s.P(228, 141, 70)], V('b2'));
  s.poly([s.P(240, 141, 92), s.P(240, 127, 92), s.P(242, 127, 66), s.P(242, 141, 66)], V('b3'));
  s.poly([s.P(226, 127, 100), s.P(240, 127, 92), s.P(240, 141, 92), s.P(226, 141, 100)], V('b1'));
  s.line([238, 134, 58, 238, 134, 8], V('o3'), 2.4);
  s.cyl(238, 134, 0, 7, 12, M.b);
  s.box(126, 126, 84, 22, 20, 26, M.k);
  // Pipeline
  for (const x of [50, 110, 170, 226]) s.box(x, 196, 0, 8, 20, 14, M.o);
  s.box(22, 200, 14, 226, 12, 12, M.b);
  for (const x of [70, 140, 206]) s.box(x, 198, 12, 7, 16, 16, M.n);
  s.cyl(110, 206, 26, 2.6, 12, M.o);
  s.ring(110, 206, 39, 9, V('o1'), 3.4);
  return s;
}

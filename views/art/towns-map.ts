import { M, type Scene, scene, V } from './iso-kit.ts';
import { countyEdge, countyLines, farthestFirst, modelPoints, plate, raised, statePlate, type Town } from './map.ts';
import { towns } from './ohio-counties.ts';

/** Lines that part the counties. */
const pen = `stroke="${V('o1')}" stroke-opacity=".25"`;

/** The ten towns between Columbus and the Ohio River, a pin on each. */
export function townsMap(): Scene {
  const s = scene({ ox: 60, oy: 30, scale: 1.02, turn: 15, tilt: 0.76 });
  statePlate(s, M.g);
  countyLines(s, pen);
  for (const { ring } of farthestFirst) {
    s.prism(modelPoints(ring), plate, raised, M.b);
    countyEdge(s, ring, plate + raised, pen);
  }
  // Pins after the counties, or a neighbor would cover their feet
  for (const town of northernFirst) pin(s, town);
  return s;
}

/** A pin that shows on pale and on dark counties. */
function pin(s: Scene, town: Town): void {
  const [x, y] = modelPoints(towns[town])[0]!;
  const radius = 7.5;
  const foot = plate + raised;
  const head = foot + 2.4 * radius;
  s.line([x, y, foot, x, y, head], V('k3'), radius * 0.4).dot(x, y, head, radius, V('k3'));
  s.dot(x, y, head, radius * 0.62, V('p1'));
}

const northernFirst = (Object.keys(towns) as Town[]).sort((one, other) => towns[one][1] - towns[other][1]);

import { type TownPlace, townPlaces } from '#shared/firm/town-places.ts';
import { M, type Scene, scene, V } from './iso-kit.ts';
import lettering from './lettering.json' with { type: 'json' };
import {
  countyEdge,
  countyLines,
  farthestFirst,
  isOffice,
  modelPoints,
  plate,
  raised,
  statePlate,
  type Town,
} from './map.ts';
import { towns } from './ohio-counties.ts';
import { pair, type ScreenPoint, short } from './path.ts';
import { rect } from './props.ts';

/** Height of a town's own county. */
const higher = 26;
/** Lines that part from pale and from dark counties. */
const pen = `stroke="${V('o1')}" stroke-opacity=".25"`;

/** The ten towns between Columbus and the Ohio River: a pin on each, or one of them named on its own, higher county. */
export function townsMap(place?: TownPlace): Scene {
  const named = place && { town: place.name as Town, county: place.county };
  const s = scene(townsView(named?.town));
  statePlate(s, M.g);
  countyLines(s, pen);
  const at = farthestFirst.findIndex(({ name }) => name === named?.county);
  const isHidden = (town: Town) => town === named?.town || (named && isBehind(s, town, named.town));
  const layers = named
    ? [farthestFirst.slice(0, at), [farthestFirst[at]!], farthestFirst.slice(at + 1)]
    : [farthestFirst];
  // Pins after the counties of their layer, or a neighbor of the same height would cover their feet
  for (const [layer, layerCounties] of layers.entries()) {
    const height = named && layer === 1 ? higher : raised;
    for (const { ring } of layerCounties) {
      s.prism(modelPoints(ring), plate, height, named && layer !== 1 ? M.a : M.b);
      if (height === raised) countyEdge(s, ring, plate + height, pen);
    }
    const isHere = (town: Town) => layerCounties.some(({ name }) => name === countyOf[town]);
    for (const town of northernFirst.filter(isHere))
      if (!named || !isHidden(town)) pin(s, town, plate + height, named ? 5 : 7.5);
  }
  if (named) nameplate(s, named.town);
  return s;
}

/** A pin that shows on pale and on dark counties. */
function pin(s: Scene, town: Town, z: number, radius: number): void {
  const [x, y] = modelPoints(towns[town])[0]!;
  const head = z + 2.4 * radius;
  s.line([x, y, z, x, y, head], V('k3'), radius * 0.4).dot(x, y, head, radius, V('k3'));
  s.dot(x, y, head, radius * 0.62, V('p1'));
}

const plateHeight = 44;

/** The left, top, right and bottom of a nameplate, over the spot of its town. */
function nameplateBox(
  s: Scene,
  town: Town,
): { box: [number, number, number, number]; spot: ScreenPoint; scale: number } {
  const spot = s.P(...modelPoints(towns[town])[0]!, plate + higher);
  const scale = isOffice(town) ? 1.15 : 1.4;
  const half = (lettering.words[town].width * scale) / 2 + 16;
  const bottom = spot[1] - 58;
  return { box: [spot[0] - half, bottom - plateHeight, spot[0] + half, bottom], spot, scale };
}

/** Whether the pin of a town would look out from behind the nameplate. */
function isBehind(s: Scene, town: Town, named: Town): boolean {
  const [x, foot] = s.P(...modelPoints(towns[town])[0]!, plate + raised);
  const [left, top, right, bottom] = nameplateBox(s, named).box;
  return x > left && x < right && foot > top && foot < bottom + 18;
}

/** A town's name on a pole, as in the hero. */
function nameplate(s: Scene, town: Town): void {
  const { box, spot, scale } = nameplateBox(s, town);
  const [x, y] = spot;
  const [left, top, right] = box;
  s.raw(
    `<ellipse cx="${short(x)}" cy="${short(y)}" rx="5.5" ry="3.6" fill="${V('txt')}"/>` +
      `<path d="M${pair(x, y)}v-60" stroke="${V('txt')}" stroke-width="3.4"/>` +
      rect(left, top, right - left, plateHeight, V('txt'), 10) +
      `<path transform="translate(${pair(left + 16, top + 29)}) scale(${scale})" d="${lettering.words[town].d}" fill="${V('pad')}"/>`,
  );
}

const countyOf = Object.fromEntries(townPlaces.map(({ name, county }) => [name, county])) as Record<Town, string>;
const wholeView = { ox: 60, oy: 30, scale: 1.02, turn: 15, tilt: 0.76 };

/** The towns' map, moved so that a named town comes near the middle of the panel. */
function townsView(town?: Town): typeof wholeView {
  if (!town) return wholeView;
  const [x, y] = scene(wholeView).P(...modelPoints(towns[town])[0]!, plate);
  return { ...wholeView, ox: wholeView.ox + (320 - x) * 0.7, oy: wholeView.oy + (285 - y) * 0.7 };
}

const northernFirst = (Object.keys(towns) as Town[]).sort((one, other) => towns[one][1] - towns[other][1]);

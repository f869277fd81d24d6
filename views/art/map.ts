import { M, type Material, type Scene, scene, V } from './iso-kit.ts';
import lettering from './lettering.json' with { type: 'json' };
import { borders, counties, outline, towns } from './ohio-counties.ts';
import { pathOf, type ScreenPoint, short } from './path.ts';
import { rect } from './props.ts';

export type Town = keyof typeof towns;

const home = 'Muskingum';
/** How much larger words are in a picture that is shown small. */
const narrowScale = 1.35;
/** Heights of the state, of a county on it, and of the county that stands out in the hero. */
export const [plate, raised, highest] = [22, 8, 40];
/** Towns drawn as dots, by county; the two offices are buildings instead. */
const dots: Partial<Record<string, Town>> = {
  Muskingum: 'Zanesville',
  Coshocton: 'Coshocton',
  Licking: 'Newark',
  Guernsey: 'Cambridge',
  Knox: 'Mount Vernon',
  Tuscarawas: 'Newcomerstown',
  Washington: 'Marietta',
  Franklin: 'Columbus',
};

/** Ohio as a model with Muskingum County raised and a flag over each office. */
export function heroMap(): Scene {
  const s = scene(heroView);
  s.raw(`<style>.o{display:none}</style>`);
  s.raw(narrow(560, `.n{transform:translateY(11px) scale(${narrowScale})}.s{display:none}.o{display:inline}`));
  const shape = modelPoints(outline);
  s.path(pathOf(shape.map(([x, y]) => s.P(x + 14, y + 22, -14))), V('sh'), false);
  s.prism(shape, 0, plate, M.s);
  countyLines(s);
  for (const { name, ring } of farthestFirst) {
    const height = name === home ? highest : raised;
    s.prism(modelPoints(ring), plate, height, name === home ? M.h : M.c);
    if (name !== home) countyEdge(s, ring, plate + height);
    if (dots[name]) townDot(s, dots[name], plate + height);
    if (name === home) dresdenOffice(s);
    if (name === 'Fairfield') pickeringtonOffice(s);
  }
  s.later(1, () => flag(s, { town: 'Dresden', place: 'Muskingum County office', foot: 36, rise: 80, left: 16 }));
  s.later(2, () => flag(s, { town: 'Pickerington', place: 'Columbus-area office', foot: 16, rise: 111, left: 178 }));
  return s;
}

export function statePlate(s: Scene, material: Material): void {
  const shape = modelPoints(outline);
  s.path(pathOf(shape.map(([x, y]) => s.P(x + 12, y + 18, -10))), V('sh'), false);
  s.prism(shape, 0, plate, material);
}

const heroPen = `stroke="${V('cty')}"`;

export function countyLines(s: Scene, pen = heroPen): void {
  const lines = borders.map((line) =>
    pathOf(
      modelPoints(line).map(([x, y]) => s.P(x, y, plate)),
      false,
    ),
  );
  s.raw(`<path d="${lines.join('')}" fill="none" ${pen} stroke-width="1.2"/>`);
}

export function countyEdge(s: Scene, ring: number[], z: number, pen = heroPen): void {
  const edge = pathOf(modelPoints(ring).map(([x, y]) => s.P(x, y, z)));
  s.raw(`<path d="${edge}" fill="none" ${pen} stroke-width=".9"/>`);
}

/** The counties around the offices from above, with pins on the offices and dots on the sister locations. */
export function locationsMap(): string {
  const all = (line: readonly number[], closed: boolean) => pathOf(flatPoints(line), closed);
  const inView = (line: number[]) => flatPoints(line).some(([x, y]) => x > -40 && x < 760 && y > -40 && y < 680);
  const served = counties.filter((county) => county.name !== home).map((county) => all(county.ring, true));
  const homeRing = all(counties.find((county) => county.name === home)!.ring, true);
  const lines = borders.filter(inView).map((line) => all(line, false));
  const area =
    `<path d="${all(outline, true)}" fill="var(--map-land)"/><path d="${served.join('')}" fill="var(--map-area)"/><path d="${homeRing}" fill="var(--map-home)"/>` +
    `<path d="${lines.join('')}" fill="none" stroke="var(--map-line)"/><path d="${homeRing}" fill="none" stroke="var(--map-home-line)" stroke-width="2"/>` +
    `<path d="${all(outline, true)}" fill="none" stroke="var(--map-edge)" stroke-width="2"/>`;
  const names = (Object.keys(nameSides) as Town[]).map(townName).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 640" width="720" height="640" aria-hidden="true">` +
    `${narrow(520, `.n{transform:scale(${narrowScale})}`)}<g stroke-linejoin="round">${area}` +
    `<g fill="var(--map-text)" stroke="var(--map-halo)" stroke-width="3" paint-order="stroke">${names}</g></g></svg>`
  );
}

/** Where a town's name goes from its dot or pin: right and down in picture units, and the side that is held there. */
const nameSides: Record<Town, [dx: number, dy: number, side: 'left' | 'middle' | 'right']> = {
  'Mount Vernon': [11, 5, 'left'],
  Coshocton: [-10, 5, 'right'],
  Newcomerstown: [16, -11, 'middle'],
  Newark: [-11, 5, 'right'],
  Cambridge: [11, 5, 'left'],
  Columbus: [0, -11, 'middle'],
  Zanesville: [20, 24, 'middle'],
  Marietta: [-11, -8, 'right'],
  Dresden: [18, -20, 'left'],
  Pickerington: [0, 22, 'middle'],
};
/** Counties in the order they are drawn in. */
const depthOf = (ring: number[]) => Math.min(...modelPoints(ring).map(([x, y]) => x * 0.31 + y * 0.95));
export const farthestFirst = [...counties].sort((one, other) => depthOf(one.ring) - depthOf(other.ring));
export const isOffice = (town: Town) => town === 'Dresden' || town === 'Pickerington';
const heroView = { w: 720, h: 570, ox: 118, oy: 22, scale: 1.2, turn: 15, tilt: 0.76 };

/** Map units to model units of the hero map, whose Ohio is 400 high. */
export function modelPoints(flat: readonly number[]): ScreenPoint[] {
  return points(flat, ([x, y]) => [x * 0.3676 + 16.2, y * 0.3676]);
}

/** Map units to the locations map's picture, which shows the served counties only. */
function flatPoints(flat: readonly number[]): ScreenPoint[] {
  return points(flat, ([x, y]) => [(x - 363) * 1.29 + 44, (y - 402) * 1.29 + 20]);
}

function points(flat: readonly number[], place: (point: ScreenPoint) => ScreenPoint): ScreenPoint[] {
  return Array.from({ length: flat.length / 2 }, (_, i) => place([flat[2 * i]!, flat[2 * i + 1]!]));
}

function townDot(s: Scene, town: Town, z: number): void {
  const [x, y] = modelPoints(towns[town])[0]!;
  const [cx, cy] = s.P(x, y, z);
  s.raw(
    `<ellipse cx="${short(cx)}" cy="${short(cy)}" rx="5" ry="3.3" fill="${V(town === 'Zanesville' ? 'hdot' : 'dot')}"/>`,
  );
}

function dresdenOffice(s: Scene): void {
  const [x, y] = modelPoints(towns.Dresden)[0]!;
  const [bx, by, z] = [x - 17, y - 9, plate + highest];
  s.shadow(bx, by, 34, 24, 10, z);
  s.box(bx, by, z, 34, 24, 21, M.n);
  s.onLeft(
    bx,
    by + 24,
    z + 21,
    rect(4, 5, 7, 9, V('gl')) + rect(23, 5, 7, 9, V('lit')) + rect(13.5, 6, 7, 15, V('b3')),
  );
  s.onRight(bx + 34, by + 24, z + 21, rect(8, 5, 7, 9, V('gl')));
  s.gable(bx, by, z + 21, 34, 24, 15, M.b, 3);
}

function pickeringtonOffice(s: Scene): void {
  const [x, y] = modelPoints(towns.Pickerington)[0]!;
  const z = plate + raised;
  s.box(x - 6, y - 5, z, 14, 11, 10, M.n);
  s.onLeft(x - 6, y + 6, z + 10, rect(5, 3, 4, 7, V('k2')));
  s.gable(x - 6, y - 5, z + 10, 14, 11, 7, M.k, 1.5);
}

/** Position of a town in the picture of the hero map, on top of its county. */
function heroPoint(town: Town): ScreenPoint {
  const [x, y] = modelPoints(towns[town])[0]!;
  const height = town === 'Dresden' || town === 'Zanesville' ? highest : raised;
  return scene(heroView).P(x, y, plate + height);
}

type Flag = {
  town: 'Dresden' | 'Pickerington';
  place: keyof typeof lettering.words;
  foot: number;
  rise: number;
  left: number;
};

/** A banner `rise` over a town on a pole that starts `foot` over it; the banner reaches `left` to the pole's left. */
function flag(s: Scene, { town, place, foot, rise, left }: Flag): void {
  const [x, y] = heroPoint(town).map(Math.round) as [number, number];
  const [name, line] = [lettering.words[town], lettering.words[place]];
  const box = (kind: 's' | 'o', width: number) =>
    `<rect class="${kind}" x="${x - left}" y="${top}" width="${short(width + 32)}" height="56" rx="11" fill="${V('flg')}"/>`;
  const top = y - rise - 55;
  s.raw(
    `<path d="M${x} ${y - foot}V${y - rise}" stroke="${V('flg')}" stroke-width="2"/>` +
      box('s', Math.max(line.width, name.width)) +
      box('o', name.width * narrowScale) +
      `<g transform="translate(${x - left + 16} ${top + 24})" fill="${V('flt')}"><path class="n" d="${name.d}"/></g>` +
      `<path class="s" transform="translate(${x - left + 16} ${top + 44})" d="${line.d}" fill="${V('fls')}"/>`,
  );
}

/** Style for a picture shown this small: words in a file cannot take the page's size. */
function narrow(width: number, rules: string): string {
  return `<style>@media(max-width:${width}px){${rules}}</style>`;
}

function townName(town: Town): string {
  const [x, y] = flatPoints(towns[town])[0]!.map(Math.round) as [number, number];
  const [dx, dy, side] = nameSides[town];
  const { d, width } = lettering.words[town];
  const shift = side === 'left' ? 0 : side === 'right' ? -width : -width / 2;
  const mark = isOffice(town)
    ? `<path d="M${x} ${y}c-9-11-13-16-13-22a13 13 0 0 1 26 0c0 6-4 11-13 22z" fill="var(--map-pin)" stroke="none"/><circle cx="${x}" cy="${y - 22}" r="5" fill="var(--map-pin-dot)" stroke="none"/>`
    : `<circle cx="${x}" cy="${y}" r="4.5" fill="var(--map-${town === 'Zanesville' ? 'home-text' : 'dot'})" stroke="none"/>`;
  // On the filled county a halo would smear
  const plain = town === 'Zanesville' ? ' fill="var(--map-home-text)" stroke="none"' : '';
  return `${mark}<g transform="translate(${x + dx} ${y + dy})"${plain}><g class="n"><path transform="translate(${short(shift)})" d="${d}"/></g></g>`;
}

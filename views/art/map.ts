import lettering from './lettering.json' with { type: 'json' };
import { borders, counties, outline, towns } from './ohio-counties.ts';
import { pathOf, type ScreenPoint, short } from './path.ts';

type Town = keyof typeof towns;

const home = 'Muskingum';
/** How much larger words are in a picture that is shown small. */
const narrowScale = 1.35;

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
    `<style>@media(max-width:520px){.n{transform:scale(${narrowScale})}}</style><g stroke-linejoin="round">${area}` +
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
const isOffice = (town: Town) => town === 'Dresden' || town === 'Pickerington';

/** Map units to the locations map's picture, which shows the served counties only. */
function flatPoints(flat: readonly number[]): ScreenPoint[] {
  return Array.from({ length: flat.length / 2 }, (_, i) => [
    (flat[2 * i]! - 363) * 1.29 + 44,
    (flat[2 * i + 1]! - 402) * 1.29 + 20,
  ]);
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

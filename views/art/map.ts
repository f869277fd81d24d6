import { homeCounty } from './map-points.ts';
import { borders, counties, outline } from './ohio-counties.ts';
import { pathOf, type ScreenPoint } from './path.ts';

/** The counties around the offices from above. The page writes the towns over it, because the owner adds offices. */
export function locationsMap(): string {
  const all = (line: readonly number[], closed: boolean) => pathOf(flatPoints(line), closed);
  const inView = (line: number[]) => flatPoints(line).some(([x, y]) => x > -40 && x < 760 && y > -40 && y < 680);
  const isHome = ({ name }: { name: string }) => homeCounty === `${name} County`;
  const served = counties.filter((county) => !isHome(county)).map((county) => all(county.ring, true));
  const homeRing = counties
    .filter(isHome)
    .map((county) => all(county.ring, true))
    .join('');
  const lines = borders.filter(inView).map((line) => all(line, false));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 640" width="720" height="640" aria-hidden="true"><g stroke-linejoin="round">` +
    `<path d="${all(outline, true)}" fill="var(--map-land)"/><path d="${served.join('')}" fill="var(--map-area)"/><path d="${homeRing}" fill="var(--map-home)"/>` +
    `<path d="${lines.join('')}" fill="none" stroke="var(--map-line)"/><path d="${homeRing}" fill="none" stroke="var(--map-home-line)" stroke-width="2"/>` +
    `<path d="${all(outline, true)}" fill="none" stroke="var(--map-edge)" stroke-width="2"/></g></svg>`
  );
}

/** Map units to those of the picture, which shows the served counties only. */
function flatPoints(flat: readonly number[]): ScreenPoint[] {
  return Array.from({ length: flat.length / 2 }, (_, i) => [
    (flat[2 * i]! - 363) * 1.29 + 44,
    (flat[2 * i + 1]! - 402) * 1.29 + 20,
  ]);
}

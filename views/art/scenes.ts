import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SceneName } from '#shared/brands/scenes.ts';
import { townPlaces } from '#shared/firm/town-places.ts';
import { onTowns } from './map-points.ts';

/**
 * The markup of an illustration, a file of `scenes/`: on one line, its colors still custom properties, which a page
 * defines and `resolve` of palette.ts replaces. `<g data-pins="towns"/>` in it is where the pins of our towns are drawn.
 * @param folder of the pictures: `views/art`, or the build's copy
 */
export function readScene(folder: string, name: SceneName | 'map'): string {
  const svg = readFileSync(join(folder, 'scenes', `${name}.svg`), 'utf8').replace(/\n\s*/g, '');
  return svg.replace('<g data-pins="towns"/>', townPins);
}

/** A pin for each town, the northern ones behind. */
function townPins(): string {
  const feet = townPlaces.map(onTowns).sort(([, y], [, other]) => y - other);
  const pins = feet.map(
    ([x, y]) =>
      `<g transform="translate(${x} ${y})"><path d="M0 0v-18.3" stroke="var(--art-ink-right)" stroke-width="3" stroke-linecap="round"/>` +
      '<circle cy="-18.3" r="7.5" fill="var(--art-ink-right)"/><circle cy="-18.3" r="4.7" fill="var(--art-paper-top)"/></g>',
  );
  return pins.join('');
}

/**
 * One picture, three times as high, for the hero of the home page: on top the illustration without its groups
 * `data-frame="1"` and `"2"`, which come later, and below it each of these on a transparent ground. `data-hero` on its
 * root says how the drawing is moved and enlarged to fill the hero.
 */
export function heroFrames(svg: string): string {
  const [root, ...elements] = svg.replace('</svg>', '').split(/(?=<)/);
  const [, width, height] = / viewBox="0 0 (\d+) (\d+)"/.exec(root!)!.map(Number);
  const fit = / data-hero="([^"]*)"/.exec(root!)?.[1] ?? '';
  const frames = ['', '', ''];
  let depth = 0;
  let frame = 0;
  for (const element of elements) {
    if (depth === 0) frame = Number(/^<g data-frame="([12])"/.exec(element)?.[1] ?? 0);
    frames[frame] += element;
    if (element.startsWith('</')) depth -= 1;
    else if (!element.endsWith('/>')) depth += 1;
  }
  const whole = root!
    .replace(/ viewBox="[^"]*"/, ` viewBox="0 0 ${width} ${3 * height!}"`)
    .replace(/ height="\d+"/, ` height="${3 * height!}"`);
  const groups = frames.map((body, i) => `<g transform="translate(0 ${i * height!})${fit}">${body}</g>`);
  return `${whole}${groups.join('')}</svg>`;
}

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

/** Milliseconds until the last part of a hero's drawing begins to come, which takes 380 more. */
const lastPartMs = 500;

/**
 * An illustration as the hero of the home page shows it: complete, or where its URL ends in `#intro`, with groups
 * `data-frame="1"` and so on that come one after the other, from above, or from where `data-from` on the root says. They
 * are solid before they settle, like things that are laid down. The page asks for it (client/inline/lazy-images.ts),
 * because a picture does not know whether the visitor wants motion.
 */
export function heroDrawing(svg: string): string {
  const start = svg.indexOf('>') + 1;
  const from = / data-from="([^"]*)"/.exec(svg)?.[1] ?? '0 -40px';
  const last = Math.max(2, ...[...svg.matchAll(/ data-frame="(\d+)"/g)].map(([, frame]) => Number(frame)));
  const body = svg.slice(start, -'</svg>'.length).replace(/ data-frame="(\d+)"/g, (_, frame) => {
    const delay = Math.round((lastPartMs * (Number(frame) - 1)) / (last - 1));
    return ` class="part" style="animation-delay:${delay}ms"`;
  });
  const motion =
    ':target .part{animation:come .38s cubic-bezier(.3,1.3,.5,1) backwards}' +
    `@keyframes come{from{opacity:0;translate:${from}}25%{opacity:1}}`;
  return `${svg.slice(0, start - 1)} id="intro"><style>${motion}</style>${body}</svg>`;
}

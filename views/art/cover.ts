import type { BrandId, Theme } from '#shared/brands/brand.ts';
import { V } from './iso-kit.ts';
import { type Palette, palette, resolve } from './palette.ts';

/**
 * The cover of a post without a picture: a pattern of blocks seeded by the slug, so that a post always has the same cover.
 * Without a palette the colors stay custom properties, for inline use on a page; with one they are colors, for `<img>`.
 */
export function coverSvg(slug: string, colors?: Palette): string {
  const seed = seedOf(slug);
  const random = randomFrom(seed);
  // Several covers may be inline in one page: their blocks must not share ids
  const id = (seed >>> 22).toString(36);
  const blocks = Object.entries(heights).map(([kind, up]) => block(kind, up, id));
  const field = Array.from({ length: rows }, (_, row) => rowMarkup(row, random, id));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><defs>${blocks.join('')}</defs><path d="M0 0h${width}v${height}H0z" fill="${V('pad')}"/>${field.join('')}</svg>`;
  return colors ? resolve(svg, colors) : svg;
}

/** The cover as a file in a brand's colors. */
export function coverFile(slug: string, brand: BrandId, theme: Theme): string {
  return coverSvg(slug, palette(brand, theme));
}

const [width, height] = [560, 350];
/** Half the width and half the depth of a block's top, in picture units. */
const [halfWidth, halfDepth] = [62, 36];
/** From one block to its neighbour in the row behind. */
const [stepX, stepY] = [halfWidth + 2, halfDepth + 1];
const rows = 12;
/** Height of a block by its material; more brand blocks than others, and some places left empty. */
const heights = { c: 18, n: 40, b: 64, k: 64 };
const kinds = ['c', 'c', 'n', 'n', 'b', 'b', 'b', 'k', 'k', ''] as const;

/** One block with the middle of its foot at 0, 0. */
function block(kind: string, up: number, id: string): string {
  const [w, d] = [halfWidth, halfDepth];
  const face = (path: string, shade: number) =>
    `<path d="${path}" fill="${V(`${kind}${shade}`)}" stroke="${V(`${kind}${shade}`)}"/>`;
  return `<g id="${kind}${id}" stroke-width=".7" stroke-linejoin="round">${face(`M-${w}-${up}l${w} ${d}v${up}l-${w}-${d}z`, 2)}${face(`M${w}-${up}l-${w} ${d}v${up}l${w}-${d}z`, 3)}${face(`M0-${up + d}l${w} ${d}-${w} ${d}-${w}-${d}z`, 1)}</g>`;
}

function rowMarkup(row: number, random: () => number, id: string): string {
  let markup = '';
  for (let column = 0; column < 5; column++) {
    const kind = kinds[Math.floor(random() * kinds.length)];
    const x = (2 * column + (row % 2)) * stepX - stepX;
    if (kind && x < width + halfWidth) markup += `<use href="#${kind}${id}" x="${x}" y="${row * stepY}"/>`;
  }
  return markup;
}

/** FNV-1a hash of a text, 32 bits. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}

/** Numbers from 0 to 1 that depend on the seed alone (mulberry32). */
function randomFrom(start: number): () => number {
  let seed = start;
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

import type { BrandId } from '#shared/brands/brand.ts';
import { brands } from '#shared/brands/index.ts';
import { type CoverScene, coverScenes, coverVariants, readVariant } from '#shared/news/cover.ts';
import { coverDrawings } from './cover-scenes.ts';
import { picture, scene, V } from './iso-kit.ts';
import lettering from './lettering.json' with { type: 'json' };
import { type Palette, palette, resolve } from './palette.ts';
import { short } from './path.ts';

/** Where a cover is drawn, in picture units. */
type Frame = {
  width: number;
  height: number;
  figure: { width: number; size: number; top: number };
  /** Largest size of a drawing, which is seen whole. */
  model: { width: number; height: number };
  /** The same below a figure. */
  lower: { width: number; height: number };
};

/** Lists crop a cover to a square on phones: what matters is in the middle. */
const listFrame: Frame = {
  width: 560,
  height: 350,
  figure: { width: 300, size: 88, top: 28 },
  model: { width: 380, height: 318 },
  lower: { width: 332, height: 212 },
};
/** What a panel of any shape shows of a cover; where it has room, more of the ground. */
const middle = { x: 60, width: 440 };
/** The right part of the picture of a shared post. */
const shareImageFrame: Frame = {
  width: 460,
  height: 630,
  figure: { width: 372, size: 128, top: 72 },
  model: { width: 408, height: 470 },
  lower: { width: 408, height: 376 },
};
/** Picture units by which faces reach over their edges. */
const overlap = 1.6;

type Cover = { variant: number; scene: CoverScene; figure: string | undefined };

/**
 * The cover of a post without a picture: the scene of its subject, and a large figure or date where the article has one.
 * Both are whole in a panel of any shape. Without a palette the colors stay custom properties, for inline use on a page; with one they are colors, for `<img>`.
 * @param name as server/content/post-cover.ts makes it; any other text gives a cover too, always the same one
 */
export function coverSvg(name: string, brand: BrandId, colors?: Palette): string {
  const svg = coverMarkup(readName(name), brand, listFrame).replace(
    /viewBox="[^"]*"/,
    `viewBox="${middle.x} 0 ${middle.width} ${listFrame.height}"`,
  );
  return colors ? resolve(svg, colors) : svg;
}

/** The same drawing, upright, for the picture of a shared post (share-image.ts); `x` is its left edge. */
export function shareImageCover(name: string, brand: BrandId, colors: Palette, x: number): string {
  const svg = coverMarkup(readName(name), brand, shareImageFrame);
  return resolve(svg, colors).replace('<svg ', `<svg x="${x}" `);
}

function coverMarkup({ variant, scene: name, figure }: Cover, brand: BrandId, frame: Frame): string {
  const { width, height } = frame;
  const { drawing: at, ground: kind } = readVariant(variant);
  const drawn = scene();
  coverDrawings[name][at]!(drawn);
  const bounds = drawn.bounds();
  const [wide, high] = [bounds.right - bounds.left, bounds.bottom - bounds.top];
  const text = figure ? figureMarkup(figure, brand, frame) : null;
  const room = text ? frame.lower : frame.model;
  const scale = Math.min(room.width / wide, room.height / high);
  const above = text?.bottom ?? 0;
  // Nearer to the lower edge than to a figure, whose comma hangs below its line.
  const top = above + (height - above - high * scale) * (text ? 0.62 : 0.5);
  const left = (width - wide * scale) / 2;
  const fill = kind === 'deep' ? brands[brand].palette.drawings.dark.grounds[2] : V(kind);
  const ground = `<path d="M-2e3-2e3h5e3v5e3H-2e3z" fill="${fill}"/>`;
  const model = drawn.part(left - bounds.left * scale, top - bounds.top * scale, scale, overlap);
  const svg = picture(width, height, ground + model + (text?.markup ?? ''));
  // On a deep ground the drawing has the colors of the dark theme in both.
  return kind === 'deep' ? resolve(svg, palette(brand, 'dark')) : svg;
}

/** Space between two characters of a figure, in hundredths of its size. */
const tracking = -2.5;

/** The figure across the top, as large as fits, as outlines: a picture file cannot use the page's fonts. */
function figureMarkup(text: string, brand: BrandId, { width, figure }: Frame): { markup: string; bottom: number } {
  const outlines: Record<string, { width: number; d: string }> = lettering.figures[brand];
  let end = 0;
  const paths = [...text].map((character) => {
    const { width: advance, d } = outlines[character] ?? outlines[' ']!;
    const drawn = d && `<path transform="translate(${short(end)})" d="${d}"/>`;
    end += advance + tracking;
    return drawn;
  });
  const size = Math.min(figure.size, (figure.width / (end - tracking)) * 100);
  const x = (width - (end * size) / 100) / 2;
  const bottom = figure.top + size * 0.72;
  const markup = `<g transform="translate(${short(x)} ${short(bottom)}) scale(${Math.round(size * 10) / 1000})" fill="${V('txt')}" stroke="none">${paths.join('')}</g>`;
  return { markup, bottom };
}

/** What a cover's name says; of any other text, what its letters add up to. */
function readName(name: string): Cover {
  const [, variant, scene, figure] = /^([0-9ab])([a-z0-9]+?)(?:-([$\d.,%A-Za-z ]{1,12}))?$/.exec(name) ?? [];
  const known = coverScenes.find((one) => one === scene);
  if (known) return { variant: Number.parseInt(variant!, coverVariants), scene: known, figure };
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)!) % 9973;
  return { variant: sum % coverVariants, scene: coverScenes[sum % coverScenes.length]!, figure: undefined };
}

import type { BrandId } from '#shared/brands/brand.ts';
import { type CoverScene, coverScenes, coverVariants } from '#shared/news/cover.ts';
import { coverDrawings } from './cover-scenes.ts';
import { picture, scene, V } from './iso-kit.ts';
import { outlinedText, textWidth } from './outlined-text.ts';
import { type Palette, resolve } from './palette.ts';
import { scenes } from './scenes/index.ts';

/** Where a cover is drawn, in picture units. */
type Frame = {
  width: number;
  height: number;
  figure: { width: number; size: number; top: number };
  /** Largest size of a model, which is seen whole where it has no figure above it. */
  model: { width: number; height: number };
  /** Width of a scene, whose edges the frame cuts. */
  sceneWidth: number;
};

/** Lists crop a cover to a square on phones: what matters is in the middle. */
const listFrame: Frame = {
  width: 560,
  height: 350,
  figure: { width: 300, size: 92, top: 26 },
  model: { width: 440, height: 318 },
  sceneWidth: 660,
};
/** The right part of a post's card. */
const cardFrame: Frame = {
  width: 460,
  height: 630,
  figure: { width: 372, size: 128, top: 72 },
  model: { width: 408, height: 470 },
  sceneWidth: 640,
};
const belowFigure = 16;
/** Picture units by which faces reach over their edges. */
const overlap = 1.6;

type Cover = { variant: number; scene: CoverScene; figure: string | undefined };

/**
 * The cover of a post without a picture: the scene of its subject, and a large figure or date where the article has one.
 * Without a palette the colors stay custom properties, for inline use on a page; with one they are colors, for `<img>`.
 * @param name as server/content/post-cover.ts makes it; any other text gives a cover too, always the same one
 */
export function coverSvg(name: string, brand: BrandId, colors?: Palette): string {
  const svg = coverMarkup(readName(name), brand, listFrame).replace(
    '<svg ',
    '<svg preserveAspectRatio="xMidYMid slice" ',
  );
  return colors ? resolve(svg, colors) : svg;
}

/** The same drawing, upright, for the card of a post (post-card.ts); `x` is its left edge. */
export function cardCover(name: string, brand: BrandId, colors: Palette, x: number): string {
  const svg = coverMarkup(readName(name), brand, cardFrame);
  return resolve(svg, colors).replace('<svg ', `<svg x="${x}" `);
}

function coverMarkup({ variant, scene: name, figure }: Cover, brand: BrandId, frame: Frame): string {
  const { width, height } = frame;
  const drawing = coverDrawings[name][variant >> 1]!;
  const isScene = typeof drawing === 'string';
  const drawn = isScene ? scenes[drawing]() : scene(drawing.view);
  if (!isScene) drawing.draw(drawn);
  const bounds = drawn.bounds();
  const [wide, high] = [bounds.right - bounds.left, bounds.bottom - bounds.top];
  const scale = isScene ? frame.sceneWidth / wide : Math.min(frame.model.width / wide, frame.model.height / high);
  const text = figure ? figureMarkup(figure, brand, frame) : null;
  // What is too high for the frame is cut at the bottom
  const top = text ? text.bottom + belowFigure : Math.max((height - high * scale) / 2, isScene ? 20 : 0);
  const left = (width - wide * scale) / 2;
  const ground = `<path d="M-1-1h${width + 2}v${height + 2}H-1z" fill="${V(variant % 2 ? 'alt' : 'pad')}"/>`;
  const model = drawn.part(left - bounds.left * scale, top - bounds.top * scale, scale, overlap);
  return picture(width, height, '', ground + model + (text?.markup ?? ''));
}

/** The figure across the top, as large as fits. */
function figureMarkup(text: string, brand: BrandId, { width, figure }: Frame): { markup: string; bottom: number } {
  const size = Math.min(figure.size, (figure.width / textWidth(text, brand)) * 100);
  const x = (width - (textWidth(text, brand) * size) / 100) / 2;
  const bottom = figure.top + size * 0.72;
  return { markup: outlinedText(text, { brand, size, x, y: bottom, fill: V('txt') }), bottom };
}

/** What a cover's name says; of any other text, what its letters add up to. */
function readName(name: string): Cover {
  const [, variant, scene, figure] = /^([0-7])([a-z0-9]+)(?:-([$\d.,%A-Za-z ]{1,12}))?$/.exec(name) ?? [];
  const known = coverScenes.find((one) => one === scene);
  if (known) return { variant: Number(variant), scene: known, figure };
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)!) % 9973;
  return { variant: sum % coverVariants, scene: coverScenes[sum % coverScenes.length]!, figure: undefined };
}

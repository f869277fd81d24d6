import type { BrandId } from '#shared/brands/brand.ts';
import { type CoverScene, coverScenes, coverVariants } from '#shared/news/cover.ts';
import { coverModels } from './cover-scenes.ts';
import { type Scene, scene, V } from './iso-kit.ts';
import { outlinedText, textWidth } from './outlined-text.ts';
import { type Palette, resolve } from './palette.ts';

/** Where a cover is drawn, in picture units. */
type Frame = {
  width: number;
  height: number;
  figure: { width: number; size: number; top: number };
  /** The model's largest size without and below a figure. */
  model: { width: number; height: number; belowFigure: number };
  /** How much closer the close variants come. */
  close: number;
};

/** Lists crop a cover to a square on phones: what matters is in the middle. */
const listFrame: Frame = {
  width: 560,
  height: 350,
  figure: { width: 320, size: 104, top: 30 },
  model: { width: 420, height: 312, belowFigure: 218 },
  close: 1.35,
};
/** The right part of a post's card. */
const cardFrame: Frame = {
  width: 460,
  height: 630,
  figure: { width: 372, size: 128, top: 84 },
  model: { width: 392, height: 430, belowFigure: 330 },
  close: 1,
};

type Cover = { variant: number; scene: CoverScene; figure: string | undefined };

/**
 * The cover of a post without a picture: the scene of its subject, and a large figure or date where the article has one.
 * Without a palette the colors stay custom properties, for inline use on a page; with one they are colors, for `<img>`.
 * @param name as server/content/post-cover.ts makes it; any other text gives a cover too, always the same one
 */
export function coverSvg(name: string, brand: BrandId, colors?: Palette): string {
  const svg = coverScene(readName(name), brand, listFrame)
    .svg()
    .replace('<svg ', '<svg preserveAspectRatio="xMidYMid slice" ');
  return colors ? resolve(svg, colors) : svg;
}

/** The same drawing, upright, for the card of a post (post-card.ts); `x` is its left edge. */
export function cardCover(name: string, brand: BrandId, colors: Palette, x: number): string {
  const svg = coverScene(readName(name), brand, cardFrame).svg();
  return resolve(svg, colors).replace('<svg ', `<svg x="${x}" `);
}

function coverScene({ variant, scene: name, figure }: Cover, brand: BrandId, frame: Frame): Scene {
  const { width, height } = frame;
  const { draw, size, turn, tilt } = coverModels[name];
  // One variant shows the whole model, the other comes close to it.
  const near = variant === 1 || variant === 2;
  const [a, b, z] = size;
  const top = height - frame.model.belowFigure - 10;
  const room = figure ? frame.model.belowFigure : frame.model.height;
  const unit = scene({ w: 0, h: 0, ox: 0, oy: 0, scale: 1, ...(turn && tilt ? { turn, tilt } : {}) });
  const corners = [unit.P(0, b, 0), unit.P(a, 0, 0), unit.P(0, 0, z), unit.P(a, b, 0)] as const;
  const wide = corners[1][0] - corners[0][0];
  const high = corners[3][1] - corners[2][1];
  const scale = Math.min(room / high, frame.model.width / wide) * (near ? frame.close : 1);
  const middle = [(corners[0][0] + corners[1][0]) / 2, (corners[2][1] + corners[3][1]) / 2] as const;
  const s = scene({
    w: width,
    h: height,
    overlap: 1.6,
    scale,
    ox: width / 2 + (near && frame.close > 1 ? 24 : 0) - middle[0] * scale,
    oy: figure ? top - corners[2][1] * scale : height * (near ? 0.56 : 0.5) - middle[1] * scale,
    ...(turn && tilt ? { turn, tilt } : {}),
  });
  s.raw(`<path d="M-1-1h${width + 2}v${height + 2}H-1z" fill="${V(variant % 2 ? 'alt' : 'pad')}"/>`);
  draw(s);
  if (figure) s.raw(figureMarkup(figure, brand, frame));
  return s;
}

/** The figure across the top, as large as fits. */
function figureMarkup(text: string, brand: BrandId, { width, figure }: Frame): string {
  const size = Math.min(figure.size, (figure.width / textWidth(text, brand)) * 100);
  const x = (width - (textWidth(text, brand) * size) / 100) / 2;
  return outlinedText(text, { brand, size, x, y: figure.top + size * 0.72, fill: V('txt') });
}

/** What a cover's name says; of any other text, what its letters add up to. */
function readName(name: string): Cover {
  const [, variant, scene, figure] = /^([0-3])([a-z0-9]+)(?:-([$\d.,%A-Za-z ]{1,12}))?$/.exec(name) ?? [];
  const known = coverScenes.find((one) => one === scene);
  if (known) return { variant: Number(variant), scene: known, figure };
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)!) % 9973;
  return { variant: sum % coverVariants, scene: coverScenes[sum % coverScenes.length]!, figure: undefined };
}

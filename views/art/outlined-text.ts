import type { BrandId } from '#shared/brands/brand.ts';
import { letters } from './letters.ts';
import { short } from './path.ts';

/** Emoji by their character, as outlines in hundredths of the text's size (emoji.json). */
export type Emoji = Readonly<Record<string, string>>;
const noEmoji: Emoji = {};

/** Space between two letters of a heading, in hundredths of the text's size. */
const tracking = -2.5;
/** Emoji are all this wide, and made smaller, because they are higher than capitals. */
const emojiWidth = 127;
const emojiScale = 0.82;
/** What changes an emoji before it instead of being one: skin tones and the signs of a gender. */
const modifier = /\p{Emoji_Modifier}|[♀♂]/u;

type Glyph = { width: number; path: string; scale: number };

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The outlines of a text's letters and emoji, and of nothing else: marks that the brand's heading font lacks on a letter
 * are left out, and so are letters and emoji that no font has, such as flags. Of joined emoji the last is drawn, which
 * says most: the laptop of a woman with a laptop.
 */
function glyphsOf(text: string, brand: BrandId, emoji: Emoji): Glyph[] {
  const known = letters[brand]!;
  return [...graphemes.segment(text.normalize('NFC'))].flatMap(({ segment }) => {
    const first = [...segment][0]!;
    const letter = [first, first.normalize('NFD')[0]!].find((form) => known[form]);
    if (letter) {
      const [width, d] = known[letter]!;
      return [{ width, path: d, scale: 1 }];
    }
    const outline = emoji[[...segment].findLast((sign) => emoji[sign] && !modifier.test(sign)) ?? first];
    return outline ? [{ width: emojiWidth * emojiScale, path: outline, scale: emojiScale }] : [];
  });
}

/** Width of a text in hundredths of its size; 0 when nothing of it can be drawn. */
export function textWidth(text: string, brand: BrandId, emoji = noEmoji): number {
  const glyphs = glyphsOf(text, brand, emoji);
  return glyphs.length > 0 ? glyphs.reduce((sum, { width }) => sum + width + tracking, -tracking) : 0;
}

type Style = { brand: BrandId; size: number; x: number; y: number; fill: string; emoji?: Emoji };

/** A text as outlines, because a picture cannot use the page's fonts; `x`, `y` is the start of its baseline. */
export function outlinedText(text: string, { brand, size, x, y, fill, emoji = noEmoji }: Style): string {
  let advance = 0;
  const paths = glyphsOf(text, brand, emoji).map(({ width, path, scale }) => {
    const shrink = scale === 1 ? '' : ` scale(${scale})`;
    const drawn = path && `<path transform="translate(${short(advance)})${shrink}" d="${path}"/>`;
    advance += width + tracking;
    return drawn;
  });
  const scale = Math.round(size * 10) / 1000;
  return `<g transform="translate(${short(x)} ${short(y)}) scale(${scale})" fill="${fill}" stroke="none">${paths.join('')}</g>`;
}

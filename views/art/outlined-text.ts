import type { BrandId } from '#shared/brands/brand.ts';
import { letters } from './letters.ts';
import { short } from './path.ts';

/** Space between two letters of a heading, in hundredths of the text's size. */
const tracking = -2.5;

/** The letters of a text that the brand's heading font has; marks it lacks on a letter are left out, and so are emoji. */
function drawableLetters(text: string, brand: BrandId): string[] {
  const known = letters[brand]!;
  return [...text.normalize('NFC')].flatMap((letter) => {
    const plain = letter.normalize('NFD')[0]!;
    return known[letter] ? [letter] : known[plain] ? [plain] : [];
  });
}

/** Width of a text in hundredths of its size. */
export function textWidth(text: string, brand: BrandId): number {
  return drawableLetters(text, brand).reduce((sum, letter) => sum + letters[brand]![letter]![0] + tracking, -tracking);
}

type Style = { brand: BrandId; size: number; x: number; y: number; fill: string };

/** A text as outlines, because a picture cannot use the page's fonts; `x`, `y` is the start of its baseline. */
export function outlinedText(text: string, { brand, size, x, y, fill }: Style): string {
  let advance = 0;
  const paths = drawableLetters(text, brand).map((letter) => {
    const [width, d] = letters[brand]![letter]!;
    const path = d && `<path transform="translate(${short(advance)})" d="${d}"/>`;
    advance += width + tracking;
    return path;
  });
  const scale = Math.round(size * 10) / 1000;
  return `<g transform="translate(${short(x)} ${short(y)}) scale(${scale})" fill="${fill}" stroke="none">${paths.join('')}</g>`;
}

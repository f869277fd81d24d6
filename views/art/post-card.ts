import { type BrandId, brands } from '#shared/brands/index.ts';
import { ink } from '#shared/brands/ink.ts';
import { cardSize } from '#shared/site/post-card.ts';
import { cardCover } from './cover.ts';
import { stack } from './logo.ts';
import { type Emoji, outlinedText, textWidth } from './outlined-text.ts';
import { brandColor, palette } from './palette.ts';

/** Left edge of the cover; the title is left of it. */
const coverLeft = 740;
const margin = 72;
const titleWidth = coverLeft - margin - 44;
const titleHeight = 420;
const titleMiddle = 356;
const titleSizes = [84, 76, 68, 60, 54, 48, 44, 40] as const;
const smallest = titleSizes.at(-1)!;
const lineHeight = 1.12;
/** Longer titles are cut after a word, like those of lists (`cardTitleLength`). */
const titleLength = 150;

/** All that a card depends on. */
export type CardText = { title: string; cover: string; brand: BrandId };

/**
 * The picture of a post that a shared link shows: its cover, and its title on the brand's color, as large as fits. Of a
 * title whose letters the heading font mostly lacks, such as a Chinese one, the brand's tagline is shown instead.
 */
export async function postCardSvg({ title, cover, brand }: CardText): Promise<string> {
  const emoji = await emojiFor(title);
  const setText = typesetter(brand, emoji);
  const { lines, size } = setText(isDrawable(title, brand, emoji) ? shortened(title) : brands[brand].tagline);
  const { width, height } = cardSize;
  const name = brands[brand].name;
  const nameSize = Math.min(36, ((titleWidth - 72) / textWidth(name, brand)) * 100);
  const text = (value: string, x: number, y: number, fontSize: number) =>
    outlinedText(value, { brand, size: fontSize, x, y, fill: ink[950], emoji });
  // From the middle of all lines to the baseline of the first
  const first = titleMiddle - ((lines.length - 1) * size * lineHeight) / 2 + size * 0.35;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<path d="M0 0h${width}v${height}H0z" fill="${brandColor(brand)}"/>` +
    cardCover(cover, brand, palette(brand, 'light'), coverLeft) +
    `<g transform="translate(${margin} 60) scale(1.3)">${stack(brand, ink[950], ink[0])}</g>` +
    text(name, margin + 72, 89 + nameSize * 0.35, nameSize) +
    lines.map((line, i) => text(line, margin, first + i * size * lineHeight, size)).join('') +
    `</svg>`
  );
}

const pictographs = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;

/** 1.5 MB of outlines: loaded for a title that has emoji. */
async function emojiFor(title: string): Promise<Emoji> {
  return pictographs.test(title) ? (await import('./emoji.json', { with: { type: 'json' } })).default : {};
}

/** Whether at least half of a title's letters can be drawn, or an emoji where it has no letters. */
function isDrawable(title: string, brand: BrandId, emoji: Emoji): boolean {
  const letters = title.normalize('NFC').match(/[\p{L}\p{N}]/gu) ?? [];
  if (letters.length === 0) return textWidth(title.replace(/\s/g, ''), brand, emoji) > 0;
  return letters.filter((letter) => textWidth(letter, brand) > 0).length * 2 >= letters.length;
}

/** A title of at most `titleLength` characters, with an ellipsis where it was cut. */
function shortened(title: string): string {
  const characters = [...title.replace(/\s+/g, ' ').trim()];
  if (characters.length <= titleLength) return characters.join('');
  const start = characters.slice(0, titleLength).join('');
  const lastSpace = start.lastIndexOf(' ');
  return withEllipsis(lastSpace > titleLength / 2 ? start.slice(0, lastSpace) : start);
}

function withEllipsis(text: string): string {
  return `${text.replace(/[\s,;:.–—-]{1,9}$/, '')}…`;
}

/** The parts of a compound word, each but the last with its hyphen. */
const atHyphens = (word: string) => word.split(/(?<=\p{L}-)(?=\p{L})/u);

type Lines = { lines: string[]; size: number };

/** Sets a title in the largest size in which it fits, in lines of about the same length. */
function typesetter(brand: BrandId, emoji: Emoji): (title: string) => Lines {
  const widthOf = (text: string) => textWidth(text, brand, emoji);

  /** The words that can be drawn; an emoji or a sign stays with the word before it. */
  function wordsOf(title: string): string[] {
    const words: string[] = [];
    for (const word of title.split(' ').filter((part) => widthOf(part) > 0)) {
      const last = words.at(-1);
      const joins = last !== undefined && !last.includes(' ') && !/[\p{L}\p{N}]/u.test(word);
      if (joins) words[words.length - 1] = `${last} ${word}`;
      else words.push(word);
    }
    return words;
  }

  /** @param width in hundredths of the size */
  function wrap(words: readonly string[], width: number): string[] {
    const lines: string[] = [];
    for (const word of words) {
      const last = lines.at(-1);
      if (last !== undefined && widthOf(`${last} ${word}`) <= width) lines[lines.length - 1] = `${last} ${word}`;
      else lines.push(...broken(word, width));
    }
    return lines;
  }

  /** A word that is longer than a line, in parts that are not: broken after a hyphen where that is enough. */
  function broken(word: string, width: number): string[] {
    if (widthOf(word) <= width) return [word];
    const parts = [''];
    for (const piece of narrowest(word) <= width ? atHyphens(word) : word) {
      if (widthOf(parts.at(-1)! + piece) > width) parts.push('');
      parts[parts.length - 1] += piece;
    }
    return parts;
  }

  /** The least width in which a word needs no break but after hyphens. */
  function narrowest(word: string): number {
    return Math.max(...atHyphens(word).map(widthOf));
  }

  function balanced(words: readonly string[], size: number): string[] | null {
    const room = (titleWidth / size) * 100;
    const lines = wrap(words, room);
    const needed = (word: string) => (widthOf(word) <= room ? widthOf(word) : narrowest(word));
    const isWhole = words.every((word) => needed(word) <= room);
    if (lines.length > titleHeight / (size * lineHeight) || (!isWhole && size > smallest)) return null;
    let [low, high] = [isWhole ? Math.max(...words.map(needed)) : room, room];
    while (high - low > 4) {
      const middle = (low + high) / 2;
      if (wrap(words, middle).length <= lines.length) high = middle;
      else low = middle;
    }
    return wrap(words, high);
  }

  return (title) => {
    const words = wordsOf(title);
    for (const size of titleSizes) {
      const lines = balanced(words, size);
      if (lines) return { lines, size };
    }
    const most = Math.floor(titleHeight / (smallest * lineHeight));
    const lines = wrap(words, (titleWidth / smallest) * 100).slice(0, most);
    return { lines: [...lines.slice(0, -1), withEllipsis(lines.at(-1)!.slice(0, -1))], size: smallest };
  };
}

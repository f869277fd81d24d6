import { join } from 'node:path';
import { type BrandId, brands } from '#shared/brands/index.ts';
import { ink } from '#shared/brands/ink.ts';
import type { SceneName } from '#shared/brands/scenes.ts';
import { shareImageSize } from '#shared/site/share-image.ts';
import { stack } from './logo.ts';
import { brandColor, palette, resolve } from './palette.ts';
import { readScene } from './scenes.ts';
import { escapeText, textWidth } from './set-text.ts';

/** Left edge of the illustration; the title is left of it. */
const sceneLeft = 740;
const margin = 72;
const titleWidth = sceneLeft - margin - 44;
const titleHeight = 420;
const titleMiddle = 356;
const titleSizes = [84, 76, 68, 60, 54, 48, 44, 40] as const;
const smallest = titleSizes.at(-1)!;
const lineHeight = 1.12;
const tracking = -0.025;
/** Longer titles are cut after a word, like those of lists (`cardTitleLength`). */
const titleLength = 150;
/** In the smallest size so many of any letter fit on a line. */
const shortWord = 14;

/** All that the picture depends on. */
export type ShareImageText = { title: string; scene: SceneName; brand: BrandId };

/**
 * The picture of a post that a shared link shows: the illustration of its subject, and its title on the brand's color, as large as fits. Of a
 * title whose letters are mostly not Latin, such as a Chinese one, the brand's tagline is shown instead.
 * @param folder `views/art`, or the build's copy
 */
export function shareImageSvg({ title, scene, brand }: ShareImageText, folder: string): string {
  const font = headingFont(folder, brand);
  const measure = (text: string) => textWidth(text, { font, size: 1, tracking });
  const { lines, size } = typeset(shortened(drawable(title) ?? brands[brand].tagline), measure);
  const { width, height } = shareImageSize;
  const name = brands[brand].name;
  const nameSize = Math.min(36, (titleWidth - 72) / measure(name));
  const text = (value: string, x: number, y: number, fontSize: number) =>
    `<text x="${x}" y="${y}" font-size="${fontSize}" letter-spacing="${fontSize * tracking}" fill="${ink[950]}">${escapeText(value)}</text>`;
  // From the middle of all lines to the baseline of the first
  const first = titleMiddle - ((lines.length - 1) * size * lineHeight) / 2 + size * 0.35;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<path d="M0 0h${width}v${height}H0z" fill="${brandColor(brand)}"/>` +
    resolve(sceneBeside(readScene(folder, scene)), palette(brand, 'light')) +
    `<g transform="translate(${margin} 60) scale(1.3)">${stack(brand, ink[950], ink[0])}</g>` +
    text(name, margin + 72, 89 + nameSize * 0.35, nameSize) +
    lines.map((line, i) => text(line, margin, first + i * size * lineHeight, size)).join('') +
    `</svg>`
  );
}

/** The TrueType file of a brand's heading font. */
export function headingFont(folder: string, brand: BrandId): string {
  return join(folder, 'fonts', `${brand}.ttf`);
}

/** A group, because a picture within a picture would be cut at its edge: resvg ends the process where it cuts a part off whole. */
function sceneBeside(svg: string): string {
  const { width, height } = shareImageSize;
  const box = / viewBox="([^"]*)"/.exec(svg)![1]!.split(' ').map(Number);
  const [left, top, sceneWidth, sceneHeight] = box as [number, number, number, number];
  const scale = (width - sceneLeft) / sceneWidth;
  const y = (height - sceneHeight * scale) / 2;
  return (
    `<path d="M${sceneLeft} 0H${width}V${height}H${sceneLeft}z" fill="var(--art-pad)"/>` +
    svg
      .replace(
        /^<svg [^>]*?(?= stroke-linejoin)/,
        `<g transform="translate(${sceneLeft} ${y}) scale(${scale}) translate(${-left} ${-top})"`,
      )
      .replace('</svg>', '</g>')
  );
}

const noGlyph = /[^ -~\u00a0-\u00ffŒœ‘’“”–—…•€™−]/gu;

/** What the heading fonts can show of a title, without emoji; null when that is less than half of its letters. */
function drawable(title: string): string | null {
  const shown = title
    .normalize('NFC')
    .replace(noGlyph, (character) => character.normalize('NFD')[0]!)
    .replace(noGlyph, '');
  const letters = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return letters(shown) > 0 && letters(shown) * 2 >= letters(title) ? shown : null;
}

/** A title of at most `titleLength` characters, with an ellipsis where it was cut. */
function shortened(title: string): string {
  const whole = title.replace(/\s+/g, ' ').trim();
  if (whole.length <= titleLength) return whole;
  const start = whole.slice(0, titleLength);
  const lastSpace = start.lastIndexOf(' ');
  return withEllipsis(lastSpace > titleLength / 2 ? start.slice(0, lastSpace) : start);
}

function withEllipsis(text: string): string {
  return `${text.replace(/[\s,;:.–—-]{1,9}$/, '')}…`;
}

/** Sets a title in the largest size in which it fits, in lines of about the same length. */
function typeset(title: string, measure: (text: string) => number): { lines: string[]; size: number } {
  const space = measure(' ');
  const words = title.split(/ |(?<=\p{L}-)(?=\p{L})/u).map((word) => {
    const width = measure(word);
    if (width * smallest <= titleWidth) return { text: word, width };
    const start = `${word.slice(0, shortWord)}…`;
    return { text: start, width: measure(start) };
  });

  /** @param room width of a line, in sizes of the letters */
  function wrap(room: number): string[] {
    const lines: { text: string; width: number }[] = [];
    for (const { text, width } of words) {
      const last = lines.at(-1);
      const isJoined = last?.text.endsWith('-');
      const longer = (last?.width ?? 0) + (isJoined ? 0 : space) + width;
      if (last && longer <= room)
        Object.assign(last, { text: `${last.text}${isJoined ? '' : ' '}${text}`, width: longer });
      else lines.push({ text, width });
    }
    return lines.map(({ text }) => text);
  }

  const longest = Math.max(...words.map(({ width }) => width));
  const fits = (size: number) =>
    longest * size <= titleWidth && wrap(titleWidth / size).length * size * lineHeight <= titleHeight;
  const size = titleSizes.find(fits) ?? smallest;
  const lines = wrap(titleWidth / size);
  let room = titleWidth / size;
  while (room - 0.1 >= longest && wrap(room - 0.1).length === lines.length) room -= 0.1;
  return { lines: wrap(room).slice(0, Math.floor(titleHeight / (size * lineHeight))), size };
}

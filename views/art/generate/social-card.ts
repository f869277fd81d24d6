import { type BrandId, brands } from '#shared/brands/index.ts';
import { ink } from '#shared/brands/ink.ts';
import { stack } from '../logo.ts';
import { brandColor, palette, resolve } from '../palette.ts';
import { type SceneName, scenes } from '../scenes/index.ts';
import { escapeText } from '../set-text.ts';

const sceneOf: Record<BrandId, SceneName> = {
  dresdentax: 'personal-tax',
  brownco: 'fractional-cfo',
  payroll: 'payroll',
};

/**
 * The picture that a shared link shows, 1200 by 630: the brand's tagline and a scene on its field. Its summary is in Public
 * Sans, all else in the only other font.
 */
export function socialCardSvg(brand: BrandId): string {
  const { name, tagline, summary } = brands[brand];
  const size = 64;
  const lines = wrap(tagline, 18);
  const small = wrap(summary, 48);
  const lineHeight = size * 1.06;
  const top = 340 - ((lines.length - 1) * lineHeight) / 2;
  const art = resolve(scenes[sceneOf[brand]]().svg(), palette(brand, 'field')).replace(
    /^<svg [^>]*>/,
    '<svg x="556" y="96" width="660" height="495" viewBox="40 0 560 480">',
  );
  const text = (words: string, x: number, y: number, style: string) =>
    `<text x="${x}" y="${y}" ${style} fill="${ink[950]}">${escapeText(words)}</text>`;
  const heading = (px: number) => `font-size="${px}" letter-spacing="${px * -0.025}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">` +
    `<radialGradient id="glow" cx="75%" cy="45%" r="60%"><stop stop-color="${ink[0]}" stop-opacity=".24"/><stop offset="1" stop-color="${ink[0]}" stop-opacity="0"/></radialGradient>` +
    `<path d="M0 0h1200v630H0z" fill="${brandColor(brand)}"/><path d="M0 0h1200v630H0z" fill="url(#glow)"/>${art}` +
    `<g transform="translate(72 64) scale(1.5)">${stack(brand, ink[950], ink[0])}</g>${text(name, 152, 112, heading(40))}` +
    lines.map((line, i) => text(line, 72, top + i * lineHeight, heading(size))).join('') +
    small
      .map((line, i) =>
        text(line, 72, 562 - (small.length - 1 - i) * 30, 'font-size="22" font-family="Public Sans Thin"'),
      )
      .join('') +
    `</svg>`
  );
}

/** As few lines as so many letters to a line allow, of about the same length. */
function wrap(text: string, letters: number): string[] {
  const fewest = broken(text, letters).length;
  let width = letters;
  while (width > 1 && broken(text, width - 1).length === fewest) width--;
  return broken(text, width);
}

/** Lines of at most so many letters, broken between words. */
function broken(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

import { type BrandId, brands } from '#shared/brands/index.ts';
import { ink } from '#shared/brands/ink.ts';
import { stack } from '../logo.ts';
import { brandColor, palette, resolve } from '../palette.ts';
import type { SceneName } from '../scene-names.ts';
import { scenes } from '../scenes/index.ts';
import { outlineText, type Typeface } from './outline-text.ts';

type Card = { scene: SceneName; typeface: Typeface; weight: number; tracking: number };

const cards: Record<BrandId, Card> = {
  dresdentax: { scene: 'personal-tax', typeface: 'bricolage-grotesque', weight: 700, tracking: -0.03 },
  brownco: { scene: 'fractional-cfo', typeface: 'newsreader', weight: 640, tracking: -0.02 },
  payroll: { scene: 'payroll', typeface: 'figtree', weight: 780, tracking: -0.03 },
};

/** The picture that a shared link shows, 1200 by 630: the brand's tagline (or another title) and a scene on its field. */
export async function socialCardSvg(brand: BrandId, title = brands[brand].tagline): Promise<string> {
  const { scene, ...style } = cards[brand];
  const name = await outlineText(brands[brand].name, { ...style, size: 40 });
  const small = { typeface: 'public-sans', weight: 500, size: 22 } as const;
  const summary = await Promise.all(wrap(brands[brand].summary, 48).map((line) => outlineText(line, small)));
  const size = 64;
  const lines = await Promise.all(wrap(title, 18).map((line) => outlineText(line, { ...style, size })));
  const lineHeight = size * 1.06;
  const top = 340 - ((lines.length - 1) * lineHeight) / 2;
  const art = resolve(scenes[scene]().svg(), palette(brand, 'field')).replace(
    /^<svg [^>]*>/,
    '<svg x="556" y="96" width="660" height="495" viewBox="40 0 560 480">',
  );
  const word = (d: string, x: number, y: number, fill = ink[950]) =>
    `<path transform="translate(${x} ${y})" d="${d}" fill="${fill}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">` +
    `<radialGradient id="glow" cx="75%" cy="45%" r="60%"><stop stop-color="${ink[0]}" stop-opacity=".24"/><stop offset="1" stop-color="${ink[0]}" stop-opacity="0"/></radialGradient>` +
    `<path d="M0 0h1200v630H0z" fill="${brandColor(brand)}"/><path d="M0 0h1200v630H0z" fill="url(#glow)"/>${art}` +
    `<g transform="translate(72 64) scale(1.5)">${stack(brand, ink[950], ink[0])}</g>${word(name.d, 152, 112)}` +
    lines.map((line, i) => word(line.d, 72, top + i * lineHeight)).join('') +
    summary.map((line, i) => word(line.d, 72, 562 - (summary.length - 1 - i) * 30)).join('') +
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

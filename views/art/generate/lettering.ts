import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { brandIds, brands } from '#shared/brands/index.ts';
import { short } from '../path.ts';
import { setText, textWidth } from '../set-text.ts';

/**
 * Writes views/art/lettering.json: the words of logos, as outlines from 0, 0 on the
 * baseline, in picture units, because a picture cannot use the page's fonts. Run by `npm run lettering` when a brand gets
 * another name, then `npm run brand-images`.
 */
type Style = Parameters<typeof setText>[1];

const heading = (brand: string, size: number, tracking = 0): Style => ({
  font: path.join(import.meta.dirname, `../fonts/${brand}.ttf`),
  size,
  tracking,
});

const logos = brandIds.map((brand) =>
  line(brand, outline(brands[brand].shortName, heading(brand, 24, brands[brand].pictures.logoTracking))),
);
writeFileSync(new URL('../lettering.json', import.meta.url), `${block([`"logos": ${block(logos)}`])}\n`);

function line(name: string, value: object): string {
  return `${JSON.stringify(name)}: ${JSON.stringify(value)}`;
}

function block(lines: readonly string[]): string {
  return `{\n${lines.join(',\n')}\n}`;
}

function outline(text: string, style: Style) {
  const [, d = ''] = / d="([^"]*)"/.exec(setText(text, style).toString()) ?? [];
  return { width: Math.round(textWidth(text, style) * 10) / 10, d: relative(d) };
}

/** Path data of absolute M, L, Q, C and Z in relative steps of a tenth of a unit. */
function relative(d: string): string {
  let at: readonly number[] = [0, 0];
  let start = at;
  let last = '';
  return d.replace(/([MLQCZ])([^MLQCZ]*)/g, (_, command: string, list: string) => {
    if (command === 'Z') {
      at = start;
      last = 'z';
      return last;
    }
    const points = list
      .trim()
      .split(/\s+/)
      .map((n) => Math.round(Number(n) * 10));
    const steps = points.map((n, i) => short((n - at[i % 2]!) / 10)).join(' ');
    at = points.slice(-2);
    if (command === 'M') start = at;
    const letter = command.toLowerCase();
    const isRepeated = letter === last;
    last = letter;
    return `${isRepeated ? ' ' : letter}${steps}`.replace(/ (?=-)/g, '');
  });
}

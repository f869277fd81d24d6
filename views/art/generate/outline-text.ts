import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font, type Glyph } from 'fontkit';
import { decompress } from 'wawoff2';
import { short } from '../path.ts';

export type Typeface = 'bricolage-grotesque' | 'newsreader' | 'figtree' | 'public-sans';
export type Lettering = { d: string; width: number };

type Style = {
  typeface: Typeface;
  weight: number;
  /** Picture units. */
  size: number;
  /** Extra space after each letter, as a share of the size. */
  tracking?: number;
};

/** Text as one path that starts at 0, 0 on its baseline, because a picture cannot use the page's fonts. */
export async function outlineText(text: string, { typeface, weight, size, tracking = 0 }: Style): Promise<Lettering> {
  const font = await variation(typeface, weight);
  const scale = size / font.unitsPerEm;
  const pen = relativePen();
  let x = 0;
  const { glyphs, positions } = font.layout(text);
  for (const [i, glyph] of glyphs.entries()) {
    drawGlyph(pen, glyph, scale, x, tenths);
    x += positions[i]!.xAdvance * scale + tracking * size;
  }
  return { d: pen.path(), width: Math.round((x - tracking * size) * 10) / 10 };
}

/** One glyph as a path on a grid of `size` units, its start at 0, 0 on the baseline. */
export function outlineGlyph(font: Font, glyph: Glyph, size: number): string {
  const pen = relativePen(1);
  drawGlyph(pen, glyph, size / font.unitsPerEm, 0, 1);
  return pen.path();
}

function drawGlyph(pen: ReturnType<typeof relativePen>, glyph: Glyph, scale: number, x: number, perUnit: number) {
  for (const { command, args } of glyph.path.commands)
    pen.draw(
      command,
      args.map((n, k) => Math.round((k % 2 ? -n * scale : n * scale + x) * perUnit)),
    );
}

const tenths = 10;
const letters: Record<string, string> = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c' };

/** Writes absolute points, whole numbers of which `perUnit` make a picture unit, as the shortest relative path data. */
function relativePen(perUnit = tenths) {
  let d = '';
  let last = '';
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  const number = (n: number) => {
    const written = short(n / perUnit);
    const joined = /[a-z]$|^$/.test(d) || written.startsWith('-') || (written.startsWith('.') && /\.\d+$/.test(d));
    d += joined ? written : ` ${written}`;
  };
  const letter = (next: string) => {
    if (next !== last) d += next;
    last = next;
  };
  return {
    path: () => d,
    draw(command: string, points: number[]) {
      if (command === 'closePath') {
        d += 'z';
        last = 'z';
        [x, y] = [startX, startY];
        return;
      }
      const [endX, endY] = points.slice(-2) as [number, number];
      if (command === 'lineTo' && (endX === x) !== (endY === y)) {
        letter(endX === x ? 'v' : 'h');
        number(endX === x ? endY - y : endX - x);
      } else {
        letter(letters[command]!);
        for (const [i, n] of points.entries()) number(n - (i % 2 ? y : x));
      }
      [x, y] = [endX, endY];
      if (command === 'moveTo') [startX, startY] = [x, y];
    },
  };
}

const opened = new Map<Typeface, Promise<Font>>();

async function variation(typeface: Typeface, weight: number): Promise<Font> {
  const font = opened.get(typeface) ?? open(typeface);
  opened.set(typeface, font);
  return (await font).getVariation({ wght: weight });
}

async function open(typeface: Typeface): Promise<Font> {
  const file = `@fontsource-variable/${typeface}/files/${typeface}-latin-wght-normal.woff2`;
  // fontkit reads woff2, but not its variations: it gets the plain font
  const plain = await decompress(await readFile(createRequire(import.meta.url).resolve(file)));
  return create(Buffer.from(plain)) as Font;
}

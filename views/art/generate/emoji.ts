import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import { outlineGlyph } from './outline-text.ts';

/**
 * Writes views/art/emoji.json: each emoji of one code point as an outline, for the pictures of shared links. Run by
 * `npm run lettering`. What the heading fonts have, and the parts of flags and skin tones, are left out.
 */
const require = createRequire(import.meta.url);
const files = path.join(path.dirname(require.resolve('@fontsource/noto-emoji/package.json')), 'files');
/** Hundredths of the text's size, as in letters.ts. */
const size = 100;

const outlines = new Map<number, string>();
for (const file of readdirSync(files).filter((name) => name.endsWith('-700-normal.woff2'))) {
  const font = create(readFileSync(path.join(files, file))) as Font;
  for (const code of font.characterSet) {
    const character = String.fromCodePoint(code);
    if (/[\d#*©®™]|\p{Regional_Indicator}|\p{Emoji_Modifier}|[^\p{Extended_Pictographic}]/u.test(character)) continue;
    const outline = outlineGlyph(font, font.glyphForCodePoint(code), size);
    if (outline) outlines.set(code, outline);
  }
}
const sorted = [...outlines].toSorted(([a], [b]) => a - b);
const lines = sorted.map(
  ([code, outline]) => `${JSON.stringify(String.fromCodePoint(code))}:${JSON.stringify(outline)}`,
);
writeFileSync(new URL('../emoji.json', import.meta.url), `{\n${lines.join(',\n')}\n}\n`);

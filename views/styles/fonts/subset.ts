import { writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { brands } from '#shared/brands/index.ts';
import { latinFile, staticFont, type Typeface } from '../../art/generate/typeface.ts';

/**
 * Writes the `…-core.woff2` beside this file: of each typeface only the characters and weights that our pages use, which
 * halves the font bytes of a first visit. Other characters, such as an ñ in a name, come from the full file
 * (client/build/typefaces.ts). Writes to views/art/fonts/ each brand's heading font for the pictures of shared links. Run by `npm run fonts` after a change here or of the packages.
 */
const letters = [
  [0x20, 0x7e],
  ...[0xa0, 0xa7, 0xa9, 0xae, 0xb0, 0xb7].map((code) => [code, code]),
  [0xbc, 0xbe],
  ...[0xd7, 0xe9, 0xf7].map((code) => [code, code]),
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  ...[0x2022, 0x2026, 0x2122, 0x2212].map((code) => [code, code]),
] as [first: number, last: number][];

/** From the lightest to the boldest weight that the stylesheets use. */
const typefaces: Record<Typeface, { min: number; max: number }> = {
  'public-sans': { min: 400, max: 700 },
  'bricolage-grotesque': { min: 400, max: 700 },
  newsreader: { min: 400, max: 700 },
  figtree: { min: 400, max: 750 },
};

const text = letters
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)))
  .join('');
for (const [typeface, wght] of Object.entries(typefaces)) {
  const whole = latinFile(typeface as Typeface);
  const core = await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes: { wght } });
  writeFileSync(new URL(`${typeface}-core.woff2`, import.meta.url), core);
  console.log(`${typeface}: ${whole.length} → ${core.length} bytes`);
}
for (const { id, pictures } of Object.values(brands))
  writeFileSync(
    new URL(`../../art/fonts/${id}.ttf`, import.meta.url),
    await staticFont(pictures.typeface, pictures.weight),
  );

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import type { Brand } from '#shared/brands/brand.ts';

export type Typeface = Brand['pictures']['typeface'];

const require = createRequire(import.meta.url);

/** The package's file of a typeface: its Latin letters in all weights, as woff2. */
export function latinFile(typeface: Typeface): Buffer {
  return readFileSync(require.resolve(`@fontsource-variable/${typeface}/files/${typeface}-latin-wght-normal.woff2`));
}

/** One weight of a typeface, with all characters of Latin-1 and the common signs, as TrueType, which resvg can read. */
export function staticFont(typeface: Typeface, weight: number): Promise<Uint8Array> {
  const latin1 = Array.from({ length: 0x100 - 0x20 }, (_, step) => String.fromCodePoint(0x20 + step)).join('');
  return subsetFont(latinFile(typeface), `${latin1}Œœ‘’“”–—…•€™−`, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  });
}

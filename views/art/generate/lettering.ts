import { writeFileSync } from 'node:fs';
import { brands } from '#shared/brands/index.ts';
import { towns } from '../ohio-counties.ts';
import { type Lettering, outlineText, type Typeface } from './outline-text.ts';

/**
 * Writes views/art/lettering.ts: the words of logos and drawings as outlines. Run by `npm run lettering` when a brand or a
 * town gets another name, then `npm run brand-images`.
 */
const wordmark: Record<string, { typeface: Typeface; weight: number; tracking: number }> = {
  dresdentax: { typeface: 'bricolage-grotesque', weight: 700, tracking: -0.025 },
  brownco: { typeface: 'newsreader', weight: 700, tracking: -0.015 },
  payroll: { typeface: 'figtree', weight: 750, tracking: -0.028 },
};
const offices = ['Dresden', 'Pickerington'];

const words: Record<string, Lettering> = {};
for (const [id, style] of Object.entries(wordmark)) {
  words[id] = await outlineText(brands[id as keyof typeof brands].shortName, { ...style, size: 24 });
}
for (const town of Object.keys(towns)) {
  const office = offices.includes(town);
  words[town] = await outlineText(town, {
    typeface: 'public-sans',
    weight: office ? 700 : 550,
    size: office ? 19 : 15.5,
  });
}
for (const place of ['Muskingum County office', 'Columbus-area office']) {
  words[place] = await outlineText(place, { typeface: 'public-sans', weight: 500, size: 15 });
}
for (const layer of ['Federal', 'State', 'City', 'School district']) {
  words[layer] = await outlineText(layer, { typeface: 'public-sans', weight: 700, size: 18 });
}
// Single letters for figures and titles, 100 units high
const characters = [
  ...Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)),
  ...'“”‘’–—…·•§©®™°½¼¾×÷−€£áéíóúñüöäçèàâêîôûëïåæøœßãõÁÉÍÓÚÑÜÖÄÇÅÆØ¡¿',
];
const letters: Record<string, Record<string, [number, string]>> = {};
for (const [id, style] of Object.entries(wordmark)) {
  letters[id] = {};
  for (const character of characters) {
    const { d, width } = await outlineText(character, { ...style, tracking: 0, size: 100 });
    letters[id][character] = [width, d];
  }
}
writeFileSync(
  new URL('../letters.ts', import.meta.url),
  `// Written by views/art/generate/lettering.ts: each brand's heading letters as outlines: advance and path from 0, 0 on the
// baseline, in hundredths of the text's size. Letters: Bricolage Grotesque, Newsreader, Figtree (OFL-1.1).

export const letters: Record<string, Record<string, readonly [advance: number, d: string]>> = ${JSON.stringify(letters, null, 1)};
`,
);

const entries = Object.entries(words).map(([text, { d, width }]) => `'${text}': { width: ${width}, d: '${d}' },`);
writeFileSync(
  new URL('../lettering.ts', import.meta.url),
  `// Written by views/art/generate/lettering.ts: words as outlines, from 0, 0 on the baseline, in picture units.
// Letters: Bricolage Grotesque, Newsreader, Figtree and Public Sans (OFL-1.1).

export const lettering = {\n${entries.join('\n')}\n} as const satisfies Record<string, { width: number; d: string }>;
`,
);

import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { type CardText, postCardSvg } from '#views/art/post-card.ts';

// The process of card-painter.ts: draws one card after the other, with the fonts of the folder that is its argument.

process.on('message', (text: CardText) => {
  const font = path.join(process.argv[2]!, `${text.brand}.ttf`);
  const svg = postCardSvg(text, font);
  process.send!(new Resvg(svg, { font: { fontFiles: [font], loadSystemFonts: false } }).render().asPng());
});
process.on('disconnect', () => process.exit());

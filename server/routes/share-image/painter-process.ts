import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { type ShareImageText, shareImageSvg } from '#views/art/share-image.ts';

// The process of painter.ts: draws one picture after the other, with the fonts of the folder that is its argument.

process.on('message', (text: ShareImageText) => {
  const font = path.join(process.argv[2]!, `${text.brand}.ttf`);
  const svg = shareImageSvg(text, font);
  process.send!(new Resvg(svg, { font: { fontFiles: [font], loadSystemFonts: false } }).render().asPng());
});
process.on('disconnect', () => process.exit());

import { Resvg } from '@resvg/resvg-js';
import { headingFont, type ShareImageText, shareImageSvg } from '#views/art/share-image.ts';

// The process of painter.ts: draws one picture after the other, with the fonts and illustrations of the folder that is its argument.

process.on('message', (text: ShareImageText) => {
  const folder = process.argv[2]!;
  const font = { fontFiles: [headingFont(folder, text.brand)], loadSystemFonts: false };
  process.send!(new Resvg(shareImageSvg(text, folder), { font }).render().asPng());
});
process.on('disconnect', () => process.exit());

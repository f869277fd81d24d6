import { Resvg } from '@resvg/resvg-js';
import { answerJobs } from '#server/worker.ts';
import { headingFont, type ShareImageText, shareImageSvg } from '#views/art/share-image.ts';

/** Draws pictures with the fonts and illustrations of the folder that is its argument. */
answerJobs(async (text: ShareImageText) => {
  const folder = process.argv[2]!;
  const font = { fontFiles: [headingFont(folder, text.brand)], loadSystemFonts: false };
  return new Resvg(shareImageSvg(text, folder), { font }).render().asPng();
});

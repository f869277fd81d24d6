import { Resvg } from '@resvg/resvg-js';
import { type CardText, postCardSvg } from '#views/art/post-card.ts';

// The process of card-painter.ts: draws one card after the other.

process.on('message', async (text: CardText) => {
  const svg = await postCardSvg(text);
  process.send!(new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng());
});
// When the server ends
process.on('disconnect', () => process.exit());

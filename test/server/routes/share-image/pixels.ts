import { Resvg } from '@resvg/resvg-js';
import { shareImageSize } from '#shared/site/share-image.ts';

export type Pixels = { width: number; height: number; data: Buffer; colors: number };

/** Decodes a PNG of such a picture: its size is what its header says. */
export function decodePng(png: Uint8Array): Pixels {
  const file = Buffer.from(png);
  const { width, height } = shareImageSize;
  const href = `data:image/png;base64,${file.toString('base64')}`;
  const { pixels } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="${href}"/></svg>`,
  ).render();
  const colors = new Set(new Uint32Array(pixels.buffer.slice(pixels.byteOffset, pixels.byteOffset + pixels.length)));
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20), data: pixels, colors: colors.size };
}

/** The title's place, and the free space around it: its left margin, and between it and the cover. */
const areas = {
  title: [{ x: 72, y: 140, right: 696, bottom: 576 }],
  edge: [
    { x: 0, y: 0, right: 66, bottom: 630 },
    { x: 702, y: 0, right: 738, bottom: 630 },
    { x: 0, y: 584, right: 738, bottom: 630 },
  ],
};

/** How many pixels of an area have the color of the letters. */
export function inkIn({ width, data }: Pixels, area: keyof typeof areas): number {
  let count = 0;
  for (const { x: left, y: top, right, bottom } of areas[area])
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1) {
        const at = (y * width + x) * 4;
        if (data[at]! + data[at + 1]! + data[at + 2]! < 120) count += 1;
      }
  return count;
}

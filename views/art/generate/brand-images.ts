import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { brandIds, brands } from '#shared/brands/index.ts';
import { brandFiles } from '../build.ts';
import { iconSvg } from '../logo.ts';
import { headingFont, shareImageSvg } from '../share-image.ts';

/**
 * Writes public/brand/<id>/ (logos, backgrounds, icons) and public/social/<id>.png. Run by `npm run brand-images` after a
 * change of name, color or drawing; the results are checked in, so that a build needs no image library.
 */
const folder = join(import.meta.dirname, '../../../public');
mkdirSync(join(folder, 'social'), { recursive: true });
for (const brand of brandIds) {
  mkdirSync(join(folder, 'brand', brand), { recursive: true });
  for (const { path, content } of brandFiles(brand)) writeFileSync(join(folder, path), content);
  const write = (name: string, content: Buffer) => writeFileSync(join(folder, 'brand', brand, name), content);
  const small = iconSvg(brand, { inset: 0.08 });
  write('favicon.ico', ico([16, 32].map((size) => ({ size, png: png(small, size) }))));
  write('apple-touch-icon.png', png(iconSvg(brand, { round: false, inset: 0.2 }), 180));
  for (const size of [192, 512]) write(`icon-${size}.png`, png(iconSvg(brand), size));
  write('icon-maskable-512.png', png(iconSvg(brand, { round: false, inset: 0.24 }), 512));
  const art = join(import.meta.dirname, '..');
  const { tagline, pictures } = brands[brand];
  const image = shareImageSvg({ title: tagline, scene: pictures.scene, brand }, art);
  writeFileSync(join(folder, 'social', `${brand}.png`), png(image, 1200, [headingFont(art, brand)]));
}

function png(svg: string, width: number, fontFiles: string[] = []): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { fontFiles, loadSystemFonts: false } })
    .render()
    .asPng();
}

/** A Windows icon file of PNG images (since Windows Vista an icon may hold PNG as it is). */
function ico(images: { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  for (const [i, { size, png }] of images.entries()) {
    const entry = 6 + 16 * i;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...images.map(({ png }) => png)]);
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { type BrandId, brandIds, brands } from '#shared/brands/index.ts';
import { sceneNames } from '#shared/brands/scenes.ts';
import { artFiles, brandFiles } from '#views/art/build.ts';
import { logoWidth } from '#views/art/logo.ts';
import { brandColor } from '#views/art/palette.ts';

const publicFolder = join(import.meta.dirname, '../../../public');
const files = artFiles();
const pictures = files.filter(({ path }) => path.startsWith('art/'));
const content = (path: string) => files.find((file) => file.path === path)?.content;

describe('static pictures', () => {
  it('exist for every scene, the hero’s slides and the map in three brands and two themes', () => {
    const namesOf = (brand: BrandId) => [
      ...sceneNames,
      ...brands[brand].hero.map(({ art }) => `hero-${art}`),
      'locations-map',
    ];
    const expected = brandIds.flatMap((brand) =>
      namesOf(brand).flatMap((name) => ['light', 'dark'].map((theme) => `art/${brand}/${name}-${theme}.svg`)),
    );
    expect(pictures.map(({ path }) => path).sort()).toEqual(expected.sort());
  });

  it('are well-formed, have a viewBox, draw something, and move only where motion is wanted', () => {
    for (const { path, content: svg } of files) {
      expect(svg, path).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="-?[\d.]+ [\d.]+ [\d.]+ [\d.]+"/);
      expect(drawn(svg).width, path).toBeGreaterThan(40);
      expect(svg, path).not.toMatch(/var\(|NaN|undefined|Infinity/);
      if (svg.includes('animation:')) expect(svg, path).toContain('<style>:target .part{animation:');
    }
  });
});

describe('brand images', () => {
  it.each(brandIds)('%s: the committed drawings are current (otherwise run npm run brand-images)', (brand) => {
    for (const file of brandFiles(brand))
      expect(readFileSync(join(publicFolder, file.path), 'utf8')).toBe(file.content);
  });

  it.each(brandIds)('%s: icons and social card have their sizes', (brand) => {
    const size = (path: string) => {
      const png = readFileSync(join(publicFolder, path));
      expect(png.toString('latin1', 1, 4)).toBe('PNG');
      return [png.readUInt32BE(16), png.readUInt32BE(20)];
    };
    expect(size(`brand/${brand}/apple-touch-icon.png`)).toEqual([180, 180]);
    expect(size(`brand/${brand}/icon-192.png`)).toEqual([192, 192]);
    expect(size(`brand/${brand}/icon-512.png`)).toEqual([512, 512]);
    expect(size(`brand/${brand}/icon-maskable-512.png`)).toEqual([512, 512]);
    expect(size(`social/${brand}.png`)).toEqual([1200, 630]);
  });

  it.each(brandIds)('%s: the logo has the brand’s name, width and color', (brand) => {
    for (const place of ['light', 'dark', 'footer']) {
      const svg = content(`brand/${brand}/logo-${place}.svg`)!;
      expect(svg).toContain(`width="${logoWidth(brand)}" height="44" role="img" aria-label="`);
      expect(svg).toContain(brandColor(brand));
      expect(drawn(svg).width).toBeLessThan(logoWidth(brand));
    }
  });
});

/** The part of a picture that is drawn on. resvg reads strict XML and throws on anything else. */
function drawn(svg: string) {
  return new Resvg(svg, { font: { loadSystemFonts: false } }).getBBox()!;
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Theme } from '#shared/brands/brand.ts';
import { type BrandId, brandIds, brands } from '#shared/brands/index.ts';
import { ink } from '#shared/brands/ink.ts';
import { sceneNames } from '#shared/brands/scenes.ts';
import { iconSvg, logoSvg } from './logo.ts';
import { locationsMap } from './map.ts';
import { brandColor, palette, resolve } from './palette.ts';
import { heroDrawing, readScene } from './scenes.ts';

export type ArtFile = { path: string; content: string };

const themes: Theme[] = ['light', 'dark'];

/** Every static picture of the site, by its path below the public folder. `node views/art/build.ts <folder>` writes them. */
export function artFiles(): ArtFile[] {
  const scenes = sceneNames.map((name) => [name, readScene(import.meta.dirname, name)] as const);
  const locations = locationsMap();
  return brandIds.flatMap((brand) => [
    ...themes.flatMap((theme) => {
      const colors = palette(brand, theme);
      const file = (name: string, svg: string, used = colors) => ({
        path: `art/${brand}/${name}-${theme}.svg`,
        content: resolve(svg, used),
      });
      return [
        ...scenes.map(([name, svg]) => file(name, svg)),
        // In the light theme the hero's background is the saturated field
        ...brands[brand].hero.map(({ art }) =>
          file(
            `hero-${art}`,
            heroDrawing(readScene(import.meta.dirname, art)),
            theme === 'light' ? palette(brand, 'field') : colors,
          ),
        ),
        file('locations-map', locations),
      ];
    }),
    ...brandFiles(brand),
  ]);
}

/** Logos, tab icon and backgrounds of a brand. */
export function brandFiles(brand: BrandId): ArtFile[] {
  const file = (name: string, content: string) => ({ path: `brand/${brand}/${name}.svg`, content });
  return [
    ...(['light', 'dark', 'footer'] as const).map((place) =>
      file(`logo-${place}`, logoSvg(brand, place, brands[brand].name)),
    ),
    file('favicon', iconSvg(brand)),
    ...themes.map((theme) => file(`bg-services-${theme}`, linedBackground(brand, ink[theme === 'dark' ? 900 : 0]))),
    file('bg-footer', linedBackground(brand, ink[950])),
  ];
}

if (import.meta.main) {
  const folder = process.argv[2];
  if (!folder) throw new Error('Missing folder to write to: node views/art/build.ts <folder>');
  for (const { path, content } of artFiles()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** A plain background under a line of the brand's color. */
function linedBackground(brand: BrandId, color: string): string {
  const sheet = (height: number, fill: string) => `<path d="M0 0h1440v${height}H0z" fill="${fill}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 540" width="1440" height="540" preserveAspectRatio="xMaxYMin slice">${sheet(540, color)}${sheet(4, brandColor(brand))}</svg>`;
}

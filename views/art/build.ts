import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { HeroSlide, Theme } from '#shared/brands/brand.ts';
import { type BrandId, brandIds, brands } from '#shared/brands/index.ts';
import { footerBackground, servicesBackground } from './backgrounds.ts';
import { iconSvg, logoSvg } from './logo.ts';
import { heroMap, locationsMap } from './map.ts';
import { palette, resolve } from './palette.ts';
import { type SceneName, scenes } from './scenes/index.ts';

export type ArtFile = { path: string; content: string };

const themes: Theme[] = ['light', 'dark'];

/** Every static picture of the site, by its path below the public folder. `node views/art/build.ts <folder>` writes them. */
export function artFiles(): ArtFile[] {
  const drawings = Object.entries(scenes).map(([name, draw]) => [name, draw().svg()] as const);
  const locations = locationsMap();
  return brandIds.flatMap((brand) => [
    ...themes.flatMap((theme) => {
      const colors = palette(brand, theme);
      const file = (name: string, svg: string, used = colors) => ({
        path: `art/${brand}/${name}-${theme}.svg`,
        content: resolve(svg, used),
      });
      return [
        ...drawings.map(([name, svg]) => file(name, svg)),
        // In the light theme the hero's background is the saturated field
        ...brands[brand].hero.map(({ art }) =>
          file(`hero-${art}`, heroFrames(art), theme === 'light' ? palette(brand, 'field') : colors),
        ),
        file('locations-map', locations),
      ];
    }),
    ...brandFiles(brand),
  ]);
}

/** The map has a picture of its own size; the other drawings, which leave room in theirs, fill it. */
function heroFrames(art: HeroSlide['art']): string {
  return art === 'map' ? heroMap().frames() : scenes[art as SceneName]().frames(14);
}

/** Logos, tab icon and backgrounds of a brand. */
export function brandFiles(brand: BrandId): ArtFile[] {
  const file = (name: string, content: string) => ({ path: `brand/${brand}/${name}.svg`, content });
  return [
    ...(['light', 'dark', 'footer'] as const).map((place) =>
      file(`logo-${place}`, logoSvg(brand, place, brands[brand].name)),
    ),
    file('favicon', iconSvg(brand)),
    ...themes.map((theme) => file(`bg-services-${theme}`, servicesBackground(brand, theme))),
    file('bg-footer', footerBackground(brand)),
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

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

/** A faint glow of the brand's color at the right of the ink footer; transparent background. */
export function footerBackground(brand: BrandId): string {
  return picture(1440, 540, glow('100%', '0%', '55%', brandColor(brand), 0.12) + sheet(1440, 540, 'url(#glow)'));
}

/** Ledger rules that fade in to the right behind the services, under a glow of the brand's color. */
export function servicesBackground(brand: BrandId, theme: Theme): string {
  const dark = theme === 'dark';
  const { ramp, drawings } = brands[brand].palette;
  const colored = glow('88%', '0%', '60%', dark ? drawings.dark.pad : ramp[300], dark ? 0.5 : 0.3);
  const lines = rules(1440, 900, dark ? ink[800] : ink[200]);
  return picture(
    1440,
    900,
    `${colored}${fade(0.45, 1)}<g mask="url(#fade)">${lines}</g>${sheet(1440, 900, 'url(#glow)')}`,
  );
}

function picture(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMaxYMin slice">${body}</svg>`;
}

function sheet(width: number, height: number, fill: string): string {
  return `<path d="M0 0h${width}v${height}H0z" fill="${fill}"/>`;
}

function glow(x: string, y: string, radius: string, color: string, strength: number): string {
  return `<radialGradient id="glow" cx="${x}" cy="${y}" r="${radius}"><stop stop-color="${color}" stop-opacity="${strength}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`;
}

/** Rules 27 apart, as on every ruled surface of the design. */
function rules(width: number, height: number, color: string): string {
  const steps = Array.from({ length: Math.floor(height / 27) }, () => `m-${width} 27h${width}`).join('');
  return `<path d="M${width} 0${steps}" stroke="${color}"/>`;
}

/** A mask from left to right; both offsets are shares of the width. */
function fade(from: number, to: number): string {
  return `<linearGradient id="ramp"><stop offset="${from}" stop-color="#fff" stop-opacity="0"/><stop offset="${to}" stop-color="#fff"/></linearGradient><mask id="fade"><path d="M0 0h1440v900H0z" fill="url(#ramp)"/></mask>`;
}

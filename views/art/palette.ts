import type { BrandId, Ramp, Theme } from '#shared/brands/brand.ts';
import { brands } from '#shared/brands/index.ts';
import { ink } from '#shared/brands/ink.ts';

/** The background of a picture: the light or dark page, or the brand's saturated field (light theme only). */
export type Ground = Theme | 'field';
type PaletteKey = `--art-${string}` | `--map-${string}`;
/** Values of the drawings' custom properties, `--art-b1` and so on. */
export type Palette = Record<PaletteKey, string>;

export const grounds: readonly Ground[] = ['light', 'dark', 'field'];

export function brandRamp(brand: BrandId): Ramp {
  return brands[brand].palette.ramp;
}

/** The exact brand color, which fills the brand's sheet of the stack mark and the saturated field. */
export function brandColor(brand: BrandId): string {
  return brandRamp(brand)[brands[brand].palette.exactStop];
}

/**
 * Colors of every material on one background. A solid has three faces: 1 top, 2 left, 3 right.
 * n white, m gray, k ink, o posts and trunks, b brand, c pale brand, g slab, p paper, a counties around a raised one,
 * h raised county, s state plate.
 */
export function palette(brand: BrandId, ground: Ground): Palette {
  const { scenes, maps } = ground === 'dark' ? darkColors(brand) : lightColors(brand, ground === 'field');
  return { ...properties(scenes), ...properties(maps), ...locationsMapColors(brand, ground === 'dark') };
}

/** The part of a palette that pages define as custom properties: for inline drawings and for the legends of maps. */
export function pagePalette(brand: BrandId, theme: Theme): Palette {
  const { scenes } = theme === 'dark' ? darkColors(brand) : lightColors(brand, false);
  const map = locationsMapColors(brand, theme === 'dark');
  return { ...properties(scenes), ...Object.fromEntries(legendColors.map((key) => [key, map[key]!])) };
}

/** What pages themselves draw in colors of the locations map. */
const legendColors: PaletteKey[] = [
  '--map-area',
  '--map-home',
  '--map-home-line',
  '--map-land',
  '--map-line',
  '--map-text',
];

/** `--art-b1` to `--art-b3` for the three faces of material b, `--art-ln` for the flat color ln. */
function properties(materials: Materials): Palette {
  return Object.fromEntries(
    Object.entries(materials).flatMap(([key, color]) =>
      typeof color === 'string'
        ? [[`--art-${key}`, color]]
        : color.map((face, index) => [`--art-${key}${index + 1}`, face]),
    ),
  );
}

/**
 * Replaces the custom properties of a drawing by colors, for files used in `<img>`.
 * @throws when the palette lacks a property
 */
export function resolve(svg: string, colors: Palette): string {
  return svg.replace(/var\((--(?:art|map)-[a-z0-9-]+)\)/g, (_, key: PaletteKey) => {
    const color = colors[key];
    if (!color) throw new Error(`The palette has no ${key}`);
    return color.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');
  });
}

type Materials = Record<string, string | [top: string, left: string, right: string]>;
type Colors = { scenes: Materials; maps: Materials };

function lightColors(brand: BrandId, field: boolean): Colors {
  const { ramp: b, drawings } = brands[brand].palette;
  const main: [string, string, string] = [b[400], b[500], b[drawings.shadedStop]];
  const plate: [string, string, string] = [ink[0], ink[200], ink[300]];
  const dark: [string, string, string] = [ink[700], ink[800], ink[900]];
  const sheet: [string, string, string] = [ink[0], ink[100], ink[300]];
  return {
    scenes: {
      n: sheet,
      m: [ink[200], ink[300], ink[400]],
      k: dark,
      o: dark,
      b: main,
      c: [b[300], b[400], b[600]],
      g: [b[200], b[300], b[600]],
      p: sheet,
      ln: ink[300],
      gl: ink[700],
      lit: b[300],
      sh: field ? 'rgba(60,30,0,.16)' : 'rgba(16,24,40,.1)',
      pl: ink[300],
      pad: b[100],
      alt: field ? b[300] : b[200],
      txt: ink[900],
    },
    maps: {
      a: sheet,
      h: field ? [ink[800], ink[900], ink[950]] : main,
      s: field ? [ink[0], b[500], b[600]] : plate,
      cty: field ? mix(ink[200], b[300], 0.35) : ink[200],
      dot: ink[800],
      hdot: field ? b[400] : ink[950],
      flg: ink[900],
      flt: ink[0],
      fls: ink[300],
    },
  };
}

function darkColors(brand: BrandId): Colors {
  const { ramp: b, drawings } = brands[brand].palette;
  const main: [string, string, string] = [b[400], b[500], b[700]];
  return {
    scenes: {
      n: [ink[200], ink[300], ink[400]],
      m: [ink[500], ink[600], ink[700]],
      k: [ink[600], ink[700], ink[850]],
      o: [ink[300], ink[400], ink[500]],
      b: main,
      c: drawings.dark.pale,
      g: drawings.dark.slab,
      p: [ink[100], ink[300], ink[400]],
      ln: ink[500],
      gl: ink[850],
      lit: b[300],
      sh: 'rgba(0,0,0,.34)',
      pl: ink[500],
      pad: drawings.dark.grounds[0],
      alt: drawings.dark.grounds[1],
      txt: drawings.dark.figure,
    },
    maps: {
      a: drawings.dark.pale,
      h: main,
      s: [ink[700], ink[600], mix(ink[700], ink[800], 0.5)],
      cty: ink[600],
      dot: ink[50],
      hdot: ink[950],
      flg: ink[50],
      flt: ink[950],
      fls: ink[600],
    },
  };
}

/** Colors of the flat locations map. */
function locationsMapColors(brand: BrandId, dark: boolean): Palette {
  const { ramp: b, drawings } = brands[brand].palette;
  const home = b[drawings.homeCountyStop];
  return dark
    ? {
        '--map-land': ink[800],
        '--map-area': drawings.dark.area,
        '--map-home': home,
        '--map-line': ink[900],
        '--map-edge': ink[600],
        '--map-home-line': ink[50],
        '--map-home-text': ink[950],
        '--map-pin': ink[0],
        '--map-pin-dot': ink[900],
        '--map-dot': ink[200],
        '--map-text': ink[50],
        '--map-halo': 'rgba(19,23,31,.8)',
      }
    : {
        '--map-land': ink[100],
        '--map-area': b[200],
        '--map-home': home,
        '--map-line': ink[0],
        '--map-edge': ink[400],
        '--map-home-line': ink[900],
        '--map-home-text': ink[950],
        '--map-pin': ink[900],
        '--map-pin-dot': ink[0],
        '--map-dot': ink[800],
        '--map-text': ink[900],
        '--map-halo': 'rgba(255,255,255,.85)',
      };
}

/** A color the given share of the way from one hex color to another, in sRGB. */
export function mix(from: string, to: string, share: number): string {
  const channel = (hex: string, i: number) => Number.parseInt(hex.slice(i, i + 2), 16);
  const mixed = [1, 3, 5].map((i) => Math.round(channel(from, i) * (1 - share) + channel(to, i) * share));
  return `#${mixed.map((n) => n.toString(16).padStart(2, '0')).join('')}`;
}

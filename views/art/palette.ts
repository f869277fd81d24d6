import type { BrandId, Ramp, Theme } from '#shared/brands/brand.ts';
import { brands } from '#shared/brands/index.ts';
import { ink } from '#shared/brands/ink.ts';

/** The background of a picture: the light or dark page, or the brand's saturated field (light theme only). */
export type Ground = Theme | 'field';
type PaletteKey = `--art-${string}` | `--map-${string}`;
/** Values of the drawings' custom properties, `--art-brand-top` and so on. */
export type Palette = Record<PaletteKey, string>;

export const grounds: readonly Ground[] = ['light', 'dark', 'field'];

export function brandRamp(brand: BrandId): Ramp {
  return brands[brand].palette.ramp;
}

/** The exact brand color, which fills the brand's sheet of the stack mark and the saturated field. */
export function brandColor(brand: BrandId): string {
  return brandRamp(brand)[brands[brand].palette.exactStop];
}

/** The colors of everything drawn on one background. */
export function palette(brand: BrandId, ground: Ground): Palette {
  return propertiesOn(ground, { ...sceneColors(brand), ...mapColors(brand) });
}

/** The part of a palette that pages define as custom properties: for inline drawings and for the legends of maps. */
export function pagePalette(brand: BrandId, theme: Theme): Palette {
  const legend = Object.entries(mapColors(brand)).filter(([key]) => legendColors.includes(key));
  return propertiesOn(theme, { ...sceneColors(brand), ...Object.fromEntries(legend) });
}

/** What pages themselves draw in colors of the locations map. */
const legendColors = ['map-area', 'map-home', 'map-home-line', 'map-land', 'map-line', 'map-text'];

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

type Faces = [top: string, left: string, right: string];
type Color = string | Faces;
/** By key, one color for each of `grounds`. The field has that of the light page where it has none of its own. */
type Colors = Record<string, [light: Color, dark: Color, field?: Color]>;

const faces = ['top', 'left', 'right'] as const;

/** `--art-brand-top`, `-left` and `-right` for the three faces of a solid, `--art-line` for a flat color, `--map-land`. */
function propertiesOn(ground: Ground, colors: Colors): Palette {
  const properties = Object.entries(colors).flatMap(([key, row]) => {
    const name = key.startsWith('map-') ? `--${key}` : `--art-${key}`;
    const color = row[grounds.indexOf(ground)] ?? row[0];
    return typeof color === 'string' ? [[name, color]] : color.map((face, i) => [`${name}-${faces[i]}`, face]);
  });
  return Object.fromEntries(properties);
}

/** What models stand on in the dark theme: slate with edges of the brand's color. */
const darkPlate = (ramp: Ramp): Faces => [ink[700], ramp[500], ramp[700]];

/** Materials of solids (`post` is for poles and trunks, too), then the flat colors. */
function sceneColors(brand: BrandId): Colors {
  const b = brandRamp(brand);
  const sheet: Faces = [ink[0], ink[100], ink[300]];
  const black: Faces = [ink[700], ink[800], ink[900]];
  return {
    white: [sheet, [ink[200], ink[300], ink[400]]],
    gray: [
      [ink[200], ink[300], ink[400]],
      [ink[500], ink[600], ink[700]],
    ],
    ink: [black, [ink[600], ink[700], ink[850]]],
    post: [black, [ink[300], ink[400], ink[500]]],
    brand: brandFaces(brand),
    pale: [
      [b[300], b[400], b[600]],
      [b[700], b[800], b[900]],
    ],
    slab: [[b[200], b[300], b[600]], darkPlate(b)],
    paper: [sheet, [ink[100], ink[300], ink[400]]],
    line: [ink[300], ink[500]],
    glass: [ink[700], ink[850]],
    light: [b[300], b[300]],
    shadow: ['rgba(16,24,40,.1)', 'rgba(0,0,0,.34)', 'rgba(60,30,0,.16)'],
    marking: [ink[300], ink[500]],
    pad: [b[100], ink[850]],
    text: [ink[900], b[300]],
  };
}

function brandFaces(brand: BrandId): [light: Faces, dark: Faces] {
  const { ramp: b, drawings } = brands[brand].palette;
  return [
    [b[400], b[500], b[drawings.shadedStop]],
    [b[400], b[500], b[700]],
  ];
}

/** The hero's map: its raised county, the state's plate, and flat colors. Then the flat map of the locations. */
function mapColors(brand: BrandId): Colors {
  const { ramp: b, drawings } = brands[brand].palette;
  const home = b[drawings.homeCountyStop];
  return {
    county: [[b[400], b[600], b[700]], brandFaces(brand)[1]],
    state: [[b[50], b[500], b[600]], darkPlate(b)],
    border: [b[300], b[600]],
    'map-land': [ink[100], ink[700]],
    'map-area': [b[200], b[900]],
    'map-home': [home, home],
    'map-line': [ink[0], `${b[400]}66`],
    'map-edge': [ink[400], ink[600]],
    'map-home-line': [ink[900], ink[50]],
    'map-text': [ink[900], ink[50]],
  };
}

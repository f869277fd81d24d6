import type { BrandId } from '#shared/brands/brand.ts';
import { coverSvg } from './cover.ts';
import { type SceneName, scenes } from './scenes/index.ts';

/** SVG markup to be put into a page, whose custom properties color it by brand and theme. */
export type InlineDrawings = {
  scene(name: SceneName): string;
  /** The cover of a post without a picture, by its name. */
  cover(name: string, brand: BrandId): string;
};

const drawn = new Map<SceneName, string>();

export const inlineDrawings: InlineDrawings = {
  scene(name) {
    const svg = drawn.get(name) ?? scenes[name]().svg();
    drawn.set(name, svg);
    return svg;
  },
  cover: (name, brand) => coverSvg(name, brand),
};

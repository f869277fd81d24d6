declare module 'subset-font' {
  /** The font with the glyphs of a text only, with its features, and its variable axes narrowed or fixed. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype';
      variationAxes?: Record<string, { min: number; max: number } | number>;
    },
  ): Promise<Uint8Array>;
}

import { Resvg } from '@resvg/resvg-js';

type Style = {
  /** TrueType file of the only font that is used. */
  font: string;
  /** Picture units. */
  size: number;
  /** Extra space after each letter, as a share of the size. */
  tracking?: number;
};

/** A text as it is drawn, from 0, 0 on its baseline; characters that the font lacks leave a space. */
export function setText(text: string, { font, size, tracking = 0 }: Style): Resvg {
  return new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg"><text xml:space="preserve" font-size="${size}" letter-spacing="${tracking * size}">${escapeText(text)}</text></svg>`,
    { font: { fontFiles: [font], loadSystemFonts: false } },
  );
}

/** Width of a text with its side bearings, in picture units. */
export function textWidth(text: string, style: Style): number {
  const inkWidth = (measured: string) => setText(measured, style).getBBox()!.width;
  return inkWidth(`H${text}H`) - inkWidth('HH') - (style.tracking ?? 0) * style.size;
}

export function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

import { type BrandId, brandIds } from '#shared/brands/brand.ts';
import { ink } from '#shared/brands/ink.ts';
import lettering from './lettering.json' with { type: 'json' };
import { brandColor } from './palette.ts';

export type LogoPlacement = 'light' | 'dark' | 'footer';

const height = 44;
const wordStart = 52;

/** Stack mark and name, 44 high, for a light page, a dark page or the ink footer. */
export function logoSvg(brand: BrandId, placement: LogoPlacement, name: string): string {
  const line = placement === 'light' ? ink[900] : placement === 'dark' ? ink[50] : ink[0];
  const sheet = placement === 'light' ? ink[0] : ink[900];
  const width = logoWidth(brand);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${name.replace(/&/g, '&amp;')}">${stack(brand, line, sheet)}<path transform="translate(${wordStart} 30.5)" d="${lettering.logos[brand].d}" fill="${line}"/></svg>`;
}

/** Width of the brand's logo at its height of 44. */
export function logoWidth(brand: BrandId): number {
  return Math.ceil(wordStart + lettering.logos[brand].width + 1);
}

/**
 * The mark for browser tabs and home screens: solid sheets on ink, legible at 16 px on light and dark tabs.
 * `round` gives the square round corners; `inset` is the share of the square left empty on each side.
 */
export function iconSvg(brand: BrandId, { round = true, inset = 0.14 } = {}): string {
  const scale = (64 * (1 - 2 * inset)) / 44;
  const sheets = brandIds.map((id, i) => {
    const fill = id === brand ? brandColor(brand) : ink[50];
    return `<path d="M22 ${1 + i * 10}l21 10.5-21 10.5-21-10.5z" fill="${fill}"/>`;
  });
  const top = 32 - 21.5 * scale;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="${round ? 'M14 0h36a14 14 0 0 1 14 14v36a14 14 0 0 1-14 14H14A14 14 0 0 1 0 50V14A14 14 0 0 1 14 0z' : 'M0 0h64v64H0z'}" fill="${ink[900]}"/><g transform="translate(${(64 * inset).toFixed(2)} ${top.toFixed(2)}) scale(${scale.toFixed(3)})" stroke="${ink[900]}" stroke-width="2.6" stroke-linejoin="round">${sheets.reverse().join('')}</g></svg>`;
}

/** The stack mark, 40 by 44. */
export function stack(brand: BrandId, line: string, sheet: string): string {
  const sheets = brandIds.map(
    (id, i) => `<path d="M20 ${1 + 9 * i}l18 9-18 9-18-9z" fill="${id === brand ? brandColor(brand) : sheet}"/>`,
  );
  return `<g stroke="${line}" stroke-width="2.4" stroke-linejoin="round">${sheets.reverse().join('')}</g>`;
}

import { offices } from '../firm/offices.ts';
import { counters } from '../firm/services.ts';
import { noTrust } from '../firm/trust.ts';
import { type Brand, type BrandFile, type BrandId, brandIds } from './brand.ts';
import { brownco } from './brownco.ts';
import { dresdentax } from './dresdentax.ts';
import { ink } from './ink.ts';
import { payroll } from './payroll.ts';

export { type Brand, type BrandId, brandIds } from './brand.ts';
export type Brands = Record<BrandId, Brand>;

/** The three brands as written, with placeholder facts; server/brand-resolver.ts lays the owner's configuration over them. */
export const brands: Brands = {
  dresdentax: complete(dresdentax),
  brownco: complete(brownco),
  payroll: complete(payroll),
};

export const defaultBrand: BrandId = 'dresdentax';

export function isBrandId(value: unknown): value is BrandId {
  return brandIds.includes(value as BrandId);
}

/** Adds the main colors, taken from the palette, the paths of the drawings below public/, and the fonts that brands share. */
function complete({ heroBackgrounds, ...brand }: BrandFile): Brand {
  const { light } = brand.palette.roles;
  const drawing = (name: string) => `/brand/${brand.id}/${name}.svg`;
  return {
    ...brand,
    offices,
    trust: noTrust,
    prices: {},
    counters,
    notice: null,
    menuPages: [],
    colors: {
      primary: light.field,
      secondary: ink[900],
      accent: light.accent,
      serviceCardIconBackground: light['tint-strong'],
      iconText: light['on-accent'],
      hoverBorder: ink[900],
      buttonHover: light['accent-hover'],
    },
    logos: { light: drawing('logo-light'), dark: drawing('logo-dark'), footer: drawing('logo-footer') },
    backgrounds: {
      ...heroBackgrounds,
      footer: drawing('bg-footer'),
      servicesLight: drawing('bg-services-light'),
      servicesDark: drawing('bg-services-dark'),
    },
    fonts: { ...brand.fonts, subheading: brand.fonts.heading, body: 'Public Sans Variable' },
  };
}

import { noMeetingFacts } from '../booking/meeting-facts.ts';
import { offices, sisterSites } from '../firm/offices.ts';
import { counters } from '../firm/services.ts';
import { noTrust } from '../firm/trust.ts';
import { type Brand, type BrandId, brandIds, type Phones } from './brand.ts';
import { brandFiles } from './brand-files.ts';
import { ink } from './ink.ts';

export { type Brand, type BrandId, brandIds } from './brand.ts';
export type Brands = Record<BrandId, Brand>;

/** The three brands as written, with placeholder facts; server/brand-resolver.ts lays the owner's configuration over them. */
export const brands: Brands = { dresdentax: brand('dresdentax'), brownco: brand('brownco'), payroll: brand('payroll') };

export const defaultBrand: BrandId = 'dresdentax';

export function isBrandId(value: unknown): value is BrandId {
  return brandIds.includes(value as BrandId);
}

/** What the file of a brand says, with its main colors from the palette, the paths of its drawings below public/, and what brands share. */
function brand(id: BrandId): Brand {
  const file = brandFiles[id]!;
  const { ramp, exactStop, hero, roles } = file.palette;
  const { light } = roles;
  const drawing = (name: string) => `/brand/${id}/${name}.svg`;
  const gradient = (colors: string[]) => `radial-gradient(75% 75% at 70% 40%, ${colors.join(', ')})`;
  return {
    ...file,
    id,
    offices,
    sisterSites,
    trust: noTrust,
    prices: {},
    fees: [],
    counters,
    meetings: noMeetingFacts,
    notice: null,
    menuPages: [],
    schedulingUrl: null,
    newsletterUrl: null,
    themeColor: ramp[exactStop],
    contact: { ...phones(file.contact.phone), emails: file.contact.emails },
    colors: {
      primary: ramp[exactStop],
      secondary: ink[900],
      accent: light.accent,
      serviceCardIconBackground: light['tint-strong'],
      iconText: light['on-accent'],
      hoverBorder: ink[900],
      buttonHover: light['accent-hover'],
    },
    logos: { light: drawing('logo-light'), dark: drawing('logo-dark'), footer: drawing('logo-footer') },
    backgrounds: {
      heroLight: gradient(hero.light),
      heroDark: gradient(hero.dark),
      footer: drawing('bg-footer'),
      servicesLight: drawing('bg-services-light'),
      servicesDark: drawing('bg-services-dark'),
    },
    fonts: { ...file.fonts, subheading: file.fonts.heading, body: 'Public Sans Variable' },
  };
}

/** The numbers of a brand: where only one is known, it stands everywhere. */
export function phones(header: string, elsewhere = header, closing = elsewhere): Phones {
  return { phone: elsewhere, headerPhone: header, closingPhone: closing };
}

import type { MeetingFacts } from '../booking/meeting-facts.ts';
import type { Offices, SisterSite } from '../firm/offices.ts';
import type { Prices } from '../firm/prices.ts';
import type { ServiceFee } from '../firm/service-fees.ts';
import type { Counter } from '../firm/services.ts';
import type { Trust } from '../firm/trust.ts';
import type { BrandFile } from './read-brands.ts';

export const brandIds = ['dresdentax', 'brownco', 'payroll'] as const;
export type BrandId = (typeof brandIds)[number];

/** Texts by brand. A brand without one of its own has the first brand's; `forBrand` reads them. */
export type ByBrand<T> = Record<(typeof brandIds)[0], T> & Partial<Record<BrandId, T>>;

export type Theme = 'light' | 'dark';
export type Ramp = BrandFile['palette']['ramp'];
export type HeroSlide = BrandFile['hero'][number];

/** The header and the band above the footer may have numbers of their own; `phone` is everywhere else. */
export type Phones = { phone: string; headerPhone: string; closingPhone: string };

/** One brand: what its file says, and what the owner says or all brands share. */
export type Brand = Omit<BrandFile, 'contact'> & {
  id: BrandId;
  /** Color of the browser's own interface around the page. */
  themeColor: string;
  contact: Phones & { emails: string[] };
  /** Main colors of the brand; taken from the palette. */
  colors: {
    primary: string;
    secondary: string;
    accent: string;
    serviceCardIconBackground: string;
    iconText: string;
    hoverBorder: string;
    buttonHover: string;
  };
  logos: { light: string; dark: string; footer: string };
  /** Paths below public/; those of the hero are CSS gradients: no picture to load when the theme changes. */
  backgrounds: { heroLight: string; heroDark: string; footer: string; servicesLight: string; servicesDark: string };
  fonts: BrandFile['fonts'] & { subheading: string; body: string };
  offices: Offices;
  sisterSites: readonly SisterSite[];
  trust: Trust;
  prices: Prices;
  fees: readonly ServiceFee[];
  counters: readonly Counter[];
  meetings: MeetingFacts;
  /** Further pages of the menu's About group. */
  menuPages: readonly { title: string; path: string }[];
  /** Shown on top of every page until the end of its last day (YYYY-MM-DD, Ohio time), if it has one. */
  notice: { text: string; until: string | null } | null;
  /** Booking page to embed or link; absent: the site's own times. */
  schedulingUrl: string | null;
  /** Where the news is signed up for by email, such as Ghost's own form; absent: no link. */
  newsletterUrl: string | null;
};

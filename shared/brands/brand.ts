import type { ServiceSlug } from '../firm/services.ts';

export const brandIds = ['dresdentax', 'brownco', 'payroll'] as const;
export type BrandId = (typeof brandIds)[number];

export type HeroSlide = {
  /** Headline before the marked phrase. */
  headline: string;
  /** The phrase under the highlighter. */
  marked: string;
  lead: string;
  button: { label: string; route: 'schedule' | 'service'; service?: ServiceSlug };
  /** Scene of views/art, or the Ohio map. */
  art: string;
};

export type Heading = { title: string; lead: string };

/** One brand: what it is called, how it looks and how it speaks. One file each in this folder. */
export type Brand = {
  id: BrandId;
  /** Host names that choose this brand; the first is the canonical one. */
  domains: string[];
  name: string;
  /** Name in running text and under the logo. */
  shortName: string;
  tagline: string;
  /** What this brand does, in one line; used beside its tagline on the other brands' pages. */
  summary: string;
  /** Label of the link to this brand in "connected services". */
  linkLabel: string;
  /** Description of the home page for search engines, 120 to 160 characters. */
  description: string;
  themeColor: string;
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
  backgrounds: { heroLight: string; heroDark: string; footer: string; servicesLight: string; servicesDark: string };
  fonts: { heading: string; subheading: string; body: string; stylesheet: string; files: string[] };
  contentPriorities: { services: ServiceSlug[] };
  socialMedia: { facebook: string; linkedin: string; instagram: string };
  contact: { phone: string; emails: string[] };
  portalUrl: string;
  teamUrl: string;
  signupUrl: string;
  /** Booking page to embed or link; absent: the request form. */
  schedulingUrl: string | null;
  hero: HeroSlide[];
  /** Beside the hero: coming dates, or three questions to bring. */
  heroCard: { kind: 'dates' } | { kind: 'questions'; title: string; questions: { label: string; text: string }[] };
  welcome: Heading & { cards: { title: string; text: string; icon: string }[] };
  results: Heading;
  servicesSection: Heading;
  industriesSection: Heading;
  why: { title: string; points: { title: string; text: string }[] };
  connected: Heading;
  news: Heading;
  contactSection: Heading;
  /** The sentence of the closing band and its button. */
  closing: { sentence: string; button: string };
  /** Names and short descriptions that this brand words its own way. */
  serviceOverrides: Partial<Record<ServiceSlug, { title?: string; shortDescription?: string }>>;
  /** Contact form choices, in order (specification, section 3). */
  serviceOptions: { value: string; label: string }[];
};

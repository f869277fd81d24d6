import type { Offices } from '../firm/offices.ts';
import type { Prices } from '../firm/prices.ts';
import type { Counter, ServiceSlug } from '../firm/services.ts';
import type { Trust } from '../firm/trust.ts';
import type { FilerKind } from '../tax/facts/due-date-rules/rule.ts';
import type { SceneName } from './scenes.ts';

export const brandIds = ['dresdentax', 'brownco', 'payroll'] as const;
export type BrandId = (typeof brandIds)[number];

/** Texts by brand. A brand without one of its own has the first brand's; `forBrand` reads them. */
export type ByBrand<T> = Record<(typeof brandIds)[0], T> & Partial<Record<BrandId, T>>;

export type Theme = 'light' | 'dark';

type Stop = 50 | 100 | 200 | 300 | 400 | 500 | 600 | 700 | 800 | 900 | 950;
/** One hue from nearly white (50) to nearly black (950), as six-digit hex colors. */
export type Ramp = Record<Stop, string>;

/** What a color is used for. The stylesheets refer to these names only, as `var(--accent)` and so on. */
export type ColorRole =
  | 'accent'
  | 'accent-hover'
  | 'accent-active'
  | 'on-accent'
  | 'accent-text'
  | 'accent-on-band'
  | 'link'
  | 'link-hover'
  | 'tint'
  | 'tint-strong'
  | 'field'
  | 'on-field'
  | 'mark'
  | 'focus'
  | 'halo';

/**
 * What drawings of the dark theme have in place of the brand's pale tints. A dark yellow is brown or olive: a yellow brand
 * has blue-gray grounds, against which its yellow stays clear.
 */
type DarkDrawings = {
  /** The pad below models. */
  pad: string;
  /** Solids in the pale brand color: their top, left and right face. */
  pale: [top: string, left: string, right: string];
  /** The slab below models, likewise. */
  slab: [top: string, left: string, right: string];
  /** Counties with an office or a sister site, on the flat map. */
  area: string;
  /** Letters on drawings. */
  text: string;
};

/** Every color of a brand. The build writes the stylesheets' custom properties and the drawings from it. */
export type BrandPalette = {
  ramp: Ramp;
  /** Stop of the ramp that is the brand's exact color. */
  exactStop: Stop;
  /** Stops used in drawings: the shaded side of solids in the light theme, and the home county on maps. */
  drawings: { shadedStop: Stop; homeCountyStop: Stop; dark: DarkDrawings };
  roles: Record<Theme, Record<ColorRole, string>>;
};

export type HeroSlide = {
  /** Headline before the marked phrase. */
  headline: string;
  /** The phrase under the highlighter. */
  marked: string;
  lead: string;
  /** A link to the service that the slide is about, after the lead. */
  service?: { label: string; slug: ServiceSlug };
  /** The illustration, or the Ohio map. */
  art: SceneName | 'map';
};

export type Heading = { title: string; lead: string };

/** One brand: names, colors, fonts, facts and texts. */
export type Brand = {
  id: BrandId;
  /** Its offices' type at schema.org. */
  officeType: 'AccountingService' | 'ProfessionalService';
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
  /** Color of the browser's own interface around the page. */
  themeColor: string;
  palette: BrandPalette;
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
  /** Font families by name; views/styles/entries/brand-<id>.css declares them. */
  fonts: {
    heading: string;
    subheading: string;
    body: string;
    /** CSS font families behind the heading font and its metric-compatible fallback. */
    headingFallback: string;
    headingWeight: number;
    headingTracking: string;
  };
  /** For the commands that make pictures: the heading font, the logo's space between letters in ems, and the illustration of shared links. */
  pictures: {
    typeface: 'bricolage-grotesque' | 'newsreader' | 'figtree' | 'public-sans';
    weight: number;
    logoTracking: number;
    scene: SceneName;
  };
  contentPriorities: { services: ServiceSlug[] };
  socialMedia: { facebook: string; linkedin: string; instagram: string };
  contact: { phone: string; emails: string[] };
  offices: Offices;
  trust: Trust;
  prices: Prices;
  counters: readonly Counter[];
  /** Further pages of the menu's About group. */
  menuPages: readonly { title: string; path: string }[];
  /** Shown on top of every page until the end of its last day (YYYY-MM-DD, Ohio time), if it has one. */
  notice: { text: string; until: string | null } | null;
  portalUrl: string;
  teamUrl: string;
  signupUrl: string;
  /** Booking page to embed or link; absent: the site's own times. */
  schedulingUrl: string | null;
  /** Where the news is signed up for by email, such as Ghost's own form; absent: no link. */
  newsletterUrl: string | null;
  hero: HeroSlide[];
  /** Whose due dates stand beside the hero; everyone's when absent. */
  heroFilers?: FilerKind[];
  /** The calculator that is offered beside the hero. */
  quickTool: 'paycheck' | 'taxCalculator';
  welcome: Heading & { cards: { title: string; text: string; icon: string }[] };
  results: Heading;
  servicesSection: Heading;
  industriesSection: Heading;
  why: { title: string; points: { title: string; text: string }[] };
  news: Heading;
  contactSection: Heading;
  /**
   * The heading of the closing band, its sentence, and the label of the button to schedule
   * a meeting, there and in the hero.
   */
  closing: { title: string; sentence: string; button: string };
  /** Names and short descriptions that replace those of the catalog. */
  serviceOverrides: Partial<Record<ServiceSlug, { title?: string; shortDescription?: string }>>;
  /** Contact form choices, in order. */
  serviceOptions: { value: string; label: string }[];
};

/** What a brand's file in this folder holds; `index.ts` completes it. */
export type BrandFile = Omit<
  Brand,
  'colors' | 'logos' | 'backgrounds' | 'fonts' | 'offices' | 'trust' | 'prices' | 'counters' | 'notice' | 'menuPages'
> & {
  heroBackgrounds: Pick<Brand['backgrounds'], 'heroLight' | 'heroDark'>;
  fonts: Omit<Brand['fonts'], 'subheading' | 'body'>;
};

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { serviceSlugs } from '../firm/services.ts';
import { parseYaml, validateYaml } from '../read-yaml.ts';
import { FILER_KINDS } from '../tax/facts/due-date-rules/rule.ts';
import { ink } from './ink.ts';
import { sceneNames } from './scenes.ts';

const text = z.string().min(1);
const address = z.url({ protocol: /^https$/ });
const service = z.enum(serviceSlugs);
const scene = z.enum(sceneNames);
const heading = z.strictObject({ title: text, lead: text });

const stops = ['50', '100', '200', '300', '400', '500', '600', '700', '800', '900', '950'] as const;
const hexPattern = /^#[0-9a-f]{6}$/;
const hex = z.string().regex(hexPattern);
const colorNames = [...stops.map((stop) => `brand-${stop}`), ...Object.keys(ink).map((stop) => `ink-${stop}`)];
/** In hex, or the name of a stop of the brand's ramp or of the neutral colors: `brand-400`, `ink-900`. */
const color = z
  .string()
  .refine(
    (name) => hexPattern.test(name) || colorNames.includes(name),
    'neither a color such as #ea384c nor a name such as brand-400 or ink-900',
  );
const stop = z.literal([50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950]);
const gradient = z.tuple([color, color]);
/** What a color is used for. The stylesheets refer to these names only, as `var(--accent)` and so on. */
const roles = z.record(
  z.enum([
    'accent',
    'accent-hover',
    'accent-active',
    'on-accent',
    'accent-text',
    'accent-on-band',
    'link',
    'link-hover',
    'tint',
    'tint-strong',
    'field',
    'on-field',
    'mark',
    'focus',
    'halo',
    'closing',
    'on-closing',
    'danger',
    'danger-bg',
  ]),
  color,
);

/** Every color of a brand. The build writes the stylesheets' custom properties and the drawings from it. */
const palette = z
  .strictObject({
    /** One hue from nearly white (50) to nearly black (950). */
    ramp: z.record(z.enum(stops), hex),
    /** Stop of the ramp that is the brand's exact color. */
    exactStop: stop,
    /** The background of the hero, from the middle outwards. */
    hero: z.strictObject({ light: gradient, dark: gradient }),
    drawings: z.strictObject({
      /** The shaded side of solids in the light theme. */
      shadedStop: stop,
      /** The home county on maps. */
      homeCountyStop: stop,
    }),
    roles: z.strictObject({ light: roles, dark: roles }),
  })
  .transform(withHexColors);

const brandSchema = z.strictObject({
  /** Host names that choose this brand; the first is the canonical one. */
  domains: z.array(z.string().regex(/^[a-z0-9.-]+$/)).min(1),
  name: text,
  /** Name in running text and under the logo. */
  shortName: text,
  tagline: text,
  /** What this brand does, in one line; used beside its tagline on the other brands' pages. */
  summary: text,
  /** Label of the link to this brand in "connected services". */
  linkLabel: text,
  /** Description of the home page for search engines. */
  description: z.string().min(120).max(160),
  /** All services, in this brand's order. */
  contentPriorities: z.strictObject({
    services: z.array(service).refine(hasEachService, 'not each service once'),
  }),
  socialMedia: z.strictObject({ facebook: address, linkedin: address, instagram: address }),
  contact: z.strictObject({ phone: z.string().regex(/^\d{3}-\d{3}-\d{4}$/), emails: z.array(z.email()).min(1) }),
  portalUrl: address,
  teamUrl: address,
  signupUrl: address,
  hero: z.array(
    z.strictObject({
      /** Headline before the marked phrase. */
      headline: text,
      /** The phrase under the highlighter. */
      marked: text,
      lead: text,
      /** A link to the service that the slide is about, after the lead. */
      service: z.strictObject({ label: text, slug: service }).optional(),
      /** The illustration, or the Ohio map. */
      art: z.enum([...sceneNames, 'map']),
    }),
  ),
  /** Whose due dates stand beside the hero; everyone's when absent. */
  heroFilers: z.array(z.enum(FILER_KINDS)).optional(),
  /** The brand's own question beside the hero, which a tool answers. */
  quickTool: z.enum(['sideIncome', 'paycheckCost', 'sCorporation']),
  /** The icons are names of views/runtime/icon-names.ts. */
  welcome: heading.extend({ cards: z.array(z.strictObject({ title: text, text, icon: text })) }),
  results: z.strictObject({ title: text }),
  servicesSection: heading,
  industriesSection: heading,
  /** Below the days on which the first office is open; `art` is on no other part of the page. */
  why: z.strictObject({ title: text, art: scene, points: z.array(z.strictObject({ title: text, text })) }),
  news: heading,
  contactSection: heading,
  /**
   * The heading of the closing band, its sentence, and the label of the button to schedule
   * a meeting, there and in the hero.
   */
  closing: z.strictObject({ title: text, sentence: text, button: text }),
  /** Names and short descriptions that replace those of the catalog. */
  serviceOverrides: z
    .partialRecord(service, z.strictObject({ title: text.optional(), shortDescription: text.optional() }))
    .default({}),
  /** Contact form choices, in order: what is sent, and what is shown. */
  serviceOptions: z
    .record(z.string(), text)
    .transform((options) => Object.entries(options).map(([value, label]) => ({ value, label }))),
  /** Its offices' type at schema.org. */
  officeType: z.enum(['AccountingService', 'ProfessionalService']),
  /** The font family of headings by name, one of client/build/typefaces.ts. */
  fonts: z.strictObject({
    heading: text,
    /** CSS font families behind the heading font and its metric-compatible fallback. */
    headingFallback: text,
    headingWeight: z.number(),
    headingTracking: text,
  }),
  /** For the commands that make pictures: the heading font, the logo's space between letters in ems, and the illustration of shared links. */
  pictures: z.strictObject({
    typeface: z.enum(['bricolage-grotesque', 'newsreader', 'figtree', 'public-sans']),
    weight: z.number(),
    logoTracking: z.number(),
    scene,
  }),
  palette,
});

/** What the file of a brand says; `index.ts` completes it. */
export type BrandFile = z.infer<typeof brandSchema>;

const readFile = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');

/**
 * A brand's file. The build writes the result into the server's code.
 * @param read gives the text of a file by its name; from this folder by default
 * @throws Error that names file and line of what is wrong
 */
export function readBrand(id: string, read = readFile): BrandFile {
  const name = `${id}.yaml`;
  return validateYaml(parseYaml(`shared/brands/${name}`, read(name)), brandSchema);
}

function hasEachService(slugs: string[]): boolean {
  return slugs.length === serviceSlugs.length && new Set(slugs).size === slugs.length;
}

/** With the colors that are named in place of their names. */
function withHexColors<Palette extends { ramp: Record<string, string> }>(palette: Palette): Palette {
  const named: Record<string, string> = Object.fromEntries([
    ...Object.entries(palette.ramp).map(([stop, value]) => [`brand-${stop}`, value]),
    ...Object.entries(ink).map(([stop, value]) => [`ink-${stop}`, value]),
  ]);
  return JSON.parse(JSON.stringify(palette), (_, value) => named[value] ?? value);
}

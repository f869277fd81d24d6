import { z } from 'zod';
import type { ByKind } from '#shared/booking/meeting-facts.ts';
import { meetingKinds } from '#shared/booking/meeting-kinds.ts';
import { type Brand, type Brands, brandIds, defaultBrand, phones } from '#shared/brands/index.ts';
import { weekHours } from '#shared/firm/hour-title.ts';
import { mapOffices, type Office, offices, sisterSites } from '#shared/firm/offices.ts';
import { baseReturn, feeItems, type PriceRange } from '#shared/firm/prices.ts';
import { serviceFees } from '#shared/firm/service-fees.ts';
import { servicesCatalog } from '#shared/firm/services-catalog.ts';
import { nearest } from '#shared/format/edit-distance.ts';
import { addDays } from '#shared/format/ohio-date.ts';
import { phone, url } from '../env.ts';
import type { GhostPages } from './content-service.ts';
import { person, townNamed, townNeeded } from './person-row.ts';

const text = (min: number, max: number) =>
  z
    .string(`needs ${min} to ${max} characters`)
    .min(min, `needs ${min} to ${max} characters`)
    .max(max, `needs at most ${max} characters`);
const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const wholeNumber = z.coerce
  .number('needs a whole number')
  .int('needs a whole number')
  .min(1, 'needs a whole number above 0');
const whole = z.preprocess((value) => numbers.indexOf(String(value).toLowerCase()) + 1 || value, wholeNumber);
/** A text of which `read` makes a value. Where it makes null, the row is refused with the message. */
const readAs = <T>(message: string, read: (text: string) => T | null, problem = (_: string) => message) =>
  z.string(message).transform((value, context): T => {
    const made = read(value);
    if (made !== null) return made;
    context.addIssue(problem(value));
    return z.NEVER;
  });
const minutes = readAs('needs minutes such as 15', (value) => {
  const [, figure] = /^(\d{1,3})(?: ?min(?:utes?|\.)?)?$/i.exec(value) ?? [];
  return figure ? Number(figure) : null;
});
const day = readAs('needs a day such as December 24, 2026', (value) => {
  const written = value
    .replace(/^(?:(?:until|till?|through) )?(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[.,]{0,2} )?/i, '')
    .replace(/(?<=\d)(?:st|nd|rd|th)\b/i, '')
    .replace(/(?<=\/\d{1,2}\/)(?=\d\d$)/, '20');
  const isDay =
    /^(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d|\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\d{1,2}\/|20\d\d-)/i.test(
      written,
    );
  const time = isDay && /\b20\d\d\b/.test(written) ? Date.parse(`${written} UTC`) : Number.NaN;
  return Number.isNaN(time) ? null : new Date(time).toISOString().slice(0, 10);
});
const price = z
  .string()
  .overwrite((value) => value.replaceAll('.00', ''))
  .regex(
    /^(?:from )?\$?[\d,]{1,7}(?:\+| ?(?:to|-|–) ?\$?[\d,]{1,7})?$/i,
    'needs dollars such as 180, from 180, or 120 to 260',
  )
  .transform((value): PriceRange => {
    const [from = 0, to = from] = (value.match(/[\d,]+/g) ?? []).map((figure) => Number(figure.replaceAll(',', '')));
    return [from, /^from|\+$/i.test(value) ? null : to];
  })
  .refine(([from, to]) => from > 0 && (to === null || to >= from), 'needs dollars above 0, the lower figure first');
/** Dollars and for what: from 95 a month. */
const fee = readAs('needs dollars such as from 95 a month', (value) => {
  const at = value.search(/ (?:an?|per|for) | each\b| ?\/ ?(?=[a-z])/i);
  const read = price.safeParse(at < 0 ? value : value.slice(0, at));
  const unit = at < 0 ? '' : value.slice(at).trim().replace(/^\/ ?/, 'per ');
  return read.success ? { price: read.data, unit } : null;
});
const services = Object.values(servicesCatalog);
const serviceNames = services.map(({ title }) => title.toLowerCase());
const service = readAs(
  `needs one of the services: ${services.map(({ title }) => title).join(', ')}`,
  (value) => services.find(({ title }) => title.toLowerCase() === nearest(value, serviceNames))?.id ?? null,
);
const hours = readAs('needs days with hours such as Mon-Fri 9-5, Sat 9-12', weekHours, (value) => {
  const parts = value.split(/[,;] ?/);
  const read = parts.findLastIndex((_, index) => weekHours(parts.slice(0, index + 1).join()));
  return `${read < 0 ? '' : `has “${parts[read + 1]}” where it `}needs days with hours such as Mon-Fri 9-5, Sat 9-12`;
});
const counter = readAs('needs a number such as 100+', (value) => {
  const [, figure, suffix = ''] = /^(\d{1,6})(\D{0,3})$/.exec(value) ?? [];
  return figure ? { target: Number(figure), suffix } : null;
});

export type FactRow = {
  /** Its name and what its cells hold, for whoever wrote it otherwise. */
  shape: string;
  /** Each brand has one of its own: `site-facts` gives it to the first brand only. */
  perBrand: boolean;
  /** Whether the page may have several, told apart by their second cell, or by it and the cell of this number. */
  isList: boolean | number;
  /** Its second cell is a kind of meeting; it may be left out, and then the row is for all of them. */
  isByKind: boolean;
  check: (cells: readonly string[]) => string | null;
  apply: (brand: Brand, rows: readonly string[][]) => Brand;
};
type Kind = Partial<Pick<FactRow, 'perBrand' | 'isList' | 'isByKind'>>;

function row<T>(
  shape: string,
  schema: z.ZodType<T>,
  factsOf: (brand: Brand, values: [T, ...T[]]) => Partial<Brand>,
  kind: Kind = {},
): FactRow {
  const values = (cells: readonly string[]) => cells.slice(1).map((cell) => cell || undefined);
  return {
    shape,
    perBrand: false,
    isList: false,
    isByKind: false,
    ...kind,
    check(cells) {
      const [issue] = schema.safeParse(values(cells)).error?.issues ?? [];
      if (!issue) return null;
      const cell = cells[Number(issue.path[0]) + 1];
      if (issue.path.length === 0) return 'has too many cells or too few';
      return cell && !issue.message.startsWith('has ')
        ? `in place of “${cell}” it ${issue.message.replace(/^(?!needs)/, 'needs ')}`
        : issue.message;
    },
    apply(brand, rows) {
      const [first, ...others] = rows.map((cells) => schema.parse(values(cells)));
      return first === undefined ? brand : { ...brand, ...factsOf(brand, [first, ...others]) };
    },
  };
}

const one = <T extends z.ZodType>(schema: T) => z.tuple([schema]);
const link = (name: string, factsOf: (brand: Brand, address: string) => Partial<Brand>) =>
  row(`${name} | address, with https://`, one(url), (brand, [[address]]) => factsOf(brand, address), {
    perBrand: true,
  });
const social = (network: keyof Brand['socialMedia'], name: string) =>
  link(name, ({ socialMedia }, address) => ({ socialMedia: { ...socialMedia, [network]: address } }));
const trusted = <T>(
  shape: string,
  schema: z.ZodType<T>,
  trustOf: (values: [T, ...T[]]) => Partial<Brand['trust']>,
  kind?: Kind,
) => row(shape, schema, ({ trust }, values) => ({ trust: { ...trust, ...trustOf(values) } }), kind);
const priced = (name: string, id: keyof Brand['prices']) =>
  row(`${name} | price in dollars`, one(price), ({ prices }, values) => ({
    prices: { ...prices, [id]: values[0][0] },
  }));

/** What the owner changes of an office that stands in `offices`. */
const officeRows = offices.flatMap(({ id, town }) => {
  const at = <T>(shape: string, schema: z.ZodType<T>, key: 'street' | 'hours' | 'visit') =>
    row(`${town} ${shape}`, one(schema), (brand, [[value]]) => ({
      offices: mapOffices(brand.offices, (office) => (office.id === id ? { ...office, [key]: value } : office)),
    }));
  return [
    // The town stands behind it already.
    at(
      'street | number and street',
      text(3, 60).overwrite((value) => value.split(`, ${town}`)[0]!),
      'street',
    ),
    at('hours | days with hours', hours, 'hours'),
    at('visit | one sentence on how to visit', text(3, 120), 'visit'),
  ];
});

const town = readAs(townNeeded, townNamed);
const orByAppointment = readAs('needs days with hours such as Mon-Fri 9-5, or: by appointment', (value) =>
  /^by appointment\b/i.test(value) ? {} : weekHours(value),
);

/** Offices that the owner adds. One in a town that has an office replaces it. */
const officeRow = row(
  'Office | town | number and street | ZIP code | days with hours | one sentence on how to visit',
  z.tuple([
    town,
    text(3, 60),
    z.string('needs a ZIP code').regex(/^\d{5}$/, 'needs a ZIP code such as 43055'),
    orByAppointment.optional(),
    text(3, 120).optional(),
  ]),
  ({ offices: before }, rows) => {
    const added = rows.map(([place, street, postalCode, week = {}, visit = null]): Office => {
      const { slug: id, name, county, latitude, longitude } = place;
      const address = { town: name, region: 'OH' as const, postalCode, street, county: `${county} County` };
      return { id, ...address, latitude, longitude, hours: week, visit };
    });
    const inTown = ({ id }: Office) => added.find((office) => office.id === id);
    const others = added.filter(({ id }) => !before.some((office) => office.id === id));
    return { offices: [...mapOffices(before, (office) => inTown(office) ?? office), ...others] };
  },
  { isList: true },
);

const kindOfMeeting = readAs(
  `needs a kind of meeting (${['All', ...meetingKinds.map(({ label }) => label)].join(', ')})`,
  (value): keyof ByKind<unknown> | null => {
    const written = value
      .toLowerCase()
      .replace('-', ' ')
      .replace(/ meetings?$/, '');
    if (written === 'all') return 'all';
    const isMeant = (name: string) => name.toLowerCase().replace('-', ' ') === written;
    return meetingKinds.find((kind) => isMeant(kind.value) || isMeant(kind.label))?.value ?? null;
  },
);
const byKind = <T>(shape: string, schema: z.ZodType<T>, name: 'most' | 'pause') =>
  row(
    shape,
    z.tuple([kindOfMeeting, schema]),
    ({ meetings }, values) => ({ meetings: { ...meetings, [name]: Object.fromEntries(values) } }),
    { isList: true, isByKind: true },
  );

/** Every row that a page of facts may have, by its first cell in small letters. EDITORS lists them. */
export const factRows: ReadonlyMap<string, FactRow> = new Map(
  [
    row(
      'Phone | number | number elsewhere | number above the footer',
      z.tuple([phone, phone.optional(), phone.optional()]),
      ({ contact }, [numbers]) => ({ contact: { ...contact, ...phones(...numbers) } }),
      { perBrand: true },
    ),
    link('Client portal', (_, portalUrl) => ({ portalUrl })),
    link('Sign in', (_, signupUrl) => ({ signupUrl })),
    link('Team page', (_, teamUrl) => ({ teamUrl })),
    link('Newsletter', (_, newsletterUrl) => ({ newsletterUrl })),
    social('facebook', 'Facebook'),
    social('linkedin', 'LinkedIn'),
    social('instagram', 'Instagram'),
    ...officeRows,
    officeRow,
    ...sisterSites.map(({ town }) =>
      row(`${town} site | address, with https://`, one(url), ({ sisterSites: sites }, [[href]]) => ({
        sisterSites: sites.map((site) => (site.town === town ? { town, href } : site)),
      })),
    ),
    trusted(
      'Person | name | what the person does | credential | license number | address to look it up | town | since when | languages | picture',
      person,
      (people) => ({ people }),
      { isList: true },
    ),
    trusted(
      'Insurance | what for | with whom',
      z.tuple([text(3, 100), text(2, 60).optional()]),
      ([[cover, insurer = null]]) => ({ insurance: { cover, insurer } }),
    ),
    trusted('First meeting | one sentence on what it costs', one(text(3, 120)), ([[firstMeeting]]) => ({
      firstMeeting,
    })),
    trusted('Founded | year', one(z.string().regex(/^(?:19|20)\d\d$/, 'needs a year such as 2004')), ([[year]]) => ({
      founded: Number(year),
    })),
    row(
      'Price | service | price | case of a worked example',
      z.tuple([service, fee, text(3, 100).optional()]),
      (_, fees) => ({ fees: fees.map(([id, cost, example = null]) => ({ service: id, ...cost, example })) }),
      { isList: 3 },
    ),
    trusted(
      'Reviews | where | address, with https:// | rating | how many | day',
      z.tuple([text(2, 40), url, z.coerce.number('needs a rating from 1 to 5').min(1).max(5), whole, day]),
      ([[source, address, rating, count, asOf]]) => ({ reviews: { source, url: address, rating, count, asOf } }),
    ),
    trusted(
      'Software | program | what for',
      z.tuple([text(2, 60), text(2, 60)]),
      (programs) => ({ software: programs.map(([name, use]) => ({ name, use })) }),
      { isList: 2 },
    ),
    trusted('Protection | one sentence', one(text(3, 200)), (lines) => ({ protection: lines.flat() }), {
      isList: true,
    }),
    trusted('Mistakes | one sentence', one(text(3, 200)), ([[mistakes]]) => ({
      mistakes,
    })),
    trusted(
      'Legal name | name | address to look it up',
      z.tuple([text(3, 60), url.optional()]),
      ([[name, address = null]]) => ({ legalName: { name, url: address } }),
    ),
    trusted('Engagement letter | address of a PDF', one(url), ([[engagementLetter]]) => ({
      engagementLetter,
    })),
    row(
      'Counter | number | what is counted',
      z.tuple([counter, text(3, 40)]),
      (_, counters) => ({ counters: counters.map(([figure, label]) => ({ ...figure, label })) }),
      { isList: 2 },
    ),
    row('Notice | text | last day', z.tuple([text(3, 300), day.optional()]), (_, [[notice, until = null]]) => ({
      notice: { text: notice, until },
    })),
    row(
      'Video | address, with https://',
      one(url.refine((address) => address.startsWith('https://'), 'needs an address that begins with https://')),
      ({ meetings }, [[videoUrl]]) => ({ meetings: { ...meetings, videoUrl } }),
    ),
    row(
      'Bring | kind of meeting | what to bring',
      z.tuple([kindOfMeeting, text(3, 200)]),
      ({ meetings }, values) => {
        const byKind = [...Map.groupBy(values, ([kind]) => kind)];
        const bring = Object.fromEntries(byKind.map(([kind, all]) => [kind, all.map(([, what]) => what)]));
        return { meetings: { ...meetings, bring } };
      },
      { isList: 2, isByKind: true },
    ),
    byKind('Most meetings a day | kind of meeting | number', whole, 'most'),
    byKind('Pause | kind of meeting | minutes', minutes, 'pause'),
    priced('Personal return', baseReturn.id),
    ...feeItems.map(({ id, label }) => priced(label, id)),
  ].map((fact) => [nameOf([fact.shape.split(' | ')[0]!]), fact]),
);

/** The slug of the page that holds a brand's own facts; that of the first brand holds the firm's, too. */
export function factSlug(id: Brand['id']): string {
  return id === defaultBrand ? 'site-facts' : `site-facts-${id}`;
}

/** The brands with what the owner has written into Ghost: first the firm's facts, then those of the brand; and the pages of the menu. */
export function withSiteFacts(brands: Brands, { facts, shown }: GhostPages): Brands {
  const rowsOf = (id: Brand['id']) => facts[factSlug(id)] ?? [];
  const menuPages = shown.filter(({ isInMenu }) => isInMenu).map(({ title, url: path }) => ({ title, path }));
  const shared = rowsOf(defaultBrand).filter((cells) => !factRows.get(nameOf(cells))?.perBrand);
  const complete = (id: Brand['id']): Brand =>
    withBasePrice(
      (id === defaultBrand ? [rowsOf(id)] : [shared, rowsOf(id)]).reduce<Brand>(
        (brand, rows) =>
          [...Map.groupBy(rows, nameOf)].reduce(
            (applied, [name, cells]) => factRows.get(name)?.apply(applied, cells) ?? applied,
            brand,
          ),
        { ...brands[id], menuPages },
      ),
    );
  return Object.fromEntries(brandIds.map((id) => [id, complete(id)])) as Brands;
}

/** A return whose base has no price of its own costs what personal tax starts at, unless that is by the hour or the like. */
function withBasePrice(brand: Brand): Brand {
  const { start } = serviceFees(brand, 'personal-tax');
  if (brand.prices.base || !start || !['', 'a return'].includes(start.unit)) return brand;
  return { ...brand, prices: { ...brand.prices, base: start.price } };
}

/** The name of a row in small letters, as the owner may call it: "Phone number", "Dresden address", "Farm". */
export function nameOf([name = '']: readonly string[]): string {
  const written = name
    .trim()
    .toLowerCase()
    .replace(/^an? /, '')
    .replace(/ address$/, ' street');
  return /^(?:tele)?phone(?: number)?$/.test(written) ? 'phone' : written;
}

/** "Pause | 15" is meant for all kinds of meeting. */
export function withKind(cells: string[]): string[] {
  const [name = '', ...values] = cells;
  const lacksKind = values.length === 1 && !kindOfMeeting.safeParse(values[0]).success;
  return lacksKind && factRows.get(nameOf(cells))?.isByKind ? [name, 'All', ...values] : cells;
}

/** A day alone behind the end of a sentence. */
const dayBehind = /^(.+[.!?]) ([a-z\d][a-z\d.,/ ]{2,20})$/i;

/**
 * A notice whose last day stands in its text, or lacks the year, with that of the next such day, or of one that was over within half a year: nothing
 * may be known any more of when it was written. What is known already stays.
 */
export function withNoticeYear(cells: string[], known: readonly string[][] = [], today: string): string[] {
  const [name = '', said = '', last = ''] = cells;
  if (nameOf(cells) !== 'notice' || !today) return cells;
  const [, text = said, written = last] = (!last && dayBehind.exec(said)) || [];
  if (written && lastDayOf([name, text, written])) return [name, text, written];
  if (!written) return cells;
  const same = known.find((row) => row[1] === text && row[2]?.startsWith(`${written}, 20`));
  const years = [-1, 0, 1].map((offset) => [name, text, `${written}, ${Number(today.slice(0, 4)) + offset}`]);
  return same ?? years.find((row) => (lastDayOf(row) ?? '') > addDays(today, -180)) ?? cells;
}

/** What tells the rows of a page apart. */
export function keyOf(cells: readonly string[]): string {
  const isList = factRows.get(nameOf(cells))?.isList ?? false;
  const told = typeof isList === 'number' ? [cells[1], cells[isList]] : isList ? [cells[1]] : [];
  return [nameOf(cells), ...told].join(' | ');
}

/** The last day (YYYY-MM-DD) that shows a notice; undefined for any other row, and without a day. */
export function lastDayOf(cells: readonly string[]): string | undefined {
  return nameOf(cells) === 'notice' ? day.safeParse(cells[2]).data : undefined;
}

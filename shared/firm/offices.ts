import type { Day } from '../format/ohio-date.ts';
import { listed } from '../format/text.ts';

export type TimeRange = [opens: string, closes: string];

/** A day (YYYY-MM-DD) whose hours are not those of its day of the week: closed without any. The note is the owner's. */
export type SpecialDay = { date: string; hours: TimeRange[]; note: string | null };

type Point = { latitude: number; longitude: number };

export type Office = Point & {
  /** Its town as part of a URL: `mount-vernon`. */
  id: string;
  town: string;
  region: 'OH';
  postalCode: string;
  /** Number and street; null until the owner writes it. */
  street: string | null;
  county: string;
  /** Opening and closing time on a 24-hour clock, Eastern time; absent days are closed. An office without any is open by appointment. */
  hours: Partial<Record<Day, TimeRange>>;
  /** In order. */
  specialDays?: readonly SpecialDay[];
  /** How to visit, one sentence of the owner; null for the usual one (`visitText`). */
  visit: string | null;
};

/** The first one's hours are those of calls and video meetings. */
export type Offices = readonly [Office, ...Office[]];

/** The offices until the owner adds to them: everything that shows offices reads those of its brand. */
export const offices: Offices = [
  {
    id: 'dresden',
    town: 'Dresden',
    region: 'OH',
    postalCode: '43821',
    street: null,
    county: 'Muskingum County',
    latitude: 40.1215,
    longitude: -82.0107,
    hours: {
      Monday: ['09:00', '17:00'],
      Tuesday: ['09:00', '17:00'],
      Wednesday: ['09:00', '17:00'],
      Thursday: ['09:00', '17:00'],
      Friday: ['09:00', '17:00'],
      Saturday: ['09:00', '12:00'],
    },
    visit: null,
  },
  {
    id: 'pickerington',
    town: 'Pickerington',
    region: 'OH',
    postalCode: '43147',
    street: null,
    county: 'Fairfield County',
    latitude: 39.8842,
    longitude: -82.7535,
    hours: {},
    visit: null,
  },
];

/** The offices, each changed. */
export function mapOffices([first, ...others]: Offices, change: (office: Office) => Office): Offices {
  return [change(first), ...others.map(change)];
}

/** The towns of offices, as a text names them: "Dresden and Pickerington", with `or` "Dresden or Pickerington". */
export function officeTowns(all: readonly Pick<Office, 'town'>[], word: 'and' | 'or' = 'and'): string {
  const towns = all.map(({ town }) => town);
  return listed([...new Set(towns)], word);
}

/** "1 Main Street, Dresden, OH 43821"; without a street until there is one. */
export function postalAddress({ street, town, region, postalCode }: Office): string {
  return `${street ? `${street}, ` : ''}${town}, ${region} ${postalCode}`;
}

/** What the owner says of the way in, such as door and parking; null while the sentence is about when to come. */
export function arrivalText({ visit }: Office): string | null {
  return visit && !visit.startsWith('By appointment') ? visit : null;
}

/** How to visit an office: without a street, or without hours, nobody can simply come in. */
export function visitText({ visit, street, hours }: Office): string {
  if (visit) return visit;
  if (Object.keys(hours).length === 0) return 'By appointment: call first, and we agree on a day.';
  return street
    ? 'Drop off papers or sit down with us.'
    : 'By phone and video in these hours, in person by appointment.';
}

/**
 * Minutes by car from one office to another, in quarters of an hour: 60 from Dresden to Pickerington, 43 miles away. 0 where
 * there is no way, because it is the same office or one of them is unknown.
 */
export function wayMinutes(all: Offices, from: string | null | undefined, to: string | null | undefined): number {
  const [start, end] = [from, to].map((id) => all.find((office) => office.id === id));
  return start && end ? Math.ceil((straightMiles(start, end) * 1.4) / 15) * 15 : 0;
}

const earthRadiusMiles = 3_959;

/** Great-circle distance in miles. */
export function straightMiles(from: Point, to: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (one: number, other: number) => Math.sin(radians(other - one) / 2) ** 2;
  const chord =
    half(from.latitude, to.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(from.longitude, to.longitude);
  return 2 * earthRadiusMiles * Math.asin(Math.sqrt(chord));
}

/** URL of a map with an office, or with the way to its town where it has no street. */
export function directionsUrl(office: Office): string {
  return office.street
    ? `https://www.openstreetmap.org/search?query=${encodeURIComponent(postalAddress(office))}`
    : `https://www.openstreetmap.org/directions?to=${office.latitude}%2C${office.longitude}`;
}

export type SisterSite = { town: string; href: string };

/** External sister sites of "Our Locations". The URLs are placeholders until the owner writes others. */
export const sisterSites: readonly SisterSite[] = [
  { town: 'Zanesville', href: 'https://zanesville.sister-site.example/' },
  { town: 'Coshocton', href: 'https://coshocton.sister-site.example/' },
  { town: 'Newark', href: 'https://newark.sister-site.example/' },
  { town: 'Cambridge', href: 'https://cambridge.sister-site.example/' },
  { town: 'Mount Vernon', href: 'https://mountvernon.sister-site.example/' },
  { town: 'Newcomerstown', href: 'https://newcomerstown.sister-site.example/' },
  { town: 'Marietta', href: 'https://marietta.sister-site.example/' },
  { town: 'Columbus', href: 'https://columbus.sister-site.example/' },
];

/** The sister sites in towns that have none of these offices. */
export function sisterSitesBeside(sites: readonly SisterSite[], offices: readonly Office[]): readonly SisterSite[] {
  return sites.filter((site) => !offices.some(({ town }) => town === site.town));
}

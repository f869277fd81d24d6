import { listed } from '../format/listed.ts';
import type { Day } from '../format/ohio-date.ts';

export type TimeRange = [opens: string, closes: string];

/** A day (YYYY-MM-DD) whose hours are not those of its day of the week: closed without any. The note is the owner's. */
export type SpecialDay = { date: string; hours: TimeRange[]; note: string | null };

export type Office = {
  id: 'dresden' | 'pickerington';
  town: string;
  region: 'OH';
  postalCode: string;
  /** Number and street; null until the owner writes it. */
  street: string | null;
  county: string;
  latitude: number;
  longitude: number;
  /** Opening and closing time on a 24-hour clock, Eastern time; absent days are closed. An office without any is open by appointment. */
  hours: Partial<Record<Day, TimeRange>>;
  /** In order. */
  specialDays?: readonly SpecialDay[];
  /** How to visit, one sentence. */
  visit: string;
};

export type Offices = readonly [Office, Office];

/** The two offices until the owner writes streets and hours; pages and mails read those of their brand. */
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
    visit: 'Drop off papers or sit down with us, Monday through Saturday.',
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
    visit: 'By appointment: call first, and we agree on a day.',
  },
];

/** Minutes by car from one office to the other: 43 miles. */
export const wayMinutes = 60;

/** The towns of offices, as a text names them: "Dresden and Pickerington", with `or` "Dresden or Pickerington". */
export function officeTowns(all: readonly Pick<Office, 'town'>[], word: 'and' | 'or' = 'and'): string {
  const towns = all.map(({ town }) => town);
  return listed([...new Set(towns)], word);
}

/** "1 Main Street, Dresden, OH 43821"; without a street until there is one. */
export function postalAddress({ street, town, region, postalCode }: Office): string {
  return `${street ? `${street}, ` : ''}${town}, ${region} ${postalCode}`;
}

/** URL of a map with the way to an office. */
export function directionsUrl({ latitude, longitude }: Office): string {
  return `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`;
}

/** External sister sites of "Our Locations". The URLs are placeholders until the owner fills them in. */
export const sisterSites = [
  { town: 'Zanesville', href: 'https://zanesville.sister-site.example/' },
  { town: 'Coshocton', href: 'https://coshocton.sister-site.example/' },
  { town: 'Newark', href: 'https://newark.sister-site.example/' },
  { town: 'Cambridge', href: 'https://cambridge.sister-site.example/' },
  { town: 'Mount Vernon', href: 'https://mountvernon.sister-site.example/' },
  { town: 'Newcomerstown', href: 'https://newcomerstown.sister-site.example/' },
  { town: 'Marietta', href: 'https://marietta.sister-site.example/' },
  { town: 'Columbus', href: 'https://columbus.sister-site.example/' },
] as const;

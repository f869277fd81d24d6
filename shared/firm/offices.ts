import { type Day, dayNames } from '../format/ohio-date.ts';

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
  /** Opening and closing time on a 24-hour clock, Eastern time; absent days are closed. */
  hours: Partial<Record<Day, [opens: string, closes: string]>>;
  /** How to visit, one sentence. */
  visit: string;
};

const week = {
  Monday: ['09:00', '17:00'],
  Tuesday: ['09:00', '17:00'],
  Wednesday: ['09:00', '17:00'],
  Thursday: ['09:00', '17:00'],
  Friday: ['09:00', '17:00'],
  Saturday: ['09:00', '12:00'],
} satisfies Office['hours'];

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
    hours: week,
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
    hours: week,
    visit: 'By appointment, Monday through Saturday.',
  },
];

/** Minutes by car from one office to the other: 43 miles. */
export const wayMinutes = 60;

/**
 * The hours of a week as people write them: "Mon-Fri 9-17, Sat 9:30-12". A closing time before the opening time is in the
 * afternoon: "9-5". Days that are not named are closed. null for anything else.
 */
export function weekHours(text: string): Office['hours'] | null {
  const week: Office['hours'] = {};
  const indexOf = (name: string) =>
    dayNames.findIndex((day) => day.toLowerCase().startsWith(name.toLowerCase().slice(0, 3)));
  for (const part of text.split(/[,;]/)) {
    const [, first, last = first, opens, closes] = hoursPattern.exec(part.trim()) ?? [];
    const days = [first, last].map((name) => (name ? indexOf(name) : -1));
    const times = [opens, closes].map((time) => (time ? minutesOf(time) : Number.NaN)) as [number, number];
    if (times[1] < times[0]) times[1] += 720;
    const [from = -1, to = -1] = days;
    if (from < 0 || to < 0 || !(times[0] < times[1] && times[1] < 1_440)) return null;
    for (let day = from; ; day = (day + 1) % 7) {
      week[dayNames[day]!] = [clock(times[0]), clock(times[1])];
      if (day === to) break;
    }
  }
  return week;
}

const hoursPattern =
  /^([a-z]{3,9})(?: ?(?:-|–|to) ?([a-z]{3,9}))? (\d{1,2}(?::[0-5]\d)?) ?(?:-|–|to) ?(\d{1,2}(?::[0-5]\d)?)$/i;

function minutesOf(time: string): number {
  const [hours, minutes = 0] = time.split(':').map(Number);
  return hours! * 60 + minutes;
}

function clock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
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

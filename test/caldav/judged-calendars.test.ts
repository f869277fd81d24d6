import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { decodeCalendar } from '#server/booking/calendar/fetch-calendar.ts';
import { readCalendar } from '#server/booking/calendar/read-calendar.ts';
import { calendar, event } from '../server/booking/calendar/calendar-text.ts';

/** `JUDGED_CALENDARS=20000 npx vitest run test/caldav/judged-calendars` takes ten minutes. */
const calendars = Number(process.env['JUDGED_CALENDARS'] ?? 500);
const firstSeed = 20_261_128;
const [from, to] = [Date.parse('2026-10-20T00:00:00Z'), Date.parse('2026-12-20T00:00:00Z')];
const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

function createRandom(state: number) {
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const between = (least: number, greatest: number) => least + below(greatest - least + 1);
  return {
    below,
    between,
    pick: <T>(list: readonly T[]): T => list[below(list.length)]!,
    chance: (percent: number) => below(100) < percent,
    some: (write: () => number | string) => [...new Set(Array.from({ length: between(1, 3) }, write))].join(','),
  };
}
type Random = ReturnType<typeof createRandom>;

/** What dateutil and the standard understand alike: no weekday with a number beside one without, no impossible rules. */
function randomRule({ between, chance, pick, some }: Random): string {
  const frequency = pick(['YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY', 'HOURLY', 'MINUTELY']);
  const isLong = ['YEARLY', 'MONTHLY'].includes(frequency);
  const isShort = ['HOURLY', 'MINUTELY'].includes(frequency);
  const signed = (most: number) => pick([between(1, most), -between(1, most)]);
  const parts = [`FREQ=${frequency}`];
  if (frequency === 'MINUTELY') parts.push(`INTERVAL=${pick([45, 90, 120, 720])}`);
  else if (chance(40)) parts.push(`INTERVAL=${between(1, 9)}`);
  if (chance(25)) parts.push(`COUNT=${between(1, isShort ? 2_000 : 9_000)}`);
  if (chance(20)) parts.push(`WKST=${pick(weekdays)}`);
  if (chance(25)) parts.push(`BYMONTH=${some(() => between(1, 12))}`);
  if (chance(20)) parts.push(`BYMONTHDAY=${some(() => signed(28))}`);
  const hasWeeks = frequency === 'YEARLY' && chance(15);
  if (hasWeeks) parts.push(`BYWEEKNO=${some(() => pick([between(1, 52), -between(1, 51)]))}`);
  else if (isLong && chance(8)) parts.push(`BYYEARDAY=${some(() => signed(365))}`);
  const isNumbered = isLong && !hasWeeks && chance(60);
  if (chance(35)) parts.push(`BYDAY=${some(() => (isNumbered ? pick([1, 2, 3, 4, -1, -2]) : '') + pick(weekdays))}`);
  if (!isShort && chance(15)) parts.push(`BYHOUR=${some(() => between(0, 23))}`);
  if (!isShort && chance(10)) parts.push(`BYMINUTE=${some(() => between(0, 59))}`);
  if (isLong && parts.some((part) => part.startsWith('BYDAY')) && chance(25)) parts.push(`BYSETPOS=${signed(2)}`);
  return parts.join(';');
}

const observance = (kind: string, [before, after]: string[], ...lines: string[]) =>
  [`BEGIN:${kind}`, `TZOFFSETFROM:${before}`, `TZOFFSETTO:${after}`, ...lines, `END:${kind}`].join('\r\n');
const definition = (name: string, ...observances: string[]) =>
  ['BEGIN:VTIMEZONE', `TZID:${name}`, ...observances, 'END:VTIMEZONE'].join('\r\n');
/** New York since 2007, as a program writes it. */
const eastern = (name: string, begin: string, more = '') =>
  definition(
    name,
    observance('STANDARD', ['-0400', '-0500'], begin, `RRULE:FREQ=YEARLY;${more}BYMONTH=11;BYDAY=1SU`),
    observance('DAYLIGHT', ['-0500', '-0400'], begin, `RRULE:FREQ=YEARLY;${more}BYMONTH=3;BYDAY=2SU`),
  );

/** How programs name and define a zone: the name that the event has, what the calendar says of it, and which it is. */
const dialects: { name: string; zone?: string; parts?: string[] }[] = [
  { name: 'America/New_York' },
  { name: 'Europe/Berlin', zone: 'Europe/Berlin' },
  { name: '/freeassociation.sourceforge.net/America/Chicago', zone: 'America/Chicago' },
  { name: 'Eastern Standard Time', parts: [eastern('Eastern Standard Time', 'DTSTART:16010101T020000')] },
  { name: 'AUS Eastern Standard Time', zone: 'Australia/Sydney' },
  {
    name: '"(GMT-05.00) Eastern Time"',
    parts: [eastern('(GMT-05.00) Eastern Time', 'DTSTART:16010101T020000', 'INTERVAL=1;WKST=MO;')],
  },
  { name: '"Ours, and theirs"', parts: [eastern('Ours\\, and theirs', 'DTSTART:19700301T020000')] },
  {
    name: 'Phoenix',
    zone: 'America/Phoenix',
    parts: [definition('Phoenix', observance('STANDARD', ['-0700', '-0700'], 'DTSTART:19700101T000000'))],
  },
  { name: '', zone: 'America/Denver', parts: ['X-WR-TIMEZONE:America/Denver'] },
];

const encodings: ((text: string) => Buffer)[] = [
  (text) => Buffer.from(text),
  (text) => Buffer.from(`\uFEFF${text}`),
  (text) => Buffer.from(text, 'latin1'),
  (text) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]),
];

function judgedCalendar(random: Random) {
  const { between, chance, pick } = random;
  const { name, zone = 'America/New_York', parts = [] } = pick(dialects);
  const rule = randomRule(random);
  const isShort = /HOURLY|MINUTELY/.test(rule);
  const isDefined = parts.some((part) => part.includes('VTIMEZONE'));
  // The rules of a definition are those since 2007; every hour since 1990 takes the judge a minute.
  const year = isShort ? between(2025, 2026) : between(isDefined ? 2007 : 1990, 2026);
  const two = (number: number) => String(number).padStart(2, '0');
  const date = (ofYear: number) => `${ofYear}-${two(between(1, 12))}-${two(between(1, 28))}`;
  const start = `${date(year)}T${two(between(0, 23))}:${pick(['00', '15', '30'])}:00`;
  const until = !rule.includes('COUNT') && chance(20) ? `${date(between(2026, 2027))}T12:00:00` : undefined;
  const [days, minutes] = chance(30) ? [between(1, 3), 0] : [0, pick([15, 60, 90, 48 * 60])];
  const compact = (time: string) => time.replaceAll(/[-:]/g, '');
  const text = calendar(
    ...parts,
    event(
      'SUMMARY:Besprechung, größer',
      `DTSTART${name && `;TZID=${name}`}:${compact(start)}`,
      `DURATION:${days ? `P${days}D` : `PT${minutes}M`}`,
      `RRULE:${rule}${until ? `;UNTIL=${compact(until)}` : ''}`,
    ),
  );
  return { text, body: pick(encodings)(text), judged: { zone, start, rule, until, days, minutes } };
}

it(`${calendars} calendars are busy when dateutil and the system's zones say so`, () => {
  const random = createRandom(firstSeed);
  const all = Array.from({ length: calendars }, () => judgedCalendar(random));
  const input = all.map(({ judged }) => JSON.stringify(judged)).join('\n');
  const output = execFileSync('python3', [path.resolve('test/caldav/judge.py'), `${from}`, `${to}`], {
    input,
    maxBuffer: 2 ** 30,
  });
  const verdicts = String(output).trim().split('\n');
  const different = all.filter(({ body }, index) => {
    const reading = readCalendar(decodeCalendar(body, 'text/calendar'), from, to);
    const found = reading.ok ? reading.times.busy.map(({ start, end }) => [start, end]) : reading.reason;
    return JSON.stringify(found) !== JSON.stringify(JSON.parse(verdicts[index]!));
  });
  expect(different.map(({ text }) => text)).toEqual([]);
}, 1_200_000);

import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readCalendar } from '#server/booking/calendar/read-calendar.ts';
import { decodeCalendar } from '#server/booking/calendar/read-download.ts';
import { calendar, event } from '../server/booking/calendar/calendar-text.ts';

/** `JUDGED_CALENDARS=20000 npx vitest run test/caldav/judged-calendars` takes half an hour. */
const calendars = Number(process.env['JUDGED_CALENDARS'] ?? 500);
/** `npm run fuzz` takes others each time. */
const { FUZZ_SEED, npm_lifecycle_event: command } = process.env;
const firstSeed = Number(FUZZ_SEED ?? (command === 'fuzz' ? randomInt(1e9) : 20_261_128));
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
  const frequency = pick(['YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY', 'HOURLY', 'MINUTELY', 'SECONDLY']);
  const isLong = ['YEARLY', 'MONTHLY'].includes(frequency);
  const isShort = ['HOURLY', 'MINUTELY', 'SECONDLY'].includes(frequency);
  const signed = (most: number) => pick([between(1, most), -between(1, most)]);
  const parts = [`FREQ=${frequency}`];
  if (frequency === 'MINUTELY') parts.push(`INTERVAL=${pick([45, 90, 120, 720])}`);
  else if (frequency === 'SECONDLY') parts.push(`INTERVAL=${pick([2_700, 5_400, 7_200, 86_400])}`);
  else if (chance(40)) parts.push(`INTERVAL=${between(1, 9)}`);
  // Some end in the period, whatever their unit.
  if (chance(25)) parts.push(`COUNT=${between(1, pick([20, 400, isShort ? 2_000 : 9_000]))}`);
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
const eastern = (name: string, begin: string, more = '', [november, march] = ['BYDAY=1SU', 'BYDAY=2SU']) =>
  definition(
    name,
    observance('STANDARD', ['-0400', '-0500'], begin, `RRULE:FREQ=YEARLY;${more}BYMONTH=11;${november}`),
    observance('DAYLIGHT', ['-0500', '-0400'], begin, `RRULE:FREQ=YEARLY;${more}BYMONTH=3;${march}`),
  );
const daysFrom = (first: number) => `BYDAY=SU;BYMONTHDAY=${Array.from({ length: 7 }, (_, index) => first + index)}`;

/** How programs name and define a zone: the name that the event has, what the calendar says of it, and which it is. */
const dialects: { name: string; zone?: string; parts?: string[]; isUtc?: boolean }[] = [
  { name: 'America/New_York' },
  { name: 'Europe/Berlin', zone: 'Europe/Berlin' },
  { name: '/freeassociation.sourceforge.net/America/Chicago', zone: 'America/Chicago' },
  { name: 'Eastern Standard Time', parts: [eastern('Eastern Standard Time', 'DTSTART:16010101T020000')] },
  { name: 'AUS Eastern Standard Time', zone: 'Australia/Sydney' },
  {
    name: '"(GMT-05.00) Eastern Time"',
    parts: [eastern('(GMT-05.00) Eastern Time', 'DTSTART:16010101T020000', 'INTERVAL=1;WKST=MO;')],
  },
  {
    name: 'Eastern (Notes)',
    parts: [eastern('Eastern (Notes)', 'DTSTART:19501105T020000', 'BYHOUR=2;BYMINUTE=0;', [daysFrom(1), daysFrom(8)])],
  },
  {
    name: 'Kalender 3',
    zone: 'Europe/Berlin',
    parts: [
      definition(
        'Kalender 3',
        observance(
          'STANDARD',
          ['+0200', '+0100'],
          'DTSTART:19961027T030000',
          `RRULE:FREQ=YEARLY;BYMONTH=10;${daysFrom(25)}`,
        ),
        observance(
          'DAYLIGHT',
          ['+0100', '+0200'],
          'DTSTART:19810329T020000',
          `RRULE:FREQ=YEARLY;BYMONTHDAY=-1,-2,-3,-4,-5,-6,-7;BYDAY=SU;BYMONTH=3`,
        ),
      ),
    ],
  },
  { name: '"Ours, and theirs"', parts: [eastern('Ours\\, and theirs', 'DTSTART:19700301T020000')] },
  {
    name: 'Phoenix',
    zone: 'America/Phoenix',
    parts: [definition('Phoenix', observance('STANDARD', ['-0700', '-0700'], 'DTSTART:19700101T000000'))],
  },
  { name: '', zone: 'America/Denver', parts: ['X-WR-TIMEZONE:America/Denver'] },
  { name: '', zone: 'UTC', isUtc: true },
];

type Encoding = { encode: (text: string) => Buffer; type?: string };
const littleEndian = (text: string) => Buffer.from(text, 'utf16le');
const encodings: Encoding[] = [
  { encode: (text) => Buffer.from(text) },
  { encode: (text) => Buffer.from(`\uFEFF${text}`) },
  { encode: (text) => Buffer.from(text, 'latin1') },
  { encode: (text) => Buffer.from(text, 'latin1'), type: 'text/calendar; charset=ISO-8859-1' },
  { encode: (text) => Buffer.from(text, 'latin1'), type: 'text/calendar;method=PUBLISH;charset="iso-8859-15"' },
  { encode: littleEndian, type: 'text/calendar; charset=UTF-16LE' },
  { encode: (text) => littleEndian(`\uFEFF${text}`) },
  { encode: (text) => littleEndian(`\uFEFF${text}`).swap16() },
];

const two = (number: number) => String(number).padStart(2, '0');
const compact = (time: string) => time.replaceAll(/[-:]/g, '');

/** What is left out of a series (EXDATE), comes to it (RDATE) and is moved (RECURRENCE-ID): half of it its own times. */
function randomExceptions({ between, chance, pick }: Random, start: string, minutes: number) {
  const day = () => `2026-${pick(['10', '11', '12'])}-${two(between(1, 28))}`;
  const own = () => day() + start.slice(10);
  // No other time has seconds, so none of these is the same as one of the rule.
  const other = () => `${day()}T${two(between(0, 23))}:${two(between(0, 59))}:30`;
  const some = (percent: number, write: () => string) =>
    chance(percent) ? Array.from({ length: between(1, 12) }, write) : [];
  const excluded = some(30, () => pick([start, own(), own(), other()]));
  const starts = some(20, () => pick([own(), other()]));
  const periods = some(10, other).map((time) => ({ start: time, minutes: between(1, 300) }));
  const moved = [...new Set(some(15, own))].map((from) => ({ from, to: other(), minutes }));
  return { excluded, starts, periods, moved };
}

function judgedCalendar(random: Random) {
  const { between, chance, pick } = random;
  const { name, zone = 'America/New_York', parts = [], isUtc = false } = pick(dialects);
  const rule = randomRule(random);
  const isShort = /HOURLY|MINUTELY|SECONDLY/.test(rule);
  const isDefined = parts.some((part) => part.includes('VTIMEZONE'));
  // The rules of a definition are those since 2007; every hour since 1990 takes the judge a minute.
  const year = isShort ? between(2025, 2026) : between(isDefined ? 2007 : 1990, 2026);
  const date = (ofYear: number) => `${ofYear}-${two(between(1, 12))}-${two(between(1, 28))}`;
  const start = `${date(year)}T${two(between(0, 23))}:${pick(['00', '15', '30'])}:00`;
  const until = !rule.includes('COUNT') && chance(20) ? `${date(between(2026, 2027))}T12:00:00` : undefined;
  const [days, minutes] = chance(30) ? [between(1, 3), 0] : [0, pick([15, 60, 90, 48 * 60])];
  const { excluded, starts, periods, moved } = randomExceptions(random, start, minutes || 45);
  const written = (time: string) => compact(time) + (isUtc ? 'Z' : '');
  const line = (property: string, ...values: string[]) =>
    values.length > 0 ? [`${property}${name && `;TZID=${name}`}:${values.join(',')}`] : [];
  const text = calendar(
    ...parts,
    event(
      'UID:series',
      'SUMMARY:Besprechung, größer',
      ...line('DTSTART', written(start)),
      `DURATION:${days ? `P${days}D` : `PT${minutes}M`}`,
      `RRULE:${rule}${until ? `;UNTIL=${written(until)}` : ''}`,
      ...line('EXDATE', ...excluded.map(written)),
      ...line('RDATE', ...starts.map(written)),
      ...line('RDATE;VALUE=PERIOD', ...periods.map((period) => `${written(period.start)}/PT${period.minutes}M`)),
    ),
    ...moved.map((one) =>
      event(
        'UID:series',
        ...line('RECURRENCE-ID', written(one.from)),
        ...line('DTSTART', written(one.to)),
        `DURATION:PT${one.minutes}M`,
      ),
    ),
  );
  const judged = {
    ...{ zone, start, rule, until, days, minutes, starts },
    excluded: [...excluded, ...moved.map(({ from }) => from)],
    others: [...periods, ...moved.map(({ to, minutes }) => ({ start: to, minutes }))],
  };
  return { text, ...pick(encodings), judged };
}

it(`${calendars} calendars are busy when dateutil and the system's zones say so (seed ${firstSeed})`, () => {
  const random = createRandom(firstSeed);
  const all = Array.from({ length: calendars }, () => judgedCalendar(random));
  const input = all.map(({ judged }) => JSON.stringify(judged)).join('\n');
  const output = execFileSync('python3', [path.resolve('test/caldav/judge.py'), `${from}`, `${to}`], {
    input,
    maxBuffer: 2 ** 30,
  });
  const verdicts = String(output).trim().split('\n');
  const different = all.filter(({ text, encode, type = 'text/calendar' }, index) => {
    const decoded = decodeCalendar(encode(text), type);
    const reading = readCalendar(decoded, from, to);
    const found = reading.ok ? reading.times.busy.map(({ start, end }) => [start, end]) : reading.reason;
    return decoded !== text || JSON.stringify(found) !== JSON.stringify(JSON.parse(verdicts[index]!));
  });
  expect(different.map(({ text }) => text)).toEqual([]);
}, 3_600_000);

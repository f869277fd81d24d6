import { expect, it } from 'vitest';
import { occurrences, UnknownTime } from '#server/booking/calendar/recurrence.ts';
import { busyHours, calendar, casesOf, event, hoursOf, wholeDay } from './calendar-text.ts';

const hour = 'DURATION:PT1H';
const timed = 'DTSTART:20261201T150000Z';

it.each([
  ...['FREQ=DAILY', 'FREQ=DAILY;COUNT=99999', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'FREQ=MINUTELY;INTERVAL=120'],
  ...['FREQ=DAILY;COUNT=99999;BYDAY=MO,TU', 'FREQ=WEEKLY;INTERVAL=3;COUNT=99999;BYDAY=MO,WE,FR'],
  ...[
    'FREQ=DAILY;BYHOUR=9,10;COUNT=99999',
    'FREQ=HOURLY;COUNT=999999;BYDAY=MO',
    'FREQ=HOURLY;COUNT=999999;BYHOUR=9,10',
  ],
  ...['FREQ=DAILY;COUNT=99999;BYHOUR=9,17;BYSETPOS=-1', 'FREQ=HOURLY;INTERVAL=5;COUNT=999999;BYDAY=MO,TU'],
])('%s takes no longer since 1990 than since last week', (rule) => {
  expect(shortestMs(rule, '1990-01-01')).toBeLessThan(1 + 10 * shortestMs(rule, '2026-11-22'));
});

it.each([
  ...['FREQ=MONTHLY;COUNT=999', 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=999'],
  ...['FREQ=YEARLY;BYMONTH=1,2,3,4,5,6,7,8,9,10,11,12;BYDAY=MO,TU;COUNT=9999', 'FREQ=YEARLY;BYWEEKNO=1,20;COUNT=999'],
  'FREQ=DAILY;BYMONTHDAY=1,2,3;COUNT=9999',
])('%s, whose days must be counted, takes milliseconds since 1990', (rule) => {
  expect(shortestMs(rule, '1990-01-01')).toBeLessThan(15);
});

function shortestMs(rule: string, start: string): number {
  const [from, to] = [Date.parse('2026-11-29T00:00Z'), Date.parse('2026-12-10T23:59Z')];
  const times = Array.from({ length: 20 }, () => {
    const began = performance.now();
    occurrences(rule, Date.parse(`${start}T15:00Z`), from, to);
    return performance.now() - began;
  });
  return Math.min(...times);
}

// Tasks.org 2158, vdirsyncer 1052: programs write a count of 0 for no end.
it('a count of 0 is no count', () => {
  const [start, to] = [Date.parse('2026-11-01T15:00Z'), Date.parse('2026-12-10T23:59Z')];
  expect(occurrences('FREQ=DAILY;COUNT=0', start, start, to)).toEqual(occurrences('FREQ=DAILY', start, start, to));
});

it('a rule that names a part twice with two values is unknown', () => {
  const start = Date.parse('2026-11-03T15:00Z');
  expect(() => occurrences('FREQ=WEEKLY;BYDAY=TU;BYDAY=MO', start, start, start)).toThrow(UnknownTime);
  expect(occurrences('FREQ=WEEKLY;BYDAY=TU;BYDAY=TU', start, start, start)).toEqual([start]);
});

it.each([
  ['FREQ=DAILY;BYDAY=MO,TU', 3_830],
  ['FREQ=WEEKLY;INTERVAL=3;BYDAY=SU,WE;WKST=SU', 1_275],
  ['FREQ=DAILY;INTERVAL=5;BYDAY=TU,TH;BYHOUR=9,15', 1_530],
  ['FREQ=HOURLY;INTERVAL=5;BYDAY=MO', 9_172],
  ['FREQ=HOURLY;BYHOUR=9,10;BYMONTH=11', 2_200],
  ['FREQ=DAILY;BYHOUR=9,15,20;BYSETPOS=2,-1', 26_760],
  ['FREQ=MINUTELY;INTERVAL=90;BYDAY=TU', 30_500],
  ['FREQ=MONTHLY;BYDAY=2TU', 440],
  ['FREQ=SECONDLY;INTERVAL=5400', 215_000],
])('the end of %s;COUNT=… is that of a walk from its start', (rule, about) => {
  const [start, to] = [Date.parse('1990-01-02T09:00Z'), Date.parse('2027-03-10T23:59Z')];
  // Half of it is computed from 1990 on in years, each of which begins where the one before ends.
  const years = Array.from({ length: 38 }, (_, index) => Date.UTC(1990 + index, 0, 1));
  const all = years.flatMap((from) => occurrences(rule, start, from, Math.min(from + 366 * 86_400_000, to)));
  const walked = [...new Set(all)].sort((a, b) => a - b);
  const from = Date.parse('2026-01-01T00:00Z');
  for (const count of [about - 7, about, about + 1, about + 60]) {
    const ending = walked.slice(0, count).filter((time) => time >= from);
    expect(occurrences(`${rule};COUNT=${count}`, start, from, to)).toEqual(ending);
  }
});

it.each(
  casesOf(`
    # Rules that are written in another way, or began long ago.
    10:00-11:00  DTSTART:20261130T150000Z  RRULE:freq=daily;count=2
    10:00-11:00  DTSTART:20261124T150000Z  rrule:Freq=weekly;byday=mo,tu
    10:00-11:00  DTSTART:20261124T150000Z  RRULE:FREQ=WEEKLY;{BYDAY=TU;INTERVAL=0|BYDAY=MO,TU,|INTERVAL=1;BYDAY=TU;|BYDAY=,;BYMONTH=,}
    10:00-11:00  DTSTART:20261124T150000Z  RRULE{: FREQ=WEEKLY; BYDAY = TU|;X-BUSYMAC-REGENERATE=TRASH:FREQ=WEEKLY;BYDAY=TU}
    10:00-11:00  DTSTART:20261201T150000Z  RRULE:{FREQ=WEEKLY;BYDAY=|RRULE:FREQ=WEEKLY|RSCALE=GREGORIAN;SKIP=OMIT;FREQ=DAILY}
    10:00-11:00  DTSTART:2026{1101|1201}T150000Z  RRULE:RSCALE=GREGORIAN;SKIP=FORWARD;FREQ=MONTHLY{|;BYMONTH=12}
    10:00-11:00  DTSTART:20261201T150000Z  RRULE:  EXRULE: ;
    10:00-11:00  DTSTART:{19900108T150000Z  RRULE:FREQ=DAILY|20070108T150000Z  RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR}
    10:00-11:00  DTSTART:20120108T150000Z  RRULE:FREQ=DAILY;COUNT=9999
    10:00-11:00  DTSTART:20260106T150000Z  RRULE:FREQ=MONTHLY;BYDAY=TU;BYSETPOS=1
    10:00-11:00  DTSTART:20250101T150000Z  RRULE:FREQ=YEARLY;COUNT=24;BYMONTH=1,2,3,4,5,6,7,8,9,10,11,12,1;BYMONTHDAY=1
    10:00-11:00  DTSTART:20251202T150000Z  RRULE:FREQ=YEARLY;BYWEEKNO=49;BYDAY=TU
    free         DTSTART:20201201T150000Z  RRULE:FREQ=YEARLY;BYMONTH=12;COUNT=3
    free         DTSTART:20220101T150000Z  RRULE:FREQ=MONTHLY;BYMONTHDAY=1;BYDAY=2SU
    # Their ends.
    10:00-11:00  DTSTART:20261124T150000Z  RRULE:FREQ=WEEKLY;UNTIL={20261201|2026-12-01|20261201T100000-0500|20261201T9}
    10:00-11:00  DTSTART:20261124T150000Z  RRULE:FREQ=WEEKLY;UNTIL={20261201T080000-0800|20261201T1500Z|soon|20261131}
    10:00-11:00  DTSTART;TZID=America/New_York:20261124T100000  RRULE:FREQ=WEEKLY;UNTIL={20261201T100000|20261201T1500Z}
    free         DTSTART;TZID=America/New_York:20261124T100000  RRULE:FREQ=WEEKLY;UNTIL=20261201T145959Z
    free         DTSTART:20261001T150000Z  RRULE:FREQ=DAILY;UNTIL={20261129T9|20261129T250000}
    # What they leave out. An exception that cannot be read is none.
    10:00-11:00  DTSTART:20261130T150000Z  RRULE:FREQ=DAILY  EXDATE:{20261131T150000Z,20261202T9|20261201T9}
    10:00-11:00  DTSTART:20261201T150000Z  RRULE:FREQ=DAILY;COUNT=2  EXDATE:20261201T9
    10:00-11:00  DTSTART:20261124T150000Z  RRULE:FREQ=WEEKLY  EXDATE;TZID=PDT:20261201T070000
    free         DTSTART:20261124T150000Z  RRULE:FREQ=WEEKLY  EXDATE;TZID=Europe/Berlin:20261124T160000,20261201T160000
    free         DTSTART:20261124T150000Z  RRULE:FREQ=WEEKLY  EXDATE:20261124T150000Z, 20261201T150000Z
    free         DTSTART:20261124T150000Z  rrule:FREQ=WEEKLY  exdate{;VALUE=DATE:20261201T000000|: 20261201T150000Z}
    # A rule of RFC 2445.
    free         DTSTART:20261116T150000Z  RRULE:FREQ=DAILY  EXRULE:FREQ=WEEKLY;BYDAY=TU{|;UNTIL=20261201T150000Z}
    free         DTSTART:20261116T150000Z  RRULE:FREQ=DAILY  EXRULE:FREQ=DAILY;INTERVAL=5
    10:00-11:00  DTSTART:20261116T150000Z  RRULE:FREQ=DAILY  EXRULE:FREQ=WEEKLY;BYDAY=TU;UNTIL={20261130T150000Z|soon|20261201T9}
    10:00-11:00  DTSTART:20261116T150000Z  RRULE:FREQ=DAILY  EXRULE:FREQ={WEEKLY;BYDAY=WE|WEEKLY;BYDAY=TU;COUNT=2}
    10:00-11:00  DTSTART:20261116T150000Z  RRULE:FREQ=DAILY  EXRULE:{FREQ=DAILY;BYHOUR=11|FREQ=DAILY;BYEASTER=0|}
    # RFC 5545, 3.8.5.3: the start is the first of the series. dateutil and rrule.js have none then.
    10:00-11:00  DTSTART:20261201T150000Z  RRULE:FREQ=DAILY;UNTIL={20261101T000000Z|20261130}
    10:00-11:00  DTSTART:20261201T150000Z  RRULE:FREQ=DAILY;BYDAY=MO;{UNTIL=20261130T150000Z|COUNT=1}
  `),
)('%s is the time of %s %s %s', (expected, ...lines) => expect(hoursOf(...lines, hour)).toBe(expected));

it.each([
  ...['FREQ=SOMETIMES', 'FREQ=SECONDLY', 'FREQ=YEARLY;BYMONTH=13', 'FREQ=DAILY;BYEASTER=1', 'FREQ=YEARLY, BYMONTH=3'],
  ...['RSCALE=CHINESE;FREQ=YEARLY', 'FREQ=MONTHLY;BYMONTHDAY=0', 'FREQ=YEARLY;BYYEARDAY=0', 'FREQ=WEEKLY;BYSETPOS=0'],
  ...['FREQ=DAILY;INTERVAL=-1', 'FREQ=DAILY;COUNT=-1', 'FREQ=DAILY;INTERVAL=9999999999999', 'FREQ=YEARLY;BYDAY=255SU'],
  ...['FREQ=WEEKLY;BYD', 'FREQ=WEEKLY;BYDAY', 'FREQ=WEEKLY;TU', 'FREQ=MONTHLY;BYMONTHDAY=31;SKIP=FORWARD'],
])('a calendar with a rule that cannot be computed is unknown: %s', (rule) => {
  expect(hoursOf(timed, hour, `RRULE:${rule}`)).toContain('a time cannot be computed');
  expect(hoursOf('DTSTART:20200101T150000Z', hour, `RRULE:${rule};UNTIL=20210101`)).toBe('free');
});

it('a replacement with a rule of its own goes on by it where no occurrence of its series is replaced', () => {
  const weekly = 'RRULE:FREQ=WEEKLY;BYDAY=TU';
  const going = event('UID:one', 'DTSTART:20261117T150000Z', hour, 'RECURRENCE-ID:20261117T150000Z', weekly);
  const ended = event('UID:one', 'DTSTART:20261006T180000Z', hour, `${weekly};UNTIL=20261101`);
  for (const before of [[], [ended]]) expect(busyHours(calendar(...before, going))).toBe('10:00-11:00');
  const series = event('UID:one', 'DTSTART:20261006T150000Z', hour, weekly);
  const moved = event('UID:one', 'DTSTART:20261124T180000Z', hour, 'RECURRENCE-ID:20261124T150000Z', weekly);
  expect(busyHours(calendar(series, moved))).toBe('10:00-11:00');
});

it.each([
  'RECURRENCE-ID:20261201T150000Z',
  'RECURRENCE-ID;TZID=Europe/Paris:20261201T160000',
  'recurrence-id:20261201T100000',
  'RECURRENCE-ID;VALUE=DATE:20261201',
])('an occurrence is replaced in whatever zone it is named: %s', (replaced) => {
  const series = event('UID:one', 'DTSTART;TZID=US/Eastern:20261124T100000', hour, 'RRULE:FREQ=WEEKLY');
  expect(busyHours(calendar(series, event('UID:one', replaced, 'DTSTART:20261201T180000Z', hour)))).toBe('13:00-14:00');
});

it.each([';VALUE=DATE:20261031', ';TZID=America/New_York:20261031T100000', ':20261031T140000Z'])(
  'what follows a change keeps its hour when the clocks change, however that is named: %s',
  (replaced) => {
    const at = (day: number) => `DTSTART;TZID=America/New_York:202610${day}T`;
    const series = event('UID:one', `${at(24)}100000`, hour, 'RRULE:FREQ=DAILY;INTERVAL=7');
    // Saturdays at ten become Tuesdays at one: three days later, of which one has 25 hours.
    const moved = event(
      'UID:one',
      `RECURRENCE-ID;RANGE=THISANDFUTURE${replaced}`,
      'DTSTART;TZID=America/New_York:20261103T130000',
      hour,
    );
    expect(busyHours(calendar(series, moved))).toBe('13:00-14:00');
  },
);

it.each(['THISANDPRIOR', 'THISANDNEAR'])('a change of the range %s may move each occurrence, or not', (range) => {
  const series = event('UID:one', 'DTSTART:20261103T150000Z', hour, 'RRULE:FREQ=WEEKLY');
  const change = (...lines: string[]) => event('UID:one', hour, ...lines);
  const other = event('DTSTART:20261201T210000Z', hour);
  for (const day of ['20261124', '20261208', '20270105']) {
    const moved = change(`RECURRENCE-ID;RANGE=${range}:${day}T150000Z`, `DTSTART:${day}T180000Z`);
    expect(busyHours(calendar(series, moved, other))).toBe('10:00-11:00 13:00-14:00 16:00-17:00');
  }
  const own = change(`RECURRENCE-ID;RANGE=${range}:20261201T150000Z`, 'DTSTART:20261201T180000Z');
  expect(busyHours(calendar(series, own, other))).toBe('13:00-14:00 16:00-17:00');
  const gone = change(`RECURRENCE-ID;RANGE=${range}:20261208T150000Z`, 'DTSTART:20261208T150000Z', 'STATUS:CANCELLED');
  expect(busyHours(calendar(series, gone, other))).toBe('10:00-11:00 16:00-17:00');
});

it.each([
  'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=W. Europe Standard Time:20261129T000000',
  'RECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:20261129',
])('whole days that follow a change stay whole: %s', (replaced) => {
  const series = event('UID:one', 'DTSTART;VALUE=DATE:20261129', 'RRULE:FREQ=DAILY;COUNT=2');
  expect(busyHours(calendar(series, event('UID:one', replaced, 'DTSTART;VALUE=DATE:20261130')))).toBe(wholeDay);
});

it('a rule of RFC 2445 excludes whole days, and nothing of another event', () => {
  const days = event('DTSTART;VALUE=DATE:20261117', 'RRULE:FREQ=DAILY', 'EXRULE:FREQ=WEEKLY');
  expect(busyHours(calendar(days))).toBe('free');
  expect(busyHours(calendar(days, event('DTSTART:20261116T150000Z', hour, 'RRULE:FREQ=DAILY')))).toBe('10:00-11:00');
});

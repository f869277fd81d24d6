import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { availabilityGrid } from '#shared/booking/availability.ts';
import {
  type FreeTimesInput,
  freeTimes,
  type Interval,
  mergeIntervals,
  nearestTimes,
  occupied,
  preferredTimes,
  refusal,
} from '#shared/booking/free-times.ts';
import { type MeetingKind, meetingKind, meetingKinds, startEveryMinutes } from '#shared/booking/meeting-kinds.ts';
import { holidays } from '#shared/firm/office-hours.ts';
import { type Office, offices } from '#shared/firm/offices.ts';
import { addDays, dayName, ohioInstant, ohioIso, ohioTime } from '#shared/format/ohio-date.ts';

const minute = 60_000;
const at = (time: string) => Date.parse(time);
const phone = meetingKind('phone');
const sundayHours: Pick<Office, 'hours'> = { hours: { Sunday: ['00:00', '06:00'] } };

function times(input: Partial<FreeTimesInput>) {
  const defaults = { kind: phone, office: offices[0], now: at('2026-11-22T12:00:00Z'), busy: [] };
  const range = { from: '2026-11-23', to: '2026-11-23' };
  return freeTimes({ ...defaults, ...range, ...input }).map(({ start }) => ohioIso(start));
}

describe('free times', () => {
  it('lie within office hours, the last one ending at closing time', () => {
    const day = times({});
    expect(day[0]).toBe('2026-11-23T09:00:00-05:00');
    expect(day.at(-1)).toBe('2026-11-23T16:30:00-05:00');
    expect(times({ kind: meetingKind('visit') }).at(-1)).toBe('2026-11-23T15:30:00-05:00');
  });

  it('begin on a quarter hour where the office opens between two, because time is reserved in quarters', () => {
    expect(times({ office: { hours: { Monday: ['09:10', '10:00'] } } })).toEqual(['2026-11-23T09:15:00-05:00']);
  });

  it('keep the notice and the horizon of the kind', () => {
    expect(times({ now: at('2026-11-23T12:05:00-05:00') })[0]).toBe('2026-11-23T14:30:00-05:00');
    const far = { from: '2027-01-21', to: '2027-01-25' };
    expect(times(far).at(-1)?.slice(0, 10)).toBe('2027-01-21');
  });

  it.each([
    ['2027-03-14', 10, ['00:00', '00:30', '01:00', '01:30', '03:00']],
    ['2026-11-01', 14, ['00:00', '00:30', '01:00', '01:30', '01:00', '01:30', '02:00']],
  ])('follow the clocks on the night of the change, %s', (date, count, first) => {
    const now = at(date) - 86_400_000;
    const day = times({ office: sundayHours, from: date, to: date, now });
    expect(day).toHaveLength(count);
    expect(day.slice(0, first.length).map((time) => time.slice(11, 16))).toEqual(first);
    expect(new Set(day.map((time) => Date.parse(time))).size).toBe(count);
  });
});

/** The most meetings that can begin at some of these times, tried one by one. */
function mostOf(kind: MeetingKind, pauseMinutes: number, [first, ...later]: number[]): number {
  if (first === undefined) return 0;
  const whole = (start: number) => occupied(kind, start, pauseMinutes);
  const { end } = whole(first);
  return Math.max(
    1 +
      mostOf(
        kind,
        pauseMinutes,
        later.filter((start) => whole(start).start >= end),
      ),
    later.length > 0 && whole(later[0]!).start < end ? mostOf(kind, pauseMinutes, later) : 0,
  );
}

/** Start by start and event by event, from the words of the rules alone. */
function obviousFreeTimes({ kind, office, from, to, now, busy, pauseMinutes = 0 }: FreeTimesInput): number[] {
  const free: number[] = [];
  const after = Math.max(kind.bufferMinutes, pauseMinutes);
  const today = ohioTime(new Date(now)).date;
  for (let date = from; date <= to; date = addDays(date, 1)) {
    if (date > addDays(today, kind.horizonDays)) continue;
    const [opens, closes] = office.hours[dayName(date)] ?? [];
    if (!opens || !closes || holidays(Number(date.slice(0, 4))).some((holiday) => holiday.date === date)) continue;
    for (let half = 0; half < 20; half++) {
      const start = ohioInstant(date, opens) + half * startEveryMinutes * minute;
      const end = start + kind.minutes * minute;
      const lastMinute = ohioTime(new Date(end - minute));
      const open = lastMinute.date === date && lastMinute.time < closes;
      const whole = { start: start - kind.bufferMinutes * minute, end: end + after * minute };
      const clash = busy.some((event) => event.start < whole.end && whole.start < event.end);
      if (open && !clash && start >= now + kind.noticeHours * 60 * minute) free.push(start);
    }
  }
  return free;
}

const first = at('2026-10-26T00:00:00Z');
const event = fc
  .tuple(fc.integer({ min: 0, max: 7 * 1440 }), fc.integer({ min: -30, max: 600 }))
  .map(([start, length]): Interval => ({ start: first + start * minute, end: first + (start + length) * minute }));
const calendar = fc.record({
  kind: fc.constantFrom(...meetingKinds),
  office: fc.constantFrom<Pick<Office, 'hours'>>(...offices, sundayHours),
  now: fc.integer({ min: -3 * 1440, max: 5 * 1440 }).map((minutes) => first + minutes * minute),
  events: fc.array(event, { maxLength: 12 }),
  pauseMinutes: fc.constantFrom(0, 0, 10, 45),
});

it('a pause of 15 minutes offers no more times of an empty day', () => {
  const input = {
    kind: meetingKinds[0],
    office: offices[0],
    from: '2026-10-27',
    to: '2026-10-27',
    now: first,
    busy: [],
  };
  const offered = (pauseMinutes: number) =>
    preferredTimes(input.kind, freeTimes({ ...input, pauseMinutes }), pauseMinutes).length;
  expect(offered(15)).toBeGreaterThan(0);
  expect(offered(15)).toBeLessThanOrEqual(offered(0));
});

describe('for any calendar', () => {
  it('no free time overlaps a busy one and none is lost, around a clock change', () => {
    fc.assert(
      fc.property(calendar, fc.integer({ min: 0, max: 6 }), ({ events, ...rules }, day) => {
        const range = { from: addDays('2026-10-26', day), to: addDays('2026-10-26', day + 1) };
        const found = freeTimes({ ...rules, ...range, busy: mergeIntervals(events) });
        const real = events.filter(({ start, end }) => end > start);
        expect(found.map(({ start }) => start)).toEqual(obviousFreeTimes({ ...rules, ...range, busy: real }));
      }),
      { numRuns: 1_000 },
    );
  });

  it('after one of those that are offered first no less fits into the day than after any other of its half', () => {
    fc.assert(
      fc.property(calendar, fc.integer({ min: 0, max: 5 }), ({ events, ...rules }, day) => {
        const date = addDays('2026-10-26', day);
        const input = { ...rules, from: date, to: date };
        const free = freeTimes({ ...input, busy: mergeIntervals(events) });
        const preferred = preferredTimes(rules.kind, free, rules.pauseMinutes);
        const after = ({ start }: Interval) => {
          const busy = mergeIntervals([...events, occupied(rules.kind, start, rules.pauseMinutes)]);
          return mostOf(
            rules.kind,
            rules.pauseMinutes,
            freeTimes({ ...input, busy }).map((time) => time.start),
          );
        };
        for (const times of Map.groupBy(free, ({ start }) => ohioTime(new Date(start)).time < '12:00').values()) {
          const most = Math.max(...times.map(after));
          const best = times.filter((time) => after(time) === most);
          const offered = times.filter((time) => preferred.includes(time));
          expect(offered.length).toBeGreaterThan(0);
          expect(rules.pauseMinutes ? offered.filter((time) => !best.includes(time)) : offered).toEqual(
            rules.pauseMinutes ? [] : best,
          );
          expect(offered.length).toBeLessThanOrEqual(
            preferredTimes(rules.kind, free).filter((time) => times.includes(time)).length,
          );
        }
      }),
      { numRuns: 200 },
    );
  });

  it('two bookings of free times never overlap, whatever is booked in between', () => {
    fc.assert(
      fc.property(calendar, fc.infiniteStream(fc.nat()), ({ events, ...rules }, picks) => {
        const range = { from: '2026-10-26', to: '2026-10-31' };
        const taken: Interval[] = [];
        for (let round = 0; round < 6; round++) {
          const free = freeTimes({ ...rules, ...range, busy: mergeIntervals([...events, ...taken]) });
          if (free.length === 0) break;
          const { start } = free[picks.next().value % free.length]!;
          const whole = occupied(rules.kind, start, rules.pauseMinutes);
          expect(taken.every((other) => other.end <= whole.start || whole.end <= other.start)).toBe(true);
          taken.push(whole);
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('a time that is not offered', () => {
  const now = at('2026-11-23T12:00:00-05:00');
  it.each([
    ['2026-11-23T11:30:00-05:00', 'past'],
    ['2026-11-23T13:30:00-05:00', 'notice'],
    ['2026-11-28T14:00:00-05:00', 'closed'],
    ['2026-11-26T10:00:00-05:00', 'closed'],
    ['2026-11-29T10:00:00-05:00', 'closed'],
    ['2026-11-24T16:45:00-05:00', 'closed'],
    ['2026-11-24T10:10:00-05:00', 'unknown'],
    ['2027-02-24T10:00:00-05:00', 'far'],
    ['2026-11-24T10:00:00-05:00', null],
  ])('%s is refused as %s', (start, reason) => {
    expect(refusal(phone, offices[0], at(start), now)).toBe(reason);
  });

  it('is refused exactly when it is not among the free times of an empty calendar', () => {
    const range = { from: '2026-11-23', to: '2027-01-25', now, busy: [], kind: phone, office: offices[0] };
    const free = new Set(freeTimes(range).map(({ start }) => start));
    for (let start = now - 86_400_000; start < now + 63 * 86_400_000; start += 15 * minute)
      expect(refusal(phone, offices[0], start, now) === null).toBe(free.has(start));
  });

  it('comes with the nearest ones, before and after, in order', () => {
    const free = freeTimes({ kind: phone, office: offices[0], from: '2026-11-27', to: '2026-11-30', now, busy: [] });
    const near = nearestTimes(free, at('2026-11-28T14:00:00-05:00')).map(({ start }) => ohioIso(start).slice(0, 16));
    expect(near).toEqual(['2026-11-28T10:30', '2026-11-28T11:00', '2026-11-28T11:30']);
  });
});

const grid = (now: string, from = '2026-11-22', busy: Interval[] = []) =>
  availabilityGrid({ kind: 'phone', office: null, offices, from, now: Date.parse(now), busy, stale: false });
const taken = (start: string, end: string) => ({ start: Date.parse(start), end: Date.parse(end) });

test.each([
  ['Saturday at noon', '2026-11-21T12:00:00-05:00', '2026-11-23', []],
  ['a Sunday', '2026-11-22T15:00:00-05:00', '2026-11-23', []],
  ['a Monday', '2026-11-23T08:00:00-05:00', '2026-11-23', []],
  ['an evening', '2026-11-23T20:00:00-05:00', '2026-11-24', []],
  [
    'a week that is taken',
    '2026-11-23T08:00:00-05:00',
    '2026-11-30',
    [taken('2026-11-23T00:00:00-05:00', '2026-11-29T00:00:00-05:00')],
  ],
])(
  'on %s the first days are those from the first free one on, and no earlier ones are linked',
  (_day, now, opens, busy) => {
    for (const from of ['', opens]) {
      const { days, previous } = grid(now, from, busy);
      expect([days[0]!.date, previous], from).toEqual([opens, null]);
    }
  },
);

test('earlier times are linked where some are free: of the two weeks before, or of the last that have any', () => {
  const now = '2026-11-23T08:00:00-05:00';
  expect(grid(now, '2026-12-21').previous).toBe('2026-12-07');
  const { previous, days } = grid(now, '2026-12-21', [taken('2026-12-05T00:00:00-05:00', '2026-12-21T00:00:00-05:00')]);
  expect([previous, days[0]!.date]).toEqual(['2026-11-30', '2026-12-21']);
});

test('later times are linked while some are free, so never of an office that is open by appointment', () => {
  const now = Date.parse('2026-11-23T08:00:00-05:00');
  const office = (id: string) => {
    const input = { kind: 'in-person', office: id, offices, from: '', now, busy: [], stale: false } as const;
    return availabilityGrid(input).next;
  };
  expect(offices.map(({ id }) => [id, office(id)])).toEqual([
    ['dresden', '2026-12-07'],
    ['pickerington', null],
  ]);
});

test('later times are linked up to the last day that can be booked, 60 days ahead', () => {
  expect(grid('2026-11-25T08:00:00-05:00', '2027-01-11').next).toBeNull();
  expect(grid('2026-11-26T08:00:00-05:00', '2027-01-11').next).toBe('2027-01-25');
});

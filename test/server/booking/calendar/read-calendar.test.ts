import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createCalendarWorker } from '#server/booking/calendar/cached-calendar.ts';
import { readCalendar } from '#server/booking/calendar/read-calendar.ts';
import { ohioIso } from '#shared/format/ohio-date.ts';
import { memoryLog } from '#test/ghost/memory-log.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { busyHours, calendar, casesOf, event, hoursOf, newYorkZone, wholeDay } from './calendar-text.ts';

const from = Date.parse('2026-10-20T00:00:00Z');
const to = Date.parse('2026-12-20T00:00:00Z');

function read(text: string) {
  const reading = readCalendar(text, from, to);
  if (!reading.ok) throw new Error(reading.reason);
  return reading.times;
}

/** Busy times as `2026-11-24T10:00/11:00`, in Eastern time. */
function busy(...lines: string[]) {
  return read(calendar(...lines)).busy.map(
    ({ start, end }) => `${ohioIso(start).slice(0, 16)}/${ohioIso(end).slice(11, 16)}`,
  );
}

const timed = 'DTSTART:20261201T150000Z';
const length = 'DURATION:PT1H';
const at = (date: string, time: string) => `DTSTART;TZID=America/New_York:${date}T${time}00`;
const hour = (start: string, ...more: string[]) => event(start, 'DURATION:PT1H', ...more);

describe('the busy times of a calendar', () => {
  it('are whole days on the day when the clocks change', () => {
    const { busy: times } = read(calendar(event('DTSTART;VALUE=DATE:20261101', 'DTEND;VALUE=DATE:20261102')));
    expect(times.map(({ start, end }) => (end - start) / 3_600_000)).toEqual([25]);
  });

  it('take an occurrence that was moved, freed or cancelled from where it was', async () => {
    const series = hour('UID:series', at('20261123', '0900'), 'RRULE:FREQ=DAILY;COUNT=4');
    const instance = (date: string, ...lines: string[]) =>
      event('UID:series', 'DURATION:PT1H', `RECURRENCE-ID;TZID=America/New_York:${date}T090000`, ...lines);
    const moved = instance('20261124', at('20261124', '1500'));
    const freed = instance('20261125', at('20261125', '0900'), 'TRANSP:TRANSPARENT');
    const cancelled = event('UID:series', 'RECURRENCE-ID;TZID=America/New_York:20261126T090000', 'STATUS:CANCELLED');
    for (const lines of [
      [series, moved, freed, cancelled],
      [cancelled, freed, moved, series],
    ])
      expect(await busy(newYorkZone, ...lines)).toEqual(['2026-11-23T09:00/10:00', '2026-11-24T15:00/16:00']);
  });

  it('move an occurrence and all that follow', async () => {
    const series = hour('UID:series', at('20261123', '0900'), 'RRULE:FREQ=DAILY;COUNT=4');
    const following = hour(
      'UID:series',
      'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=America/New_York:20261125T090000',
      at('20261125', '1100'),
    );
    expect(await busy(newYorkZone, series, following)).toEqual([
      '2026-11-23T09:00/10:00',
      '2026-11-24T09:00/10:00',
      '2026-11-25T11:00/12:00',
      '2026-11-26T11:00/12:00',
    ]);
  });

  it('include what began before the period, and are cut at its ends', async () => {
    const text = calendar(event('DTSTART:20200101T000000Z', 'DTEND:20300101T000000Z'));
    expect(read(text).busy).toEqual([{ start: from, end: to }]);
  });

  it('distinguish the events of our own bookings by their UID', async () => {
    const id = 'a'.repeat(32);
    const own = hour(`UID:booking-${id}@firm.example`, 'DTSTART:20261124T150000Z');
    const result = read(calendar(own, hour('DTSTART:20261124T180000Z')));
    const [start, end] = [Date.parse('2026-11-24T15:00:00Z'), Date.parse('2026-11-24T16:00:00Z')];
    expect(result.ourEvents).toEqual([{ id, start, end }]);
    expect(result.busy).toHaveLength(1);
    expect(result.meetings).toEqual([
      { id, start, length: 3_600_000, isCancelled: false, modified: null, version: null, sealed: null },
    ]);
  });

  it('list the events of our own bookings as they stand, wherever they were moved', () => {
    const uid = `UID:booking-${'a'.repeat(32)}@firm.example`;
    const stands = (...lines: string[]) => read(calendar(hour(uid, ...lines))).meetings[0];
    expect(stands('DTSTART:20280104T150000Z', 'LAST-MODIFIED:20261120T120000Z', 'X-BOOKING-SEQUENCE:3')).toMatchObject({
      start: Date.parse('2028-01-04T15:00:00Z'),
      modified: Date.parse('2026-11-20T12:00:00Z'),
      version: 3,
    });
    expect(stands('DTSTART:20261124T150000Z', 'STATUS:CANCELLED')).toMatchObject({ isCancelled: true });
    expect(stands('DTSTART;VALUE=DATE:20261124')).toMatchObject({ start: null });
  });
});

it.each(
  casesOf(`
    # Times in UTC, in a named zone and by Eastern time, and days. Without length there is none.
    10:00-11:00  DTSTART{:20261201T150000Z|;TZID=Europe/Berlin:20261201T160000|:20261201T100000}  DURATION:PT1H
    09:00-17:00  DTSTART;TZID=America/New_York:20261130T090000  DURATION:PT8H  RRULE:FREQ=DAILY;COUNT=4  EXDATE:20261203
    00:00-00:00  DTSTART{:20261201|;VALUE=DATE:20261201}  DTEND{:20261202|;VALUE=DATE:20261202}
    00:00-00:00  DTSTART;VALUE=DATE:20261201
    free         DTSTART:20261201T150000Z  {DTEND:20261201T150000Z|SUMMARY:No end|DURATION:PT0S}
    # What is not clear takes its whole day, and a time in a zone that is not known each that it can be.
    00:00-00:00  DTSTART;VALUE=DATE:20261201          {DTEND;VALUE=DATE:20261201|DURATION:PT0S}
    00:00-00:00  DTSTART;TZID=x:20261130T100000       DTEND;TZID=x:20261202T100000
    00:00-00:00  DTSTART:20261201T150000Z             DTEND{;TZID=x:20261201T110000|:20261201T140000Z}
    00:00-00:00  DTSTART:20261201T120000              DTEND;TZID=/a.example/Europe/Berlin: 20261201T140000
    00:00-00:00  DTSTART:20261201T9:00                DTEND:20261201T10:00
    00:00-00:00  DTSTART;VALUE=DATE:20261130T150000Z  DTEND;VALUE=DATE:20261201T150000Z
    00:00-00:00  DTSTART:20261117T150000Z  DURATION:PT1H  RDATE{;VALUE=DATE:20261201|:20261208T150000Z,20261201}
    00:00-00:00  DTSTART:20261117T150000Z  DURATION:PT1H  RDATE;VALUE=PERIOD:20261201/20261202
    00:00-00:00  DTSTART:{20261201T9,20261203T150000Z|20261203T150000Z,20261201T9}  DURATION:PT1H
    00:00-00:00  DTSTART:{20261203T150000Z,20261201|2026-12-01T15:00:00,5Z|20261201T150060Z}  DURATION:PT1H
    00:00-18:00  DTSTART;TZID=x:20261201T100000  DURATION:PT1H
    07:00-00:00  DTSTART;TZID=x:20261202T020000  DURATION:PT1H
    15:00-00:00  DTSTART;TZID=x:20261201T100000  DURATION:PT1H  RRULE:FREQ=DAILY;COUNT=2  EXDATE;TZID=x:20261201T100000
    10:00-11:00  DTSTART:20261201T150000Z        DURATION:PT1H  RRULE:FREQ=DAILY;COUNT=2  EXDATE;TZID=x:20261202T050000
    # What is written in another way takes its time, and so does each entry of a list.
    10:00-11:00  DTSTART:{20261201T1500Z|2026-12-01T15:00:00Z|20261201T150000.000Z| 20261201T150000Z}  DURATION: PT1H
    10:00-11:00  DTSTART::20261201T150000Z                       DTEND::20261201T160000Z
    10:00-11:00  DTSTART:2026-12-01T10:00:00-05:00               DTEND:20261201T110000-0500
    10:00-11:00  dtstart;tzid=America/New_York:20261201T100000   dtend;tzid=America/New_York:20261201T110000
    10:00-11:00  Dtstart;Value=Date-Time:20261201T100000         Duration:pt1h
    10:00-11:00  DTSTART:20261201T150000Z  DTEND:20261201T160000Z  DURATION:PT0S
    10:00-11:00  DTSTART:20261201T150000Z  DURATION:{P0DT1H|PT60M|P1H|P0Y0M0DT1H0M0S}
    10:00-11:00  DTSTART:20261201T150000Z  DURATION:PT1H  RECURRENCE-ID:never
    10:00-11:00  DTSTART:20201201T150000Z,20261201T150000Z  DTEND:20201201T160000Z
    10:00-11:00  DTSTART:{|20261130T150000Z, }20261201T150000Z{,|;}20261203T150000Z  DURATION:PT1H
    10:00-11:00  DTSTART:20201201T150000Z  DURATION:PT1H  RDATE:{|20261130T150000Z;}20261201T150000Z;20261203T150000Z
    10:00-11:00  DTSTART:20201201T150000Z  DURATION:PT1H  RDATE;VALUE=PERIOD:20261201T150000Z/PT1H;20261203T150000Z/PT1H
    unknown      DTSTART:20201201T150000Z  DURATION:PT1H  RDATE:20261201T150000Z{ | and |;soon, }20261203T150000Z
    unknown      DTSTART:20201201T150000Z  DURATION:PT1H  RDATE;VALUE=DATE-TIME 20261201T150000Z
    unknown      DTSTART:20261201T150000Z 20261203T150000Z  DURATION:PT1H
    # Days, also with a time, and lengths.
    00:00-00:00  DTSTART;VALUE=DATE:20261201T000000{|Z}  DTEND;VALUE=DATE:{20261202T000000|20261201T000000}
    00:00-00:00  DTSTART;VALUE=DATE-TIME:20261201  DTEND;VALUE=DATE-TIME:20261201
    free         DTSTART;VALUE=DATE:20261130T000000  DTEND;value=date:20261201T000000
    free         DTSTART;VALUE=DATE:20261202T000000
    free         DTSTART;VALUE=DATE:20261130  DURATION:PT1D
    00:00-00:00  DTSTART;VALUE=DATE:20261130  DURATION:{PT48H|PT25H|P1DT12H}
    00:00-00:00  DTSTART;VALUE=DATE:20261130  RRULE:FREQ=DAILY;UNTIL={20261201T000000Z|20261201T235959Z|20261202T045959Z}
    free         DTSTART;VALUE=DATE:20261129  DURATION:PT48H  RRULE:FREQ={YEARLY|DAILY;UNTIL=20261129T235959Z}
    00:00-00:00  DTSTART;VALUE=DATE:20261130  DTEND:20261201T050000Z  RRULE:FREQ=DAILY;COUNT=3
    free         DTSTART;VALUE=DATE:20261130  DTEND:20261201T050000Z  RRULE:FREQ=DAILY;COUNT=3  EXDATE:20261201T{05|00}0000Z
    free         DTSTART;VALUE=DATE:20261130  RRULE:FREQ=DAILY  EXDATE;TZID=W. Europe Standard Time:20261201T000000
    free         DTSTART;VALUE=DATE:20261130  RRULE:FREQ=DAILY  EXDATE{|;VALUE=DATE}:20261201{|T000000}
    00:00-10:00  DTSTART:20261130T150000Z  DURATION:PT1D
    00:00-12:00  DTSTART:20261130T150000Z  DURATION:P1D2H
    00:00-04:00  DTSTART:20261117T180000Z  DURATION:P1W6DT15H
    # What an event says twice takes the most.
    10:00-13:00  DTSTART:20261201T150000Z  DURATION:PT3H  DURATION:PT2H
    10:00-13:00  DTSTART:20261201T150000Z  DTEND:20261201T160000Z  DTEND:20261201T180000Z  DTEND:20261201T170000Z
    10:00-11:00 13:00-14:00  DTSTART:20261201T150000Z  DURATION:PT1H  DTSTART:20261201T180000Z  DTSTART:20261201T150000Z
    # The way to an event, as Apple’s calendar notes it, takes up to a day before each occurrence.
    08:30-11:00  DTSTART:20261117T150000Z  DURATION:PT1H  RRULE:FREQ=WEEKLY  X-APPLE-TRAVEL-DURATION;VALUE=DURATION:PT1H30M
    10:00-11:00  DTSTART:20261117T150000Z  DURATION:PT1H  RRULE:FREQ=WEEKLY  X-APPLE-TRAVEL-DURATION:soon
    14:00-00:00  DTSTART:20261118T190000Z  DURATION:PT1H  RRULE:FREQ=WEEKLY  X-APPLE-TRAVEL-DURATION:P{1D|T9999999999999999H}
    free         DTSTART:20261119T150000Z  DURATION:PT1H  RRULE:FREQ=WEEKLY  X-APPLE-TRAVEL-DURATION:P999999999D
    # Far dates and counts.
    free         DTSTART:00010101T150000Z  DURATION:PT1H
    10:00-11:00  DTSTART:00010101T150000Z  DURATION:PT1H  RRULE:FREQ=DAILY
    00:00-00:00  DTSTART{:00010101T150000|;VALUE=DATE:00010101}  DTEND{:99991231T150000|;VALUE=DATE:99991231}
    10:00-00:00  DTSTART:20261201T150000Z  DTEND:99991231T235959Z
    free         DTSTART;TZID=America/New_York:99991231T150000  DURATION:P1D  RRULE:FREQ=DAILY
    free         DTSTART:20261220T150000Z  DURATION:P999999999D  RRULE:FREQ=DAILY
    10:00-11:00  DTSTART:20261120T150000Z  DURATION:PT1H  RRULE:FREQ=DAILY;{UNTIL=99991231T235959Z|COUNT=2147483648}
    free         DTSTART:20261120T150000Z  DURATION:PT1H  RRULE:FREQ=DAILY;UNTIL=00010101T000000Z
    # What its calendar's owner shows as free, and what not.
    free         DTSTART:20261201T150000Z  DURATION:PT1H  TRANSP:TRANSPARENT
    free         DTSTART:20261201T150000Z  DURATION:PT1H  TRANSP:OPAQUE  X-MICROSOFT-CDO-BUSYSTATUS:{WORKINGELSEWHERE|FREE}
    free         DTSTART:20261201T150000Z  DURATION:PT1H  TRANSP:OPAQUE  X-MICROSOFT-MSNCALENDAR-BUSYSTATUS:FREE
    free         DTSTART:20261201T150000Z  DURATION:PT1H  X-MICROSOFT-{MSNCALENDAR-BUSYSTATUS:BUSY  X-MICROSOFT-|}CDO-BUSYSTATUS:FREE
    free         DTSTART:20261201T150000Z  DURATION:PT1H  TRANSP:TRANSPARENT  X-MICROSOFT-CDO-{BUSYSTATUS:|INTENDEDSTATUS:BUSY}
    free         DTSTART:20261201T150000Z  DURATION:PT1H  STATUS:CANCELED
    free         DTSTART:20261201T150000Z  DURATION:PT1H  STATUS:CANCELLED  STATUS:CANCELLED
    free         DTSTART:20261201T150000Z  DURATION:PT1H  ATTENDEE;PARTSTAT=DECLINED;CN=Office:mailto:Office@example.com
    10:00-11:00  DTSTART:20261201T150000Z  DURATION:PT1H  {STATUS:CANCELLED|ATTENDEE;PARTSTAT=DECLINED:mailto:guest@example.com}  STATUS:CONFIRMED
    10:00-11:00  DTSTART:20261201T150000Z  DURATION:PT1H  TRANSP:TRANSPARENT  TRANSP:OPAQUE
    10:00-11:00  DTSTART:20261201T150000Z  DURATION:PT1H  TRANSP:TRANSPARENT  X-MICROSOFT-CDO-BUSYSTATUS:{BUSY|OOF|TENTATIVE|OUTOFOFFICE}
    10:00-11:00  DTSTART:20261201T150000Z  DURATION:PT1H  TRANSP:TRANSPARENT  X-MICROSOFT-MSNCALENDAR-BUSYSTATUS:{BUSY|AWAY}
    10:00-11:00  DTSTART:20261201T150000Z  DURATION:PT1H  TRANSP:SOMETIMES  X-MICROSOFT-CDO-INTENDEDSTATUS:FREE
    10:00-11:00  DTSTART:20261201T150000Z  DURATION:PT1H  X-MICROSOFT-CDO-BUSYSTATUS:{FREE  X-MICROSOFT-CDO-BUSYSTATUS:BUSY|BUSY  X-MICROSOFT-CDO-BUSYSTATUS:FREE}
    10:00-11:00  DTSTART:20261201T150000Z  DURATION:PT1H  X-MICROSOFT-MSNCALENDAR-BUSYSTATUS:FREE  X-MICROSOFT-MSNCALENDAR-BUSYSTATUS:OOF
    10:00-11:00  DTSTART:20261201T150000Z  DURATION:PT1H  ATTENDEE{|;PARTSTAT=ACCEPTED}:mailto:office@example.com  ATTENDEE;PARTSTAT=DECLINED:mailto:office@example.com
    10:00-11:00  DTSTART:20261201T150000Z  DURATION:PT1H  ATTENDEE;PARTSTAT=DECLINED:mailto:office@example.com  ATTENDEE;PARTSTAT=ACCEPTED:mailto:Office@example.com
  `),
)('%s is the time of %s %s %s %s', (expected, ...lines) => {
  const began = performance.now();
  const hours = busyHours(calendar('X-WR-CALNAME:office@example.com', event(...lines)));
  expect(hours.replace(/^a time cannot be computed.*/, 'unknown')).toBe(expected);
  expect(performance.now() - began).toBeLessThan(1_000);
});

it.each([
  ['an event', event('SUMMARY:Meeting')],
  ...['soon', '20261131T150000Z', '20261340T150000Z'].map((start) => [start, event(`DTSTART:${start}`, length)]),
  ['an added start', event(timed, length, 'RDATE:20261208T150000Z,soon')],
  ['each added time', event(timed, length, 'RDATE;VALUE=PERIOD:20261208T150000Z/PT1H,202612T180000Z/PT5H')],
  ['a busy time', 'BEGIN:VFREEBUSY\r\nFREEBUSY:soon/PT1H\r\nEND:VFREEBUSY'],
  ['a series', event('DTEND:20261201T150000Z', 'RRULE:FREQ=WEEKLY')],
])('a calendar is unknown because %s has no date, unless it takes no time', (_what, component) => {
  expect(busyHours(calendar(component))).toMatch(/has no (?:date|start)/);
  const free = component.replace('END:VEVENT', 'STATUS:CANCELLED\r\nEND:VEVENT').replace('Y:s', 'Y;FBTYPE=FREE:s');
  expect(busyHours(calendar(free))).toBe('free');
});

it('each version of an event takes its time, and a later cancellation frees it', () => {
  const version = (sequence: number, ...lines: string[]) => event('UID:one', `SEQUENCE:${sequence}`, length, ...lines);
  const versions = [version(0, timed), version(2, 'DTSTART:20261201T180000Z'), version(1, 'DTSTART:20261201T200000Z')];
  expect(busyHours(calendar(...versions))).toBe('10:00-11:00 13:00-14:00 15:00-16:00');
  expect(busyHours(calendar(version(0, timed), version(1, timed, 'STATUS:CANCELLED')))).toBe('free');
});

it('hours of which a calendar says when they are available make it unknown, unless they are past', () => {
  const available = (year: number) =>
    `BEGIN:VAVAILABILITY\r\nDTSTART:${year}0101T000000Z\r\nDTEND:${year}1231T000000Z\r\n${[
      ...['BEGIN:AVAILABLE', `DTSTART:${year}1201T150000Z`, length, 'RRULE:FREQ=DAILY', 'END:AVAILABLE'],
    ].join('\r\n')}\r\nEND:VAVAILABILITY`;
  expect(busyHours(calendar(available(2026), event(timed, length)))).toContain('VAVAILABILITY');
  expect(busyHours(calendar(available(2025), event(timed, length)))).toBe('10:00-11:00');
});

it('days of a duration are those of the calendar', () => {
  const [from, to] = ['2026-10-31T00:00:00-04:00', '2026-11-03T00:00:00-05:00'].map((time) => Date.parse(time));
  const ends = ['P2D', 'PT48H'].map((duration) => {
    const lines = ['DTSTART;TZID=America/New_York:20261031T110000', `DURATION:${duration}`];
    const reading = readCalendar(calendar(event(...lines)), from!, to!);
    return reading.ok && ohioIso(reading.times.busy[0]!.end).slice(0, 16);
  });
  expect(ends).toEqual(['2026-11-02T11:00', '2026-11-02T10:00']);
});

it.each(
  casesOf(`
    2026-11-20  DTSTART:20261120T150000Z  DTEND{:soon|:261204T170000Z|:2026-W49-5|:20261340T170000Z|:20261131T170000Z|:}
    2026-11-20  DTSTART:20261120T150000Z  {DTEND:20261121T160000Z 20261204T160000Z|DTEND 261204T170000Z|DURATION=P20D}
    2026-11-20  DTSTART:20261120T150000Z  DURATION:P{0000-00-20T00:00:00|999999999D|9999999999999999999W|T9999999999999999999S}
    2026-11-20  DTSTART{;TZID=America/New_York:20261120T100000|;VALUE=DATE:20261120}  DURATION:P99999999D
    2026-11-20  DTSTART;VALUE=DATE:20261120  {DTEND:none|DURATION:3 weeks}
    2026-11-20  DTSTART:20261120T9  DURATION:soon
    2026-11-20  DTSTART:20261001T150000Z  DURATION:PT1H  RDATE;VALUE=PERIOD:20261120T150000Z/{soon|P999999999D}
    2026-11-19  DTSTART;TZID=x:20261120T100000  DURATION:soon
    2026-11-23  DTSTART:20261123T150000Z  DTEND:12/04/2026 17:00
    2026-11-23  DTSTART;VALUE=DATE:20261123  DTEND;VALUE=DATE:2026-12-5
    2026-11-01  DTSTART;VALUE=DATE:20261101  DURATION:P2M
    2026-10-05  DTSTART:20261005T150000Z  DURATION:{P3M|P1Y|P30M|P|-PT4S}
  `),
)(
  'an event whose end cannot be read takes two months from its start on, and is counted: %s %s %s %s',
  (day, ...lines) => {
    expect(hoursOf(...lines)).toBe(wholeDay);
    const [begin, end] = ['2020-01-01', '2027-12-31'].map((date) => Date.parse(date));
    const reading = readCalendar(calendar(event(...lines)), begin!, end!);
    const last = reading.ok ? reading.times.busy.at(-1)! : { start: 0, end: 0 };
    expect(ohioIso(last.start).slice(0, 10)).toBe(day);
    // In a zone that is not known, 26 hours more.
    expect([62, 63]).toContain(Math.floor((last.end - last.start) / 86_400_000));
    expect(reading).toMatchObject({ times: { unreadable: [expect.any(String)] } });
    expect(hoursOf(...lines, 'STATUS:CANCELLED')).toBe('free');
  },
);

it.each(
  casesOf(`
    2026-12-05  DTSTART:{|soon|2026-12|20261340|20261131T10}  DTEND{:20261205T160000Z|;VALUE=DATE:20261205|:20261205T9}
    2026-12-05  DTSTART:soon  DTEND:20261205T160000Z  DURATION:PT1H
    2026-12-05  {RECURRENCE-ID:20261204T150000Z  |}DTEND:20261205T160000Z
  `),
)(
  'an event whose start cannot be read takes two months before its end, and is counted: %s %s %s %s',
  (day, ...lines) => {
    expect(hoursOf(...lines)).toBe(wholeDay);
    const [from, to] = [Date.parse('2020-01-01'), Date.parse('2027-12-31')];
    const end = Date.parse(`${day}T24:00-05:00`);
    const start = Date.parse('2026-10-04T00:00-04:00') + 3_600_000;
    const times = { busy: [{ start, end }], unreadable: [day] };
    expect(readCalendar(calendar(event(...lines)), from, to)).toMatchObject({ times });
    expect(hoursOf(...lines, 'STATUS:CANCELLED')).toBe('free');
    expect(hoursOf(...lines.map((line) => line.replace('20261205', '20261130')))).toBe('free');
  },
);

it('an event of which something cannot be read is not counted once it is over, and takes nothing any more', () => {
  const old = event('DTSTART:20201001T150000Z', 'DURATION:soon');
  expect(read(calendar(old, hour(timed)))).toMatchObject({
    busy: [{ start: Date.parse('2026-12-01T15:00Z') }],
    unreadable: [],
  });
});

it.each(
  casesOf(`
    DTSTART;VALUE=DATE:20261123  DTEND{:20261204T9|;TZID=x:20261204T100000}
    DTSTART:20261123T9           DURATION:P12D
  `),
)('an end of which only the day can be read is on that day: %s %s', (...lines) => {
  const [from, to] = [Date.parse('2026-11-01T00:00:00-04:00'), Date.parse('2026-12-31T00:00:00-05:00')];
  const [start, end] = [Date.parse('2026-11-23T00:00:00-05:00'), expect.toSatisfy(isOnDecember5)];
  expect(readCalendar(calendar(event(...lines)), from, to)).toMatchObject({ times: { busy: [{ start, end }] } });
});

function isOnDecember5(time: number) {
  return time >= Date.parse('2026-12-05T00:00:00-05:00') && time <= Date.parse('2026-12-06T00:00:00-05:00');
}

it('an instruction whose end or start cannot be read opens nothing, and closes from its start on or before its end', () => {
  const [from, to] = [Date.parse('2026-12-01T00:00:00-05:00'), Date.parse('2026-12-31T00:00:00-05:00')];
  const after = [timed, 'DTEND:soon', 'TRANSP:TRANSPARENT'];
  const before = ['DTSTART:soon', 'DTEND:20261201T150000Z', 'TRANSP:TRANSPARENT'];
  for (const lines of [after, before]) {
    const opening = readCalendar(calendar(event('SUMMARY:OPEN 8-20', ...lines)), from, to);
    expect(opening).toMatchObject({ times: { instructions: [], unreadable: ['2026-12-01'] } });
    const closing = readCalendar(calendar(event('SUMMARY:CLOSED', ...lines)), from, to);
    const span =
      lines === after
        ? { end: expect.toSatisfy((time) => time > to) }
        : { start: expect.toSatisfy((time) => time < from) };
    expect(closing).toMatchObject({
      times: { instructions: [{ title: 'CLOSED', ...span }], unreadable: ['2026-12-01'] },
    });
  }
});

it('free times of a VFREEBUSY are free, and one that is not clear takes its day', () => {
  const published = (line: string) => busyHours(calendar(`BEGIN:VFREEBUSY\r\n${line}\r\nEND:VFREEBUSY`));
  expect(published('FREEBUSY;FBTYPE=FREE:20261201T150000Z/PT1H')).toBe('free');
  const span = 'DTSTART:20261101T000000Z\r\nDTEND:20270101T000000Z\r\n';
  expect(published(`${span}FREEBUSY;FBTYPE=BUSY:20261201T150000Z/20261201T160000Z`)).toBe('10:00-11:00');
  expect(published('FREEBUSY:20261201T150000Z/PT1H,20261201T180000Z/PT1H')).toBe('10:00-11:00 13:00-14:00');
  expect(published('FREEBUSY:20261201T150000Z/20261201T9')).toBe(wholeDay);
  expect(published('FREEBUSY:20261201T150000Z/later')).toBe('10:00-00:00');
  expect(published('FREEBUSY:20261120T150000Z/P3M')).toBe(wholeDay);
});

it.each(
  casesOf(`
    # With times of its own, which a copy of the series' rule is not.
    10:00-11:00  DTSTART:20261117T090000  RRULE:FREQ=WEEKLY;COUNT=2  ;RANGE=THISANDFUTURE:20261124T090000  DTSTART:20261124T100000  RRULE:FREQ=WEEKLY;COUNT=4
    13:00-14:00  DTSTART:20261117T090000  RRULE:FREQ=WEEKLY;COUNT=2  :20261124T090000                      DTSTART:20261124T130000  RRULE:FREQ=WEEKLY;COUNT=3
    10:00-11:00  DTSTART:20261117T090000  RRULE:FREQ=WEEKLY;COUNT=2  {;RANGE=THISANDFUTURE|}:20261124T090000  DTSTART:20261124T100000  RDATE:20261201T100000
    09:00-10:00  DTSTART:20261117T090000  RRULE:FREQ=WEEKLY          :20261124T090000                      DTSTART:20261124T130000  RRULE:FREQ=WEEKLY
    # That takes the time of a free series, lasts longer, or is in another zone on the other side of a change of clocks.
    10:00-11:00  DTSTART:20261117T090000  RRULE:FREQ=WEEKLY+TRANSP:TRANSPARENT  ;RANGE=THISANDFUTURE:20261124T090000  DTSTART:20261124T100000  SUMMARY:Away
    00:00-00:00  DTSTART:20261025T090000  RRULE:FREQ=MONTHLY  ;RANGE=THISANDFUTURE:20261025T090000   DTSTART:20261025T090000  DURATION:P11D
    10:00-12:00  DTSTART:20261027T090000  RRULE:FREQ=WEEKLY   ;RANGE=THISANDFUTURE:20261027T130000Z  DTSTART:20261027T150000Z  SUMMARY:Late
  `),
)('busy %s: %s of %s is changed%s to %s with %s', (hours, start, rule, at, changed, more) => {
  const length = more!.startsWith('DURATION') ? [] : ['DURATION:PT1H'];
  const series = hour(start!, 'UID:a', ...rule!.split('+'));
  expect(busyHours(calendar(series, event('UID:a', `RECURRENCE-ID${at}`, changed!, more!, ...length)))).toBe(hours);
});

it('of several people who are invited to one meeting, each in a calendar of a joined feed, each changes their own copy', () => {
  const meeting = hour('UID:a', timed, 'RRULE:FREQ=DAILY;COUNT=2');
  const cancelled = hour('UID:a', timed, 'RECURRENCE-ID:20261201T150000Z', 'STATUS:CANCELLED');
  const whole = hour('UID:a', timed, 'RRULE:FREQ=DAILY;COUNT=2', 'STATUS:CANCELLED', 'SEQUENCE:5');
  for (const other of [[meeting, cancelled], [whole]])
    expect(busyHours(calendar(meeting) + calendar(...other))).toBe('10:00-11:00');
  expect(busyHours(calendar(meeting) + calendar(cancelled))).toBe('free');
});

describe('a hostile or broken calendar', () => {
  it.each(['', '<html></html>', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n', '{}'])('is refused: %j', (text) => {
    expect(readCalendar(text, from, to)).toEqual({ ok: false, reason: 'not a calendar' });
  });

  it.each([
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=MONTHLY;INTERVAL=24;BYDAY=5MO',
    'FREQ=DAILY;INTERVAL=2147483647',
    'FREQ=MONTHLY;BYMONTHDAY=31;BYMONTH=2',
  ])('comes to an end: %s', (rule) => {
    for (const start of ['00010201T000000Z', '19700201T000000Z', '20270201T090000Z'])
      expect(readCalendar(calendar(hour(`DTSTART:${start}`, `RRULE:${rule}`)), from, to).ok).toBe(true);
  });

  it('is refused when its series have too many occurrences', () => {
    const daily = ['DTSTART:20261021T000000Z', 'DURATION:PT1M', 'RRULE:FREQ=DAILY'] as const;
    const many = Array.from({ length: 200 }, () => event(...daily));
    expect(readCalendar(calendar(...many), from, to)).toEqual({ ok: false, reason: 'too large' });
  });

  const download = (text: string) => ({ body: Buffer.from(text), contentType: 'text/calendar' });

  it('is unknown when its thread does not finish, and does not hold up others', async () => {
    const { log } = memoryLog();
    const file = path.join(temporaryFolder(), 'worker.mjs');
    writeFileSync(
      file,
      'import { parentPort as p } from "node:worker_threads"; p.on("message", () => { for (;;); }); p.postMessage("ready");',
    );
    const stuck = createCalendarWorker({ file, log, budgetMs: 200 });
    await expect(stuck.read(download(calendar()), { start: from, end: to })).rejects.toThrow('200 ms');
    await stuck.close();
    const worker = createCalendarWorker({ file: path.resolve('server/booking/calendar/calendar-worker.ts'), log });
    const text = calendar(hour('DTSTART:20261124T150000Z'));
    expect(await worker.read(download(text), { start: from, end: to })).toEqual(readCalendar(text, from, to));
    await worker.close();
  });
});

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createCalendarWorker } from '#server/booking/calendar/cached-calendar.ts';
import { readCalendar } from '#server/booking/calendar/read-calendar.ts';
import { ohioIso } from '#shared/format/ohio-date.ts';
import { memoryLog } from '#test/ghost/memory-log.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { calendar, event, newYorkZone } from './calendar-text.ts';

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

const at = (date: string, time: string) => `DTSTART;TZID=America/New_York:${date}T${time}00`;
const hour = (start: string, ...more: string[]) => event(start, 'DURATION:PT1H', ...more);

describe('the busy times of a calendar', () => {
  it('are those of events in UTC, in a named zone, and floating ones by Eastern time', async () => {
    expect(await busy(hour('DTSTART:20261124T150000Z'))).toEqual(['2026-11-24T10:00/11:00']);
    expect(await busy(newYorkZone, hour(at('20261124', '1000')))).toEqual(['2026-11-24T10:00/11:00']);
    expect(await busy(hour(at('20261124', '1000')))).toEqual(['2026-11-24T10:00/11:00']);
    expect(await busy(hour('DTSTART;TZID=Europe/Berlin:20261124T160000'))).toEqual(['2026-11-24T10:00/11:00']);
    expect(await busy(hour('DTSTART:20261124T100000'))).toEqual(['2026-11-24T10:00/11:00']);
  });

  it('are whole days for events of days, also on the day when the clocks change', async () => {
    expect(await busy(event('DTSTART;VALUE=DATE:20261124'))).toEqual(['2026-11-24T00:00/00:00']);
    const text = calendar(event('DTSTART;VALUE=DATE:20261101', 'DTEND;VALUE=DATE:20261102'));
    const { busy: times } = read(text);
    expect(times.map(({ start, end }) => (end - start) / 3_600_000)).toEqual([25]);
  });

  it('are none in an empty calendar, and none of an event without length', async () => {
    expect(await busy()).toEqual([]);
    expect(await busy(event('DTSTART:20261124T150000Z'))).toEqual([]);
  });

  it('take an occurrence that was moved, freed or cancelled from where it was', async () => {
    const series = hour('UID:series', at('20261123', '0900'), 'RRULE:FREQ=DAILY;COUNT=4');
    const instance = (date: string, ...lines: string[]) =>
      event('UID:series', 'DURATION:PT1H', `RECURRENCE-ID;TZID=America/New_York:${date}T090000`, ...lines);
    const moved = instance('20261124', at('20261124', '1500'));
    const freed = instance('20261125', at('20261125', '0900'), 'TRANSP:TRANSPARENT');
    const cancelled = instance('20261126', at('20261126', '0900'), 'STATUS:CANCELLED');
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

  it('end with UNTIL, which is in UTC or a day', async () => {
    const until = (value: string) => busy(newYorkZone, hour(at('20261123', '2100'), `RRULE:FREQ=DAILY;UNTIL=${value}`));
    expect(await until('20261125T020000Z')).toHaveLength(2);
    expect(await until('20261125T015959Z')).toHaveLength(1);
    expect(await until('20261125')).toHaveLength(3);
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

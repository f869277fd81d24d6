// Measures free times from large calendars, in a process of its own that run.ts starts. Prints one line of JSON.
import { readCalendar } from '#server/booking/calendar/read-calendar.ts';
import { freeTimes, mergeIntervals } from '#shared/booking/free-times.ts';
import { meetingKind, officeFor } from '#shared/booking/meeting-kinds.ts';
import { addDays, ohioDate } from '#shared/format/ohio-date.ts';
import { calendar, event, newYorkZone } from '../server/booking/calendar/calendar-text.ts';
import { timed } from './numbers.ts';

export type FreeTimesResult = {
  /** CPU time in milliseconds, of each run: reading the three calendars, and the free times of four weeks from them. */
  read: number[];
  compute: number[];
  /** Growth of the process's peak memory by the first run, in MB. */
  megabytes: number;
  free: number;
};

const day = 86_400_000;
const now = Date.parse('2026-11-30T08:00:00-05:00');
const [eventsOfEach, recurringOfEach] = [667, 100];

const about = [
  'SUMMARY:Meeting with a client about last year’s return and the quarter',
  'DESCRIPTION:Please bring the papers of the last two years and a list of what has changed since then.',
  'LOCATION:Dresden office',
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  'TRIGGER:-PT15M',
  'END:VALARM',
];
const recurrenceRules = [
  'FREQ=WEEKLY;BYDAY=TU,TH',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO',
  'FREQ=MONTHLY;BYDAY=2TU',
  'FREQ=DAILY;INTERVAL=3',
  'FREQ=MONTHLY',
  'FREQ=WEEKLY;UNTIL=20270301T000000Z',
  'FREQ=WEEKLY;BYDAY=FR;COUNT=150',
  'FREQ=MONTHLY;BYMONTHDAY=15',
  'FREQ=YEARLY',
  'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
];

const texts = [0, 1, 2].map(calendarText);
const before = process.resourceUsage().maxRSS;
const result: FreeTimesResult = { read: [], compute: [], megabytes: 0, free: 0 };
for (let run = -3; run < 25; run++) {
  const [busy, read] = await timed(async () => {
    const calendars = texts.map((text) => readCalendar(text, now - day, now + 95 * day));
    return mergeIntervals(calendars.flatMap((reading) => (reading.ok ? reading.times.busy : [])));
  });
  const from = ohioDate(new Date(now));
  const period = { from, to: addDays(from, 27), now };
  const rules = { kind: meetingKind('phone'), office: officeFor('phone', null) };
  const [free, compute] = await timed(async () => freeTimes({ ...rules, ...period, busy }));
  result.free = free.length;
  // Later runs only add garbage to it.
  if (run === -3) result.megabytes = (process.resourceUsage().maxRSS - before) / 1024;
  if (run < 0) continue;
  result.read.push(read);
  result.compute.push(compute);
}
console.log(JSON.stringify(result));

/** Two years of single events, most of them over, and series that still go on, with exceptions and moved instances. */
function calendarText(calendarNumber: number): string {
  const parts = Array.from({ length: eventsOfEach }, (_, number) =>
    number < recurringOfEach ? series(calendarNumber, number) : singleEvent(calendarNumber, number),
  );
  return calendar(newYorkZone, ...parts.flat());
}

function singleEvent(calendarNumber: number, number: number): string {
  const moment = now - 500 * day + ((number * 7_919 + calendarNumber * 101) % 600) * day;
  const zoned = (name: string, hour: number) => `${name};TZID=America/New_York:${local(moment, hour)}`;
  return event(zoned('DTSTART', 9 + (number % 8)), zoned('DTEND', 10 + (number % 8)), ...about);
}

function series(calendarNumber: number, number: number): string[] {
  const start = now - (100 + number * 5) * day;
  const hour = 9 + (number % 8);
  const uid = `UID:series-${calendarNumber}-${number}`;
  const zoned = (name: string, moment: number) => `${name};TZID=America/New_York:${local(moment, hour)}`;
  const master = event(
    uid,
    zoned('DTSTART', start),
    'DURATION:PT30M',
    `RRULE:${recurrenceRules[number % recurrenceRules.length]}`,
    zoned('EXDATE', start + 14 * day),
    ...about,
  );
  const instance = event(uid, zoned('RECURRENCE-ID', start + 7 * day), zoned('DTSTART', start + 8 * day), ...about);
  return number % 4 === 0 ? [master, instance] : [master];
}

/** A full hour of a day as iCalendar writes it. */
function local(moment: number, hour: number): string {
  return `${new Date(moment).toISOString().slice(0, 10).replaceAll('-', '')}T${String(hour).padStart(2, '0')}0000`;
}

import request from 'supertest';
import { expect, it } from 'vitest';
import { wholePage } from '../server/site.ts';
import { caldavForTests, startCaldavSite } from './caldav-site.ts';

const caldav = caldavForTests();

it.each([
  [
    'close on a day',
    'CLOSED: funeral',
    ['20261202', '20261203'],
    '',
    'Wednesday, December 2Closed: funeral',
    '2026-12-02',
    0,
  ],
  [
    'open late for the season',
    'OPEN Thursday 9-20',
    ['20261203', '20261204'],
    'RRULE:FREQ=WEEKLY;UNTIL=20270415',
    'Thursday9\u00a0a.m. to 8\u00a0p.m.',
    '2026-12-10',
    22,
  ],
  [
    'a week of vacation',
    'CLOSED: vacation',
    ['20261207', '20261213'],
    '',
    'Saturday, December 12Closed: vacation',
    '2026-12-12',
    0,
  ],
])(
  '%s: two minutes after the event is in the calendar, pages and free times say so',
  async (name, title, [start, end], rule, shown, date, free) => {
    const { site, clock } = await startCaldavSite(caldav);
    const times = async () => {
      const { body } = await request(site.server).get(
        `/api/availability?brand=payroll&kind=phone&from=${date}&to=${date}`,
      );
      return body.slots.length;
    };
    const page = async () => (await wholePage(site, '/contact')).page.querySelector('#dresden')!.textContent;
    expect([await times(), await page()]).not.toEqual([free, expect.stringContaining(shown)]);
    const file = `${name.replaceAll(' ', '-')}.ics`;
    const lines = [`UID:${file}`, 'DTSTAMP:20261101T000000Z', `SUMMARY:${title}`, 'TRANSP:TRANSPARENT'];
    const days = [`DTSTART;VALUE=DATE:${start}`, `DTEND;VALUE=DATE:${end}`, ...(rule ? [rule] : [])];
    await caldav.put(file, ['BEGIN:VEVENT', ...lines, ...days, 'END:VEVENT'].join('\r\n'));
    clock.time += 121_000;
    await times();
    await expect.poll(page, { timeout: 20_000 }).toContain(shown);
    expect(await times()).toBe(free);
  },
);

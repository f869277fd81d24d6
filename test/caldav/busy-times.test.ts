import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { fetchCollection, reasonOf } from '#server/booking/calendar/fetch-calendar.ts';
import { freePort } from '../free-port.ts';
import { runDoctor } from '../server/cli/doctor-run.ts';
import { caldavForTests, eventsOf, monday, startCaldavSite } from './caldav-site.ts';

const caldav = caldavForTests();

describe('the times of the calendar', () => {
  it('are not offered, and brands with the same calendar share them', async () => {
    const { site, book, clock } = await startCaldavSite(caldav, { BRAND_BROWNCO_CALDAV_URL: caldav.url });
    const series = ['UID:weekly', 'DTSTAMP:20261101T000000Z', 'DTSTART:20261102T150000Z', 'DURATION:PT1H'];
    await caldav.put(
      'weekly.ics',
      ['BEGIN:VEVENT', ...series, 'RRULE:FREQ=WEEKLY;BYDAY=WE', 'END:VEVENT'].join('\r\n'),
    );
    const starts = async (brand: string) => {
      clock.time += 3_000;
      const query = `brand=${brand}&kind=phone&from=2026-12-09&to=2026-12-09`;
      const { body } = await request(site.server).get(`/api/availability?${query}`).expect(200);
      return (body.slots as { start: string }[]).map(({ start }) => start.slice(11, 16)).slice(0, 3);
    };
    expect(await starts('payroll')).toEqual(['09:00', '09:30', '11:00']);
    await book('2026-12-09T10:00:00-05:00').expect(409);
    const { body } = await book('2026-12-09T09:00:00-05:00').expect(201);
    await site.bookings.close();
    expect(await starts('brownco')).toEqual(['09:30', '11:00', '11:30']);
    expect(await eventsOf(caldav, body.id)).toHaveLength(1);
  });
});

it('npm run doctor counts the busy hours, and says plainly that a password is wrong or a server does not answer', async () => {
  const { output } = await runDoctor({
    BRAND_DRESDENTAX_CALDAV_URL: `http://office:pa55word@127.0.0.1:${await freePort()}/meetings/`,
    BRAND_BROWNCO_CALDAV_URL: caldav.url.replace('pa55word', 'wr0ng'),
    BRAND_PAYROLL_CALDAV_URL: caldav.url,
  });
  expect(output).not.toMatch(/pa55word|wr0ng/);
  const lines = output.split('\n').filter((line) => line.includes('CalDAV'));
  expect(lines.map((line) => line.trim().replace(/ +/, ' '))).toEqual([
    'CANNOT CalDAV calendar of dresdentax cannot be read: cannot be reached: ECONNREFUSED',
    'CANNOT CalDAV calendar of brownco cannot be read: the user name or the password is not accepted (status 401)',
    expect.stringMatching(/^ok CalDAV calendar of payroll has [\d.]+ busy hours in the next four weeks$/),
  ]);
});

it('npm run doctor says that a user may only read the calendar', async () => {
  const { output } = await runDoctor({ BRAND_PAYROLL_CALDAV_URL: caldav.readOnlyUrl });
  expect(output).toMatch(/ok +CalDAV calendar of payroll has/);
  expect(output).toMatch(/CANNOT +CalDAV calendar of payroll cannot be written to: the user may only read it/);
});

it.each([
  ['of a calendar that is not there', '/elsewhere/', 'there is no calendar at this address (status 404)'],
  ['of the whole account', '/', 'there is no calendar at this address'],
])('the URL %s is refused, not taken for an empty calendar', async (_what, path, reason) => {
  const url = caldav.url.replace('/meetings/', path);
  const period = { start: monday, end: monday + 86_400_000 };
  expect(await fetchCollection(url, period).catch(reasonOf)).toBe(reason);
});

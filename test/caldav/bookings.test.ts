import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { fetchCollection, reasonOf } from '#server/booking/calendar/fetch-calendar.ts';
import { freePort } from '../free-port.ts';
import { monday } from '../server/booking/booking-site.ts';
import { runDoctor } from '../server/cli/doctor-run.ts';
import { caldavForTests, eventsOf, startCaldavSite } from './caldav-site.ts';

const caldav = caldavForTests();

describe('a booking in the calendar of the firm', () => {
  it('is created, moved and deleted there, each under the same UID', async () => {
    const { site, book, act } = await startCaldavSite(caldav);
    const { body } = await book('2026-12-01T10:00:00-05:00').expect(201);
    await site.bookings.close();
    const [created] = await eventsOf(caldav, body.id);
    for (const line of [
      'DTSTART:20261201T150000Z',
      'DTEND:20261201T153000Z',
      'SEQUENCE:0',
      'SUMMARY:Meeting: Pat Doe\\, phone',
    ])
      expect(created).toContain(line);
    await act(body.manageUrl, 'move', { slot: '2026-12-01T14:00:00-05:00' }).expect(200);
    await site.bookings.close();
    const moved = await eventsOf(caldav, body.id);
    expect(moved).toHaveLength(1);
    expect(moved[0]).toContain('DTSTART:20261201T190000Z');
    expect(moved[0]).toContain('SEQUENCE:1');
    await act(body.manageUrl, 'cancel').expect(200);
    await site.bookings.close();
    expect(await eventsOf(caldav, body.id)).toEqual([]);
    expect(JSON.stringify(site.log)).not.toMatch(/pa55word|Pat Doe|office@|office%40/);
  });

  it('keeps what the firm has added to it when it is moved, also when that happens in the same moment', async () => {
    const { site, book, act } = await startCaldavSite(caldav);
    const { body } = await book('2026-12-02T10:00:00-05:00').expect(201);
    await site.bookings.close();
    const name = `booking-${body.id}.ics`;
    const [event] = await eventsOf(caldav, body.id);
    await caldav.put(
      name,
      event!.replace('END:VEVENT', 'COMMENT:Ask for the W-3\r\nEND:VEVENT').replace('SEQUENCE:0', 'SEQUENCE:4'),
    );
    let edits = 0;
    caldav.hooks.beforeRequest = async ({ method }) => {
      if (method !== 'PUT' || edits++ > 0) return;
      const [present] = await eventsOf(caldav, body.id);
      await caldav.put(name, present!.replace('END:VEVENT', 'CATEGORIES:New client\r\nEND:VEVENT'));
    };
    await act(body.manageUrl, 'move', { slot: '2026-12-02T14:00:00-05:00' }).expect(200);
    await site.bookings.close();
    expect(edits).toBe(2);
    const [moved, ...others] = await eventsOf(caldav, body.id);
    expect(others).toEqual([]);
    for (const line of ['DTSTART:20261202T190000Z', 'COMMENT:Ask for the W-3', 'CATEGORIES:New client', 'SEQUENCE:5'])
      expect(moved).toContain(line);
  });

  it('carries the booking sealed, in a property and in its link, which a move renews beside what the firm has written', async () => {
    const { site, book, act } = await startCaldavSite(caldav, { BOOKING_SECRET: 'a secret of the firm' });
    const { body } = await book('2026-12-09T10:00:00-05:00').expect(201);
    await site.bookings.close();
    const sealedIn = (event: string) =>
      [/^X-BOOKING-SEALED:(1[\w-]{100,})/m, /token=[\w-]+#b=(1[\w-]{100,})/].map((place) => place.exec(event)?.[1]);
    const [event] = await eventsOf(caldav, body.id);
    const [first, linked] = sealedIn(event!);
    expect([typeof first, linked]).toEqual(['string', first]);
    await caldav.put(
      `booking-${body.id}.ics`,
      event!.replace('DESCRIPTION:', 'DESCRIPTION:Owes us a form\\, the W-3\\n'),
    );
    await act(body.manageUrl, 'move', { slot: '2026-12-09T14:00:00-05:00' }).expect(200);
    await site.bookings.close();
    const [moved] = await eventsOf(caldav, body.id);
    expect(moved).toContain('DESCRIPTION:Owes us a form\\, the W-3\\nPat Doe\\n');
    const [second, renewed] = sealedIn(moved!);
    expect(second).not.toBe(first);
    expect([typeof second, renewed]).toEqual(['string', second]);
  });

  it('is the event that a mail program has stored from the invitation, not a second one', async () => {
    const { site, book, act } = await startCaldavSite(caldav);
    let id = '';
    caldav.hooks.beforeRequest = async ({ method, url }) => {
      if (method !== 'PUT' || id) return;
      id = /booking-(\w+)\.ics/.exec(url!)![1]!;
      const lines = [
        'DTSTAMP:20261130T130000Z',
        'DTSTART:20261203T150000Z',
        'DTEND:20261203T153000Z',
        'SUMMARY:Invitation',
      ];
      const event = ['BEGIN:VEVENT', `UID:booking-${id}@payroll.localhost`, ...lines, 'END:VEVENT'];
      await caldav.put('from-the-mail-program.ics', event.join('\r\n'));
    };
    const { body } = await book('2026-12-03T10:00:00-05:00').expect(201);
    await site.bookings.close();
    expect(await eventsOf(caldav, id)).toHaveLength(1);
    await act(body.manageUrl, 'move', { slot: '2026-12-03T14:00:00-05:00' }).expect(200);
    await site.bookings.close();
    const moved = await eventsOf(caldav, id);
    expect(moved).toHaveLength(1);
    expect(moved[0]).toContain('DTSTART:20261203T190000Z');
    await act(body.manageUrl, 'cancel').expect(200);
    await site.bookings.close();
    expect(await eventsOf(caldav, id)).toEqual([]);
  });

  const answerWrites = (status: number | null) => {
    caldav.hooks.answer = ({ method }, outgoing) =>
      status !== null && method === 'PUT' && Boolean(outgoing.writeHead(status).end());
  };
  it.each([
    ['answers again', '10:00', () => caldav.stop(), () => caldav.start()],
    ['has room again (status 507)', '11:00', () => answerWrites(507), () => answerWrites(null)],
    ['works again (status 500)', '12:00', () => answerWrites(500), () => answerWrites(null)],
  ])('does not keep the visitor waiting, and is written once the calendar %s', async (_when, time, fail, mend) => {
    const { site, book } = await startCaldavSite(caldav);
    await request(site.server).get('/api/availability?brand=payroll&kind=phone').expect(200);
    await fail();
    const { body } = await book(`2026-12-04T${time}:00-05:00`).expect(201);
    await site.bookings.close();
    expect(site.log.filter(({ msg }) => msg === 'A booking could not be written to the calendar')).toHaveLength(1);
    await mend();
    expect(await eventsOf(caldav, body.id)).toEqual([]);
    site.bookings.start();
    await site.bookings.close();
    expect(await eventsOf(caldav, body.id)).toHaveLength(1);
  });

  it('is answered while the calendar does not answer at all', async () => {
    const { site, book } = await startCaldavSite(caldav);
    await request(site.server).get('/api/availability?brand=payroll&kind=phone').expect(200);
    const silence = Promise.withResolvers<void>();
    caldav.hooks.beforeRequest = () => silence.promise;
    const { body } = await book('2026-12-07T10:00:00-05:00').expect(201);
    expect(site.log.filter(({ msg }) => msg === 'A booking could not be written to the calendar')).toEqual([]);
    silence.resolve();
    await site.bookings.close();
    expect(await eventsOf(caldav, body.id)).toHaveLength(1);
  });

  it('is taken out again when it was cancelled while it was being written', async () => {
    const { site, book, act } = await startCaldavSite(caldav);
    const booked = Promise.withResolvers<{ id: string; manageUrl: string }>();
    const removed = Promise.withResolvers<void>();
    let held = false;
    caldav.hooks.beforeRequest = async ({ method }) => {
      if (method !== 'PUT' || held) return;
      held = true;
      const { manageUrl } = await booked.promise;
      await act(manageUrl, 'cancel').expect(200);
      await removed.promise;
    };
    // The last request of a removal that finds nothing: it looks for the UID.
    caldav.hooks.afterRequest = ({ method }) => {
      if (held && method === 'REPORT') removed.resolve();
    };
    const { body } = await book('2026-12-08T10:00:00-05:00').expect(201);
    booked.resolve(body);
    await site.bookings.close();
    expect(held).toBe(true);
    expect(await eventsOf(caldav, body.id)).toEqual([]);
  });
});

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

it('npm run doctor counts the busy hours, and says plainly that a password is wrong, a server does not answer or a user may only read', async () => {
  const { output } = await runDoctor({
    BRAND_DRESDENTAX_CALDAV_URL: `http://office:pa55word@127.0.0.1:${await freePort()}/meetings/`,
    BRAND_BROWNCO_CALDAV_URL: caldav.url.replace('pa55word', 'wr0ng'),
    BRAND_PAYROLL_CALDAV_URL: caldav.readOnlyUrl,
  });
  expect(output).not.toMatch(/pa55word|wr0ng/);
  const lines = output.split('\n').filter((line) => line.includes('CalDAV'));
  expect(lines.map((line) => line.trim().replace(/ +/, ' '))).toEqual([
    'CANNOT CalDAV calendar of dresdentax cannot be read: cannot be reached: ECONNREFUSED',
    'CANNOT CalDAV calendar of brownco cannot be read: the user name or the password is not accepted (status 401)',
    expect.stringMatching(/^CANNOT CalDAV calendar of payroll cannot be written to: the user may only read it/),
    expect.stringMatching(/^ok CalDAV calendar of payroll has [\d.]+ busy hours in the next four weeks$/),
  ]);
});

it.each([
  ['of a calendar that is not there', '/elsewhere/', 'there is no calendar at this address (status 404)'],
  ['of the whole account', '/', 'there is no calendar at this address'],
])('the URL %s is refused, not taken for an empty calendar', async (_what, path, reason) => {
  const url = caldav.url.replace('/meetings/', path);
  const period = { start: monday, end: monday + 86_400_000 };
  expect(await fetchCollection(url, period).catch(reasonOf)).toBe(reason);
});

import request from 'supertest';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fetchCollection } from '#server/booking/caldav/fetch-collection.ts';
import { freePort } from '../free-port.ts';
import { runDoctor } from '../server/cli/doctor-process.ts';
import { endAll, type OwnProcess, startProcess, untilReady } from '../server/own-process.ts';
import { startTestSite, type TestSite } from '../server/site.ts';
import { type CaldavServer, startCaldavServer } from './radicale.ts';

let caldav: CaldavServer;
beforeAll(async () => {
  caldav = await startCaldavServer();
});
afterAll(() => caldav.close());

const sites: TestSite[] = [];
let email = 0;
beforeEach(() => {
  caldav.beforeRequest = () => undefined;
  caldav.afterRequest = () => undefined;
});
afterEach(async () => {
  for (const site of sites.splice(0)) await site.close();
  await endAll();
});

/** A Monday morning, before the offices open. */
const monday = Date.parse('2026-11-30T08:00:00-05:00');

async function startSite(env: Record<string, string> = {}) {
  const clock = { time: monday };
  const site = await startTestSite({
    env: { BRAND_PAYROLL_CALDAV_URL: caldav.url, CONTACT_LIMIT: '1000', ...env },
    now: () => clock.time,
  });
  sites.push(site);
  const book = (slot: string) => request(site.server).post('/api/bookings').send(callAt(slot));
  const act = async (id: string, manageUrl: string, action: string, fields: object = {}) => {
    const token = manageUrl.split('token=')[1];
    await request(site.server)
      .post(`/api/bookings/${id}/${action}`)
      .send({ token, ...fields })
      .expect(200);
  };
  return { site, book, act, clock };
}

function callAt(slot: string) {
  const formData = { name: 'Pat Doe', email: `pat${++email}@example.com`, phone: '740-555-0100' };
  return { slot, kind: 'phone', domain: 'payroll', formData };
}

/** The calendar's events of a booking. */
async function eventsOf(id: string): Promise<string[]> {
  return (await caldav.events()).filter((event) => event.includes(`UID:booking-${id}@`));
}

describe('a booking in the calendar of the firm', () => {
  it('is created, moved and deleted there, each under the same UID', async () => {
    const { site, book, act } = await startSite();
    const { body } = await book('2026-12-01T10:00:00-05:00').expect(201);
    await site.bookings.close();
    const [created] = await eventsOf(body.id);
    for (const line of [
      'DTSTART:20261201T150000Z',
      'DTEND:20261201T153000Z',
      'SEQUENCE:0',
      'SUMMARY:Meeting: Pat Doe\\, phone',
    ])
      expect(created).toContain(line);
    await act(body.id, body.manageUrl, 'move', { slot: '2026-12-01T14:00:00-05:00' });
    await site.bookings.close();
    const moved = await eventsOf(body.id);
    expect(moved).toHaveLength(1);
    expect(moved[0]).toContain('DTSTART:20261201T190000Z');
    expect(moved[0]).toContain('SEQUENCE:1');
    await act(body.id, body.manageUrl, 'cancel');
    await site.bookings.close();
    expect(await eventsOf(body.id)).toEqual([]);
    expect(JSON.stringify(site.log)).not.toMatch(/pa55word|Pat Doe|office@|office%40/);
  });

  it('keeps what the firm has added to it when it is moved, also when that happens in the same moment', async () => {
    const { site, book, act } = await startSite();
    const { body } = await book('2026-12-02T10:00:00-05:00').expect(201);
    await site.bookings.close();
    const name = `booking-${body.id}.ics`;
    const [event] = await eventsOf(body.id);
    await caldav.put(
      name,
      event!.replace('END:VEVENT', 'COMMENT:Ask for the W-3\r\nEND:VEVENT').replace('SEQUENCE:0', 'SEQUENCE:4'),
    );
    let edits = 0;
    caldav.beforeRequest = async ({ method }) => {
      if (method !== 'PUT' || edits++ > 0) return;
      const [present] = await eventsOf(body.id);
      await caldav.put(name, present!.replace('END:VEVENT', 'CATEGORIES:New client\r\nEND:VEVENT'));
    };
    await act(body.id, body.manageUrl, 'move', { slot: '2026-12-02T14:00:00-05:00' });
    await site.bookings.close();
    expect(edits).toBe(2);
    const [moved, ...others] = await eventsOf(body.id);
    expect(others).toEqual([]);
    for (const line of ['DTSTART:20261202T190000Z', 'COMMENT:Ask for the W-3', 'CATEGORIES:New client', 'SEQUENCE:5'])
      expect(moved).toContain(line);
  });

  it('is the event that a mail program has stored from the invitation, not a second one', async () => {
    const { site, book, act } = await startSite();
    let id = '';
    caldav.beforeRequest = async ({ method, url }) => {
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
    expect(await eventsOf(id)).toHaveLength(1);
    await act(body.id, body.manageUrl, 'move', { slot: '2026-12-03T14:00:00-05:00' });
    await site.bookings.close();
    const moved = await eventsOf(id);
    expect(moved).toHaveLength(1);
    expect(moved[0]).toContain('DTSTART:20261203T190000Z');
    await act(body.id, body.manageUrl, 'cancel');
    await site.bookings.close();
    expect(await eventsOf(id)).toEqual([]);
  });

  it('does not keep the visitor waiting, and is written once the calendar answers again', async () => {
    const { site, book } = await startSite();
    await request(site.server).get('/api/availability?brand=payroll&kind=phone').expect(200);
    await caldav.stop();
    const { body } = await book('2026-12-04T10:00:00-05:00').expect(201);
    await site.bookings.close();
    expect(site.log.filter(({ msg }) => msg === 'A booking could not be written to the calendar')).toHaveLength(1);
    await caldav.start();
    expect(await eventsOf(body.id)).toEqual([]);
    site.bookings.start();
    await site.bookings.close();
    expect(await eventsOf(body.id)).toHaveLength(1);
  });

  it('is answered while the calendar does not answer at all', async () => {
    const { site, book } = await startSite();
    await request(site.server).get('/api/availability?brand=payroll&kind=phone').expect(200);
    const silence = Promise.withResolvers<void>();
    caldav.beforeRequest = () => silence.promise;
    const started = performance.now();
    const { body } = await book('2026-12-07T10:00:00-05:00').expect(201);
    expect(performance.now() - started).toBeLessThan(2_000);
    silence.resolve();
    await site.bookings.close();
    expect(await eventsOf(body.id)).toHaveLength(1);
  });

  it('is taken out again when it was cancelled while it was being written', async () => {
    const { site, book, act } = await startSite();
    const booked = Promise.withResolvers<{ id: string; manageUrl: string }>();
    const removed = Promise.withResolvers<void>();
    let held = false;
    caldav.beforeRequest = async ({ method }) => {
      if (method !== 'PUT' || held) return;
      held = true;
      const { id, manageUrl } = await booked.promise;
      await act(id, manageUrl, 'cancel');
      await removed.promise;
    };
    // The last request of a removal that finds nothing: it looks for the UID.
    caldav.afterRequest = ({ method }) => {
      if (held && method === 'REPORT') removed.resolve();
    };
    const { body } = await book('2026-12-08T10:00:00-05:00').expect(201);
    booked.resolve(body);
    await site.bookings.close();
    expect(held).toBe(true);
    expect(await eventsOf(body.id)).toEqual([]);
  });
});

describe('the times of the calendar', () => {
  it('are not offered, and brands with the same calendar share them', async () => {
    const { site, book, clock } = await startSite({ BRAND_BROWNCO_CALDAV_URL: caldav.url });
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
    expect(await starts('payroll')).toEqual(['09:00', '11:00', '11:30']);
    await book('2026-12-09T10:00:00-05:00').expect(409);
    const { body } = await book('2026-12-09T09:00:00-05:00').expect(201);
    await site.bookings.close();
    expect(await starts('brownco')).toEqual(['11:00', '11:30', '12:00']);
    expect(await eventsOf(body.id)).toHaveLength(1);
  });

  it('are read again only when something in the calendar has changed', async () => {
    const methods: string[] = [];
    caldav.beforeRequest = ({ method }) => void methods.push(method!);
    const { site, clock } = await startSite();
    const read = async () => {
      clock.time += 180_000;
      await request(site.server).get('/api/availability?brand=payroll&kind=phone').expect(200);
      await site.bookings.close();
    };
    await read();
    await read();
    expect(methods).toEqual(['PROPFIND', 'REPORT', 'PROPFIND']);
    await caldav.put(
      'one.ics',
      'BEGIN:VEVENT\r\nUID:one\r\nDTSTAMP:20261101T000000Z\r\nDTSTART:20261210T150000Z\r\nEND:VEVENT',
    );
    await read();
    expect(methods.slice(3)).toEqual(['PROPFIND', 'REPORT']);
  });
});

describe('a process that is killed', () => {
  /** Books in a process of its own that is killed at a request to the calendar, then starts the next one on its bookings. */
  async function bookAndKill(killAt: 'beforeRequest' | 'afterRequest') {
    const first = await startProcess({ BRAND_PAYROLL_CALDAV_URL: caldav.url }).then(untilReady);
    const from = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    const response = await fetch(`${first.url}/api/availability?brand=payroll&kind=phone&from=${from}`);
    const { slots } = (await response.json()) as { slots: { start: string }[] };
    let id = '';
    const killed = new Promise<void>((resolve) => {
      caldav[killAt] = async ({ method, url }) => {
        if (method !== 'PUT') return;
        id = /booking-(\w+)\.ics/.exec(url!)![1]!;
        first.process.kill('SIGKILL');
        await first.ended;
        resolve();
      };
    });
    await fetch(`${first.url}/api/bookings`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(callAt(slots[5]!.start)),
    }).catch(() => null);
    await killed;
    caldav[killAt] = () => undefined;
    const before = await eventsOf(id);
    const second: OwnProcess = await startProcess({
      BRAND_PAYROLL_CALDAV_URL: caldav.url,
      BOOKINGS_DIR: first.bookings,
    }).then(untilReady);
    await expect.poll(() => eventsOf(id), { timeout: 10_000 }).toHaveLength(1);
    await second.stop();
    return { before, after: await eventsOf(id) };
  }

  it('before the event was written leaves it to the next one', async () => {
    const { before, after } = await bookAndKill('beforeRequest');
    expect(before).toEqual([]);
    expect(after).toHaveLength(1);
    expect(after[0]).toContain('SEQUENCE:0');
  });

  it('after the event was written leaves one event', async () => {
    const { before, after } = await bookAndKill('afterRequest');
    expect(before).toHaveLength(1);
    expect(after).toEqual(before);
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
    'MISSING CalDAV calendar of dresdentax cannot be read: cannot be reached: ECONNREFUSED',
    'MISSING CalDAV calendar of brownco cannot be read: the user name or the password is not accepted (status 401)',
    expect.stringMatching(/^ok CalDAV calendar of payroll has [\d.]+ busy hours in the next four weeks$/),
  ]);
});

it.each([
  ['of a calendar that is not there', '/elsewhere/', 'there is no calendar at this address (status 404)'],
  ['of the whole account', '/', 'there is no calendar at this address'],
])('the address %s is refused, not taken for an empty calendar', async (_what, path, reason) => {
  const url = caldav.url.replace('/meetings/', path);
  const period = { start: monday, end: monday + 86_400_000 };
  expect(await fetchCollection(url, null, period)).toEqual({ outcome: 'failed', reason });
});

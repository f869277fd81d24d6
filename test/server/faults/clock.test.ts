import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import request from 'supertest';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startSmtpStub } from '#test/smtp-stub.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { call, freeStarts, monday, pat, startBookingSite } from '../booking/booking-site.ts';
import { startGhostSite, startTestSite, wholePage } from '../site.ts';

const hour = 3_600_000;

async function startAt() {
  const time = { now: Date.parse('2026-11-23T12:00:00-05:00') };
  const site = await startGhostSite({}, { now: () => time.now });
  return { site, time, get: (path: string) => request(site.server).get(path) };
}

describe.each([
  ['back by three hours', -3 * hour],
  ['forward by a day', 24 * hour],
])('the clock is set %s', (_how, by) => {
  it('an edited post and its list are shown at the first request', async () => {
    const { site, time, get } = await startAt();
    for (const path of ['/blog/post-3', '/blog', '/rss.xml']) await get(path).expect(200);
    site.ghost.posts[2]!.title = 'Edited before the clock was set';
    time.now += by;
    for (const path of ['/blog/post-3', '/blog', '/rss.xml']) {
      const { status, text } = await get(path);
      expect([path, status, text.includes('Edited before the clock was set')]).toEqual([path, 200, true]);
    }
  });

  it('a post that was not found before is found', async () => {
    const { site, time, get } = await startAt();
    await get('/blog/not-written-yet').expect(404);
    const [first] = site.ghost.posts;
    site.ghost.posts.unshift({ ...first!, id: 'f'.repeat(24), slug: 'not-written-yet', title: 'Written now' });
    time.now += by;
    const { status, text } = await get('/blog/not-written-yet');
    expect([status, text.includes('Written now')]).toEqual([200, true]);
  });

  it('Ghost is requested again after an outage', async () => {
    const { site, time, get } = await startAt();
    site.ghost.fail({ kind: 'drop' });
    for (let visit = 0; visit < 3; visit++) await get('/blog/post-3').expect(503);
    site.ghost.clearFaults();
    time.now += by;
    await get('/blog/post-3').expect(200);
  });

  it('slugs that are not known yet are looked up, although many were just before', async () => {
    const { site, time, get } = await startAt();
    for (let number = 0; number < 30; number++) await get(`/api/data/post?slug=unknown-${number}`).expect(404);
    time.now += by;
    site.ghost.clearCalls();
    await get('/api/data/post?slug=unknown-again').expect(404);
    expect(site.ghost.count()).toBeGreaterThan(0);
  });

  it('free times are those of the new day', async () => {
    const { site, clock } = await startBookingSite();
    const get = () => request(site.server).get('/api/availability?kind=phone').set('Host', 'localhost');
    const first = await get().expect(200);
    clock.time += by * 10;
    const second = await get().expect(200);
    expect(second.body.slots[0].start).not.toBe(first.body.slots[0].start);
  });
});

describe.each([
  ['ends', '2026-11-01T01:30:00-04:00', '2026-11-02'],
  ['begins', '2027-03-14T01:30:00-05:00', '2027-03-15'],
])('daylight saving time %s while the site runs', (_what, before, monday) => {
  it('free times, the reminder, the opening state and the next due date are those of Ohio’s clocks', async () => {
    const confirming = { BOOKING_CONFIRM_MAIL: 'true' };
    const { site, book, mails, clock } = await startBookingSite(confirming, { time: Date.parse(before) - 2 * hour });
    const query = `kind=phone&brand=payroll&office=dresden&from=${monday}&to=${monday}`;
    const slots = () => freeStarts(site, query);
    const early = await slots();
    expect(early[0]).toMatch(/T09:00:00-0[45]:00$/);
    const slot = early[4]!;
    await book({ ...call, slot }).expect(201);
    await site.bookings.close();
    const reminders = () => mails().filter((mail) => /^Subject: Reminder/m.test(mail)).length;
    const firstOf = async (url: string, selector: string) => (await wholePage(site, url)).main.querySelector(selector);
    const stateAt = async (at: number) => {
      clock.time = at;
      // The blanks within its sentences do not break.
      return (await firstOf('/contact', '[data-office=dresden]'))?.textContent?.replaceAll('\u00a0', ' ');
    };
    const nextDue = async (at: number) => {
      clock.time = at;
      return (await firstOf('/industries/construction', '.year-strip time'))?.getAttribute('datetime') ?? '';
    };
    const due = async (at: number) => {
      clock.time = at;
      site.bookings.start();
      await site.bookings.close();
      return reminders();
    };
    // Over the change, then to either side of the moment exactly a day before the meeting.
    expect(await due(Date.parse(before))).toBe(0);
    expect(await due(Date.parse(before) + hour)).toBe(0);
    expect(await due(Date.parse(slot) - 24 * hour - 60_000)).toBe(0);
    expect(await due(Date.parse(slot) - 24 * hour)).toBe(1);
    expect(await slots()).toEqual(early.filter((start) => Math.abs(Date.parse(start) - Date.parse(slot)) >= hour / 2));
    const opening = Date.parse(early[0]!);
    expect(await stateAt(opening - 600_000)).toBe('Dresden: Closed now. Opens today at 9 a.m.');
    expect(await stateAt(opening + 600_000)).toBe('Dresden: Open now, until 5 p.m.');
    const evening = opening + 14 * hour;
    expect([await nextDue(evening + 50 * 60_000), (await nextDue(evening + 70 * 60_000)) > monday]).toEqual([
      monday,
      true,
    ]);
  });
});

const day = 24 * hour;

/** A site whose whole process has a clock that only the test moves, with a message that waits and a meeting. */
async function startWithStoppedClock() {
  vi.useFakeTimers({ toFake: ['Date'], now: monday });
  onTestFinished(() => void vi.useRealTimers());
  const accepting = Promise.withResolvers<void>();
  const smtp = await startSmtpStub({ mode: 'later', acceptWhen: accepting.promise });
  onTestFinished(smtp.close);
  const folder = temporaryFolder();
  let during = () => {};
  const env = { VAR_DIR: folder, SMTP_URL: smtp.url, MAIL_FROM: 'web@firm.example', CONTACT_RECEIPT: 'false' };
  const site = await startTestSite({
    env: { ...env, CONTACT_LIMIT: '100' },
    content: (real) => ({
      ...real,
      async readPost(slug) {
        const found = await real.readPost(slug);
        during();
        return found;
      },
    }),
  });
  const slots = await freeStarts(site, 'kind=phone&brand=payroll');
  let number = 0;
  const messages: string[] = [];
  const send = () => {
    const message = `Message ${++number} of many`;
    messages.push(message);
    const formData = { name: 'Pat Doe', email: `pat${number}@example.com`, message };
    return request(site.server).post('/api/contact').send({ domain: 'payroll', formData });
  };
  const book = () => {
    const formData = { ...pat, email: `pat${++number}@example.com`, phone: `740-555-01${number + 10}` };
    return request(site.server)
      .post('/api/bookings')
      .send({ ...call, slot: slots[number], formData });
  };
  const database = new DatabaseSync(path.join(folder, 'site.db'));
  onTestFinished(() => database.close());
  const records = () => database.prepare('SELECT id, due FROM records').all() as { id: string; due: number }[];
  return {
    ...{ site, smtp, send, book, records, messages, accept: accepting.resolve },
    /** Changes the clock while a page is rendered. */
    whileRendered: (change: () => void) => (during = change),
  };
}

type Stopped = Awaited<ReturnType<typeof startWithStoppedClock>>;

/** Changes the clock while the mail server has the text of a mail, and has not accepted it. */
async function whileMailed({ smtp, accept }: Stopped, requested: request.Test, change: () => void) {
  const { sessions } = smtp.state;
  const response = requested.then((response) => response);
  await expect.poll(() => smtp.state.sessions).toBeGreaterThan(sessions);
  change();
  accept();
  return response;
}

const underWay: [
  string,
  number,
  string,
  number,
  (stopped: Stopped, change: () => void) => Promise<request.Response>,
][] = [
  [
    'stands still',
    0,
    'a page is rendered',
    200,
    ({ site, whileRendered, accept }, change) => {
      whileRendered(change);
      accept();
      return request(site.server)
        .get('/blog/w-2-season-starts-in-november')
        .then((response) => response);
    },
  ],
  [
    'goes back by a day',
    -day,
    'a message is mailed',
    200,
    (stopped, change) => whileMailed(stopped, stopped.send(), change),
  ],
  [
    'goes back by two days',
    -2 * day,
    'a meeting is booked',
    201,
    (stopped, change) => whileMailed(stopped, stopped.book(), change),
  ],
];

it.each(underWay)(
  'the clock %s (%i ms) while %s: all requests are answered, nothing is deleted or put off, and mails go out once it is right',
  async (_how, by, _what, status, requestDuring) => {
    const stopped = await startWithStoppedClock();
    const { site, smtp, send, book, records, messages } = stopped;
    await send().expect(200);
    await book().expect(201);
    const before = records();
    expect(before.length).toBeGreaterThan(2);
    smtp.state.mode = 'accept';
    let changes = 0;
    const change = () => {
      if (changes++ === 0) vi.setSystemTime(monday + by);
    };
    expect((await requestDuring(stopped, change)).status).toBe(status);
    expect(changes).toBeGreaterThan(0);
    for (const page of ['/', '/schedule', '/blog', '/api/availability?kind=phone', '/healthz', '/readyz'])
      expect([page, (await request(site.server).get(page)).status]).toEqual([page, 200]);
    await send().expect(200);
    await book().expect(201);
    const after = records();
    expect(before.filter(({ id }) => !after.some((record) => record.id === id))).toEqual([]);
    expect(after.filter(({ due }) => due > monday + 60 * day)).toEqual([]);
    vi.setSystemTime(monday + hour);
    const sent = () => messages.map((text) => smtp.mails.filter(({ raw }) => raw.includes(text)).length);
    await expect.poll(sent, { timeout: 50_000 }).toEqual(messages.map(() => 1));
  },
);

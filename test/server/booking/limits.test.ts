import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { parse } from 'node-html-parser';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { parseEnv } from '#server/env.ts';
import type { Store } from '#server/store/store.ts';
import { ohioIso } from '#shared/format/ohio-date.ts';
import { reportProcesses, textOf } from '../report/report-process.ts';
import { startBookings } from './booking-process.ts';
import { call, freeStarts, monday, pat, startBookingSite } from './booking-site.ts';
import { createMemoryStore } from './memory-store.ts';

const start = () => startBookingSite({ CONTACT_LIMIT: '5', TRUST_PROXY: '1' });
type Site = Awaited<ReturnType<typeof start>>;

/** Books a call on a day of December 2026, from an address of its own unless one is given. */
const bookOn = ({ site }: Site, day: number, formData: object, from = `10.0.${day}.1`, time = '10:00') =>
  request(site.server)
    .post('/api/bookings')
    .set('X-Forwarded-For', from)
    .send({ ...call, slot: `2026-12-${String(day).padStart(2, '0')}T${time}:00-05:00`, formData });

it('one person has at most three meetings to come, by email address and by phone number, and is told whom to call', async () => {
  const all = await start();
  for (const day of [1, 2, 3]) await bookOn(all, day, pat).expect(201);
  const sameMail = { ...pat, email: 'PAT+taxes@Example.com', phone: '740-555-0199' };
  const samePhone = { ...pat, email: 'chris@example.com', phone: '+1 (740) 555-0100' };
  for (const other of [sameMail, samePhone]) {
    const { body } = await bookOn(all, 4, other).expect(409);
    expect(body).toMatchObject({ success: false, error: expect.stringMatching(/call us: 740-555-\d{4}\.$/) });
  }
  const others = [{ phone: '740-555-0177' }, { phone: '614-555-0100', email: 'kim@example.com' }];
  for (const [place, other] of others.entries())
    await bookOn(all, 4 + 3 * place, { ...pat, email: 'chris@example.com', ...other }).expect(201);
  all.clock.time = Date.parse('2026-12-01T11:00:00-05:00');
  await bookOn(all, 8, pat).expect(201);
});

const someone = (number: number) => ({ ...pat, email: `pat${number}@example.com`, phone: `740-555-012${number}` });
const times = ['09:00', '10:00', '11:00', '13:00', '14:00', '15:00'];
const bookTime = (all: Site, number: number, from = `10.0.0.${number}`) =>
  bookOn(all, 1, someone(number), from, times[number]);

const twoWeeks = 'brand=payroll&kind=phone&from=2026-11-30&to=2026-12-13';
const weekOf = (start: string) => (start < '2026-12-07' ? 'first week' : 'second week');
const dayOf = (start: string) => start.slice(0, 10);
const answered = { BOOKING_CONFIRM_MAIL: 'true' };

/** Books with a mailbox and a telephone that nobody has used before. */
function madeUp({ site }: Site, number: number, slot: string, from: string) {
  const formData = { name: 'Made Up', email: `made${number}@up.example`, phone: `740-${String(5560000 + number)}` };
  return request(site.server)
    .post('/api/bookings')
    .set('X-Forwarded-For', from)
    .send({ ...call, slot, formData });
}

/** Of the times that there were before, no more than a fifth of any day and week is lost to others. */
async function expectFifthLost({ site, clock }: Site, before: string[]) {
  const after = new Set(await freeStarts(site, twoWeeks));
  const lost = before.filter((start) => !after.has(start) && Date.parse(start) >= clock.time + 2 * 3_600_000);
  for (const periodOf of [dayOf, weekOf])
    for (const [period, times] of Map.groupBy(before, periodOf)) {
      const ofPeriod = lost.filter((start) => periodOf(start) === period);
      expect(ofPeriod.length, `${period}, ${new Date(clock.time).toISOString()}`).toBeLessThanOrEqual(times.length / 5);
    }
  return lost.length;
}

it.each([
  ['22 addresses of one block', (number: number) => `10.0.0.${number % 22}`, answered],
  ['60 networks', (number: number) => `10.${number % 60}.0.1`, answered],
  ['60 networks, where no visitor is mailed', (number: number) => `10.${number % 60}.0.1`, {}],
])(
  'a flood of 24 hours from %s takes a fifth of a day and of a week at most at any moment, held times too',
  async (_who, from, env) => {
    const all = await startBookingSite({ CONTACT_LIMIT: '5', TRUST_PROXY: '1', ...env });
    const before = await freeStarts(all.site, twoWeeks);
    let number = 0;
    for (let hour = 0; hour <= 24; hour += 2) {
      const free = await freeStarts(all.site, twoWeeks);
      const tried = [...Map.groupBy(free, dayOf).values()].flatMap((day) => (hour === 0 ? day : day.slice(0, 1)));
      for (const slot of tried) {
        const { status, body } = await madeUp(all, number, slot, from(number++));
        if (status !== 201)
          expect([status, body.error]).toEqual([
            expect.toBeOneOf([409, 429]),
            expect.stringMatching(/740-555-\d{4}\.$/),
          ]);
      }
      expect(await expectFifthLost(all, before)).toBeGreaterThan(0);
      await all.sync(2 * 3_600_000);
    }
  },
  120_000,
);

/** Each answer of the store takes a turn of the event loop, as Redis's does. */
function slowStore(store: Store): Store {
  const slow = (value: unknown) =>
    typeof value !== 'function' ? value : async (...args: unknown[]) => setImmediate(await value(...args));
  return new Proxy(store, {
    get: (target, name) => (name === 'awaySince' ? target.awaySince : slow(Reflect.get(target, name))),
  });
}

it('a flood in which all ask at the same moment takes a fifth of a day at most', async () => {
  const now = () => monday;
  const delivery = { submitMail: async () => 'sent' as const, sendLatest: async () => true };
  const records = slowStore(createMemoryStore(now));
  const { rules } = startBookings({ env: parseEnv({}), records, delivery, now, contactLimit: 5 });
  const outcomes = await Promise.all(
    Array.from({ length: 12 }, (_, half) => {
      const slot = ohioIso(Date.parse('2026-12-02T09:00:00-05:00') + half * 1_800_000);
      const values = {
        kind: 'phone' as const,
        slot,
        name: 'Made Up',
        email: `made${half}@up.example`,
        phone: `740-555-10${half + 10}`,
      };
      const request = { brand: 'payroll' as const, values, masked: false, page: null, spam: 'no' as const };
      return rules.book({ ...request, network: `network ${half}`, key: `key ${half}` });
    }),
  );
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(3);
  for (const outcome of outcomes) if (!outcome.ok) expect(outcome.error).toMatch(/740-555-\d{4}\.$/);
});

it.each([
  [
    'one network',
    (number: number) => `10.0.0.${number}`,
    /on that day were booked from your network\. Please choose another day,/,
  ],
  ['many networks', (number: number) => `10.${number}.0.1`, /times of that day were booked in the last two days/],
])('a day is not filled by moving meetings there of other days, booked from %s', async (_who, from, reason) => {
  const all = await start();
  const made: { manageUrl: string }[] = [];
  for (const [number, day] of [1, 2, 3, 4].entries()) {
    const { body } = await bookOn(all, day, someone(number), from(number)).expect(201);
    made.push(body);
    all.clock.time += 2 * 3_600_000;
  }
  const move = (number: number, time: string) =>
    all
      .act(made[number]!.manageUrl, 'move', { slot: `2026-12-08T${time}:00-05:00` })
      .set('X-Forwarded-For', from(number));
  for (const number of [0, 1, 2]) await move(number, times[number]!).expect(200);
  const { body } = await move(3, times[3]!).expect(409);
  expect(body.error).toMatch(reason);
  expect(body.error).toMatch(/call us: 740-555-\d{4}\.$/);
  await move(0, times[4]!).expect(200);
});

it('many meetings within an hour are an alarm to the owner, once a day', async () => {
  const all = await startBookingSite({ REPORT_TO: 'owner@example.com' });
  const alarms = () => all.mails().filter((mail) => mail.includes('Subject: Many meetings were booked within an hour'));
  await bookOn(all, 16, pat).expect(201);
  all.clock.time += 2 * 3_600_000;
  for (const day of [1, 2, 3, 4, 7, 8, 9]) await bookOn(all, day, pat).expect(201);
  await all.sync(0);
  expect(alarms()).toHaveLength(0);
  await bookOn(all, 10, pat).expect(201);
  await all.sync(0);
  await all.sync(0);
  expect(alarms()).toHaveLength(1);
  expect(alarms()[0]).toMatch(/\r\nTo: owner@example\.com\r\n[\s\S]*8 meetings were booked/);
  all.clock.time += 2 * 3_600_000;
  for (const day of [14, 15]) await bookOn(all, day, pat).expect(201);
  await all.sync(0);
  expect(alarms()).toHaveLength(1);
});

describe('where visitors are mailed, more than a tenth of a day from one address block', () => {
  async function full() {
    const all = await startBookingSite({ CONTACT_LIMIT: '5', TRUST_PROXY: '1', BOOKING_CONFIRM_MAIL: 'true' });
    await bookTime(all, 0).expect(201);
    await all.site.bookings.close();
    const linkIn = (mail: string) => /^(?:Schedule it|Move or cancel): +http:\/\/[^/]+(\S+)\r$/m.exec(mail)![1]!;
    const open = (link: string) => request(all.site.server).get(`${link}&domain=payroll`);
    /** Presses the button of the page, as a browser without scripts does. */
    const confirm = async (link: string) => {
      const form = parse((await open(link).expect(200)).text).querySelector('form[action*="/confirm"]')!;
      const token = form.querySelector('[name=token]')!.getAttribute('value')!;
      return request(all.site.server).post(form.getAttribute('action')!).type('form').send({ token });
    };
    return { ...all, linkIn, open, confirm };
  }

  it('is held until the button behind the link in the mail is pressed, and then booked', async () => {
    const all = await full();
    const { body } = await bookTime(all, 4).expect(201);
    expect(body).toMatchObject({ success: true, heldUntil: '2026-11-30T08:30:00-05:00' });
    expect((await all.open(body.manageUrl).expect(200)).text).toContain('Please confirm your meeting');
    await all.site.bookings.close();
    const toFirm = () => all.mails().filter((mail) => mail.includes('Subject: Meeting:'));
    expect(toFirm()).toHaveLength(1);
    await bookOn(all, 1, someone(5), '10.0.9.1', times[4]).expect(409);
    const { status, headers } = await all.confirm(all.linkIn(all.mailsTo(someone(4).email)[0]!));
    expect(status).toBe(303);
    expect((await all.open(headers['location']!).expect(200)).text).toContain('Your meeting is booked');
    await all.site.bookings.close();
    expect(toFirm()).toHaveLength(2);
    expect(all.mailsTo(someone(4).email).join()).toContain('is booked');
  });

  const { report } = reportProcesses();
  it.each([
    ['a process sees that', 31],
    ['no process ran until the meeting was over', 7 * 24 * 60],
  ])(
    'is free again after half an hour without that, and in the report of that week where %s',
    async (_what, minutes) => {
      const all = await full();
      await bookTime(all, 4).expect(201);
      await all.site.bookings.close();
      const before = all.mails().length;
      const owner = report('2026-11-30T13:10:00Z', { dir: path.dirname(all.site.outbox) });
      expect((await owner.current()).message).toContain('Nothing to do.');
      await all.sync(minutes * 60_000);
      expect(all.mails()).toHaveLength(before);
      if (minutes === 31) await bookOn(all, 1, someone(5), '10.0.9.1', times[4]).expect(201);
      for (const tick of ['2026-12-07T12:00:00Z', '2026-12-14T12:00:00Z']) await owner.at(tick);
      const [mail] = owner.mails;
      expect(owner.mails).toHaveLength(1);
      expect(textOf(mail!)).toMatch(
        /Held and not confirmed: 1\r\n-+\r\nTuesday, December 1, 2026 at 2 p\.m\. Eastern time: +Pat Doe, 740-555-0124, pat4@example\.com/,
      );
    },
  );

  it('is not booked by what only reads the link, nor by the link that the browser has', async () => {
    const all = await full();
    const { body } = await bookTime(all, 4).expect(201);
    await all.site.bookings.close();
    const before = all.mails().length;
    const link = all.linkIn(all.mailsTo(someone(4).email)[0]!);
    const [, id, token] = /booking\/(\w+)\?token=([\w-]+)/.exec(link)!;
    const agent = request(all.site.server);
    await agent.head(link).expect(200);
    await all.open(link).set('User-Agent', 'Mozilla/5.0 (compatible; link scanner)').expect(200);
    await all.open(link).set({ 'Sec-Purpose': 'prefetch;prerender', Purpose: 'prefetch' }).expect(200);
    await all.open(link).set({ 'Sec-Fetch-Dest': 'image', 'Sec-Fetch-Site': 'cross-site' }).expect(200);
    const data = await agent.get(`/api/data/booking?id=${id}&token=${token}&domain=payroll`).expect(200);
    expect(data.body.value).toMatchObject({ state: 'held', canConfirm: true });
    const byBrowser = body.manageUrl.split('token=')[1];
    await agent.post(`/api/bookings/${id}/confirm`).send({ token: byBrowser }).expect(404);
    await all.site.bookings.close();
    expect((await all.open(link)).text).toContain('Schedule this meeting');
    expect(all.mails()).toHaveLength(before);
    await agent.post(`/api/bookings/${id}/confirm`).send({ token }).expect(200);
    await agent.post(`/api/bookings/${id}/confirm`).send({ token }).expect(200);
  });
});

it('no address that changes a meeting, or mails its link, is one that a reader of links can call', async () => {
  const all = await start();
  const { body } = await bookOn(all, 1, pat).expect(201);
  const token = body.manageUrl.split('token=')[1];
  const mails = all.mails().length;
  const slot = (await freeStarts(all.site, twoWeeks))[0]!;
  for (const path of ['cancel', 'move', 'confirm'].map((action) => `${body.id}/${action}`).concat('find')) {
    const url = `/api/bookings/${path}?${new URLSearchParams({ token, slot, email: pat.email, brand: 'payroll' })}`;
    for (const method of ['get', 'head'] as const) {
      const response = await request(all.site.server)[method](url).set('Sec-Purpose', 'prefetch');
      expect([path, method, response.status]).toEqual([path, method, 404]);
    }
  }
  await all.site.bookings.close();
  expect(all.mails()).toHaveLength(mails);
  expect(await all.site.bookings.list()).toMatchObject([{ id: body.id, state: 'booked', sequence: 0 }]);
});

it('moves count like bookings, and a meeting is moved three times at most', async () => {
  const all = await start();
  const { body } = await bookOn(all, 1, pat).expect(201);
  const moveTo = (day: number) =>
    all.act(body.manageUrl, 'move', { slot: `2026-12-0${day}T10:00:00-05:00` }).set('X-Forwarded-For', '10.0.1.1');
  for (const day of [2, 3, 4]) await moveTo(day).expect(200);
  expect((await moveTo(7).expect(409)).body.error).toContain('moved several times');
  const busy = await bookOn(all, 8, { ...pat, phone: '740-555-0155' }, '10.0.1.1').expect(201);
  await all.act(busy.body.manageUrl, 'cancel').set('X-Forwarded-For', '10.0.1.1').expect(429);
});

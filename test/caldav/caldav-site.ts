import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startTestSite } from '../server/site.ts';
import { type CaldavServer, startCaldavServer } from './radicale.ts';

/** A Monday morning, before the offices open. */
export const monday = Date.parse('2026-11-30T08:00:00-05:00');

/** A CalDAV server for the tests of a file; what a test has changed of its proxy is undone after it. */
export function caldavForTests(): CaldavServer {
  const caldav = {} as CaldavServer;
  beforeAll(async () => void Object.assign(caldav, await startCaldavServer()));
  beforeEach(() => {
    caldav.hooks.answer = () => false;
    caldav.hooks.beforeRequest = () => undefined;
    caldav.hooks.afterRequest = () => undefined;
  });
  afterAll(() => caldav.close());
  return caldav;
}

/** A site whose payroll brand writes into the calendar, closed when the test ends. */
export async function startCaldavSite({ url }: CaldavServer, env: Record<string, string> = {}) {
  const clock = { time: monday };
  const site = await startTestSite({
    env: { BRAND_PAYROLL_CALDAV_URL: url, CONTACT_LIMIT: '1000', ...env },
    now: () => clock.time,
  });
  const book = (slot: string) => request(site.server).post('/api/bookings').send(callAt(slot));
  const act = async (id: string, manageUrl: string, action: string, fields: object = {}) => {
    const token = manageUrl.split('token=')[1];
    await request(site.server)
      .post(`/api/bookings/${id}/${action}`)
      .send({ token, ...fields })
      .expect(200);
  };
  /** What the site does each minute, when it reads the calendar again. */
  const sync = async () => {
    await site.bookings.close();
    clock.time += 180_000;
    site.bookings.start();
    await site.bookings.close();
  };
  /** The subjects of the mails to an address. */
  const mailed = (address: string) =>
    readdirSync(site.outbox)
      .map((name) => readFileSync(path.join(site.outbox, name), 'utf8'))
      .filter((mail) => mail.includes(`\nTo: ${address}`))
      .map((mail) => /^Subject: (.+)\r$/m.exec(mail)![1]!.replace(/ with Dresden Payroll| \[Dresden Payroll\]/, ''))
      .sort();
  return { site, book, act, clock, sync, mailed };
}

let email = 0;

/** The body of a call's booking, each by another visitor. */
export function callAt(slot: string) {
  const formData = { name: 'Pat Doe', email: `pat${++email}@example.com`, phone: '740-555-0100' };
  return { slot, kind: 'phone', domain: 'payroll', formData };
}

/** The calendar's events of a booking. */
export async function eventsOf(caldav: CaldavServer, id: string): Promise<string[]> {
  return (await caldav.events()).filter((event) => event.includes(`UID:booking-${id}@`));
}

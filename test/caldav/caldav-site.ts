import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startBookingSite } from '../server/booking/booking-site.ts';
import { type CaldavServer, startCaldavServer } from './radicale.ts';

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
  const all = await startBookingSite({ BRAND_PAYROLL_CALDAV_URL: url, ...env });
  const book = (slot: string) => all.book(callAt(slot));
  /** The subjects of the mails to an address, without the firm's name. */
  const mailed = (address: string) =>
    all.subjectsTo(address).map((subject) => subject.replace(/ with Dresden Payroll| \[Dresden Payroll\]/, ''));
  return { ...all, book, mailed };
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

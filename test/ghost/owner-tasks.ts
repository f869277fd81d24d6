import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { adminToken } from '#server/preview/ghost-drafts.ts';
import { holidayOn } from '#shared/firm/office-hours.ts';
import { offices } from '#shared/firm/offices.ts';
import { addDays, dayName, ohioDate } from '#shared/format/ohio-date.ts';
import { type CaldavServer, startCaldavServer } from '../caldav/radicale.ts';
import { endAll, type OwnProcess, startProcess, untilReady } from '../server/own-process.ts';
import { type SmtpStub, startSmtpStub } from '../smtp-stub.ts';

const { GHOST_URL: ghostUrl, GHOST_CONTENT_API_KEY: key, GHOST_ADMIN_API_KEY: adminKey } = process.env;
if (!ghostUrl || !key || !adminKey)
  throw new Error("The owner's tasks need GHOST_URL, GHOST_CONTENT_API_KEY and GHOST_ADMIN_API_KEY, and radicale.");
const timeout = 120_000;
const secret = crypto.randomUUID();
const today = ohioDate(new Date());
const isOpenDay = (date: string) => offices[0].hours[dayName(date)] !== undefined && holidayOn(date) === null;
const daysFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => addDays(today, first + index)).filter(isOpenDay);
// After the week of vacation, and without the day of the season's long hours.
const [closedDay = '', meetingDay = ''] = daysFrom(8, 13).filter((date) => dayName(date) !== 'Thursday');

let caldav: CaldavServer;
let smtp: SmtpStub;
let site: OwnProcess;
const made: string[] = [];

/** One call of Ghost's Admin API, signed as its documentation says; returns the first resource. */
async function ghost(method: string, address: string, body?: Record<string, object[]>) {
  const headers = { Authorization: `Ghost ${adminToken(adminKey!, Date.now())}`, 'Content-Type': 'application/json' };
  const answer = await fetch(`${ghostUrl}/ghost/api/admin/${address}`, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${await answer.text()}`);
  const kind = address.split('/')[0]!;
  const [resource] = answer.status === 204 ? [] : (await answer.json())[kind];
  if (method === 'POST') made.unshift(`${kind}/${resource.id}/`);
  return resource;
}

/** The rows of `site-facts`; each change presses Update, one after the other. */
const rows = new Map<string, string>();
let facts: { id: string; updated_at: string };
let lastEdit: Promise<unknown> = Promise.resolve();
function write(row: string, cells: string | null) {
  const update = async () => {
    if (cells === null) rows.delete(row);
    else rows.set(row, cells);
    const html = `<p>The facts of the firm.</p>${[...rows.values()].map((line) => `<p>${line}</p>`).join('')}`;
    facts = await ghost('PUT', `pages/${facts.id}/?source=html`, { pages: [{ html, updated_at: facts.updated_at }] });
  };
  lastEdit = lastEdit.then(update);
  return lastEdit;
}

async function textOf(address: string, part: string): Promise<string> {
  const whole = parse(await (await fetch(site.url + address)).text());
  const found = whole.querySelectorAll(part).map((one) => (part === 'header' ? one.innerHTML : one.textContent));
  return found.join(' ').replaceAll('\u00a0', ' ');
}
const seen = <T>(check: () => Promise<T>) => vi.waitFor(check, { timeout, interval: 1_000 });
/** Waits until a page, or a part of it, says something. */
const shown = (address: string, said: string | RegExp, part = 'body') =>
  seen(async () => expect(await textOf(address, part)).toMatch(said));
const gone = (address: string, said: string, part = 'body') =>
  seen(async () => expect(await textOf(address, part)).not.toMatch(said));
const jsonLd = 'script[type="application/ld+json"]';

async function times(date: string): Promise<string[]> {
  const query = `brand=dresdentax&kind=phone&from=${date}&to=${date}`;
  const { slots } = await (await fetch(`${site.url}/api/availability?${query}`)).json();
  return slots.map(({ start }: { start: string }) => start);
}

const calendarTime = (start: string) => new Date(start).toISOString().replace(/[-:]|\.000/g, '');

function putAllDay(uid: string, title: string, first: string, end: string, ...lines: string[]) {
  const days = [`DTSTART;VALUE=DATE:${first.replaceAll('-', '')}`, `DTEND;VALUE=DATE:${end.replaceAll('-', '')}`];
  const event = [`UID:${uid}`, 'DTSTAMP:20261101T000000Z', `SUMMARY:${title}`, ...days, ...lines];
  return caldav.put(`${uid}.ics`, ['BEGIN:VEVENT', ...event, 'END:VEVENT'].join('\r\n'));
}

async function book(email: string, slot: string | undefined) {
  const formData = { name: 'Pat Doe', email, phone: '740-555-0100' };
  const answer = await fetch(`${site.url}/api/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ slot, kind: 'phone', domain: 'dresdentax', formData }),
  });
  expect(answer.status).toBe(201);
  const { id } = await answer.json();
  const event = async () =>
    (await caldav.events()).find((one) => one.includes(`UID:booking-${id}@`)) ?? expect.fail('not in the calendar');
  return { uid: `UID:booking-${id}@`, file: `booking-${id}.ics`, event: await seen(event) };
}

const mailsTo = (email: string) =>
  smtp.mails
    .filter(({ to }) => to.includes(email))
    .map(({ raw }) => raw.replace(/=?\r\n[ \t]|=\r\n/g, ''))
    .join('\n');

beforeAll(async () => {
  [caldav, smtp] = await Promise.all([startCaldavServer(), startSmtpStub()]);
  const html = '<p>The facts of the firm.</p>';
  const page = { title: 'Facts', slug: 'site-facts', status: 'published', html };
  facts = await ghost('POST', 'pages/?source=html', { pages: [page] });
  expect(facts, 'this Ghost has a page of facts already: use another').toMatchObject({ slug: 'site-facts' });
  const settings = { SMTP_URL: smtp.url, MAIL_FROM: 'web@firm.example', REPORT_TO: 'owner@firm.example' };
  const keys = { GHOST_URL: ghostUrl, GHOST_CONTENT_API_KEY: key, GHOST_WEBHOOK_SECRET: secret };
  site = await untilReady(await startProcess({ ...settings, ...keys, BRAND_DRESDENTAX_CALDAV_URL: caldav.url }));
  for (const event of ['page.published', 'page.published.edited', 'page.unpublished', 'page.deleted', 'site.changed']) {
    const target_url = `${site.url}/api/ghost/webhook`;
    await ghost('POST', 'webhooks/', { webhooks: [{ name: event, event, target_url, secret }] });
  }
});
afterAll(async () => {
  for (const address of made) await ghost('DELETE', address);
  await endAll();
  await Promise.all([caldav.close(), smtp.close()]);
});

describe.concurrent('within two minutes the owner has', () => {
  it('closed on a day', async () => {
    expect(await times(closedDay)).not.toEqual([]);
    await putAllDay('closed', 'CLOSED: funeral', closedDay, addDays(closedDay, 1));
    await shown('/contact', 'Closed: funeral');
    expect(await times(closedDay)).toEqual([]);
  });

  it('opened late for the season', async () => {
    const first = [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(today, days)).find((day) => dayName(day) === 'Thursday')!;
    const thursday = daysFrom(8, 28).find((date) => dayName(date) === 'Thursday')!;
    await putAllDay('season', 'OPEN Thursday 9-20', first, addDays(first, 1), 'RRULE:FREQ=WEEKLY;COUNT=20');
    await shown('/contact', /Thursday\s*9 a\.m\. to 8 p\.m\./);
    expect(await times(thursday)).toContainEqual(expect.stringContaining('T19:'));
  });

  it('another telephone, and keeps it where the next row cannot be read', async () => {
    await write('phone', 'Telephone | 740-555-0177');
    for (const part of ['header', 'footer', jsonLd]) await shown('/', /555-?0177/, part);
    await write('phone', 'Telephone | ask Pat');
    await seen(async () => expect(mailsTo('owner@firm.example')).toContain('ask Pat'));
    expect(await textOf('/', 'footer')).toContain('555-0177');
  });

  it('a notice with an end', async () => {
    await write('notice', `Notice | The lot is being paved. | ${addDays(today, 1)}`);
    await shown('/', 'The lot is being paved.', '.site-notice');
    await write('notice', `Notice | The lot is being paved. | ${addDays(today, -1)}`);
    await gone('/', 'The lot is being paved.');
  });

  it('a new person, until the row is deleted', async () => {
    await write('person', 'Person | Pat Newcomer | Prepares personal returns | Enrolled agent, IRS');
    await shown('/about', /Pat Newcomer.*Prepares personal returns.*Enrolled agent, IRS/s);
    await write('person', null);
    await gone('/about', 'Pat Newcomer');
  });

  it('a page of its own in the menu', async () => {
    const slug = `owner-page-${secret.slice(0, 8)}`;
    const own = { title: 'Where to park', slug, status: 'published', html: '<p>Behind the bank.</p>', tags: ['#menu'] };
    await ghost('POST', 'pages/?source=html', { pages: [own] });
    await shown(`/${slug}`, 'Behind the bank.', 'main');
    await shown('/', `/${slug}`, 'header');
  });

  it('a meeting moved, and the client told', async () => {
    const free = await times(meetingDay);
    const [from = '', to = ''] = [free[0], free.at(-1)];
    const { uid, file, event } = await book('moved@example.com', from);
    const end = calendarTime(new Date(Date.parse(to) + 1_800_000).toISOString());
    const moved = event.replace(/DTSTART:.+/, `DTSTART:${calendarTime(to)}\r`).replace(/DTEND:.+/, `DTEND:${end}\r`);
    await caldav.put(file, moved);
    await seen(async () => expect(mailsTo('moved@example.com')).toContain('SEQUENCE:1'));
    const invitations = mailsTo('moved@example.com').split('METHOD:REQUEST').slice(1);
    expect(invitations.at(-1)).toContain(uid);
    expect(invitations.at(-1)).toContain(`DTSTART:${calendarTime(to)}`);
    expect(await times(meetingDay)).toContain(from);
  });

  it('a meeting cancelled, and the client told', async () => {
    const slot = (await times(meetingDay))[5];
    const { uid, file, event } = await book('cancelled@example.com', slot);
    await caldav.put(file, event.replace('STATUS:CONFIRMED', 'STATUS:CANCELLED'));
    await seen(async () => expect(mailsTo('cancelled@example.com')).toContain('METHOD:CANCEL'));
    expect(mailsTo('cancelled@example.com').split('METHOD:CANCEL')[1]).toContain(uid);
    expect(await times(meetingDay)).toContain(slot);
  });

  it('a week of vacation', async () => {
    await putAllDay('vacation', 'CLOSED: vacation', addDays(today, 1), addDays(today, 8));
    await shown('/', /Closed from .+: vacation\./, '.site-notice');
    for (const date of daysFrom(1, 7)) expect(await times(date)).toEqual([]);
  });
});

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import request from 'supertest';
import { beforeEach, expect, it } from 'vitest';
import { wholePage } from '#test/server/site.ts';
import { caldavForTests, eventsOf, startCaldavSite } from './caldav-site.ts';

const caldav = caldavForTests();
const another = caldavForTests();
const home = mkdtempSync(path.join(os.tmpdir(), 'khal-'));
beforeEach(() => {
  for (const name of eventFiles()) rmSync(path.join(caldav.folder, name));
});

const eventFiles = () => readdirSync(caldav.folder).filter((name) => name.endsWith('.ics'));

/** Answers to khal's questions about the first event: what the firm does in its own calendar program. */
function khal(...answers: string[]) {
  const times = ['timeformat = %H:%M', 'dateformat = %Y-%m-%d', 'datetimeformat = %Y-%m-%d %H:%M'];
  const long = ['longdateformat = %Y-%m-%d', 'longdatetimeformat = %Y-%m-%d %H:%M'];
  const zones = ['local_timezone = America/New_York', 'default_timezone = America/New_York'];
  const calendar = ['[calendars]', '[[firm]]', `path = ${caldav.folder}`, 'type = calendar'];
  const sections = [...calendar, '[sqlite]', `path = ${home}/khal.db`, '[locale]', ...times, ...long, ...zones];
  writeFileSync(path.join(home, 'config'), sections.join('\n'));
  const input = `${answers.join('\n')}\n`;
  execFileSync('khal', ['-c', path.join(home, 'config'), 'edit', '--show-past', 'Doe'], { input, timeout: 50_000 });
}

function edit(change: (event: string) => string) {
  const file = path.join(caldav.folder, eventFiles()[0]!);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

const moveTo = (time: string) => khal('t', time, 'q');

async function start(server = caldav, env: Record<string, string> = {}) {
  const all = await startCaldavSite(server, { BOOKING_CONFIRM_MAIL: 'true', ...env });
  const bookAt = async (slot: string) => {
    const { body } = await all.book(slot).expect(201);
    await all.sync();
    return { ...body, stored: () => all.stored(body) };
  };
  const syncs = async (readings: number) => {
    for (let left = readings; left > 0; left--) await all.sync();
  };
  const asked = () => all.mailed('hello@dresdenpayroll.example').filter((subject) => subject.includes('gone'));
  return { ...all, bookAt, syncs, asked };
}

it('a meeting that the firm moves in its calendar is moved, whatever the hours and other meetings say', async () => {
  const { bookAt, sync, mailed } = await start();
  const { stored } = await bookAt('2026-12-01T10:00:00-05:00');
  const { email } = (await stored()).values;
  moveTo('2026-12-05 19:30 2026-12-05 20:00');
  await sync();
  await sync();
  expect(await stored()).toMatchObject({ start: Date.parse('2026-12-05T19:30:00-05:00'), sequence: 1 });
  moveTo('2026-12-01 10:00 2026-12-01 10:30');
  await sync();
  await sync();
  expect(await stored()).toMatchObject({ start: Date.parse('2026-12-01T10:00:00-05:00'), sequence: 2 });
  expect(mailed(email)).toEqual(['Your meeting is booked', 'Your meeting is moved', 'Your meeting is moved']);
  const other = await bookAt('2026-12-02T11:00:00-05:00');
  moveTo('2026-12-02 11:00 2026-12-02 11:30');
  await sync();
  expect(await stored()).toMatchObject({ start: (await other.stored()).start, overlaps: true });
});

it.each([
  ['deletes', () => khal('D', 'y', 'q')],
  ['cancels', () => edit((event) => event.replace('STATUS:CONFIRMED', 'STATUS:CANCELLED'))],
])('a meeting that the firm %s there is cancelled, and the visitor is told once', async (_what, act) => {
  const { bookAt, sync, syncs, mailed } = await start();
  const { stored } = await bookAt('2026-12-01T10:00:00-05:00');
  await sync();
  await act();
  await syncs(4);
  expect(await stored()).toMatchObject({ state: 'cancelled', sequence: 1 });
  expect(mailed((await stored()).values.email)).toEqual(['Your meeting is booked', 'Your meeting is cancelled']);
});

it('keeps the title that the firm gave it when the visitor moves it, and whoever changed last wins', async () => {
  const { bookAt, sync, act, mailed } = await start();
  const { id, manageUrl, stored } = await bookAt('2026-12-01T10:00:00-05:00');
  khal('s', 'Doe: bring the W-3', 'd', 'Owes us a form', 'q');
  await act(manageUrl, 'move', { slot: '2026-12-02T14:00:00-05:00' }).expect(200);
  await sync();
  const [moved] = await eventsOf(caldav, id);
  for (const line of ['SUMMARY:Doe: bring the W-3', 'DESCRIPTION:Owes us a form', 'DTSTART:20261202T190000Z'])
    expect(moved).toContain(line);
  khal('t', '2026-12-03 09:00 2026-12-03 09:30', 'q');
  await act(manageUrl, 'move', { slot: '2026-12-04T15:00:00-05:00' }).expect(200);
  await sync();
  expect(await stored()).toMatchObject({ start: Date.parse('2026-12-04T15:00:00-05:00'), sequence: 2 });
  expect((await eventsOf(caldav, id))[0]).toContain('DTSTART:20261204T200000Z');
  expect(mailed((await stored()).values.email)).toHaveLength(3);
});

it('a meeting that the firm deletes just after the visitor has moved it is not written again', async () => {
  const { bookAt, act, clock, site } = await start();
  const { id, manageUrl } = await bookAt('2026-12-01T10:00:00-05:00');
  edit((event) => event.replace('DTSTART:20261201T150000Z', 'DTSTART:20261203T233000Z'));
  clock.time += 180_000;
  await act(manageUrl, 'move', { slot: '2026-12-02T10:00:00-05:00' }).expect(200);
  await site.bookings.close();
  expect(await eventsOf(caldav, id)).toHaveLength(1);
  rmSync(path.join(caldav.folder, eventFiles()[0]!));
  site.bookings.start();
  await site.bookings.close();
  expect(await eventsOf(caldav, id)).toEqual([]);
});

it('a calendar that was wiped changes nothing: the firm is asked once', async () => {
  const { bookAt, sync, syncs, asked } = await start();
  const booked: Awaited<ReturnType<typeof bookAt>>[] = [];
  for (const hour of ['09', '10', '11', '13', '14']) booked.push(await bookAt(`2026-12-01T${hour}:00:00-05:00`));
  const copy = eventFiles().map((name) => [name, readFileSync(path.join(caldav.folder, name))] as const);
  for (const [name] of copy) rmSync(path.join(caldav.folder, name));
  await syncs(4);
  const states = async () => Promise.all(booked.map(async ({ stored }) => (await stored()).state));
  expect(new Set(await states())).toEqual(new Set(['booked']));
  expect(asked()).toEqual(['5 meetings are gone from your calendar']);
  for (const [name, event] of copy.slice(1)) writeFileSync(path.join(caldav.folder, name), event);
  await sync();
  expect(new Set(await states())).toEqual(new Set(['booked']));
  rmSync(path.join(caldav.folder, copy[1]![0]));
  await syncs(2);
  expect(new Set(await states())).toEqual(new Set(['booked']));
  await sync();
  expect((await states()).sort()).toEqual(['booked', 'booked', 'booked', 'booked', 'cancelled']);
  expect(asked()).toHaveLength(1);
});

it('a calendar that is wiped event by event changes nothing either', async () => {
  const { bookAt, sync, syncs, asked, site } = await start();
  for (const hour of ['09', '10', '11', '13', '14', '15']) await bookAt(`2026-12-01T${hour}:00:00-05:00`);
  await sync();
  for (const count of [3, 2]) {
    for (const name of eventFiles().slice(0, count)) rmSync(path.join(caldav.folder, name));
    await sync();
  }
  await syncs(5);
  expect(new Set((await site.bookings.list()).map(({ state }) => state))).toEqual(new Set(['booked']));
  expect(asked()).toEqual(['5 meetings are gone from your calendar']);
});

it('a copy of yesterday undoes nothing, and a calendar that cannot be read changes nothing', async () => {
  const { bookAt, sync, syncs, act } = await start();
  const { id, manageUrl, stored } = await bookAt('2026-12-01T10:00:00-05:00');
  const file = path.join(caldav.folder, eventFiles()[0]!);
  const copy = readFileSync(file);
  await act(manageUrl, 'move', { slot: '2026-12-02T14:00:00-05:00' }).expect(200);
  await sync();
  writeFileSync(file, copy);
  await sync();
  await sync();
  expect(await stored()).toMatchObject({ start: Date.parse('2026-12-02T14:00:00-05:00'), sequence: 1 });
  expect((await eventsOf(caldav, id))[0]).toContain('DTSTART:20261202T190000Z');
  rmSync(file);
  await caldav.stop();
  await sync();
  expect(await stored()).toMatchObject({ state: 'booked' });
  await caldav.start();
  await syncs(3);
  expect(await stored()).toMatchObject({ state: 'cancelled' });
});

const file = (id: string) => path.join(caldav.folder, `booking-${id}.ics`);
const told = ['Your meeting is booked', 'Your meeting is cancelled'];
const toldBack = ['Your meeting is booked', 'Your meeting is cancelled', 'Your meeting is on again'];

it('another calendar gets the meetings to come: nobody is told anything, and the old one is left alone', async () => {
  const first = await start();
  const booked = [await first.bookAt('2026-12-01T10:00:00-05:00'), await first.bookAt('2026-12-02T10:00:00-05:00')];
  await first.syncs(2);
  const before = readdirSync(first.site.outbox).length;
  const kept = { VAR_DIR: path.dirname(first.site.outbox), MAIL_OUTBOX_DIR: first.site.outbox };
  const readOnly = await start(another, { ...kept, BRAND_PAYROLL_CALDAV_URL: another.readOnlyUrl });
  readOnly.clock.time = first.clock.time;
  await readOnly.syncs(5);
  expect(await another.events()).toEqual([]);
  const second = await start(another, kept);
  second.clock.time = readOnly.clock.time;
  await second.syncs(6);
  const stored = await second.site.bookings.list();
  expect(stored).toMatchObject([
    { state: 'booked', sequence: 0 },
    { state: 'booked', sequence: 0 },
  ]);
  expect(readdirSync(first.site.outbox)).toHaveLength(before);
  expect(await another.events()).toHaveLength(2);
  expect(await caldav.events()).toHaveLength(2);
  expect(JSON.stringify(stored)).not.toMatch(/office|pa55word|127\.0/);
  // What is deleted there counts now; a new password is the same calendar.
  rmSync(path.join(another.folder, `booking-${booked[0]!.id}.ics`));
  await second.syncs(4);
  expect((await second.site.bookings.list()).find(({ id }) => id === booked[0]!.id)).toMatchObject({
    state: 'cancelled',
  });
});

const empty = '<?xml version="1.0"?><d:multistatus xmlns:d="DAV:"/>';
const full =
  '<d:multistatus xmlns:d="DAV:"><d:response><d:href>/meetings/</d:href><d:status>HTTP/1.1 507 Insufficient Storage</d:status></d:response></d:multistatus>';

/** What the proxy answers to lists and to single events, as servers were seen to do. */
const accidents: [string, number, string, number][] = [
  ['an empty list', 207, empty, 404],
  ['a sign-in page', 200, '<html><body>Sign in</body></html>', 200],
  ['a list that is cut off', 207, '<d:multistatus xmlns:d="DAV:"><d:response><d:href>/meet', 404],
  ['a list with status 507', 207, full, 404],
  ['status 503', 503, '', 503],
];

it.each(accidents)(
  'a calendar that answers with %s for a minute changes nothing',
  async (_what, status, body, single) => {
    const { bookAt, syncs, sync, mailed, clock } = await start();
    const { id, stored } = await bookAt('2026-12-01T10:00:00-05:00');
    await sync();
    const before = await stored();
    caldav.hooks.answer = ({ method }, outgoing) => {
      if (method !== 'REPORT' && method !== 'GET') return false;
      const type = status === 200 ? 'text/html' : 'application/xml';
      outgoing.writeHead(method === 'GET' ? single : status, { 'Content-Type': type }).end(body);
      return true;
    };
    await syncs(1);
    clock.time -= 120_000;
    await syncs(1);
    caldav.hooks.answer = () => false;
    await syncs(5);
    expect(await stored()).toEqual(before);
    expect(await eventsOf(caldav, id)).toHaveLength(1);
    expect(mailed(before.values.email)).toEqual(['Your meeting is booked']);
    expect(mailed('hello@dresdenpayroll.example')).toHaveLength(1);
  },
);

const noTag =
  '<d:multistatus xmlns:d="DAV:"><d:response><d:href>/</d:href><d:propstat><d:prop><d:resourcetype><d:collection/><c:calendar xmlns:c="urn:ietf:params:xml:ns:caldav"/></d:resourcetype></d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response></d:multistatus>';
const withTag = (tag: number) =>
  noTag.replace('<d:prop>', `<d:prop><s:getctag xmlns:s="http://calendarserver.org/ns/">${tag}</s:getctag>`);
let requests = 0;

it.each([
  ['is cancelled if another of our events stands there', true, 'cancelled', () => noTag],
  ['is asked about if the calendar has no tag', false, 'booked', () => noTag],
  ['is asked about if its tag stays the same', false, 'booked', () => withTag(0)],
  ['is asked about if its tag is another one each time', false, 'booked', () => withTag(++requests)],
])('a meeting whose event is gone %s', async (_what, hasOther, state, tag) => {
  const { bookAt, syncs, mailed, asked } = await start();
  const { id, stored } = await bookAt('2026-12-01T10:00:00-05:00');
  if (hasOther) await bookAt('2026-12-02T10:00:00-05:00');
  caldav.hooks.answer = ({ method }, outgoing) => {
    if (method === 'PROPFIND') outgoing.writeHead(207, { 'Content-Type': 'application/xml' }).end(tag());
    return method === 'PROPFIND';
  };
  await syncs(1);
  const copy = readFileSync(file(id));
  rmSync(file(id));
  await syncs(2);
  expect([(await stored()).state, asked()]).toEqual(['booked', []]);
  await syncs(5);
  expect((await stored()).state).toBe(state);
  expect(asked()).toHaveLength(hasOther ? 0 : 1);
  expect(mailed((await stored()).values.email)).toEqual(hasOther ? told : told.slice(0, 1));
  writeFileSync(file(id), copy);
  await syncs(2);
  expect(await stored()).toMatchObject({ state: 'booked', asked: false });
});

it('a meeting that the firm keeps is written into its calendar again, and nobody is told', async () => {
  const { bookAt, syncs, mails, mailed, asked, site } = await start();
  const { id, stored } = await bookAt('2026-12-01T10:00:00-05:00');
  caldav.hooks.answer = ({ method }, outgoing) => {
    if (method === 'PROPFIND') outgoing.writeHead(207, { 'Content-Type': 'application/xml' }).end(noTag);
    return method === 'PROPFIND';
  };
  await syncs(1);
  rmSync(file(id));
  await syncs(5);
  expect(asked()).toHaveLength(1);
  const mail = mails().find((text) => text.includes('gone from your calendar'))!;
  const link = /^Keep it: +http:\/\/[^/]+(\S+)\r$/m.exec(mail)![1]!;
  const { main } = await wholePage(site, `${link}&domain=payroll`);
  expect(main.querySelector('h1')!.textContent).toBe('Keep this meeting?');
  expect(await eventsOf(caldav, id)).toEqual([]);
  const form = main.querySelector('form')!;
  const inputs = form
    .querySelectorAll('input')
    .map((input) => [input.getAttribute('name'), input.getAttribute('value')]);
  const posted = request(site.server).post(form.getAttribute('action')!).type('form').set('Accept', 'text/html');
  const { headers } = await posted.send(Object.fromEntries(inputs)).expect(303);
  await syncs(3);
  expect(await eventsOf(caldav, id)).toHaveLength(1);
  expect((await wholePage(site, `${headers['location']}&domain=payroll`)).main.textContent).toContain('stays as it is');
  expect(await stored()).toMatchObject({ state: 'booked', asked: false });
  expect(mailed((await stored()).values.email)).toEqual(['Your meeting is booked']);
  expect(asked()).toHaveLength(1);
});

it.each([
  ['that was deleted', (id: string) => rmSync(file(id))],
  ['that was cancelled', () => edit((event) => event.replace('STATUS:CONFIRMED', 'STATUS:CANCELLED'))],
])(
  'an event %s and returns is a booking again, even over another one: firm and visitor are told once',
  async (_what, act) => {
    const { bookAt, sync, syncs, mailed } = await start();
    const { id, stored } = await bookAt('2026-12-01T10:00:00-05:00');
    await sync();
    const copy = readFileSync(file(id));
    act(id);
    await syncs(4);
    expect(await stored()).toMatchObject({ state: 'cancelled', sequence: 1 });
    await bookAt('2026-12-01T10:00:00-05:00');
    writeFileSync(file(id), copy);
    await syncs(3);
    expect(await stored()).toMatchObject({ state: 'booked', sequence: 2, overlaps: true, released: [] });
    expect((await eventsOf(caldav, id))[0]).toContain('X-BOOKING-SEQUENCE:2');
    expect(mailed((await stored()).values.email)).toEqual(toldBack);
    expect(mailed('hello@dresdenpayroll.example').filter((subject) => subject.includes('on again'))).toHaveLength(1);
    rmSync(file(id));
    await syncs(4);
    expect(await stored()).toMatchObject({ state: 'cancelled', sequence: 3 });
  },
);

it('an event that returns after the visitor has cancelled its booking is no booking again', async () => {
  const { bookAt, syncs, act, mailed } = await start();
  const { id, manageUrl, stored } = await bookAt('2026-12-01T10:00:00-05:00');
  const copy = readFileSync(file(id));
  await act(manageUrl, 'cancel').expect(200);
  await syncs(1);
  writeFileSync(file(id), copy);
  await syncs(3);
  expect(await stored()).toMatchObject({ state: 'cancelled', sequence: 1 });
  expect(mailed((await stored()).values.email)).toEqual(told);
});

it('of two processes one tells of a meeting that is gone and of its return', async () => {
  const first = await start();
  const { id, stored } = await first.bookAt('2026-12-01T10:00:00-05:00');
  const kept = { VAR_DIR: path.dirname(first.site.outbox), MAIL_OUTBOX_DIR: first.site.outbox };
  const second = await start(caldav, kept);
  second.clock.time = first.clock.time;
  const both = async (readings: number) => {
    for (let left = readings; left > 0; left--) await Promise.all([first.sync(), second.sync()]);
  };
  await both(1);
  const copy = readFileSync(file(id));
  rmSync(file(id));
  await both(4);
  writeFileSync(file(id), copy);
  await both(3);
  expect(await stored()).toMatchObject({ state: 'booked', sequence: 2 });
  expect(first.mailed((await stored()).values.email)).toEqual(toldBack);
  const titles = first.mailed('hello@dresdenpayroll.example').map((subject) => subject.replace(/.*, /, ''));
  expect(titles).toEqual(['booked', 'cancelled', 'on again']);
});

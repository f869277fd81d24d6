import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { caldavForTests, eventsOf, startCaldavSite } from './caldav-site.ts';

const caldav = caldavForTests();
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

async function start() {
  const all = await startCaldavSite(caldav, { BOOKING_CONFIRM_MAIL: 'true' });
  const bookAt = async (slot: string) => {
    const { body } = await all.book(slot).expect(201);
    await all.sync();
    return { ...body, stored: async () => (await all.site.bookings.list()).find(({ id }) => id === body.id)! };
  };
  return { ...all, bookAt };
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
  const { bookAt, sync, mailed } = await start();
  const { stored } = await bookAt('2026-12-01T10:00:00-05:00');
  await act();
  await sync();
  await sync();
  expect(await stored()).toMatchObject({ state: 'cancelled', sequence: 1 });
  expect(mailed((await stored()).values.email)).toEqual(['Your meeting is booked', 'Your meeting is cancelled']);
});

it('keeps the title that the firm gave it when the visitor moves it, and whoever changed last wins', async () => {
  const { bookAt, sync, act, mailed } = await start();
  const { id, manageUrl, stored } = await bookAt('2026-12-01T10:00:00-05:00');
  khal('s', 'Doe: bring the W-3', 'd', 'Owes us a form', 'q');
  await act(id, manageUrl, 'move', { slot: '2026-12-02T14:00:00-05:00' });
  await sync();
  const [moved] = await eventsOf(caldav, id);
  for (const line of ['SUMMARY:Doe: bring the W-3', 'DESCRIPTION:Owes us a form', 'DTSTART:20261202T190000Z'])
    expect(moved).toContain(line);
  khal('t', '2026-12-03 09:00 2026-12-03 09:30', 'q');
  await act(id, manageUrl, 'move', { slot: '2026-12-04T15:00:00-05:00' });
  await sync();
  expect(await stored()).toMatchObject({ start: Date.parse('2026-12-04T15:00:00-05:00'), sequence: 2 });
  expect((await eventsOf(caldav, id))[0]).toContain('DTSTART:20261204T200000Z');
  expect(mailed((await stored()).values.email)).toHaveLength(3);
});

it('a calendar that was wiped changes nothing: the firm is asked once', async () => {
  const { bookAt, sync, mailed } = await start();
  const booked: Awaited<ReturnType<typeof bookAt>>[] = [];
  for (const hour of ['09', '10', '11', '13', '14']) booked.push(await bookAt(`2026-12-01T${hour}:00:00-05:00`));
  const copy = eventFiles().map((name) => [name, readFileSync(path.join(caldav.folder, name))] as const);
  for (const [name] of copy) rmSync(path.join(caldav.folder, name));
  await sync();
  await sync();
  const states = async () => Promise.all(booked.map(async ({ stored }) => (await stored()).state));
  expect(new Set(await states())).toEqual(new Set(['booked']));
  const asked = () => mailed('hello@dresdenpayroll.example').filter((subject) => subject.includes('gone'));
  expect(asked()).toEqual(['5 meetings are gone from your calendar']);
  for (const [name, event] of copy.slice(1)) writeFileSync(path.join(caldav.folder, name), event);
  await sync();
  expect(new Set(await states())).toEqual(new Set(['booked']));
  rmSync(path.join(caldav.folder, copy[1]![0]));
  await sync();
  expect((await states()).sort()).toEqual(['booked', 'booked', 'booked', 'booked', 'cancelled']);
  expect(asked()).toHaveLength(1);
});

it('a copy of yesterday undoes nothing, and a calendar that cannot be read changes nothing', async () => {
  const { bookAt, sync, act } = await start();
  const { id, manageUrl, stored } = await bookAt('2026-12-01T10:00:00-05:00');
  const file = path.join(caldav.folder, eventFiles()[0]!);
  const copy = readFileSync(file);
  await act(id, manageUrl, 'move', { slot: '2026-12-02T14:00:00-05:00' });
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
  await sync();
  expect(await stored()).toMatchObject({ state: 'cancelled' });
});

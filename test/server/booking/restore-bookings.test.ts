import { copyFileSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import request from 'supertest';
import { expect, it } from 'vitest';
import { mailsIn } from '../mail/read-mail.ts';
import { call, freeStarts, monday, pat, startBookingSite, startCalendar, subjectsOf } from './booking-site.ts';
import { calendar } from './calendar/calendar-text.ts';
import { exportedCalendar, invitationsIn } from './firms-calendar.ts';

const firm = 'hello@dresdenpayroll.example';
const slots = ['2026-12-01T09:30:00-05:00', '2026-12-02T10:00:00-05:00', '2026-12-03T11:00:00-05:00'] as const;

/** Processes, one after the other, of a firm whose mail program puts invitations into a calendar that the site reads. */
async function startFirm() {
  const shown = await startCalendar(calendar());
  const clock = { time: monday };
  const folder = () => mkdtempSync(path.join(os.tmpdir(), 'restored-'));
  const outbox = folder();
  const start = async (VAR_DIR: string) => {
    const settings = { BOOKING_SECRET: 'a secret of the firm', BOOKING_CONFIRM_MAIL: 'true' };
    const env = { ...settings, BRAND_PAYROLL_CALENDAR_URLS: shown.url, VAR_DIR, MAIL_OUTBOX_DIR: outbox };
    const all = await startBookingSite(env, clock);
    const run = async () => {
      all.site.bookings.start();
      await all.site.bookings.close();
      clock.time += 180_000;
    };
    const change = async ({ manageUrl }: Booked, action: string, fields: object = {}) => {
      await all.act(manageUrl, action, fields).expect(200);
      await run();
    };
    const bookAt = async (slot: string, email = pat.email): Promise<Booked> => {
      const { body } = await all.book({ ...call, slot, formData: { ...pat, email } }).expect(201);
      await run();
      return body;
    };
    const page = (url: string) => request(all.site.server).get(`${url}&domain=payroll`);
    return { ...all, run, change, bookAt, page };
  };
  const mails = () => mailsIn(outbox);
  const toFirm = () => mails().filter((mail) => mail.includes(`\nTo: ${firm}`));
  const exported = () => exportedCalendar(invitationsIn(toFirm()));
  const importMails = () => {
    shown.state.respond = (_incoming, response) => void response.end(exported());
  };
  const subjects = () => subjectsOf(mails());
  return { start, folder, shown, mails, exported, importMails, subjects, clock };
}

type Booked = { id: string; manageUrl: string };

function emptyStore(folder: string) {
  const database = new DatabaseSync(path.join(folder, 'site.db'));
  database.exec('DELETE FROM records');
  database.close();
}

it('a store of an older copy gets what was moved since, and the firm is asked about what is in no calendar any more', async () => {
  const { start, folder, importMails, subjects } = await startFirm();
  const [folderNow, copy] = [folder(), folder()];
  importMails();
  const first = await start(folderNow);
  const [moved, cancelled] = [await first.bookAt(slots[0]), await first.bookAt(slots[1], 'chris@example.com')];
  await first.run();
  const database = new DatabaseSync(path.join(folderNow, 'site.db'));
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
  copyFileSync(path.join(folderNow, 'site.db'), path.join(copy, 'site.db'));
  await first.change(moved, 'move', { slot: slots[2] });
  await first.change(cancelled, 'cancel');
  await first.run();
  const before = subjects();

  const second = await start(copy);
  for (let minute = 0; minute < 6; minute++) await second.run();
  expect(await second.stored(moved)).toMatchObject({ state: 'booked', sequence: 1, start: Date.parse(slots[2]) });
  expect(await second.stored(cancelled)).toMatchObject({ state: 'booked', sequence: 0, asked: true });
  expect(subjects()).toEqual([...before, 'A meeting is gone from your calendar [Dresden Payroll]'].toSorted());
});

it('a store that is emptied while the site runs is filled again at the next request, without what was cancelled since', async () => {
  const { start, folder, importMails, mails } = await startFirm();
  const folderNow = folder();
  importMails();
  const { bookAt, change, stored, site, clock, page } = await start(folderNow);
  const [kept, cancelled] = [await bookAt(slots[0]), await bookAt(slots[1], 'chris@example.com')];
  clock.time += 180_000;
  await freeStarts(site, 'brand=payroll&kind=phone');
  await change(cancelled, 'cancel');
  const before = mails().length;
  clock.time -= 180_000;
  emptyStore(folderNow);
  await page(kept.manageUrl).expect(200);
  expect([await stored(kept), await stored(cancelled)]).toMatchObject([{ state: 'booked' }, undefined]);
  expect((await page(cancelled.manageUrl)).status).toBe(404);
  expect(mails()).toHaveLength(before);
});

it('a meeting booked after the calendar was last read is taken in a store that is emptied since', async () => {
  const { start, folder, importMails } = await startFirm();
  const folderNow = folder();
  importMails();
  const { book, site } = await start(folderNow);
  await freeStarts(site, 'brand=payroll&kind=phone');
  await book({ ...call, slot: slots[0], formData: pat }).expect(201);
  emptyStore(folderNow);
  await book({ ...call, slot: slots[0], formData: { ...pat, email: 'chris@example.com' } }).expect(409);
});

it('while the calendar cannot be read a new store knows no free time, and a link is not called wrong', async () => {
  const { start, folder, importMails, shown, clock } = await startFirm();
  importMails();
  const booked = await (await start(folder())).bookAt(slots[0]);
  shown.state.respond = (_incoming, response) => void response.writeHead(500).end();
  const { site, page, book, act } = await start(folder());
  await request(site.server).get('/api/availability?brand=payroll&kind=phone').expect(503);
  await book({ ...call, slot: slots[1] }).expect(503);
  expect((await page(booked.manageUrl)).status).toBe(503);
  await act(booked.manageUrl, 'cancel').expect(503);
  importMails();
  clock.time += 60_000;
  await page(booked.manageUrl).expect(200);
});

it('an event whose booking was changed, cut, or sealed for another one, is left alone and logged once', async () => {
  const { start, folder, exported, importMails, shown } = await startFirm();
  importMails();
  const first = await start(folder());
  const [one, other] = [await first.bookAt(slots[0]), await first.bookAt(slots[1], 'chris@example.com')];
  const sealed = [...exported().matchAll(/#b=([\w-]+)/g)].map(([, text]) => text!);
  const text = exported()
    .replace(sealed[0]!, sealed[1]!)
    .replace(/#b=([\w-]{99})[\w-]+(?![\s\S]*#b=)/, '#b=$1');
  shown.state.respond = (_incoming, response) => void response.end(text);
  const second = await start(folder());
  for (let minute = 0; minute < 3; minute++) await second.run();
  expect(await second.site.bookings.list()).toEqual([]);
  expect((await second.page(one.manageUrl)).status).toBe(404);
  const logged = second.site.log.filter(({ msg }) => String(msg).includes('cannot be restored'));
  expect(logged.map(({ booking, level }) => [booking, level]).toSorted()).toEqual(
    [one.id, other.id].toSorted().map((id) => [id, 40]),
  );
});

import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { occupiedTime } from '#server/booking/booking-store.ts';
import { createReportStore } from '#server/report/report-service.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { bookFor, bookingsIn, bookOnce } from './book-once.ts';
import { bundle, outputUntilKilled } from './killed.ts';

const kills = 16;

const mailsIn = (folder: string) => readdirSync(path.join(folder, 'outbox')).filter((name) => name.endsWith('.eml'));

it('two processes that are killed again and again lose no message, no meeting and no count that they accepted, and book no time twice', async () => {
  const folder = temporaryFolder();
  const program = await bundle('test/server/booking/killed-process.ts', folder);
  const seed = Math.floor(Math.random() * 1e6);
  console.log(`seed ${seed}`);
  const lines: string[] = [];
  const killInTurn = async (first: number) => {
    for (let number = first; number < kills; number += 2) {
      const afterMs = (seed + number * 7_919) % 300;
      lines.push(...(await outputUntilKilled(program, [folder, String(seed + number)], 'count', afterMs)));
    }
  };
  await Promise.all([killInTurn(0), killInTurn(1)]);

  const { store, stores, delivery, notifier } = bookingsIn(folder);
  await notifier.catchUp();
  const mails = new Set(mailsIn(folder));
  const accepted = Object.groupBy(lines, (line) => line.split(' ')[0]!);
  const idsOf = (kind: string) => (accepted[kind] ?? []).map((line) => line.split(' ')[1]!);
  expect(idsOf('message').filter((id) => !mails.has(`${id}.eml`))).toEqual([]);
  for (const id of idsOf('message')) expect(await delivery.knows(id)).toBe(true);

  const booked = (await store.list()).filter((booking) => booking.state === 'booked');
  const starts = new Map(booked.map(({ id, start }) => [id, start]));
  for (const line of accepted['booking'] ?? []) {
    const [, id, start] = line.split(' ');
    expect(starts.get(id!)).toBe(Number(start));
  }
  const times = booked.map(occupiedTime).toSorted((a, b) => a.start - b.start);
  expect(times.filter(({ start }, index) => index > 0 && start < times[index - 1]!.end)).toEqual([]);
  expect(booked.filter(({ notified }) => notified.firm < 0)).toEqual([]);

  const counted = (await createReportStore(stores[0]).read(['2026-11-30'])).get('page\tpayroll\t/') ?? 0;
  const counts = idsOf('count').length;
  expect(counted).toBeGreaterThanOrEqual(counts);
  expect(counted).toBeLessThanOrEqual(counts + kills);
  expect(Math.min(idsOf('message').length, counts)).toBeGreaterThanOrEqual(kills);
}, 180_000);

it('a meeting that was stored by a process killed before it mailed the firm is mailed by the next one, once', async () => {
  const folder = temporaryFolder();
  const { store, rules, notifier } = bookingsIn(folder);
  notifier.notifyFirm = () => new Promise(() => undefined);
  void bookFor({ rules }, 'first');
  await expect.poll(() => store.list()).toHaveLength(1);
  expect(await bookOnce(folder, 'second')).toMatchObject({ ok: false, reason: 'taken' });
  expect(await bookOnce(folder, 'first')).toMatchObject({ ok: true });
  expect(await bookOnce(folder, 'first')).toMatchObject({ ok: true, repeated: true });
  expect(mailsIn(folder)).toHaveLength(1);
});

it('of many visitors at once, in several processes of one folder, one gets the time', async () => {
  const folder = temporaryFolder();
  const outcomes = await Promise.all(Array.from({ length: 20 }, (_, number) => bookOnce(folder, `visitor${number}`)));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await bookingsIn(folder).store.list()).toHaveLength(1);
  expect(mailsIn(folder)).toHaveLength(1);
});

it('the same request, sent to several processes at once, is one booking for all of them', async () => {
  const folder = temporaryFolder();
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => bookOnce(folder, 'pat')));
  const ids = outcomes.map((outcome) => (outcome.ok ? outcome.booking.id : outcome.reason));
  expect(new Set(ids).size).toBe(1);
  expect(ids[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(mailsIn(folder)).toHaveLength(1);
});

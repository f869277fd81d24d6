import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { bookingsIn, bookOnce } from './book-once.ts';

const program = path.join(mkdtempSync(path.join(os.tmpdir(), 'booking-process-')), 'program.mjs');
afterAll(() => rmSync(path.dirname(program), { recursive: true, force: true }));
// As one file it starts in a third of the time that its modules take.
beforeAll(async () => {
  await build({
    entryPoints: [path.resolve('test/server/booking/booking-process.ts')],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  });
});

/** Runs the process that books. Its number of file operations, or null when it was killed. */
function bookInProcess(folder: string, killAt: number, visitor: string): Promise<number | null> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [program, folder, String(killAt), visitor], (error, output) => {
      if (error && error.signal !== 'SIGKILL') reject(error);
      else resolve(error ? null : Number(output));
    });
  });
}

function newFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bookings-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const mailsIn = (folder: string) =>
  readdirSync(path.join(folder, 'outbox')).filter((name) => name.endsWith('.eml')).length;

// Starts nine processes. Only a process that is really killed leaves what a crash leaves.
it('a booking is either booked and mailed or free, at whichever file operation its process is killed', async () => {
  const operations = (await bookInProcess(newFolder(), 0, 'first'))!;
  expect(operations).toBeGreaterThan(20);
  const points = Array.from({ length: 8 }, (_, index) => 1 + Math.round((index * (operations - 1)) / 7));
  const outcomes: string[] = [];
  for (const killAt of points) {
    const folder = newFolder();
    expect(await bookInProcess(folder, killAt, 'first')).toBeNull();
    const { store, notifier } = bookingsIn(folder);
    await notifier.catchUp();
    const booked = await store.list();
    const second = await bookOnce(folder, 'second');
    outcomes.push(booked.length === 1 ? 'booked' : 'free');
    expect(second).toMatchObject(booked.length === 1 ? { ok: false, reason: 'taken' } : { ok: true });
    expect(await store.list()).toHaveLength(1);
    expect(mailsIn(folder)).toBe(1);
  }
  expect(new Set(outcomes)).toEqual(new Set(['free', 'booked']));
});

it('a repeated request of the visitor whose process was killed gets the same booking, mailed once', async () => {
  const folder = newFolder();
  const operations = (await bookInProcess(newFolder(), 0, 'first'))!;
  await bookInProcess(folder, operations - 8, 'first');
  expect(await bookOnce(folder, 'first')).toMatchObject({ ok: true });
  expect(mailsIn(folder)).toBe(1);
});

it('of many visitors at once, in several processes of one folder, one gets the time', async () => {
  const folder = newFolder();
  await Promise.all(['first', 'second', 'third'].map((visitor) => bookInProcess(folder, 0, visitor)));
  const own = await Promise.all(Array.from({ length: 20 }, (_, number) => bookOnce(folder, `visitor${number}`)));
  expect(own.filter(({ ok }) => ok)).toEqual([]);
  expect(await bookingsIn(folder).store.list()).toHaveLength(1);
  expect(mailsIn(folder)).toBe(1);
});

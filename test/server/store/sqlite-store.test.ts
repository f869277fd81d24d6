import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createSqliteStore } from '#server/store/sqlite-store.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { describeStore } from './store-contract.ts';

const record = { id: 'a', state: 'new', due: 0, expires: null, value: 'x' };

describeStore('a store in a file', async () => {
  const file = path.join(temporaryFolder(), 'var/site.db');
  const clock = { now: 1_800_000_000_000 };
  const [one, two] = [createSqliteStore(file, () => clock.now), createSqliteStore(file, () => clock.now)];
  onTestFinished(() => {
    one.close();
    two.close();
  });
  const pass = async (ms: number) => {
    clock.now += ms;
  };
  return { one, two, clock, pass };
});

it('what a store has in its file is there when it is opened again, and unreadable for other users', async () => {
  const file = path.join(temporaryFolder(), 'site.db');
  const before = createSqliteStore(file);
  await before.put('mail', record);
  for (const name of [file, `${file}-wal`, `${file}-shm`]) expect(statSync(name).mode & 0o077).toBe(0);
  before.close();
  const after = createSqliteStore(file);
  expect(await after.read('mail', 'a')).toMatchObject(record);
  after.close();
});

it('a store whose folder cannot be made, or whose file is damaged, says so with its path, and works once that is mended', async () => {
  const folder = temporaryFolder();
  const file = path.join(folder, 'var/site.db');
  const store = createSqliteStore(file);
  onTestFinished(() => store.close());
  writeFileSync(path.join(folder, 'var'), '');
  await expect(store.put('mail', record)).rejects.toThrow(file);
  rmSync(path.join(folder, 'var'));
  expect(await store.put('mail', record)).toBe('stored');
  store.close();
  for (const suffix of ['-wal', '-shm']) rmSync(file + suffix, { force: true });
  writeFileSync(file, 'damaged '.repeat(2_000));
  await expect(store.read('mail', 'a')).rejects.toThrow(`${file}: file is not a database`);
  rmSync(file);
  expect(await store.read('mail', 'a')).toBeNull();
});

/** A store whose file another connection, as of another program, can lock. */
function openLocked() {
  const file = path.join(temporaryFolder(), 'site.db');
  const reports: string[] = [];
  const store = createSqliteStore(file, Date.now, (problem) => reports.push(problem));
  const other = new DatabaseSync(file);
  onTestFinished(() => {
    other.close();
    store.close();
  });
  return { file, store, other, reports };
}

it('what was to be stored while another program holds the lock is stored after it, or refused after two seconds', async () => {
  const { store, other } = openLocked();
  await store.put('mail', record);
  other.exec('BEGIN IMMEDIATE');
  expect(await store.read('mail', 'a')).toMatchObject(record);
  const results = Promise.allSettled(
    Array.from({ length: 20 }, (_, n) => store.put('mail', { ...record, id: `b${n}` })),
  );
  expect((await results).map(({ status }) => status)).toEqual(Array(20).fill('rejected'));
  const later = store.put('mail', { ...record, id: 'later' });
  setTimeout(() => other.exec('ROLLBACK'), 300);
  expect(await later).toBe('stored');
});

it('a lock on the whole file while it is opened is waited for likewise', async () => {
  const { store, other } = openLocked();
  other.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE');
  const stored = store.put('mail', record);
  setTimeout(() => other.exec('ROLLBACK'), 300);
  expect(await stored).toBe('stored');
});

it.each([
  ['the file', ['']],
  ['all its files', ['', '-wal', '-shm']],
  ['its log', ['-wal']],
  ['its log and index', ['-wal', '-shm']],
])('%s deleted while it is open: everything is written again, and reported once', async (_what, suffixes) => {
  const { file, store, reports } = openLocked();
  await store.put('mail', record);
  for (const suffix of suffixes) rmSync(file + suffix);
  expect(await store.put('mail', { ...record, id: 'b' })).toBe('stored');
  expect(reports).toEqual([`${file} was deleted while in use, and is written again`]);
  expect(statSync(file).mode & 0o077).toBe(0);
  const next = createSqliteStore(file);
  onTestFinished(() => next.close());
  for (const id of ['a', 'b']) expect(await next.read('mail', id)).toMatchObject({ id });
});

it('a file that is replaced while it is open is used from then on, whole, and reported', async () => {
  const { file, store, reports } = openLocked();
  const backup = `${file}.backup`;
  const saved = createSqliteStore(backup);
  await saved.put('mail', { ...record, id: 'of-backup' });
  saved.close();
  for (let number = 0; number < 50; number++) await store.put('mail', { ...record, id: `n${number}` });
  renameSync(backup, file);
  expect(await store.read('mail', 'of-backup')).toMatchObject({ id: 'of-backup' });
  expect(await store.put('mail', record)).toBe('stored');
  expect(reports).toEqual([`${file} was replaced while in use`]);
  const next = createSqliteStore(file);
  onTestFinished(() => next.close());
  expect((await next.list('mail', 'new')).map(({ id }) => id).toSorted()).toEqual(['a', 'of-backup']);
});

const day = 86_400_000;

it('after a jump of the clock, what has expired is in nobody’s way', async () => {
  const clock = { now: 1_800_000_000_000 };
  const store = createSqliteStore(path.join(temporaryFolder(), 'site.db'), () => clock.now);
  onTestFinished(() => store.close());
  await store.put('mail', { ...record, expires: clock.now + day });
  clock.now += 2 * day;
  expect(await store.put('mail', record)).toBe('stored');
});

/** A store with its two clocks: of the day, and one that nobody sets. */
function openWithClocks() {
  const file = path.join(temporaryFolder(), 'site.db');
  const clock = { now: 2_900_000_000_000, elapsed: 0 };
  const reports: string[] = [];
  const store = createSqliteStore(
    file,
    () => clock.now,
    (problem) => reports.push(problem),
    () => clock.elapsed,
  );
  onTestFinished(() => store.close());
  return { file, store, clock, reports };
}

it('a clock that stands still is reported once, and again when it has gone meanwhile', async () => {
  const { store, clock, reports } = openWithClocks();
  const pass = async (minutes: number, speed: number) => {
    for (let minute = 0; minute < minutes; minute++) {
      clock.elapsed += 60_000;
      clock.now += 60_000 * speed;
      await store.claim('mail', 'pending', 'sending', 1);
    }
  };
  const stopped = expect.stringMatching(/^the clock stands still at 2061-11-2\dT\d\d:\d\d/);
  await pass(60, 1);
  await pass(5, 0);
  await pass(30, 0.9);
  expect(reports).toEqual([]);
  await pass(60, 0);
  expect(reports).toEqual([stopped]);
  await pass(30, 1);
  await pass(30, 0.1);
  expect(reports).toEqual([stopped, stopped]);
});

it('without the file of its locks it is written again: other processes would write over it', async () => {
  const { file, store, reports } = openWithClocks();
  await store.put('mail', { ...record, id: 'a' });
  rmSync(`${file}-shm`);
  await store.put('mail', { ...record, id: 'b' });
  expect(reports).toEqual([expect.stringContaining('is written again')]);
  expect(statSync(`${file}-shm`).size).toBeGreaterThan(0);
  const other = new DatabaseSync(file);
  onTestFinished(() => other.close());
  const ids = other.prepare("SELECT id FROM records WHERE collection = 'mail' ORDER BY id").all();
  expect(ids).toMatchObject([{ id: 'a' }, { id: 'b' }]);
});

it.each([
  ['a day before messages were last stored', -day, 'messages were last stored'],
  ['three hours before messages were last stored', -3 * 3_600_000, 'messages were last stored'],
  ['decades before', -50 * 365 * day, 'messages were last stored'],
])('a start with a clock that is %s is reported once, and deletes nothing', async (_how, by, what) => {
  const { file, store, clock } = openWithClocks();
  await store.put('bookings', { ...record, expires: clock.now + 90 * day });
  store.close();
  const reports: string[] = [];
  const again = createSqliteStore(
    file,
    () => clock.now + by,
    (problem) => reports.push(problem),
  );
  onTestFinished(() => again.close());
  for (const id of ['b', 'c']) await again.put('bookings', { ...record, id });
  expect(reports).toEqual([expect.stringContaining(what)]);
  expect(reports[0]).toMatch(/^the clock is behind: it says /);
  expect(await again.read('bookings', record.id)).toMatchObject({ id: record.id });
});

it.each([
  [0, []],
  [-1, [expect.stringContaining('this version of the site was installed')]],
])('a first start, %i years from now, says whether the clock is behind', async (years, said) => {
  const reports: string[] = [];
  const now = () => Date.now() + years * 365 * day;
  const store = createSqliteStore(path.join(temporaryFolder(), 'site.db'), now, (problem) => reports.push(problem));
  onTestFinished(() => store.close());
  await store.put('bookings', record);
  expect(reports).toEqual(said);
});

it('a start an hour behind what was stored, as two machines are, is not reported', async () => {
  const { file, store, clock } = openWithClocks();
  await store.put('bookings', record);
  store.close();
  const report = vi.fn<(problem: string) => void>();
  const again = createSqliteStore(file, () => clock.now - 3_600_000, report);
  onTestFinished(() => again.close());
  await again.put('bookings', { ...record, id: 'b' });
  expect(report).not.toHaveBeenCalled();
});

it('a clock that has been right for an hour after a jump deletes what has expired', async () => {
  const { file, store, clock, reports } = openWithClocks();
  await store.put('bookings', { ...record, expires: clock.now + 90 * day });
  const count = () => {
    const database = new DatabaseSync(file);
    const { rows } = database.prepare("SELECT count(*) AS rows FROM records WHERE id = 'a'").get()!;
    database.close();
    return rows;
  };
  clock.now += 400 * day;
  for (const [id, elapsed, kept] of [
    ['b', 0, 1],
    ['c', 3_599_000, 1],
    ['d', 3_601_000, 0],
  ] as const) {
    clock.elapsed = elapsed;
    await store.put('mail', { ...record, id });
    expect([id, count()]).toEqual([id, kept]);
  }
  expect(reports).toEqual([expect.stringContaining('the clock jumped to ')]);
});

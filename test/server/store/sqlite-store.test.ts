import { rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
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
  return { one, two, clock };
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

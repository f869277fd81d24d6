import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createSqliteStore } from '#server/store/sqlite-store.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { bundle, outputUntilKilled } from './killed.ts';

const kills = 200;

// Starts 200 small processes, two at a time.
it('two processes that are killed 200 times lose nothing that they have stored, and take no name twice', async () => {
  const folder = temporaryFolder();
  const program = await bundle('test/server/store/killed-process.ts', folder);
  const file = path.join(folder, 'site.db');
  const seed = Math.floor(Math.random() * 1e6);
  console.log(`seed ${seed}`);
  const lines: string[] = [];
  const killInTurn = async (first: number) => {
    for (let number = first; number < kills; number += 2) {
      const afterMs = ((seed + number * 7_919) % 400) / 20;
      lines.push(...(await outputUntilKilled(program, [file, String(seed + number)], 'message', afterMs)));
    }
  };
  await Promise.all([killInTurn(0), killInTurn(1)]);

  const store = createSqliteStore(file);
  onTestFinished(() => store.close());
  const ids = (word: string) => lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.split(' ')[1]!);
  for (const id of ids('message')) expect([id, (await store.read('mail', id)) !== null]).toEqual([id, true]);
  for (const id of ids('sent')) expect((await store.read('mail', id))!.state).toBe('sent');
  expect(new Set(ids('sent')).size).toBe(ids('sent').length);
  for (const id of ids('meeting')) expect([id, (await store.read('bookings', id)) !== null]).toEqual([id, true]);
  const taken = (await store.list('bookings', 'booked')).flatMap(({ value }) => value.split(','));
  expect(taken).toHaveLength(new Set(taken).size);
  const counted = lines.filter((line) => line === 'count').length;
  const inStore = Number((await store.read('counts', 'day'))!.value);
  expect(inStore).toBeGreaterThanOrEqual(counted);
  expect(inStore).toBeLessThanOrEqual(counted + kills);
  expect(ids('message').length).toBeGreaterThanOrEqual(kills);
}, 600_000);

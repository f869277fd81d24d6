// Stores messages, meetings and counts as fast as it can until it is killed, and writes a line for each that it has stored.
// What another process keeps from being stored for too long, as on a loaded machine, is not stored, and no fault.
// Arguments: file, seed.
import { writeSync } from 'node:fs';
import { createSqliteStore } from '#server/store/sqlite-store.ts';
import { changeStored } from '#server/store/store.ts';

const [file = '', seed = ''] = process.argv.slice(2);
const store = createSqliteStore(file);
/** SQLITE_BUSY */
const busy = 5;
const stored = (...line: string[]) => writeSync(1, `${line.join(' ')}\n`);

for (let number = 0; ; number++) {
  await storeAll(number).catch((error: Error) => {
    if ((error.cause as { errcode?: number } | undefined)?.errcode !== busy) throw error;
  });
}

async function storeAll(number: number) {
  const id = `${seed}-${number}`;
  await store.put('mail', { id, state: 'pending', due: 0, expires: null, value: 'x'.repeat(2_000) });
  stored('message', id);
  const first = (Number(seed) * 7_919 + number * 104_729) % 5_000;
  const names = [first, first + 1].map(String);
  const meeting = { id, state: 'booked', due: 0, expires: null, value: names.join() };
  if ((await store.put('bookings', meeting, names)) === 'stored') stored('meeting', id);
  const counted = await changeStored(store, 'counts', 'day', (before) => {
    const value = String(Number(before?.value ?? 0) + 1);
    return { record: { state: 'counted', due: 0, expires: null, value } };
  });
  if (counted === 'stored') stored('count');
  const claimed = await store.claim('mail', 'pending', 'sending', 60_000);
  if (claimed && (await store.update('mail', { ...claimed, state: 'sent' })) === 'stored') stored('sent', claimed.id);
}

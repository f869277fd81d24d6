import { randomBytes } from 'node:crypto';
import type { SiteRedis } from '../redis.ts';
import { withTimeout } from '../timeout.ts';
import { type Booking, bookingRecord, cellsOf, endOf, parseBookingRecord } from './booking.ts';
import type { BookingStore, DiaryOf } from './booking-store.ts';

type Options = { redis: SiteRedis; diaryOf: DiaryOf };

/** Milliseconds after which an operation of Redis fails. */
const timeoutMs = 2_000;
const day = 86_400_000;

/**
 * Reserves the cells and stores the booking in one step, which Redis runs alone. KEYS: the bookings, then the cells to
 * reserve, then the cells to leave. ARGV: id, booking, expected revision ('' for a new one), number of cells to reserve,
 * expiry of the reservations. A reservation expires after its meeting, so that nothing has to delete it.
 */
const write = `
local stored = redis.call('HGET', KEYS[1], ARGV[1])
if ARGV[3] == '' then
  if stored then return {'exists', stored} end
elseif not stored or tostring(cjson.decode(stored).revision) ~= ARGV[3] then
  return {'changed'}
end
local last = 1 + tonumber(ARGV[4])
for i = 2, last do
  local holder = redis.call('GET', KEYS[i])
  if holder and holder ~= ARGV[1] then return {'taken'} end
end
for i = last + 1, #KEYS do
  if redis.call('GET', KEYS[i]) == ARGV[1] then redis.call('DEL', KEYS[i]) end
end
for i = 2, last do redis.call('SET', KEYS[i], ARGV[1], 'NX', 'PXAT', ARGV[5]) end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
return {'stored'}`;

type WriteResult = ['stored' | 'taken' | 'changed'] | ['exists', string];

/** Bookings in Redis: one hash of bookings, and a key per reserved unit of time. */
export function createRedisStore({ redis: { connection: redis, key }, diaryOf }: Options): BookingStore {
  const bookings = key('bookings');
  const keyOf = (booking: Booking) => (cell: string) => key(`booking-cell:${diaryOf(booking.brand)}:${cell}`);
  const orTimeout = <T>(work: Promise<T>) =>
    withTimeout(work, timeoutMs, () => {
      throw new Error('Redis does not respond');
    });

  function run(booking: Booking, before: Booking | null): Promise<WriteResult> {
    const reserved = cellsOf(booking).map(keyOf(booking));
    const left = before ? cellsOf(before).map(keyOf(before)) : [];
    const keys = [bookings, ...reserved, ...left];
    const expiry = endOf(booking) + day;
    return orTimeout(
      redis.eval(
        write,
        keys.length,
        ...keys,
        booking.id,
        bookingRecord(booking),
        before?.revision ?? '',
        reserved.length,
        expiry,
      ) as Promise<WriteResult>,
    );
  }

  return {
    async create(booking) {
      const [outcome, stored] = await run(booking, null);
      if (outcome === 'stored') return { outcome: 'created' };
      const other = stored ? parseBookingRecord(stored) : null;
      return other ? { outcome: 'exists', booking: other } : { outcome: 'taken' };
    },

    async update(booking, before) {
      const [outcome] = await run({ ...booking, revision: before.revision + 1 }, before);
      return outcome === 'stored' ? 'updated' : outcome === 'taken' ? 'taken' : 'changed';
    },

    async read(id) {
      const json = await orTimeout(redis.hget(bookings, id));
      return json === null ? null : parseBookingRecord(json);
    },

    async list() {
      const all = await orTimeout(redis.hvals(bookings));
      return all.flatMap((json) => parseBookingRecord(json) ?? []);
    },

    async prune(endedBefore) {
      const old = (await this.list()).filter((booking) => endOf(booking) < endedBefore).map(({ id }) => id);
      if (old.length > 0) await orTimeout(redis.hdel(bookings, ...old));
    },

    async secret() {
      const name = key('booking-secret');
      await orTimeout(redis.set(name, randomBytes(32).toString('base64url'), 'NX'));
      return (await orTimeout(redis.get(name)))!;
    },
  };
}

import { reportRetentionDays } from '#shared/limits.ts';
import type { SiteRedis } from '../redis.ts';
import { withTimeout } from '../timeout.ts';
import { addCounts, leaseMs, maxKeysPerDay, type ReportStore } from './report-store.ts';

/** Milliseconds after which an operation of Redis fails. */
const timeoutMs = 2_000;
const daySeconds = 86_400;
const retentionSeconds = (reportRetentionDays + 7) * daySeconds;

/** KEYS: the day's hash. ARGV: its largest number of fields, its expiry in seconds, then fields and what to add to each. */
const addToDay = `
local size = redis.call('HLEN', KEYS[1])
for i = 3, #ARGV, 2 do
  local known = redis.call('HEXISTS', KEYS[1], ARGV[i]) == 1
  if known or size < tonumber(ARGV[1]) then
    redis.call('HINCRBY', KEYS[1], ARGV[i], ARGV[i + 1])
    if not known then size = size + 1 end
  end
end
redis.call('EXPIRE', KEYS[1], ARGV[2])`;

/** Counts in Redis: a hash per day, which expires. */
export function createRedisStore({ connection: redis, key }: SiteRedis): ReportStore {
  const dayKey = (day: string) => key(`report:${day}`);
  const mailKey = (monday: string) => key(`report-mail:${monday}`);
  const orTimeout = <T>(work: Promise<T>) =>
    withTimeout(work, timeoutMs, () => {
      throw new Error('Redis does not respond');
    });

  return {
    async add(day, counts) {
      await orTimeout(
        redis.eval(addToDay, 1, dayKey(day), maxKeysPerDay, retentionSeconds, ...[...counts].flat()) as Promise<null>,
      );
    },

    async read(days) {
      const sum = new Map<string, number>();
      for (const day of days) {
        const counts = await orTimeout(redis.hgetall(dayKey(day)));
        addCounts(
          sum,
          Object.entries(counts).map(([name, count]) => [name, Number(count)]),
        );
      }
      return sum;
    },

    async lease(monday) {
      const isNew = (await orTimeout(redis.set(mailKey(monday), 'leased', 'PX', leaseMs, 'NX'))) === 'OK';
      if (isNew) return 'leased';
      return (await orTimeout(redis.get(mailKey(monday)))) === 'mailed' ? 'mailed' : 'busy';
    },

    async settle(monday, isMailed) {
      if (isMailed) await orTimeout(redis.set(mailKey(monday), 'mailed', 'EX', retentionSeconds));
      else await orTimeout(redis.del(mailKey(monday)));
    },

    // The hashes expire.
    async prune() {},
  };
}

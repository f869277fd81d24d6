import { Queue } from 'bullmq';
import { defaultRedisPrefix } from '../env.ts';
import type { SiteRedis } from '../redis.ts';

type Add<T> = (id: string, data: T) => Promise<unknown>;

/**
 * Moves messages from where earlier versions stored them. Until November 2026 all queues were below `mail:`, whatever the
 * site; a site with a REDIS_PREFIX of its own leaves those to the others. The queue `quarantine` was named `suspect`.
 * @param outbox adds a message to the present queue, under the same id; `quarantine` likewise
 */
export async function moveEarlierMessages<T>(
  redis: SiteRedis,
  outbox: Add<T>,
  quarantine: Add<T>,
  onError: (error: unknown) => void,
): Promise<void> {
  await move(redis.key('mail'), 'suspect', quarantine);
  if (redis.key('') !== `${defaultRedisPrefix}:`) return;
  await move('mail', 'outbox', outbox);
  await move('mail', 'quarantine', quarantine);
  await move('mail', 'suspect', quarantine);

  async function move(prefix: string, name: string, add: Add<T>) {
    const { connection } = redis;
    const old = new Queue<T>(name, { connection, prefix, skipMetasUpdate: true });
    old.on('error', onError);
    try {
      for (const job of await old.getJobs(['waiting', 'delayed', 'prioritized', 'failed', 'active'])) {
        // A process of the earlier version is sending it.
        if (await connection.exists(`${prefix}:${name}:${job.id}:lock`)) continue;
        await add(job.id!, job.data as T);
        await job.remove();
      }
    } finally {
      await old.close();
    }
  }
}

import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Log } from '../log.ts';
import type { ContentChange, ContentService } from './content-service.ts';

const channel = 'content-changed';

/**
 * Carries a purge to every other dyno, since Ghost's webhook reaches only one.
 * Redis being away costs nothing but time: the others notice within five minutes.
 */
export function broadcastInvalidations(content: ContentService, redis: Redis, log: Log): ContentService {
  const own = randomUUID();
  const ear = redis.duplicate({ enableOfflineQueue: true });
  ear.on('error', () => {});
  ear
    .subscribe(channel)
    .catch((error: Error) => log.warn({ error: error.message }, 'purges of other dynos are not heard'));
  ear.on('message', (_channel, message) => {
    const { from, change } = JSON.parse(message) as { from: string; change: ContentChange };
    if (from !== own) content.purge(change);
  });
  return {
    ...content,
    purge(change) {
      content.purge(change);
      redis
        .publish(channel, JSON.stringify({ from: own, change }))
        .catch((error: Error) => log.warn({ error: error.message }, 'a purge did not reach the other dynos'));
    },
    async close() {
      ear.disconnect();
      await content.close();
    },
  };
}

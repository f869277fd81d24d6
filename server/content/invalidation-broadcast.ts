import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { z } from 'zod';
import { dedicatedConnection, type SiteRedis } from '../redis.ts';
import { type ContentService, contentChange } from './content-service.ts';
import { parseJson } from './webhook.ts';

const invalidationEvent = z.object({ from: z.string(), change: contentChange });

/**
 * A content service whose invalidation events reach every process, since Ghost's webhook calls only one. While Redis
 * is away the other processes keep serving their cached content until it is no longer fresh.
 */
export function broadcastInvalidations(content: ContentService, redis: SiteRedis, log: Logger): ContentService {
  const channel = redis.key('content-changed');
  const senderId = randomUUID();
  const subscriber = dedicatedConnection(redis, (error) =>
    log.debug({ error: error.message }, 'Redis connection error of the invalidation subscriber'),
  );
  subscriber
    .subscribe(channel)
    .catch((error: Error) => log.warn({ error: error.message }, 'cannot subscribe to invalidation events'));
  subscriber.on('message', (_channel, message) => {
    const event = invalidationEvent.safeParse(parseJson(message)).data;
    if (!event) log.warn({ length: message.length }, 'malformed invalidation event ignored');
    else if (event.from !== senderId) content.invalidate(event.change);
  });
  return {
    ...content,
    invalidate(change) {
      content.invalidate(change);
      redis.connection
        .publish(channel, JSON.stringify({ from: senderId, change }))
        .catch((error: Error) => log.warn({ error: error.message }, 'invalidation event not published'));
    },
    async close() {
      subscriber.disconnect();
      await content.close();
    },
  };
}

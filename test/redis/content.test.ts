import { isDeepStrictEqual } from 'node:util';
import { Redis } from 'ioredis';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ContentChange, ContentService } from '#server/content/content-service.ts';
import { broadcastInvalidations } from '#server/content/invalidation-broadcast.ts';
import type { SiteRedis } from '#server/redis.ts';
import { memoryLog } from '../ghost/memory-log.ts';
import { connect } from './connect.ts';

const url = process.env['REDIS_TEST_URL']!;
const closing: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

function connectTo(prefix: string): SiteRedis {
  const redis = connect(url, prefix);
  closing.push(() => redis.connection.disconnect());
  return redis;
}

const ownPrefix = () => `test-${crypto.randomUUID()}`;

const edited: ContentChange = { event: 'post.published.edited', posts: ['post-1'] };

describe('invalidation events between processes', () => {
  /** Starts a process of the site. `received` lists the changes that reached it, from any process. */
  async function startProcess(prefix: string) {
    const received: ContentChange[] = [];
    const { log, lines } = memoryLog();
    const local = { invalidate: (change: ContentChange) => received.push(change), close: async () => {} };
    const content = broadcastInvalidations(local as unknown as ContentService, connectTo(prefix), log);
    closing.push(() => content.close());
    return { content, received, lines };
  }

  /** Sends a change until it arrives: the other process may not have subscribed yet. */
  function sendUntilReceived(from: ContentService, received: ContentChange[], change = edited) {
    const before = received.length;
    return vi.waitFor(
      () => {
        from.invalidate(change);
        expect(received.length).toBeGreaterThan(before);
      },
      { timeout: 20_000 },
    );
  }

  it('reach the other process', async () => {
    const prefix = ownPrefix();
    const [one, two] = [await startProcess(prefix), await startProcess(prefix)];
    await sendUntilReceived(one.content, two.received);
    expect(two.received[0]).toEqual(edited);
  });

  it.each(['x', 'null', '{"from":"x"}', '{"from":"x","change":{"event":"post.edited"}}', '{"from":1,"change":[]}'])(
    'are ignored when malformed: %s',
    async (message) => {
      const prefix = ownPrefix();
      const [one, two] = [await startProcess(prefix), await startProcess(prefix)];
      await sendUntilReceived(one.content, two.received);
      const sender = new Redis(url);
      closing.push(() => sender.disconnect());
      const channels = (await sender.pubsub('CHANNELS', `${prefix}*`)) as string[];
      for (const channel of channels) await sender.publish(channel, message);
      await sendUntilReceived(one.content, two.received);
      expect(two.received.every((change) => isDeepStrictEqual(change, edited))).toBe(true);
      expect(two.lines.filter(({ level }) => level >= 40)).toEqual([
        expect.objectContaining({ level: 40, msg: 'malformed invalidation event ignored' }),
      ]);
    },
  );

  it('do not reach a site with another REDIS_PREFIX', async () => {
    const prefix = ownPrefix();
    const [one, two] = [await startProcess(prefix), await startProcess(prefix)];
    const otherPrefix = ownPrefix();
    const [other, foreign] = [await startProcess(otherPrefix), await startProcess(otherPrefix)];
    await sendUntilReceived(other.content, foreign.received);
    await sendUntilReceived(one.content, two.received, { ...edited, event: 'post.unpublished' });
    await sendUntilReceived(other.content, foreign.received);
    expect(foreign.received.map(({ event }) => event)).not.toContain('post.unpublished');
  });
});

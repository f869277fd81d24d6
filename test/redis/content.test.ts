import { Redis } from 'ioredis';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ContentChange, ContentService } from '#server/content/content-service.ts';
import { broadcastInvalidations } from '#server/content/invalidation-broadcast.ts';
import { createRedisStore } from '#server/content/snapshot-store.ts';
import { connectRedis } from '#server/redis.ts';
import { memoryLog } from '../ghost/memory-log.ts';

const url = process.env['REDIS_TEST_URL']!;
const unreachableUrl = 'redis://127.0.0.1:1';
const closing: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

function connect(to = url): Redis {
  const redis = connectRedis(to, () => {});
  closing.push(() => redis.disconnect());
  return redis;
}

const edited: ContentChange = { event: 'post.published.edited', posts: ['post-1'], tags: ['payroll'], authors: [] };

describe('invalidation events between processes', () => {
  /** Starts a process of the site. `received` lists the changes that reached it, from any process. */
  async function startProcess() {
    const received: ContentChange[] = [];
    const { log, logged } = memoryLog();
    const local = { invalidate: (change: ContentChange) => received.push(change), close: async () => {} };
    const content = broadcastInvalidations(local as unknown as ContentService, connect(), log);
    closing.push(() => content.close());
    return { content, received, logged };
  }

  /** Sends a change until it arrives: the other process may not have subscribed yet. */
  function sendUntilReceived(from: ContentService, received: ContentChange[]) {
    received.length = 0;
    return vi.waitFor(
      () => {
        from.invalidate(edited);
        expect(received).not.toEqual([]);
      },
      { timeout: 5_000 },
    );
  }

  it('reach the other process', async () => {
    const [one, two] = [await startProcess(), await startProcess()];
    await sendUntilReceived(one.content, two.received);
    expect(two.received[0]).toEqual(edited);
  });

  it.each(['x', 'null', '{"from":"x"}', '{"from":"x","change":{"event":"post.edited"}}', '{"from":1,"change":[]}'])(
    'are ignored when malformed: %s',
    async (message) => {
      const [one, two] = [await startProcess(), await startProcess()];
      await sendUntilReceived(one.content, two.received);
      const sender = new Redis(url);
      closing.push(() => sender.disconnect());
      const channels = (await sender.pubsub('CHANNELS', '*content-changed')) as string[];
      for (const channel of channels) await sender.publish(channel, message);
      await sendUntilReceived(one.content, two.received);
      expect(new Set(two.received)).toEqual(new Set([edited]));
      expect(two.logged('malformed')).toBe(1);
    },
  );

  it('use a channel that names this site, since Redis may serve others', async () => {
    const [one, two] = [await startProcess(), await startProcess()];
    await sendUntilReceived(one.content, two.received);
    const observer = new Redis(url);
    closing.push(() => observer.disconnect());
    expect(await observer.pubsub('CHANNELS', '*content-changed')).toEqual(['one-ledger:content-changed']);
  });
});

describe('the snapshot in Redis', () => {
  it('can be read at once, while the connection is still being made', async () => {
    const key = `test-${crypto.randomUUID()}`;
    const first = createRedisStore(connect(), key);
    await first.load();
    await first.save('{"a":1}');
    expect(await createRedisStore(connect(), key).load()).toBe('{"a":1}');
  });

  it('fails at once while Redis cannot be reached', async () => {
    await expect(createRedisStore(connect(unreachableUrl)).load()).rejects.toThrow();
  });
});

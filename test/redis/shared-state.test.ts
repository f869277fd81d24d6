import { isDeepStrictEqual } from 'node:util';
import express from 'express';
import { Redis } from 'ioredis';
import request from 'supertest';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ContentChange, ContentService } from '#server/content/content-service.ts';
import { broadcastInvalidations } from '#server/content/invalidation-broadcast.ts';
import { createSignatureCheck } from '#server/content/webhook.ts';
import { createAcceptedLimit } from '#server/http/request-limits.ts';
import { whenReady } from '#server/redis.ts';
import { startGhostStub } from '../ghost/ghost-stub.ts';
import { memoryLog } from '../ghost/memory-log.ts';
import { secret, signedCall } from '../server/content/webhook-calls.ts';
import { endAll, startProcess, untilReady } from '../server/own-process.ts';
import { connect } from './connect.ts';

const url = process.env['REDIS_TEST_URL']!;
const away = 'redis://127.0.0.1:1';
const newPrefix = () => `test-${crypto.randomUUID().slice(0, 8)}`;

/** The Redis of a process of the site. */
async function connectTo(prefix: string, redisUrl = url) {
  const redis = connect(redisUrl, prefix);
  onTestFinished(() => redis.connection.disconnect());
  if (redisUrl === url) await whenReady(redis, 5_000);
  return redis;
}

describe('webhook calls', () => {
  const processOf = async (prefix: string, redisUrl?: string) =>
    createSignatureCheck(secret, await connectTo(prefix, redisUrl));
  const { headers, body } = signedCall('{"event":"site.changed"}', 1_800_000_000_000);
  const call = { rawBody: Buffer.from(body), signature: headers['x-ghost-signature'], now: 1_800_000_000_000 };

  it('are accepted once by all processes of a site, and once by another site', async () => {
    const prefix = newPrefix();
    const [one, two, other] = [await processOf(prefix), await processOf(prefix), await processOf(newPrefix())];
    expect([await one(call), await two(call), await one(call), await other(call)]).toEqual([true, false, false, true]);
  });

  it('are accepted once by each process while Redis is away', async () => {
    const [one, two] = [await processOf('away', away), await processOf('away', away)];
    expect([await one(call), await one(call), await two(call)]).toEqual([true, false, true]);
  });
});

/** A process with a limit of two requests a minute. */
async function limitedSite(prefix: string, redisUrl?: string) {
  const redis = await connectTo(prefix, redisUrl);
  const take = createAcceptedLimit({ name: 'test', windowMs: 60_000, limit: 2, redis });
  return express().post('/', async (request, response) => {
    const wait = await take(request, response);
    if (wait === null) response.status(request.query['fail'] ? 502 : 200).end();
    else response.status(429).set('Retry-After', String(wait)).end();
  });
}

it('processes of one site share a count of accepted requests', async () => {
  const prefix = newPrefix();
  const [one, two, other] = [await limitedSite(prefix), await limitedSite(prefix), await limitedSite(newPrefix())];
  await request(one).post('/?fail=1').expect(502);
  await request(one).post('/').expect(200);
  await request(two).post('/').expect(200);
  await request(one).post('/').expect(429);
  const limited = await request(two).post('/').expect(429);
  expect(Number(limited.headers['retry-after'])).toBeGreaterThan(30);
  await request(other).post('/').expect(200);
});

it('each process counts for itself while Redis is unreachable', async () => {
  const app = await limitedSite('away', away);
  for (const status of [200, 200, 429]) await request(app).post('/').expect(status);
});

describe('invalidation events between processes', () => {
  const edited: ContentChange = { event: 'post.published.edited', posts: ['post-1'] };

  /** `received` lists the changes that reached the process, from any other. */
  async function contentOf(prefix: string) {
    const received: ContentChange[] = [];
    const { log, lines } = memoryLog();
    const local = { invalidate: (change: ContentChange) => received.push(change), close: async () => {} };
    const content = broadcastInvalidations(local as unknown as ContentService, await connectTo(prefix), log);
    onTestFinished(() => content.close());
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

  it.each(['x', 'null', '{"from":"x"}', '{"from":"x","change":{"event":"post.edited"}}', '{"from":1,"change":[]}'])(
    'are ignored when malformed: %s',
    async (message) => {
      const prefix = newPrefix();
      const [one, two] = [await contentOf(prefix), await contentOf(prefix)];
      await sendUntilReceived(one.content, two.received);
      const sender = new Redis(url);
      onTestFinished(() => sender.disconnect());
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
    const [prefix, otherPrefix] = [newPrefix(), newPrefix()];
    const [one, two] = [await contentOf(prefix), await contentOf(prefix)];
    const [other, foreign] = [await contentOf(otherPrefix), await contentOf(otherPrefix)];
    await sendUntilReceived(other.content, foreign.received);
    await sendUntilReceived(one.content, two.received, { ...edited, event: 'post.unpublished' });
    await sendUntilReceived(other.content, foreign.received);
    expect(foreign.received.map(({ event }) => event)).not.toContain('post.unpublished');
  });
});

it('a process that starts while Ghost is down serves the news that Redis holds', async () => {
  const ghost = await startGhostStub({ posts: 12 });
  onTestFinished(async () => {
    await endAll();
    await ghost.close();
  });
  const env = { ...ghost.env, REDIS_URL: url, REDIS_PREFIX: newPrefix() };
  const first = await untilReady(await startProcess(env));
  expect((await fetch(`${first.url}/blog/post-3`)).status).toBe(200);
  await expect.poll(async () => (await fetch(`${first.url}/api/data/posts?page=1`)).status).toBe(200);
  first.process.kill('SIGTERM');
  await first.ended;
  ghost.fail({ kind: 'drop' });
  const second = await untilReady(await startProcess(env));
  const response = await fetch(`${second.url}/blog/post-3`);
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('Post number 3')]);
});

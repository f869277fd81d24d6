import express from 'express';
import { Redis } from 'ioredis';
import request from 'supertest';
import { afterEach, expect, it } from 'vitest';
import { createRateLimit } from '#server/http/rate-limit.ts';

const url = process.env['REDIS_TEST_URL']!;
const connections: Redis[] = [];

afterEach(() => {
  for (const redis of connections.splice(0)) redis.disconnect();
});

/** Starts a process of the site with a limit of two requests a minute. */
async function site(name: string, redisUrl = url) {
  const redis = new Redis(redisUrl, { enableOfflineQueue: false });
  redis.on('error', () => undefined);
  connections.push(redis);
  if (redisUrl === url) await new Promise((resolve) => redis.once('ready', resolve));
  const reject = (_request: express.Request, response: express.Response) => void response.status(429).end();
  const limit = createRateLimit({ name, windowMs: 60_000, limit: 2, acceptedOnly: true, redis, reject });
  return express().post(
    '/',
    limit,
    (request, response) => void response.status(request.query['fail'] ? 502 : 200).end(),
  );
}

it('processes share a count of accepted requests', async () => {
  const name = `test${crypto.randomUUID().slice(0, 8)}`;
  const [one, two] = [await site(name), await site(name)];
  await request(one).post('/?fail=1').expect(502);
  await request(one).post('/').expect(200);
  await request(two).post('/').expect(200);
  await request(one).post('/').expect(429);
  const limited = await request(two).post('/').expect(429);
  expect(Number(limited.headers['retry-after'])).toBeGreaterThan(30);
});

it('each process counts for itself while Redis is unreachable', async () => {
  const app = await site('away', 'redis://127.0.0.1:1');
  await request(app).post('/').expect(200);
  await request(app).post('/').expect(200);
  await request(app).post('/').expect(429);
});

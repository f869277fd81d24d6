import express from 'express';
import request from 'supertest';
import { afterEach, expect, it } from 'vitest';
import { createAcceptedLimit } from '#server/http/request-limits.ts';
import { type SiteRedis, whenReady } from '#server/redis.ts';
import { connect } from './connect.ts';

const url = process.env['REDIS_TEST_URL']!;
const opened: SiteRedis[] = [];

afterEach(() => {
  for (const { connection } of opened.splice(0)) connection.disconnect();
});

/** Starts a process of the site with a limit of two requests a minute. */
async function site(prefix: string, redisUrl = url) {
  const redis = connect(redisUrl, prefix);
  opened.push(redis);
  if (redisUrl === url) await whenReady(redis, 5_000);
  const limit = createAcceptedLimit({ name: 'test', windowMs: 60_000, limit: 2, redis });
  return express().post('/', async (request, response) => {
    const wait = await limit.take(request, response);
    if (wait === null) response.status(request.query['fail'] ? 502 : 200).end();
    else response.status(429).set('Retry-After', String(wait)).end();
  });
}

const ownPrefix = () => `test-${crypto.randomUUID()}`;

it('processes of one site share a count of accepted requests', async () => {
  const prefix = ownPrefix();
  const [one, two, other] = [await site(prefix), await site(prefix), await site(ownPrefix())];
  await request(one).post('/?fail=1').expect(502);
  await request(one).post('/').expect(200);
  await request(two).post('/').expect(200);
  await request(one).post('/').expect(429);
  const limited = await request(two).post('/').expect(429);
  expect(Number(limited.headers['retry-after'])).toBeGreaterThan(30);
  await request(other).post('/').expect(200);
});

it('each process counts for itself while Redis is unreachable', async () => {
  const app = await site('away', 'redis://127.0.0.1:1');
  await request(app).post('/').expect(200);
  await request(app).post('/').expect(200);
  await request(app).post('/').expect(429);
});

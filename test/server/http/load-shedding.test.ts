import express, { type Request, type RequestHandler, type Response } from 'express';
import { pino } from 'pino';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLoadShedding } from '#server/http/load-shedding.ts';
import { shedAfterMs, shedLagMs, shedLastLagMs, shedRetrySeconds } from '#shared/limits.ts';
import { startTestSite, type TestSite } from '../site.ts';

const message = { formData: { name: 'Pat Doe', email: 'pat@example.com', message: 'Hello there' } };

describe('while the event loop lags', () => {
  let site: TestSite;
  let lagMs = 0;
  beforeAll(async () => {
    site = await startTestSite({ env: { CONTACT_LIMIT: '100' }, lagMs: () => lagMs });
    const timing = async (path: string) =>
      (await request(site.server).get(path).set('Host', 'localhost')).headers['server-timing'];
    for (const path of ['/about-us', '/contact?service=payroll'])
      await vi.waitFor(async () => expect(await timing(path)).toMatch(/^cache;desc=hit/), 30_000);
    await request(site.server).get('/api/availability?kind=phone').set('Host', 'localhost').expect(200);
  });
  afterAll(() => site.close());

  it('uncached pages and calls are refused with 503 and Retry-After, as a plain page or as JSON', async () => {
    lagMs = shedLastLagMs;
    for (const path of ['/services/payroll', '/search?q=tax', '/schedule', '/blog?page=2']) {
      const page = await request(site.server).get(path);
      expect([path, page.status, page.headers['retry-after']]).toEqual([path, 503, String(shedRetrySeconds)]);
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(page.headers['cache-control']).toBe('no-store');
      expect(page.text).toContain('too many visitors at the moment');
    }
    for (const path of ['/api/data/search?q=tax', '/api/data/posts', '/api/availability?kind=office&office=dresden']) {
      const response = await request(site.server).get(path);
      expect([path, response.status, response.headers['retry-after']]).toEqual([path, 503, String(shedRetrySeconds)]);
      expect(response.body).toEqual({ error: expect.stringContaining('try again in a few seconds') });
    }
    const estimate = await request(site.server)
      .post('/api/tax-estimate')
      .send({ taxYear: 2026, filingStatus: 'single' });
    expect([estimate.status, typeof estimate.body.error]).toEqual([503, 'string']);
    const form = await request(site.server).post('/resources/paycheck').type('form').send({ wage: '20' });
    expect([form.status, form.type]).toEqual([503, 'text/html']);
    // One warning for all of them, and no error for each.
    expect(site.log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
    expect(site.log).toContainEqual(
      expect.objectContaining({ level: 40, msg: expect.stringContaining('too many requests') }),
    );
  });

  it('cached pages, files, health and metrics are answered', async () => {
    lagMs = shedLastLagMs * 10;
    const file = /\/assets\/entry-[\w-]+\.js/.exec((await request(site.server).get('/about-us')).text)![0];
    const paths = ['/about-us', '/contact?service=payroll', file, '/healthz', '/readyz'];
    for (const path of paths) {
      const { status } = await request(site.server).get(path).set('Host', 'localhost');
      expect([path, status]).toEqual([path, 200]);
    }
  });

  it('messages are accepted until the lag is two seconds, and then refused as JSON or as a page', async () => {
    lagMs = shedLastLagMs - 1;
    await request(site.server).post('/api/contact').send(message).expect(200, { success: true });
    lagMs = shedLastLagMs;
    const refused = await request(site.server).post('/api/contact').send(message);
    expect([refused.status, refused.body]).toEqual([503, { success: false, error: expect.any(String) }]);
    const fields = { ...message.formData };
    const page = await request(site.server).post('/api/contact').type('form').set('Accept', 'text/html').send(fields);
    expect([page.status, page.type, page.headers['retry-after']]).toEqual([503, 'text/html', String(shedRetrySeconds)]);
    const booking = await request(site.server).post('/api/bookings').send({});
    expect([booking.status, booking.body.success]).toEqual([503, false]);
  });

  it('everything is answered again as soon as the lag is over', async () => {
    lagMs = 0;
    for (const path of ['/services/payroll', '/search?q=tax', '/api/data/posts'])
      expect([path, (await request(site.server).get(path)).status]).toEqual([path, 200]);
    await request(site.server).post('/api/contact').send(message).expect(200);
  });
});

/** Requests to a gate, without a network. What became of each is in `outcomes`. */
function arrivals(admit: RequestHandler) {
  const outcomes: string[] = [];
  return {
    outcomes,
    arrive(name: string) {
      const response = { locals: {}, destroyed: false } as unknown as Response;
      for (const method of ['set', 'status', 'type'] as const) Object.assign(response, { [method]: () => response });
      Object.assign(response, { json: () => outcomes.push('refused') });
      admit({ originalUrl: '/api/data/posts', is: () => false } as unknown as Request, response, () =>
        outcomes.push(name),
      );
      return response;
    },
  };
}

describe('requests that arrive at once', () => {
  it('are refused at once while the event loop lags, but for one that begins per turn and ten that wait', async () => {
    const { admit } = createLoadShedding({ log: pino({ level: 'silent' }), lagMs: () => shedLagMs });
    const { outcomes, arrive } = arrivals(admit);
    for (let number = 0; number < 13; number += 1) arrive('begun');
    expect(outcomes).toEqual(['begun', 'refused', 'refused']);
    while (outcomes.length < 13) await new Promise((resolve) => setImmediate(resolve));
    expect(outcomes.slice(3)).toEqual(Array(10).fill('begun'));
  });

  it('do not begin when their client has gone while they waited', async () => {
    const { admit } = createLoadShedding({ log: pino({ level: 'silent' }), lagMs: () => 0 });
    const { outcomes, arrive } = arrivals(admit);
    arrive('first');
    Object.assign(arrive('gone'), { destroyed: true });
    arrive('last');
    while (!outcomes.includes('last')) await new Promise((resolve) => setImmediate(resolve));
    expect(outcomes).toEqual(['first', 'last']);
  });

  it('begin one per turn of the event loop, in order; after two seconds of waiting they are refused', async () => {
    let time = 0;
    const begun: string[] = [];
    let turn = 0;
    const countTurns = () => {
      turn += 1;
      next = setImmediate(countTurns);
    };
    let next = setImmediate(countTurns);
    const turns: number[] = [];
    const { admit } = createLoadShedding({ log: pino({ level: 'silent' }), lagMs: () => 0, clock: () => time });
    const arrived = Promise.withResolvers<void>();
    let count = 0;
    const app = express();
    app.use(async (_request, _response, proceed) => {
      count += 1;
      if (count === 14) arrived.resolve();
      await arrived.promise;
      proceed();
    });
    app.use(admit, (incoming, response) => {
      begun.push(incoming.url);
      turns.push(turn);
      // Each takes 200 ms of the processor.
      time += shedAfterMs / 10;
      response.send('done');
    });
    const server = app.listen(0);
    const responses = await Promise.all(Array.from({ length: 14 }, (_, number) => request(server).get(`/${number}`)));
    server.close();
    clearImmediate(next);
    expect(new Set(turns).size).toBe(turns.length);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(12);
    expect(responses.filter(({ status }) => status === 503)).toHaveLength(2);
    expect(begun).toHaveLength(12);
  });
});

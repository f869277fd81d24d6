import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { shedRetrySeconds } from '#shared/limits.ts';
import { requestFromClients } from '../../many-clients.ts';
import { endAll, startProcess, untilReady } from '../own-process.ts';

afterEach(endAll);

const message = { formData: { name: 'Pat Doe', email: 'pat@example.com', message: 'Hello there' } };

it('200 clients at once get pages or 503, while cached pages, health and messages are answered', async () => {
  const site = await untilReady(await startProcess({ TRUST_PROXY: '1', CONTACT_LIMIT: '1000' }));
  // Compiled once, as in a process that has answered before.
  for (let number = 0; number < 10; number++) await fetch(`${site.url}/search?q=tax+${number}`);
  expect((await fetch(`${site.url}/about-us`)).status).toBe(200);
  const load = requestFromClients(site.url, 200, (number) => `/search?q=tax+${number}`);
  const others: [string, number][] = [];
  const isShedding = () => load.statuses.has(503) && (load.statuses.get(200) ?? 0) > 20;
  for (let round = 0; round < 2 || !isShedding(); round++) {
    for (const path of ['/about-us', '/healthz']) others.push([path, (await fetch(`${site.url}${path}`)).status]);
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify(message);
    others.push(['message', (await fetch(`${site.url}/api/contact`, { method: 'POST', headers, body })).status]);
    await pause(100);
  }
  await load.stop();
  expect([...load.statuses.keys()].toSorted()).toEqual([200, 503]);
  expect(others.filter(([, status]) => status !== 200)).toEqual([]);
  expect(load.retryAfter).toEqual(new Set([String(shedRetrySeconds)]));
  expect(site.output()).toMatch(/"level":40,.*"msg":"too many requests: some are refused with 503"/);
  expect((await fetch(`${site.url}/search?q=after`)).status).toBe(200);
  // Where other programs leave the machine little time, each of the 200 waits long.
}, 180_000);

import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { purgeRequests } from '#server/cdn/purge-requests.ts';
import { createPurger } from '#server/cdn/purger.ts';
import { parseEnv } from '#server/env.ts';
import { memoryLog } from '#test/ghost/memory-log.ts';

type Call = { method: string; url: string; headers: IncomingHttpHeaders; body: string; at: number };

const token = 'a-token-of-the-owner';
const times = { timeoutMs: 200, pauseMs: 40, retryMs: 20 };

/** An API that answers the first calls with these statuses (`never`: not at all), then with 200. */
async function startApi(...statuses: (number | 'never')[]) {
  const calls: Call[] = [];
  const server = createServer(async (incoming, response) => {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part as Buffer);
    const { method = '', url = '', headers } = incoming;
    calls.push({ method, url, headers, body: Buffer.concat(parts).toString('utf8'), at: performance.now() });
    const status = statuses[calls.length - 1] ?? 200;
    if (status !== 'never') response.writeHead(status, { 'Content-Type': 'application/json' }).end('{"success":true}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { calls, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function start(cdn: string, env: Record<string, string> = {}, ...statuses: (number | 'never')[]) {
  const api = await startApi(...statuses);
  const settings = parseEnv({
    CDN_CACHE: 'true',
    CDN_PURGE: cdn.replace('URL', `${api.url}/`),
    CDN_PURGE_TOKEN: token,
    CDN_PURGE_IDS: 'SU1Z0isxPaozGVKXdv0eY',
    ...env,
  });
  const requests = purgeRequests(settings, { fastly: api.url, cloudflare: `${api.url}/client/v4` })!;
  const { log, lines } = memoryLog();
  const outcomes: string[] = [];
  const purger = createPurger({ requests, log, count: (outcome) => outcomes.push(outcome), times });
  onTestFinished(() => purger.close());
  return { ...api, purger, lines, outcomes };
}

describe('the recorded request', () => {
  it('to Fastly names the tags in its body and the token in Fastly-Key', async () => {
    const { purger, calls } = await start('fastly');
    purger.purge(['content', 'site']);
    await vi.waitFor(() => expect(calls).not.toEqual([]));
    const { method, url, headers, body } = calls[0]!;
    expect([method, url, headers['fastly-key'], headers['content-type']]).toEqual([
      'POST',
      '/service/SU1Z0isxPaozGVKXdv0eY/purge',
      token,
      'application/json',
    ]);
    expect(JSON.parse(body)).toEqual({ surrogate_keys: ['content', 'site'] });
    expect(headers['fastly-soft-purge']).toBeUndefined();
  });

  it('to Cloudflare goes to each zone, with a bearer token', async () => {
    const zones = ['023e105f4ecef8ad9ca31a8372d0c353', '353c0d2738a1ac9da8fece4f501e3200'];
    const { purger, calls } = await start('cloudflare', { CDN_PURGE_IDS: zones.join(', ') });
    purger.purge(['content']);
    await vi.waitFor(() => expect(calls.length).toBeGreaterThanOrEqual(2));
    expect(
      calls
        .slice(0, 2)
        .map(({ url }) => url)
        .toSorted(),
    ).toEqual(zones.map((id) => `/client/v4/zones/${id}/purge_cache`));
    for (const { method, headers, body } of calls.slice(0, 2)) {
      expect([method, headers.authorization]).toEqual(['POST', `Bearer ${token}`]);
      expect(JSON.parse(body)).toEqual({ tags: ['content'] });
    }
  });

  it('to Varnish is PURGE with Surrogate-Key, with the token where there is one', async () => {
    const { purger, calls } = await start('varnish:URL');
    purger.purge(['site', 'content']);
    await vi.waitFor(() => expect(calls).not.toEqual([]));
    const { method, url, headers } = calls[0]!;
    expect([method, url, headers['surrogate-key'], headers.authorization]).toEqual([
      'PURGE',
      '/',
      'site content',
      `Bearer ${token}`,
    ]);
  });
});

describe('purging', () => {
  it('is done at once and again after a pause, however much changes meanwhile', async () => {
    const { purger, calls, outcomes } = await start('varnish:URL');
    for (let change = 0; change < 20; change++) purger.purge(['content']);
    await vi.waitFor(() => expect(outcomes).toEqual(['ok', 'ok']));
    expect(calls[1]!.at - calls[0]!.at).toBeGreaterThan(times.pauseMs * 0.9);
    purger.purge(['content']);
    await vi.waitFor(() => expect(outcomes).toHaveLength(4));
    await purger.close();
    expect(calls).toHaveLength(4);
  });

  it('is sent again when the CDN is busy, fails or does not answer', async () => {
    const { purger, calls, outcomes, lines } = await start('fastly', {}, 429, 503, 'never');
    purger.purge(['content']);
    await vi.waitFor(() => expect(outcomes).toEqual(['ok', 'ok']), { timeout: 5_000 });
    expect(calls).toHaveLength(5);
    expect(lines.filter(({ msg }) => /the request will be repeated/.test(String(msg)))).toHaveLength(3);
  });

  it('is given up after five attempts, and at once when the CDN refuses; the log never has the token', async () => {
    const busy = await start('fastly', {}, ...Array<number>(10).fill(500));
    busy.purger.purge(['content']);
    await vi.waitFor(() => expect(busy.outcomes).toEqual(['failed', 'failed']), { timeout: 5_000 });
    expect(busy.calls).toHaveLength(10);
    const refused = await start('cloudflare', {}, 403, 403);
    refused.purger.purge(['content']);
    await vi.waitFor(() => expect(refused.outcomes).toEqual(['failed', 'failed']));
    expect(refused.calls).toHaveLength(2);
    const lines = [...busy.lines, ...refused.lines];
    expect(lines.filter(({ msg }) => msg === 'the CDN could not be purged')).toHaveLength(4);
    expect(JSON.stringify(lines)).not.toContain(token);
  });

  it('survives a CDN that is away, and ends when the process stops', async () => {
    const { log, lines } = memoryLog();
    const requests = purgeRequests(parseEnv({ CDN_CACHE: '1', CDN_PURGE: 'varnish:http://127.0.0.1:1/' }))!;
    const purger = createPurger({ requests, log, times: { timeoutMs: 1_000, pauseMs: 60_000, retryMs: 60_000 } });
    purger.purge(['content']);
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    await purger.close();
    expect(lines.map(({ msg }) => msg)).toContain('the CDN could not be purged');
  });

  it('that is pending when the process stops is sent once', async () => {
    const { purger, calls } = await start('varnish:URL');
    purger.purge(['content']);
    await purger.close();
    expect(calls).toHaveLength(1);
  });
});

it('is off without CDN_PURGE', () => {
  expect(purgeRequests(parseEnv({ CDN_CACHE: 'true' }))).toBeNull();
});

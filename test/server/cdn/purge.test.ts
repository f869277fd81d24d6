import { createServer, type IncomingHttpHeaders } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createPurger, purgeTarget } from '#server/cdn/purger.ts';
import { parseEnv } from '#server/env.ts';
import { memoryLog } from '#test/ghost/memory-log.ts';
import { listen } from '#test/local-server.ts';

type Call = { method: string; url: string; headers: IncomingHttpHeaders; at: number };

const token = 'a-token-of-the-owner';
const times = { timeoutMs: 20_000, pauseMs: 40, retryMs: 20 };

/** An API that answers the first calls with these statuses (`never`: not at all), then with 200. */
async function startApi(...statuses: (number | 'never')[]) {
  const calls: Call[] = [];
  const server = createServer((incoming, response) => {
    const { method = '', url = '', headers } = incoming;
    calls.push({ method, url, headers, at: performance.now() });
    const status = statuses[calls.length - 1] ?? 200;
    if (status !== 'never') response.writeHead(status, { 'Content-Type': 'application/json' }).end('{"success":true}');
  });
  return { calls, url: `http://127.0.0.1:${await listen(server)}` };
}

async function start(...statuses: (number | 'never')[]) {
  const api = await startApi(...statuses);
  const env = { CDN_CACHE: 'true', PURGE_URL: `${api.url}/service/x/purge`, PURGE_HEADER: `Fastly-Key: ${token}` };
  const { log, lines } = memoryLog();
  const outcomes: string[] = [];
  const target = purgeTarget(parseEnv(env))!;
  const timeoutMs = statuses.includes('never') ? 2_000 : times.timeoutMs;
  const purger = createPurger({
    target,
    log,
    count: (outcome) => outcomes.push(outcome),
    times: { ...times, timeoutMs },
  });
  onTestFinished(() => purger.close());
  return { ...api, purger, lines, outcomes };
}

describe('purging', () => {
  it('is a POST with the tags in Surrogate-Key and the header of the owner', async () => {
    const { purger, calls } = await start();
    purger.purge(['content', 'site']);
    await expect.poll(() => calls).not.toEqual([]);
    const { method, url, headers } = calls[0]!;
    expect([method, url, headers['surrogate-key'], headers['fastly-key']]).toEqual([
      'POST',
      '/service/x/purge',
      'content site',
      token,
    ]);
  });

  it('is done at once and again after a pause, however much changes meanwhile', async () => {
    const { purger, calls, outcomes } = await start();
    for (let change = 0; change < 20; change++) purger.purge(['content']);
    await expect.poll(() => outcomes).toEqual(['ok', 'ok']);
    expect(calls[1]!.at - calls[0]!.at).toBeGreaterThan(times.pauseMs * 0.9);
    purger.purge(['content']);
    await expect.poll(() => outcomes).toHaveLength(4);
    await purger.close();
    expect(calls).toHaveLength(4);
  });

  it('is sent again when the CDN is busy, fails or does not answer', async () => {
    const { purger, calls, outcomes, lines } = await start(429, 503, 'never');
    purger.purge(['content']);
    await expect.poll(() => outcomes).toEqual(['ok', 'ok']);
    expect(calls).toHaveLength(5);
    expect(lines.filter(({ msg }) => /the request will be repeated/.test(String(msg)))).toHaveLength(3);
  });

  it('is given up after five attempts, and at once when the CDN refuses; the log never has the token', async () => {
    const busy = await start(...Array<number>(10).fill(500));
    busy.purger.purge(['content']);
    await expect.poll(() => busy.outcomes).toEqual(['failed', 'failed']);
    expect(busy.calls).toHaveLength(10);
    const refused = await start(403, 403);
    refused.purger.purge(['content']);
    await expect.poll(() => refused.outcomes).toEqual(['failed', 'failed']);
    expect(refused.calls).toHaveLength(2);
    const lines = [...busy.lines, ...refused.lines];
    expect(lines.filter(({ msg }) => msg === 'the CDN could not be purged')).toHaveLength(4);
    expect(JSON.stringify(lines)).not.toContain(token);
  });

  it('survives a CDN that is away, and ends when the process stops', async () => {
    const { log, lines } = memoryLog();
    const target = { url: 'http://127.0.0.1:1/' };
    const purger = createPurger({ target, log, times: { timeoutMs: 10_000, pauseMs: 60_000, retryMs: 60_000 } });
    purger.purge(['content']);
    await expect.poll(() => lines).toHaveLength(1);
    await purger.close();
    expect(lines.map(({ msg }) => msg)).toContain('the CDN could not be purged');
  });

  it('that is pending when the process stops is sent once', async () => {
    const { purger, calls } = await start();
    purger.purge(['content']);
    await purger.close();
    expect(calls).toHaveLength(1);
  });
});

it('is off without PURGE_URL', () => {
  expect(purgeTarget(parseEnv({ CDN_CACHE: 'true' }))).toBeNull();
});

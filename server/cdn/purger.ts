import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import * as limits from '#shared/limits.ts';
import type { Env } from '../env.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import { type SiteRedis, whenReady, withRedis } from '../redis.ts';
import type { CdnTag } from './cache-headers.ts';

type Target = { url: string; header?: readonly [name: string, value: string] | undefined };

type Deps = {
  target: Target;
  log: Logger;
  /** Called for each request that the CDN accepted or that was given up. */
  count?: (outcome: 'ok' | 'failed') => void;
  times?: { timeoutMs: number; pauseMs: number; retryMs: number };
};

type Purger = ReturnType<typeof createPurger>;

/** Where changed pages are purged; null without PURGE_URL. */
export function purgeTarget({ PURGE_URL: url, PURGE_HEADER: header }: Env): Target | null {
  return url ? { url, header } : null;
}

/**
 * Asks the CDN to drop every response with one of the tags, as Fastly documents it ("Purge multiple surrogate key tags")
 * and .github/varnish/site.vcl takes it.
 * @throws when the CDN cannot be reached or takes longer than `timeoutMs`
 */
export async function sendPurge({ url, header }: Target, tags: readonly CdnTag[], timeoutMs: number): Promise<number> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Surrogate-Key': tags.join(' '), ...(header && { [header[0]]: header[1] }) },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  return response.status;
}

/**
 * Each change is purged at once and once more a second later: meanwhile the CDN may have fetched a page from a process
 * that has not heard of the change yet, or had one on its way. At most one purge a second, whatever changes.
 */
const purgesPerChange = 2;

export function createPurger({ target, log, count, times = limits.cdnPurge }: Deps) {
  const remaining = new Map<CdnTag, number>();
  const closing = new AbortController();
  const { host } = new URL(target.url);
  const { run: send, idle } = oneAtATime(sendRemaining);

  return {
    /** Makes the CDN drop every response with one of the tags. Never throws; what fails is logged. */
    purge(tags: readonly CdnTag[]): void {
      for (const tag of tags) remaining.set(tag, purgesPerChange);
      void send();
    },
    /** Sends what is pending, without pauses and retries, and resolves when nothing is sent any more. */
    async close(): Promise<void> {
      closing.abort();
      await idle();
    },
  };

  async function sendRemaining() {
    // One turn, so that all listeners to the change have dropped what they hold.
    await pause(0);
    while (remaining.size > 0) {
      const tags = [...remaining.keys()];
      for (const tag of tags) {
        const left = closing.signal.aborted ? 0 : remaining.get(tag)! - 1;
        if (left > 0) remaining.set(tag, left);
        else remaining.delete(tag);
      }
      await sendTags(tags);
      if (remaining.size > 0) await pause(times.pauseMs);
    }
  }

  async function sendTags(tags: readonly CdnTag[]) {
    for (let attempt = 1; ; attempt++) {
      const result = await sendPurge(target, tags, times.timeoutMs).catch((error: Error) => error.message);
      if (typeof result === 'number' && result < 300) {
        log.info({ host, tags }, 'purged the CDN');
        count?.('ok');
        return;
      }
      const isRefused = typeof result === 'number' && result < 500 && result !== 429;
      if (isRefused || attempt >= limits.cdnPurgeAttempts || closing.signal.aborted) {
        log.error({ host, tags, attempt, error: result }, 'the CDN could not be purged');
        count?.('failed');
        return;
      }
      log.warn({ host, tags, attempt, error: result }, 'the CDN was not purged, and the request will be repeated');
      await pause(times.retryMs * 2 ** (attempt - 1));
    }
  }

  /** Ends at once while closing. */
  async function pause(ms: number) {
    await delay(ms, undefined, { signal: closing.signal }).catch(() => {});
  }
}

/** How long a start waits for Redis to say which build was purged last, in milliseconds. */
const redisTimeoutMs = 10_000;

/**
 * Drops the pages of another build from the CDN: the files they name may be gone. Once per build where Redis remembers
 * it, else at every start. Called when this process can answer, so that a build that fails at its start purges nothing.
 */
export async function purgeAfterDeployment(purger: Purger, buildId: string, redis: SiteRedis | undefined) {
  const last = redis && (await exchangeBuild(redis, buildId));
  if (last !== buildId) purger.purge(['site']);
}

/** Stores this build as the one purged last. @returns the one before, or null when it is not known */
async function exchangeBuild(redis: SiteRedis, buildId: string): Promise<string | null> {
  await whenReady(redis, redisTimeoutMs).catch(() => {});
  return withRedis(redis, () => redis.connection.getset(redis.key('cdn-purged-build'), buildId), null);
}

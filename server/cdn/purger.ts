import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import * as limits from '#shared/limits.ts';
import type { CdnTag } from './cache-headers.ts';
import type { PurgeRequest } from './purge-requests.ts';

type Deps = {
  /** The requests of one purge. */
  requests: (tags: readonly CdnTag[]) => PurgeRequest[];
  log: Logger;
  /** Called for each request that the CDN accepted or that was given up. */
  count?: (outcome: 'ok' | 'failed') => void;
  /** Milliseconds. */
  times?: { timeoutMs: number; pauseMs: number; retryMs: number };
};

export type Purger = {
  /** Makes the CDN drop every response with one of the tags. Never throws; what fails is logged. */
  purge(tags: readonly CdnTag[]): void;
  /** Sends what is pending, without pauses and retries, and resolves when nothing is sent any more. */
  close(): Promise<void>;
};

/**
 * Each change is purged at once and once more a second later: meanwhile the CDN may have fetched a page from a process
 * that has not heard of the change yet, or had one on its way. At most one purge a second, whatever changes.
 */
const purgesPerChange = 2;

export function createPurger({ requests, log, count, times = limits.cdnPurge }: Deps): Purger {
  const remaining = new Map<CdnTag, number>();
  const closing = new AbortController();
  let running: Promise<void> | null = null;

  return {
    purge(tags) {
      for (const tag of tags) remaining.set(tag, purgesPerChange);
      running ??= run().finally(() => {
        running = null;
      });
    },
    async close() {
      closing.abort();
      await running;
    },
  };

  async function run() {
    // One turn, so that all listeners to the change have dropped what they hold.
    await pause(0);
    while (remaining.size > 0) {
      const tags = [...remaining.keys()];
      for (const tag of tags) {
        const left = closing.signal.aborted ? 0 : remaining.get(tag)! - 1;
        if (left > 0) remaining.set(tag, left);
        else remaining.delete(tag);
      }
      await Promise.all(requests(tags).map((request) => send(request, tags)));
      if (remaining.size > 0) await pause(times.pauseMs);
    }
  }

  async function send(request: PurgeRequest, tags: readonly CdnTag[]) {
    const { host } = new URL(request.url);
    for (let attempt = 1; ; attempt++) {
      const result = await post(request);
      if (result.ok) {
        log.info({ host, tags }, 'purged the CDN');
        count?.('ok');
        return;
      }
      if (!result.retry || attempt >= limits.cdnPurgeAttempts || closing.signal.aborted) {
        log.error({ host, tags, attempt, error: result.error }, 'the CDN could not be purged');
        count?.('failed');
        return;
      }
      log.warn(
        { host, tags, attempt, error: result.error },
        'the CDN was not purged, and the request will be repeated',
      );
      await pause(Math.max(times.retryMs * 2 ** (attempt - 1), result.waitMs));
    }
  }

  async function post({ url, method, headers, body }: PurgeRequest) {
    try {
      const response = await fetch(url, {
        method,
        headers,
        ...(body !== undefined && { body }),
        redirect: 'error',
        signal: AbortSignal.timeout(times.timeoutMs),
      });
      await response.body?.cancel();
      const { status } = response;
      const waitSeconds = Number(response.headers.get('retry-after'));
      return {
        ok: response.ok,
        error: `status ${status}`,
        retry: status === 429 || status >= 500,
        waitMs: Math.min(waitSeconds * 1_000 || 0, limits.cdnPurgeMaxWaitMs),
      };
    } catch (error) {
      return { ok: false, error: (error as Error).message, retry: true, waitMs: 0 };
    }
  }

  /** Ends at once while closing. */
  async function pause(ms: number) {
    await delay(ms, undefined, { signal: closing.signal }).catch(() => {});
  }
}

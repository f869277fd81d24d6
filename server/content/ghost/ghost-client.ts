import { setTimeout as delay } from 'node:timers/promises';
import GhostContentAPI from '@tryghost/content-api';
import type { Logger } from 'pino';
import { createConcurrencyLimit } from '#server/concurrency-limit.ts';
import * as limits from '#shared/limits.ts';
import { createBackoff } from '../backoff.ts';
import { SourceError } from '../content-source.ts';
import { type ApiRequest, type Fetch, ghostRequest, StatusError } from './ghost-request.ts';

export type GhostClient = ReturnType<typeof GhostContentAPI>;
type Transport = { log: Logger; fetch?: Fetch | undefined; clock?: (() => number) | undefined };

const maxConcurrentRequests = 8;
const maxQueuedRequests = 64;

/** Ghost's own content client, with our transport. */
export function createGhostClient(options: Transport & { ghostUrl: string; key: string }): GhostClient {
  const { ghostUrl, key } = options;
  return GhostContentAPI({ url: ghostUrl, key, version: 'v6.0', makeRequest: createGhostTransport(options) });
}

/**
 * Sends requests to Ghost, with a time-out, one retry and a limit on concurrent requests. After a refusal (wrong key,
 * too many requests) it backs off for 10 s, growing to a minute: Ghost locks a client out for an hour after a hundred
 * refusals in a row.
 * @returns requests a list, named by the last segment of the URL; throws {SourceError}
 */
export function createGhostTransport({ log, fetch = globalThis.fetch, clock = Date.now }: Transport) {
  const limit = createConcurrencyLimit({
    maxConcurrent: maxConcurrentRequests,
    maxQueued: maxQueuedRequests,
    timeoutMs: limits.contentTimeoutMs,
    error: (message) => new SourceError(`too many requests to Ghost: ${message}`),
  });
  const backoff = createBackoff(clock);

  return async (request: ApiRequest): Promise<{ data: object }> => {
    if (backoff.isActive()) throw new SourceError('backing off after a refusal');
    const resource = new URL(request.url).pathname.split('/').filter(Boolean).at(-1) ?? '';
    return limit(async () => {
      for (let attempt = 0; ; attempt++) {
        try {
          const data = await ghostRequest(request, fetch);
          if (!Array.isArray((data as Record<string, unknown>)[resource]))
            throw new SourceError(`the response has no ${resource}`);
          backoff.succeed();
          return { data: 'meta' in data ? data : { ...data, meta: {} } };
        } catch (error) {
          const reason = (error as Error).message;
          log.warn({ resource, attempt: attempt + 1, reason }, 'request to Ghost failed');
          if (attempt >= limits.contentRetries || !isRetryable(error)) {
            if (isRefusal(error)) backoff.fail();
            throw error;
          }
          await delay(limits.contentRetryPauseMs * (1 + 3 * Math.random()));
        }
      }
    });
  };
}

function isRetryable(error: unknown) {
  return !isRefusal(error) || error.status === 429 || error.status === 408;
}

function isRefusal(error: unknown): error is StatusError {
  return error instanceof StatusError && error.status < 500;
}

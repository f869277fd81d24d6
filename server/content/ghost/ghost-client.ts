import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createConcurrencyLimit } from '#server/concurrency-limit.ts';
import * as limits from '#shared/limits.ts';
import { SourceError } from '../content-service.ts';
import { createBackoff } from '../swr-cache.ts';
import type { GhostList } from './ghost-schema.ts';

/** Requests a list of Ghost's. @throws {SourceError} */
export type GhostClient = (resource: 'posts' | 'pages' | 'tags', params: Params) => Promise<GhostList>;

type Params = Record<string, string | number>;
type Options = {
  /** Of the API, without a slash at the end. */
  url: string;
  /** Of every request. */
  params?: Params;
  headers?: () => Record<string, string>;
  log: Logger;
  fetch?: Fetch | undefined;
  clock?: (() => number) | undefined;
};

const maxConcurrentRequests = 8;
const maxQueuedRequests = 64;

/**
 * Sends requests to Ghost, with a time-out, one retry and a limit on concurrent requests. After a refusal (wrong key,
 * too many requests) it backs off for 10 s, growing to a minute: Ghost locks a client out for an hour after a hundred
 * refusals in a row.
 */
export function createGhostClient(options: Options): GhostClient {
  const { url, params: always, headers, log, fetch = globalThis.fetch, clock = Date.now } = options;
  const limit = createConcurrencyLimit({
    maxConcurrent: maxConcurrentRequests,
    maxQueued: maxQueuedRequests,
    timeoutMs: limits.contentTimeoutMs,
    error: (message) => new SourceError(`too many requests to Ghost: ${message}`),
  });
  const backoff = createBackoff(clock);

  return async (resource, params) => {
    if (backoff.isActive()) throw new SourceError('backing off after a refusal');
    return limit(async () => {
      for (let attempt = 0; ; attempt++) {
        try {
          const query = { ...always, ...params };
          const data = await ghostRequest(`${url}/${resource}/`, query, headers?.() ?? {}, fetch);
          const items = data[resource];
          if (!Array.isArray(items)) throw new SourceError(`the response has no ${resource}`);
          backoff.succeed();
          return { items, meta: data['meta'] };
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

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

class StatusError extends SourceError {
  readonly status: number;

  constructor(status: number) {
    super(`status ${status}`);
    this.status = status;
  }
}

/** A hundred long posts are some four million characters. */
const maxCharacters = 20_000_000;

/**
 * One request to Ghost, without retry; the time-out includes the body.
 * @throws {StatusError} for a status that is not 2xx
 * @throws {SourceError} when the connection fails or times out, or the response is not JSON or too large
 */
async function ghostRequest(
  url: string,
  params: Params,
  headers: Record<string, string>,
  fetch: Fetch,
): Promise<Record<string, unknown>> {
  const query = Object.entries(params).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const signal = AbortSignal.timeout(limits.contentTimeoutMs);
  try {
    const response = await fetch(`${url}?${query.join('&')}`, {
      headers: { ...headers, 'Accept-Version': 'v6.0', Accept: 'application/json' },
      signal,
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new StatusError(response.status);
    }
    if (!/\bjson\b/i.test(response.headers.get('content-type') ?? '')) {
      await response.body?.cancel();
      throw new SourceError('the response is not JSON');
    }
    return parseObject(await readText(response));
  } catch (error) {
    if (error instanceof SourceError) throw error;
    throw new SourceError(signal.aborted ? 'timed out' : describe(error), { cause: error });
  }
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > maxCharacters) throw new SourceError('the response is too large');
  }
  return text + decoder.decode();
}

function parseObject(text: string): Record<string, unknown> {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new SourceError('the response is no object');
  return value as Record<string, unknown>;
}

function describe(error: unknown): string {
  if (error instanceof SyntaxError) return 'the response is malformed JSON';
  const cause = error instanceof Error ? error.cause : undefined;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? ` (${String(cause.code)})` : '';
  return `the connection failed${code}`;
}

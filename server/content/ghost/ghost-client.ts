import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createConcurrencyLimit } from '#server/concurrency-limit.ts';
import * as limits from '#shared/limits.ts';
import { SourceError } from '../content-service.ts';
import { createBackoff } from '../swr-cache.ts';
import type { GhostList } from './ghost-schema.ts';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;
export type GhostParams = Record<string, string | number>;
export type GhostClient = ReturnType<typeof createGhostClient>;

type Options = {
  /** URL of one of Ghost's APIs, such as https://ghost.example.com/ghost/api/content. */
  api: string;
  /** What lets a request in: parameters or headers of its own. */
  access: () => { params?: GhostParams; headers?: Record<string, string> };
  log: Logger;
  fetch?: Fetch | undefined;
  clock?: (() => number) | undefined;
};

const maxConcurrentRequests = 8;
const maxQueuedRequests = 64;

/**
 * Requests lists from Ghost, with a time-out, within it one retry, and a limit on concurrent requests. After a refusal (wrong key,
 * too many requests) it backs off for 10 s, growing to a minute: Ghost locks a client out for an hour after a hundred
 * refusals in a row.
 * @returns requests a list; throws {SourceError}
 */
export function createGhostClient({ api, access, log, fetch = globalThis.fetch, clock = Date.now }: Options) {
  const limit = createConcurrencyLimit({
    maxConcurrent: maxConcurrentRequests,
    maxQueued: maxQueuedRequests,
    timeoutMs: limits.contentTimeoutMs,
    error: (message) => new SourceError(`too many requests to Ghost: ${message}`),
  });
  const backoff = createBackoff(clock);

  return async (resource: 'posts' | 'pages' | 'tags', params: GhostParams): Promise<GhostList> => {
    if (backoff.isActive()) throw new SourceError('backing off after a refusal');
    return limit(async () => {
      const { params: own, headers } = access();
      const query = Object.entries({ ...own, ...params }).map(
        ([name, value]) => `${name}=${encodeURIComponent(value)}`,
      );
      const url = `${api}/${resource}/?${query.join('&')}`;
      const signal = AbortSignal.timeout(limits.contentTimeoutMs);
      for (let attempt = 0; ; attempt++) {
        try {
          const data = await ghostRequest(url, { headers, signal }, fetch, maxBytes(resource, params));
          const { [resource]: items, meta } = data;
          if (!Array.isArray(items)) throw new SourceError(`the response has no ${resource}`);
          backoff.succeed();
          return { items, meta };
        } catch (error) {
          const reason = (error as Error).message;
          log.warn({ resource, attempt: attempt + 1, reason }, 'request to Ghost failed');
          if (attempt >= limits.contentRetries || signal.aborted || !isRetryable(error)) {
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

class StatusError extends SourceError {
  readonly status: number;

  constructor(status: number) {
    super(`status ${status}`);
    this.status = status;
  }
}

/**
 * The most bytes of a response: a hundred long posts are some four million, and what is made up to take long to parse holds
 * up the process.
 */
function maxBytes(resource: string, { limit }: GhostParams): number {
  return resource === 'tags' ? 1_000_000 : 2_000_000 + 50_000 * Math.min(100, Number(limit) || 1);
}

/** Redirects that are followed, such as to a URL with a slash at the end. */
const maxRedirects = 3;

/**
 * One request to Ghost, without retry, until the signal aborts it or its body.
 * @throws {StatusError} for a status that is not 2xx
 * @throws {SourceError} when the connection fails or times out, or the response is not JSON or too large
 */
async function ghostRequest(
  url: string,
  { headers, signal }: { headers: Record<string, string> | undefined; signal: AbortSignal },
  fetch: Fetch,
  most: number,
): Promise<Record<string, unknown>> {
  try {
    const init = { headers: { ...headers, 'Accept-Version': 'v6.0', Accept: 'application/json' }, signal };
    const response = await fetchWithinOrigin(url, init, fetch);
    if (!response.ok) {
      await response.body?.cancel();
      throw new StatusError(response.status);
    }
    if (!/\bjson\b/i.test(response.headers.get('content-type') ?? '')) {
      await response.body?.cancel();
      throw new SourceError('the response is not JSON');
    }
    return parseObject(await readText(response, most));
  } catch (error) {
    if (error instanceof SourceError) throw error;
    throw new SourceError(signal.aborted ? 'timed out' : describe(error), { cause: error });
  }
}

/** Follows redirects only within the origin, so that a key and what is shown of the response stay there. */
async function fetchWithinOrigin(url: string, init: RequestInit, fetch: Fetch): Promise<Response> {
  let target = url;
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const response = await fetch(target, { ...init, redirect: 'manual' });
    const location = response.status >= 300 && response.status < 400 && response.headers.get('location');
    if (!location) return response;
    await response.body?.cancel();
    const next = URL.parse(location, target);
    if (next?.origin !== new URL(url).origin) throw new SourceError('redirects to another origin');
    target = next.href;
  }
  throw new SourceError('too many redirects');
}

async function readText(response: Response, most: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > most) throw new SourceError('the response is too large');
  }
  return Buffer.concat(chunks).toString();
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

import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createConcurrencyLimit } from '#server/concurrency-limit.ts';
import { fetchWithinOrigin, readBody } from '#server/fetch-within-origin.ts';
import * as limits from '#shared/limits.ts';
import { pauseMs } from '../content-cache.ts';
import { SourceError } from '../content-service.ts';

/** Told the status of each response, or null where none came. */
export type OnResponse = (status: number | null) => void;
export type Transport = { log: Logger; onResponse?: OnResponse | undefined; clock?: (() => number) | undefined };

const maxConcurrentRequests = 8;
const maxQueuedRequests = 64;

/**
 * Sends requests to Ghost, with a time-out, within it one retry, and a limit on concurrent requests. After a refusal (wrong key,
 * too many requests) it backs off for 10 s, growing to a minute: Ghost locks a client out for an hour after a hundred
 * refusals in a row.
 * @returns requests a list, named by the last segment of the URL; throws {SourceError}
 */
export function createGhostTransport({ log, onResponse, clock = Date.now }: Transport) {
  const limit = createConcurrencyLimit({
    maxConcurrent: maxConcurrentRequests,
    maxQueued: maxQueuedRequests,
    timeoutMs: limits.contentTimeoutMs,
    error: (message) => new SourceError(`too many requests to Ghost: ${message}`),
  });
  const refusals = { inRow: 0, lastAt: Number.NEGATIVE_INFINITY };

  return async (request: ApiRequest): Promise<{ data: object }> => {
    if (Math.abs(clock() - refusals.lastAt) < pauseMs(refusals.inRow))
      throw new SourceError('backing off after a refusal');
    const resource = new URL(request.url).pathname.split('/').filter(Boolean).at(-1) ?? '';
    return limit(async () => {
      const signal = AbortSignal.timeout(limits.contentTimeoutMs);
      for (let attempt = 0; ; attempt++) {
        try {
          const data = await ghostRequest(request, maxBytes(resource), signal, onResponse);
          if (!Array.isArray(data?.[resource])) throw new SourceError(`the response has no ${resource}`);
          refusals.inRow = 0;
          return { data: { meta: {}, ...data } };
        } catch (error) {
          const reason = (error as Error).message;
          log.warn({ resource, attempt: attempt + 1, reason }, 'request to Ghost failed');
          const isFinal = error instanceof TooLarge || (isRefusal(error) && ![408, 429].includes(error.status));
          if (attempt >= limits.contentRetries || signal.aborted || isFinal) {
            if (isRefusal(error)) Object.assign(refusals, { inRow: refusals.inRow + 1, lastAt: clock() });
            throw error;
          }
          await delay(limits.contentRetryPauseMs * (1 + 3 * Math.random()));
        }
      }
    });
  };
}

function isRefusal(error: unknown): error is StatusError {
  return error instanceof StatusError && error.status < 500;
}

/** A request as the content client passes it to its transport. */
export type ApiRequest = {
  url: string;
  method: string;
  params: Record<string, string | number | readonly string[]>;
  headers: Record<string, string>;
};

class StatusError extends SourceError {
  readonly status: number;

  constructor(status: number) {
    super(`status ${status}`);
    this.status = status;
  }
}

/** The most bytes of a response: 25 long posts, or a thousand tags. What is made up to take long to parse holds up the process. */
const maxBytes = (resource: string) => (resource === 'tags' ? 500_000 : 2_000_000);
const tooLarge = 'too large: in Ghost, upload the pictures that were pasted into the text of a post or page';

class TooLarge extends SourceError {}

/**
 * One request to Ghost, without retry, until the signal aborts it or its body.
 * @throws {StatusError} for a status that is not 2xx
 * @throws {SourceError} when the connection fails or times out, or the response is not JSON or too large
 */
async function ghostRequest(
  { url, params, headers }: ApiRequest,
  most: number,
  signal: AbortSignal,
  onResponse?: OnResponse,
): Promise<Record<string, unknown> | null> {
  const query = Object.entries(params).map(
    ([name, value]) => `${name}=${encodeURIComponent([value].flat().join(','))}`,
  );
  try {
    const init = { headers: { ...headers, Accept: 'application/json' }, signal };
    const response = await fetchWithinOrigin(`${url}?${query.join('&')}`, init, SourceError, onResponse);
    if (!response.ok) {
      await response.body?.cancel();
      throw new StatusError(response.status);
    }
    if (!/\bjson\b/i.test(response.headers.get('content-type') ?? '')) {
      await response.body?.cancel();
      throw new SourceError('the response is not JSON');
    }
    const body = await readBody(response, most, TooLarge, tooLarge);
    return JSON.parse(body.toString());
  } catch (error) {
    if (error instanceof SourceError) throw error;
    throw new SourceError(signal.aborted ? 'timed out' : describe(error), { cause: error });
  }
}

function describe(error: unknown): string {
  if (error instanceof SyntaxError) return 'the response is malformed JSON';
  const { cause } = error as { cause?: { code?: unknown } };
  return `the connection failed${cause?.code ? ` (${String(cause.code)})` : ''}`;
}

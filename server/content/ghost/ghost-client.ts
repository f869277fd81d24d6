import { setTimeout as delay } from 'node:timers/promises';
import GhostContentAPI from '@tryghost/content-api';
import type { Logger } from 'pino';
import { withTimeout } from '#server/timeout.ts';
import * as limits from '#shared/limits.ts';
import { SourceError } from '../content-source.ts';
import { type ApiRequest, type Fetch, ghostRequest, StatusError } from './ghost-request.ts';

export type GhostClient = ReturnType<typeof GhostContentAPI>;
type Transport = { log: Logger; fetch?: Fetch | undefined; clock?: (() => number) | undefined };

/**
 * The official content client on a transport of ours.
 * @param key content API key, 26 hexadecimal characters
 */
export function createGhostClient(options: Transport & { ghostUrl: string; key: string }): GhostClient {
  const { ghostUrl, key } = options;
  return GhostContentAPI({ url: ghostUrl, key, version: 'v6.0', makeRequest: createGhostTransport(options) });
}

/**
 * How Ghost is asked: with a time-out, one retry, a cap on simultaneous questions, and a rest when it refuses us. Ghost
 * locks an address out for an hour after a hundred refusals in a row, so refusals are never repeated quickly.
 * @param clock time in milliseconds
 * @returns asks for a list, named by the last part of the address; throws {SourceError}
 */
export function createGhostTransport({ log, fetch = globalThis.fetch, clock = Date.now }: Transport) {
  const gate = createGate();
  const rest = createRest(clock);

  return async (request: ApiRequest): Promise<{ data: object }> => {
    rest.check();
    const resource = new URL(request.url).pathname.split('/').filter(Boolean).at(-1) ?? '';
    return gate(async () => {
      for (let attempt = 0; ; attempt++) {
        try {
          const data = await ghostRequest(request, fetch);
          if (!Array.isArray((data as Record<string, unknown>)[resource]))
            throw new SourceError(`the answer has no ${resource}`);
          rest.answered();
          return { data: 'meta' in data ? data : { ...data, meta: {} } };
        } catch (error) {
          const last = attempt >= limits.contentRetries || !worthRetrying(error);
          log.warn(
            { resource, attempt: attempt + 1, reason: (error as Error).message },
            'Ghost did not answer as it should',
          );
          if (last) {
            rest.failed(error);
            throw error;
          }
          await delay(100 + Math.random() * 300);
        }
      }
    });
  };
}

function worthRetrying(error: unknown) {
  return !(error instanceof StatusError) || error.status >= 500 || error.status === 429 || error.status === 408;
}

const simultaneous = 8;
const longestQueue = 64;

/** Lets eight questions through at once; up to 64 more wait their turn, ten seconds at most. */
function createGate() {
  let running = 0;
  let waiting: (() => void)[] = [];

  async function turn() {
    if (running < simultaneous) return;
    if (waiting.length >= longestQueue) throw new SourceError('too many questions to Ghost at once');
    const { promise: slot, resolve: start } = Promise.withResolvers<void>();
    waiting.push(start);
    await withTimeout(slot, limits.contentTimeoutMs, () => {
      waiting = waiting.filter((other) => other !== start);
      throw new SourceError('waited too long for a free slot');
    });
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await turn();
    running++;
    try {
      return await work();
    } finally {
      running--;
      waiting.shift()?.();
    }
  };
}

const shortestRest = 10_000;
const longestRest = 60_000;

/** After a refusal (wrong key, too many requests) Ghost is left alone for 10 s, growing to a minute. */
function createRest(clock: () => number) {
  let length = 0;
  let until = Number.NEGATIVE_INFINITY;
  return {
    check() {
      if (clock() < until) throw new SourceError('resting after a refusal');
    },
    answered() {
      length = 0;
    },
    failed(error: unknown) {
      if (!(error instanceof StatusError) || error.status >= 500) return;
      length = Math.min(length === 0 ? shortestRest : length * 2, longestRest);
      until = clock() + length;
    },
  };
}

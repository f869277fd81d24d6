import type { Request, RequestHandler, Response } from 'express';
import { ipKeyGenerator, MemoryStore, type Options, rateLimit, type Store } from 'express-rate-limit';
import { RedisStore } from 'rate-limit-redis';
import type { SiteRedis } from '../redis.ts';
import { withTimeout } from '../timeout.ts';

type RateLimit = {
  /** Unique: the key of this limit's counters. */
  name: string;
  windowMs: number;
  /** Requests per address and window. */
  limit: number;
  /** Shared by all processes; while it is unavailable each process counts for itself. */
  redis?: SiteRedis | null | undefined;
  reject: (request: Request, response: Response) => void;
};

/**
 * Limits requests by client address, IPv6 by the /64 network that one customer gets. `Retry-After` (seconds) is set
 * before `reject` is called. Express's `trust proxy` decides what `request.ip` is.
 */
export function createRateLimit({ name, windowMs, limit, redis, reject }: RateLimit): RequestHandler {
  return rateLimit({
    windowMs,
    limit,
    keyGenerator: addressOf,
    store: openStore(name, redis),
    standardHeaders: false,
    legacyHeaders: false,
    requestPropertyName: `${name}Limit`,
    validate: false,
    handler(request, response) {
      const { resetTime } = (request as unknown as Record<string, { resetTime?: Date }>)[`${name}Limit`] ?? {};
      response.setHeader('Retry-After', String(secondsUntil(resetTime, windowMs)));
      reject(request, response);
    },
  });
}

/** Limits what a handler accepts, by client address as above. */
export function createAcceptedLimit({ name, windowMs, limit, redis }: Omit<RateLimit, 'reject'>) {
  const store = openStore(name, redis);
  store.init?.({ windowMs } as Options);
  return {
    /**
     * Counts a request, unless its response turns out to be a refusal (400 or above).
     * @returns the seconds to wait when too many were accepted, otherwise null
     */
    async take(request: Request, response: Response): Promise<number | null> {
      const key = addressOf(request);
      const { totalHits, resetTime } = await store.increment(key);
      if (totalHits > limit) {
        await store.decrement(key);
        return secondsUntil(resetTime, windowMs);
      }
      response.once('close', () => {
        if (response.statusCode >= 400) void store.decrement(key);
      });
      return null;
    },
  };
}

function addressOf(request: Request): string {
  return ipKeyGenerator(withoutPort(request.ip ?? 'unknown'), 64);
}

function openStore(name: string, redis: SiteRedis | null | undefined): Store {
  return redis ? new SharedStore(redis, redis.key(`limit:${name}:`)) : new MemoryStore();
}

function secondsUntil(resetTime: Date | undefined, windowMs: number): number {
  const seconds = Math.ceil(((resetTime?.getTime() ?? Date.now() + windowMs) - Date.now()) / 1000);
  return Math.max(1, seconds);
}

/** Some proxies append the client's port to its address; each of its connections would then have a count of its own. */
function withoutPort(address: string): string {
  const found = /^(?:\[([\da-f:.]{2,45})\](?::\d{1,5})?|([\d.]{7,15}):\d{1,5})$/i.exec(address);
  return found?.[1] ?? found?.[2] ?? address;
}

/** How long Redis may take to count before this process's own count is used, in milliseconds. */
const redisTimeoutMs = 300;

class SharedStore implements Store {
  readonly #memory = new MemoryStore();
  readonly #redis: SiteRedis;
  readonly #prefix: string;
  #options: Options | null = null;
  #shared: RedisStore | null = null;

  constructor(redis: SiteRedis, prefix: string) {
    this.#redis = redis;
    this.#prefix = prefix;
  }

  init(options: Options) {
    this.#options = options;
    this.#memory.init(options);
  }

  async increment(key: string) {
    return this.#run(
      (shared) => shared.increment(key),
      () => this.#memory.increment(key),
    );
  }

  async decrement(key: string) {
    await this.#run(
      (shared) => shared.decrement(key),
      () => this.#memory.decrement(key),
    );
  }

  async resetKey(key: string) {
    await this.#run(
      (shared) => shared.resetKey(key),
      () => this.#memory.resetKey(key),
    );
  }

  shutdown() {
    this.#memory.shutdown();
  }

  /** Runs a command in Redis; when that is unavailable, fails or takes too long, in memory. */
  async #run<T>(inRedis: (store: RedisStore) => Promise<T>, inMemory: () => Promise<T>): Promise<T> {
    if (this.#redis.connection.status !== 'ready') return inMemory();
    try {
      const store = this.#openStore();
      return await withTimeout(store.then(inRedis), redisTimeoutMs, () => inMemory());
    } catch {
      return inMemory();
    }
  }

  async #openStore(): Promise<RedisStore> {
    if (this.#shared) return this.#shared;
    const [{ connection }, prefix] = [this.#redis, this.#prefix];
    const store = new RedisStore({
      prefix,
      sendCommand: (name: string, ...args: string[]) => connection.call(name, ...args) as Promise<number | string>,
    });
    await store.init(this.#options!);
    this.#shared = store;
    return store;
  }
}

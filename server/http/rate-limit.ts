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
  /** Only responses below 400 count. */
  acceptedOnly?: boolean;
  /** Shared by all processes; while it is unavailable each process counts for itself. */
  redis?: SiteRedis | null | undefined;
  reject: (request: Request, response: Response) => void;
};

/**
 * Limits requests by client address, IPv6 by the /64 network that one customer gets. `Retry-After` (seconds) is set
 * before `reject` is called. Express's `trust proxy` decides what `request.ip` is.
 */
export function createRateLimit({
  name,
  windowMs,
  limit,
  acceptedOnly = false,
  redis,
  reject,
}: RateLimit): RequestHandler {
  return rateLimit({
    windowMs,
    limit,
    skipFailedRequests: acceptedOnly,
    keyGenerator: (request) => ipKeyGenerator(withoutPort(request.ip ?? 'unknown'), 64),
    store: redis ? new SharedStore(redis, redis.key(`limit:${name}:`)) : new MemoryStore(),
    standardHeaders: false,
    legacyHeaders: false,
    requestPropertyName: `${name}Limit`,
    validate: false,
    handler(request, response) {
      const { resetTime } = (request as unknown as Record<string, { resetTime?: Date }>)[`${name}Limit`] ?? {};
      const seconds = Math.ceil(((resetTime?.getTime() ?? Date.now() + windowMs) - Date.now()) / 1000);
      response.setHeader('Retry-After', String(Math.max(1, seconds)));
      reject(request, response);
    },
  });
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

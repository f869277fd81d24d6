import type { Request, RequestHandler, Response } from 'express';
import { ipKeyGenerator, MemoryStore, type Options, rateLimit, type Store } from 'express-rate-limit';
import type { Redis } from 'ioredis';
import { RedisStore } from 'rate-limit-redis';

type RateLimit = {
  /** Tells the counters of different limits apart. */
  name: string;
  windowMs: number;
  /** Requests per visitor and window. */
  limit: number;
  /** Only answers below 400 count. */
  acceptedOnly?: boolean;
  /** Shared by all processes; while it is away each counts for itself. */
  redis?: Redis | null;
  reject: (request: Request, response: Response) => void;
};

/**
 * Counts requests by address, IPv6 by the /64 network that one customer gets. `Retry-After` (seconds) is set before
 * `reject` answers. `trust proxy` decides what `request.ip` is.
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
    keyGenerator: (request) => ipKeyGenerator(request.ip ?? 'unknown', 64),
    store: redis ? new SharedStore(redis, `limit:${name}:`) : new MemoryStore(),
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

/** Milliseconds after which a count in Redis is taken from this process's own memory instead. */
const patience = 300;

class SharedStore implements Store {
  readonly #memory = new MemoryStore();
  readonly #redis: Redis;
  readonly #prefix: string;
  #options: Options | null = null;
  #shared: RedisStore | null = null;

  constructor(redis: Redis, prefix: string) {
    this.#redis = redis;
    this.#prefix = prefix;
  }

  init(options: Options) {
    this.#options = options;
    this.#memory.init(options);
  }

  async increment(key: string) {
    return this.#ask(
      (shared) => shared.increment(key),
      () => this.#memory.increment(key),
    );
  }

  async decrement(key: string) {
    await this.#ask(
      (shared) => shared.decrement(key),
      () => this.#memory.decrement(key),
    );
  }

  async resetKey(key: string) {
    await this.#ask(
      (shared) => shared.resetKey(key),
      () => this.#memory.resetKey(key),
    );
  }

  shutdown() {
    this.#memory.shutdown();
  }

  async #ask<T>(shared: (store: RedisStore) => Promise<T>, own: () => Promise<T>): Promise<T> {
    if (this.#redis.status !== 'ready') return own();
    const { promise, resolve } = Promise.withResolvers<null>();
    const timer = setTimeout(() => resolve(null), patience);
    try {
      const answer = await Promise.race([
        this.#opened()
          .then(shared)
          .then((value) => ({ value })),
        promise,
      ]);
      return answer ? answer.value : await own();
    } catch {
      return own();
    } finally {
      clearTimeout(timer);
    }
  }

  async #opened(): Promise<RedisStore> {
    if (this.#shared) return this.#shared;
    const [command, prefix] = [this.#redis, this.#prefix];
    const store = new RedisStore({
      prefix,
      sendCommand: (name: string, ...args: string[]) => command.call(name, ...args) as Promise<number | string>,
    });
    await store.init(this.#options!);
    this.#shared = store;
    return store;
  }
}

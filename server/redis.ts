import { once } from 'node:events';
import { Redis } from 'ioredis';
import { withTimeout } from './timeout.ts';

/** The process's connection to Redis, and the names of this site's keys and channels there. */
export type SiteRedis = {
  connection: Redis;
  /** The full name of a key or channel: REDIS_PREFIX, a colon and this. */
  key(name: string): string;
};

/**
 * The process's connection to Redis, which rate limits, mail queue, snapshot and invalidation events share. It reconnects
 * by itself; meanwhile commands fail at once, so that no request waits for Redis.
 * @param prefix begins every name, since one Redis may serve several sites, and channels ignore database numbers
 * @param onError called on every failed attempt to connect
 */
export function connectRedis(url: string, prefix: string, onError: (error: Error) => void): SiteRedis {
  const connection = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: null,
    connectTimeout: 5_000,
    retryStrategy: (times) => Math.min(times * 200, 5_000),
  });
  connection.on('error', onError);
  return { connection, key: (name) => `${prefix}:${name}` };
}

/**
 * A further connection with the same settings, for the two uses that cannot share one: Redis accepts no other command on
 * a connection that has subscribed, and a blocking read (BullMQ's worker) holds up every command after it. Commands
 * wait for the connection. Close it with `disconnect()`.
 */
export function dedicatedConnection({ connection }: SiteRedis, onError: (error: Error) => void): Redis {
  const duplicate = connection.duplicate({ enableOfflineQueue: true });
  duplicate.on('error', onError);
  return duplicate;
}

/** How long a request waits for Redis before it goes on without, in milliseconds. */
const requestTimeoutMs = 300;

/** The result of `command`, or `otherwise` while Redis is away, fails or takes too long. */
export async function withRedis<T, F>(redis: SiteRedis, command: () => Promise<T>, otherwise: F): Promise<T | F> {
  if (redis.connection.status !== 'ready') return otherwise;
  return withTimeout(command(), requestTimeoutMs, () => otherwise).catch(() => otherwise);
}

/**
 * Resolves when the connection accepts commands.
 * @param timeoutMs how long to wait
 * @throws when the connection fails, or is not ready in time
 */
export async function whenReady({ connection }: SiteRedis, timeoutMs: number): Promise<void> {
  if (connection.status !== 'ready') await once(connection, 'ready', { signal: AbortSignal.timeout(timeoutMs) });
}

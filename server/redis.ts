import { once } from 'node:events';
import { Redis } from 'ioredis';

/** Starts every key and channel name of this site: one Redis may serve several, and channels ignore database numbers. */
export const redisPrefix = 'one-ledger:';

/**
 * The process's connection to Redis, which rate limits, mail queue, snapshot and invalidation events share. It reconnects
 * by itself; meanwhile commands fail at once, so that no request waits for Redis.
 * @param onError called on every failed attempt to connect
 */
export function connectRedis(url: string, onError: (error: Error) => void): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: null,
    connectTimeout: 5_000,
    retryStrategy: (times) => Math.min(times * 200, 5_000),
  });
  redis.on('error', onError);
  return redis;
}

/**
 * A further connection with the same settings, for the two uses that cannot share one: Redis accepts no other command on
 * a connection that has subscribed, and a blocking read (BullMQ's worker) holds up every command after it. Commands
 * wait for the connection. Close it with `disconnect()`.
 */
export function dedicatedConnection(redis: Redis, onError: (error: Error) => void): Redis {
  const connection = redis.duplicate({ enableOfflineQueue: true });
  connection.on('error', onError);
  return connection;
}

/**
 * Resolves when the connection accepts commands.
 * @param timeoutMs how long to wait
 * @throws when the connection fails, or is not ready in time
 */
export async function whenReady(redis: Redis, timeoutMs: number): Promise<void> {
  if (redis.status !== 'ready') await once(redis, 'ready', { signal: AbortSignal.timeout(timeoutMs) });
}

import { Redis } from 'ioredis';

/**
 * A connection that comes back by itself. While Redis is away commands fail at once, so that no visitor waits for it.
 * @param onTrouble told of every failed attempt to connect
 */
export function connectRedis(url: string, onTrouble: (error: Error) => void): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: null,
    connectTimeout: 5_000,
    retryStrategy: (times) => Math.min(times * 200, 5_000),
  });
  redis.on('error', onTrouble);
  return redis;
}

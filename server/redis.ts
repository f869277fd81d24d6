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
 * The process's connection to Redis, which rate limits, store and invalidation events share. It reconnects
 * by itself; meanwhile commands fail at once, so that no request waits for Redis.
 * @param prefix begins every name, since one Redis may serve several sites, and channels ignore database numbers
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
 * A further connection with the same settings, because Redis accepts no other command on one that has subscribed. Commands
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
 * @throws when the connection fails, or is not ready in time
 */
export async function whenReady({ connection }: SiteRedis, timeoutMs: number): Promise<void> {
  if (connection.status !== 'ready') await once(connection, 'ready', { signal: AbortSignal.timeout(timeoutMs) });
}

/**
 * What keeps this Redis from holding queued mail through a restart or a shortage of memory, one sentence each. Where the
 * provider refuses CONFIG, what INFO says has to do.
 * @throws when Redis does not respond
 */
export async function durabilityProblems({ connection }: SiteRedis): Promise<string[]> {
  const persistence = infoFields(await connection.info('persistence'));
  const memory = infoFields(await connection.info('memory'));
  const snapshots = await setting('save');
  const policy = (await setting('maxmemory-policy')) ?? memory.get('maxmemory_policy');
  const problems: string[] = [];
  if (persistence.get('aof_enabled') !== '1') {
    if (snapshots === '')
      problems.push('Redis writes nothing to disk, so that a restart loses queued mail: set appendonly yes');
    else
      problems.push(
        'Redis writes to disk only now and then, so that a restart may lose the newest queued mail: set appendonly yes',
      );
  }
  if (policy !== 'noeviction') {
    problems.push(
      `Redis may delete queued mail when its memory is full (maxmemory-policy ${policy ?? 'unknown'}): set noeviction`,
    );
  }
  return problems;

  async function setting(name: string): Promise<string | null> {
    const reply = await connection.config('GET', name).catch(() => null);
    return Array.isArray(reply) && typeof reply[1] === 'string' ? reply[1] : null;
  }
}

function infoFields(text: string): Map<string, string> {
  return new Map(text.split('\r\n').map((line) => line.split(':', 2) as [string, string]));
}

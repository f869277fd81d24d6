import { once } from 'node:events';
import { isIP } from 'node:net';
import { Redis, type RedisOptions } from 'ioredis';
import type { Logger } from 'pino';
import type { Env } from './env.ts';
import { withTimeout } from './timeout.ts';

/** The process's connection to Redis, and the names of this site's keys and channels there. */
export type SiteRedis = {
  connection: Redis;
  /** The full name of a key or channel: REDIS_PREFIX, a colon and this. */
  key(name: string): string;
  /** Since when Redis is away, or the process tries to reach it, in milliseconds since 1970; null while it answers. */
  awaySince(): number | null;
};

type RedisEnv = Pick<Env, 'REDIS_URL' | 'REDIS_PREFIX' | 'REDIS_TLS' | 'REDIS_CA'>;

/** Shorter than what commands wait for Redis, so that they can say why it does not answer. */
const answerTimeoutMs = 4_000;
const logRepeatMs = 60_000;

/**
 * The process's connection to the Redis in REDIS_URL, which rate limits, store and invalidation events share. It reconnects
 * by itself; meanwhile commands fail at once, so that no request waits for Redis.
 * @param log of outages
 */
export function connectRedis(env: RedisEnv, log?: Logger, now: () => number = Date.now): SiteRedis | undefined {
  if (!env.REDIS_URL) return undefined;
  const connection = new Redis(env.REDIS_URL, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: null,
    connectTimeout: answerTimeoutMs,
    // TCP alone takes a quarter of an hour to notice that the other end is gone.
    socketTimeout: answerTimeoutMs,
    keepAlive: 30_000,
    retryStrategy: (times) => Math.min(times * 200, 5_000),
    // After a failover the address leads to another server. Nothing was written; the command fails like all meanwhile.
    reconnectOnError: ({ message }) => /(^|-)(READONLY|LOADING|MASTERDOWN) /.test(message),
    ...tlsOptions(env.REDIS_URL, env),
  });
  return { connection, key: (name) => `${env.REDIS_PREFIX}:${name}`, awaySince: watchOutages(connection, log, now) };
}

function tlsOptions(url: string, { REDIS_TLS, REDIS_CA }: RedisEnv): RedisOptions {
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'rediss:') return {};
  const host = isIP(hostname.replace(/[[\]]/g, '')) ? {} : { servername: hostname };
  const authority = REDIS_CA ? { ca: REDIS_CA } : {};
  return { tls: { rejectUnauthorized: REDIS_TLS === 'verify', ...host, ...authority } };
}

/** Logs the first error of an outage, then one a minute with the number of those since, and its end. */
function watchOutages(connection: Redis, log: Logger | undefined, now: () => number): SiteRedis['awaySince'] {
  let since: number | null = now();
  let error: Error | null = null;
  let failures = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;
  let isLogged = false;
  connection.on('error', (latest: Error) => {
    error = latest;
  });
  connection.on('reconnecting', () => {
    // A connection that worked and is closed in order, being idle or at a restart, is made again at once.
    if (error || since !== null) failures++;
    if (failures > 0 && now() - loggedAt >= logRepeatMs) {
      log?.error({ error: problemOf(error ?? closed, connection), failures }, 'Redis connection error');
      [loggedAt, failures, isLogged] = [now(), 0, true];
    }
    error = null;
    since ??= now();
  });
  connection.on('ready', async () => {
    const replication = connection.info('replication').then(infoFields);
    const role = await replication.then((fields) => fields.get('role')).catch(() => undefined);
    if (role === 'slave') {
      error = new Error(
        'this Redis is a replica, which stores nothing: a failover has not ended, or REDIS_URL names it',
      );
      connection.disconnect(true);
      return;
    }
    since = null;
    if (isLogged) log?.info('Redis is back');
    isLogged = false;
  });
  return () => since;
}

const closed = Object.assign(new Error('Redis closes the connection'), { code: 'ECONNRESET' });

const selfSigned = 'is self-signed: set REDIS_TLS=accept-self-signed (Heroku), or REDIS_CA to its authority';
const unknownAuthority = 'has an unknown authority: set REDIS_CA to it, or REDIS_TLS=accept-self-signed';
const certificateProblems: Record<string, string> = {
  SELF_SIGNED_CERT_IN_CHAIN: selfSigned,
  DEPTH_ZERO_SELF_SIGNED_CERT: selfSigned,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: unknownAuthority,
  UNABLE_TO_GET_ISSUER_CERT: unknownAuthority,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unknownAuthority,
  ERR_TLS_CERT_ALTNAME_INVALID: 'is for another host: correct REDIS_URL, or set REDIS_TLS=accept-self-signed',
  CERT_HAS_EXPIRED: 'has expired: renew it; until then REDIS_TLS=accept-self-signed takes it',
};

/** What is wrong, with the variable that helps. */
function problemOf({ code = '', name, message }: NodeJS.ErrnoException, { options }: Redis): string {
  if (certificateProblems[code]) return `Redis's certificate ${certificateProblems[code]}`;
  if (name === 'AbortError') return 'it does not answer in time';
  if (options.tls && ['ETIMEDOUT', 'ERR_SSL_WRONG_VERSION_NUMBER'].includes(code))
    return `no TLS there (${code}): if it is a Redis without, REDIS_URL begins with redis://`;
  if (!options.tls && code === 'ECONNRESET') return `${message}: if it wants TLS, REDIS_URL begins with rediss://`;
  return message;
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

/** Its message is one line for the owner. */
export class RedisUnavailable extends Error {}

/**
 * Resolves when the connection accepts commands.
 * @throws when the connection fails, or is not ready in time, with what helps
 */
export async function whenReady({ connection }: SiteRedis, timeoutMs: number): Promise<void> {
  if (connection.status === 'ready') return;
  await once(connection, 'ready', { signal: AbortSignal.timeout(timeoutMs) }).catch((error: Error) => {
    throw new RedisUnavailable(problemOf(error, connection));
  });
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
    if (snapshots === null)
      problems.push(
        'Redis appends to no file, as far as it says, so that a restart may lose queued mail and bookings: choose a plan of its provider that keeps data (DEPLOYMENT, Redis)',
      );
    else if (snapshots === '')
      problems.push('Redis writes nothing to disk, so that a restart loses queued mail: set appendonly yes');
    else
      problems.push(
        'Redis writes to disk only now and then, so that a restart may lose the newest queued mail: set appendonly yes',
      );
  }
  if (policy !== 'noeviction') {
    const where = snapshots === null ? ' with its provider (heroku redis:maxmemory)' : '';
    problems.push(
      `Redis may delete queued mail when its memory is full (maxmemory-policy ${policy ?? 'unknown'}): set noeviction${where}`,
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

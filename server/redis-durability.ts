import type { SiteRedis } from './redis.ts';

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

  /** Null when the provider does not tell. */
  async function setting(name: string): Promise<string | null> {
    const reply = await connection.config('GET', name).catch(() => null);
    return Array.isArray(reply) && typeof reply[1] === 'string' ? reply[1] : null;
  }
}

function infoFields(text: string): Map<string, string> {
  return new Map(text.split('\r\n').map((line) => line.split(':', 2) as [string, string]));
}

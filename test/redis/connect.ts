import { parseEnv } from '#server/env.ts';
import { connectRedis, type SiteRedis } from '#server/redis.ts';

/** A connection like that of a site with these variables. End it with `connection.disconnect()`. */
export function connect(
  url: string,
  prefix = 'test',
  variables: Record<string, string> = {},
  ...rest: Parameters<typeof connectRedis> extends [unknown, ...infer Rest] ? Rest : never
): SiteRedis {
  return connectRedis({ ...parseEnv({ REDIS_URL: url, ...variables }), REDIS_PREFIX: prefix }, ...rest)!;
}

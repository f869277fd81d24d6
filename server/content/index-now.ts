import type { Logger } from 'pino';
import type { Brands } from '#shared/brands/index.ts';
import { pageOwner } from '#shared/site/page-owner.ts';
import { href, matchRoute } from '#shared/site/routes.ts';
import { originOf } from '../brand-resolver.ts';
import type { Env } from '../env.ts';

type Deps = {
  env: Pick<Env, 'INDEXNOW_KEY' | 'INDEXNOW_URL' | 'PORT'>;
  brands: Brands;
  log: Logger;
  now: () => number;
  timeoutMs?: number;
};

/** A URL is announced once in this time; search engines count more as spam. */
const pauseMs = 60_000;
const maxRemembered = 1_000;

/**
 * When posts change, notifies search engines, by the protocol IndexNow, of the pages to fetch again: the posts, the news
 * list and the home pages, which show the newest posts. Each URL is announced by the host on which it is canonical.
 * @returns a function that takes the slugs of the posts and never rejects; null without `INDEXNOW_KEY`
 */
export function createIndexNow({
  env,
  brands,
  log,
  now,
  timeoutMs = 5_000,
}: Deps): ((slugs: readonly string[]) => Promise<void>) | null {
  const key = env.INDEXNOW_KEY;
  if (!key) return null;
  const announced = new Map<string, number>();

  return async (slugs) => {
    if (slugs.length === 0) return;
    const paths = [href('home'), href('blog'), ...slugs.map((slug) => href('blogPost', { slug }))];
    await Promise.all(
      Object.values(brands).map((brand) => {
        const origin = originOf(brand, env.PORT);
        // Hosts without HTTPS are those of this machine, which no search engine reaches.
        if (!origin.startsWith('https:')) return undefined;
        const own = paths.filter((path) => ['each', brand.id].includes(pageOwner(matchRoute(path))));
        return announce(origin, own.map((path) => origin + path).filter(isDue));
      }),
    );
  };

  function isDue(url: string): boolean {
    const time = now();
    for (const [other, last] of announced) if (time - last >= pauseMs) announced.delete(other);
    if (announced.has(url) || announced.size >= maxRemembered) return false;
    announced.set(url, time);
    return true;
  }

  async function announce(origin: string, urls: string[]): Promise<void> {
    if (urls.length === 0) return;
    const { host } = new URL(origin);
    const body = { host, key, keyLocation: `${origin}/${key}.txt`, urlList: urls };
    try {
      const response = await fetch(env.INDEXNOW_URL, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json; charset=utf-8' },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      if (response.ok) log.info({ host, urls: urls.length }, 'announced changed pages by IndexNow');
      else log.warn({ host, status: response.status }, 'IndexNow did not accept the changed pages');
    } catch (error) {
      log.warn({ host, error: (error as Error).message }, 'IndexNow did not answer');
    }
  }
}

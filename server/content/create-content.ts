import path from 'node:path';
import type { Logger } from 'pino';
import type { Brands } from '#shared/brands/index.ts';
import { ohioDate } from '#shared/format/ohio-date.ts';
import * as limits from '#shared/limits.ts';
import type { Env } from '../env.ts';
import { createSqliteStore } from '../store/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { type ContentKey, type Contents, createContentCache } from './content-cache.ts';
import { createReads } from './content-reads.ts';
import type { ContentChange, ContentService, GhostPages } from './content-service.ts';
import type { OnResponse } from './ghost/ghost-client.ts';
import { createGhostSource } from './ghost/ghost-source.ts';
import { htmlRules } from './html/images.ts';
import type { PostCleaner } from './html/post-cleaner.ts';
import { createPostIndex } from './post-index.ts';
import { createPostMapper } from './post-mapper.ts';
import { readPages } from './read-pages.ts';
import { createSampleSource } from './sample/sample-source.ts';

export type ContentOptions = {
  env: Partial<Pick<Env, 'GHOST_URL' | 'GHOST_CONTENT_API_KEY' | 'CACHE_DIR' | 'CDN_URL' | 'FEATURE_IMAGE_HOSTS'>>;
  /** Whose hosts are the site's own. */
  brands: Brands;
  /** Where the snapshot is persisted instead of the folder. */
  store?: Store | undefined;
  log: Logger;
  /** Cleans Ghost's posts; the sample articles need no worker. */
  cleaner?: PostCleaner | undefined;
  /** Names the code that sanitizes posts: what another version has stored is not restored. */
  codeVersion?: string | undefined;
  clock?: (() => number) | undefined;
  onGhostResponse?: OnResponse | undefined;
};

/** Ghost sends `site.changed` along with every change of a post: within this time after another event it is ignored. */
const siteChangedDebounceMs = 2_000;

/** The content service: Ghost's posts where one is configured, else the sample articles, read through one cache. */
export function createContent(options: ContentOptions): ContentService {
  const { env, brands, clock = Date.now, onGhostResponse: onResponse } = options;
  const { GHOST_URL: ghostUrl, GHOST_CONTENT_API_KEY: key, CACHE_DIR: cacheDir } = env;
  const log = options.log.child({ part: 'content' });
  const source = ghostUrl && key ? createGhostSource(ghostUrl, key, { log, clock, onResponse }) : createSampleSource();
  const rules = htmlRules(source.url, env, brands);
  const mapper = createPostMapper(rules, log, ghostUrl ? options.cleaner : undefined);
  const cache = createContentCache({
    store: options.store ?? (cacheDir && ghostUrl ? createSqliteStore(path.join(cacheDir, 'content.db'), clock) : null),
    source: JSON.stringify([source.url, options.codeVersion, [...rules.imageHosts], [...rules.siteHosts]]),
    ...{ clock, log, onUpdate },
  });
  const index = createPostIndex({ cache, source, mapper, clock });
  const listeners = new Set<(shownOn: 'site' | 'content') => void>();
  const notify = (shownOn: 'site' | 'content') => listeners.forEach((listener) => void listener(shownOn));
  const fetchPages = async () => {
    const today = ohioDate(new Date(clock()));
    return readPages(await source.pages(), cache.peek('pages'), { brands, mapper, today });
  };
  const refreshPages = () => cache.revalidate('pages', fetchPages);
  const timer = setInterval(refreshPages, limits.pagesRefreshMs).unref();
  let lastEventAt = Number.NEGATIVE_INFINITY;

  function onUpdate<K extends ContentKey>(key: K, value: Contents[K] | null, previous: Contents[K] | undefined) {
    const lackedIndex = key === 'index' && index.missed();
    if (key === 'pages' && (previous || hasPages(value as GhostPages))) notify('site');
    else if ((previous !== undefined && key !== 'renamed') || lackedIndex) notify('content');
  }

  function apply(change: ContentChange): void {
    const isWholeSite = change.event === 'site.changed';
    // Not by the edit of a draft.
    const isVisible = change.posts.length > 0 || /^(?:tag|page)\./.test(change.event);
    if (isWholeSite ? Math.abs(clock() - lastEventAt) < siteChangedDebounceMs : !isVisible) return;
    lastEventAt = clock();
    const isOfPages = change.event.startsWith('page.');
    if (isOfPages || isWholeSite) void refreshPages();
    if (isOfPages) return;
    if (change.renamed) index.rename([[change.renamed.from, change.renamed.to]]);
    cache.invalidate((key) => isAffected(change, key));
    if (/\.(?:unpublished|deleted)$/.test(change.event))
      for (const slug of change.posts) cache.put(`post:${slug}`, null);
    notify('content');
  }

  return {
    ...createReads({ cache, source, mapper, index, fetchPages, log }),
    invalidate: (change) => cache.whenRestored(() => apply(change)),
    onChange: (listener) => void listeners.add(listener),
    async close() {
      clearInterval(timer);
      listeners.clear();
      await cache.close();
    },
  };
}

function hasPages({ facts, shown }: GhostPages): boolean {
  return Object.keys(facts).length + shown.length > 0;
}

/** Whether a key may show something that has changed: any list may, and any post has tags. */
function isAffected({ event, posts }: ContentChange, key: string): boolean {
  if (key === 'pages' || key === 'renamed') return false;
  return !key.startsWith('post:') || !event.startsWith('post.') || posts.some((slug) => key === `post:${slug}`);
}

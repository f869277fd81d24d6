import path from 'node:path';
import type { Logger } from 'pino';
import type { Brands } from '#shared/brands/index.ts';
import { createSqliteStore } from '../store/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { createCachedContent } from './cached-content-service.ts';
import { createContentFetchers } from './content-fetchers.ts';
import type { ContentService } from './content-service.ts';
import { createGhostClient, type OnResponse } from './ghost/ghost-client.ts';
import { createGhostSource } from './ghost/ghost-source.ts';
import { htmlRules, type PostHosts } from './html/images.ts';
import type { PostCleaner } from './html/post-cleaner.ts';
import { createSampleSource } from './sample/sample-source.ts';

export type ContentOptions = PostHosts & {
  /** Whose hosts redirects may lead to. */
  brands: Brands;
  ghostUrl?: string | undefined;
  key?: string | undefined;
  cacheDir?: string | undefined;
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

/** The content service: Ghost's posts where one is configured, else the sample articles. */
export function createContent(options: ContentOptions): ContentService {
  const { ghostUrl, key, cacheDir, clock = Date.now } = options;
  const log = options.log.child({ part: 'content' });
  const transport = { log, clock, onResponse: options.onGhostResponse };
  const source =
    ghostUrl && key
      ? createGhostSource(ghostUrl, createGhostClient({ ...transport, ghostUrl, key }), log)
      : createSampleSource();
  const rules = htmlRules(source.url, options);
  const store =
    options.store ?? (cacheDir && ghostUrl ? createSqliteStore(path.join(cacheDir, 'content.db'), clock) : null);
  return createCachedContent({
    fetchers: createContentFetchers({
      ...{ source, rules, log, brands: options.brands },
      cleaner: ghostUrl && key ? options.cleaner : undefined,
    }),
    store,
    sourceName: JSON.stringify([source.url, options.codeVersion, [...rules.imageHosts], [...rules.siteHosts]]),
    log,
    clock,
  });
}

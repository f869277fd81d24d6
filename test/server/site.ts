import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { pino } from 'pino';
import request from 'supertest';
import { afterAll, onTestFinished } from 'vitest';
import { createApp, type Site } from '#server/app.ts';
import { type BookingService, createBookingService } from '#server/booking/booking-service.ts';
import { configuredBrands } from '#server/brand-resolver.ts';
import type { ContentService } from '#server/content/content-service.ts';
import { createContent } from '#server/content/create-content.ts';
import { parseEnv } from '#server/env.ts';
import { type Assets, loadAssets } from '#server/http/assets.ts';
import { createDelivery } from '#server/mail/delivery.ts';
import type { SiteRedis } from '#server/redis.ts';
import type { Counts } from '#server/report/counts.ts';
import type { Metrics } from '#server/routes/metrics.ts';
import type { ShareImagePainter } from '#server/routes/share-image/painter.ts';
import { closeStores, openStores } from '#server/store/open-stores.ts';
import { brandIds } from '#shared/brands/index.ts';
import type { Offices } from '#shared/firm/offices.ts';
import { loadAllModules } from '#views/runtime/lazy-modules.ts';
import '#views/app/page-registry.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { type GhostStub, startGhostStub } from '../ghost/ghost-stub.ts';

let assets: Assets | undefined;

type Options = {
  env?: Record<string, string>;
  /** Instead of the sample articles: another content service, or a change to one. */
  content?: (real: ContentService) => ContentService;
  /** Instead of the brands' own. */
  offices?: Offices;
  now?: () => number;
  metrics?: Metrics;
  counts?: Counts;
  shareImages?: ShareImagePainter;
  redis?: SiteRedis;
};

export type TestSite = Site & {
  /** For supertest: the whole request path, with the cache fast path in front of Express. */
  server: Server;
  outbox: string;
  bookings: BookingService;
  /** Log lines so far, parsed. */
  log: Record<string, unknown>[];
  close(): Promise<void>;
};

/** Ends what a test has started with the test, and what a file has started before its tests with the file. */
function closeInTime(close: () => Promise<void>): void {
  try {
    onTestFinished(close);
  } catch {
    afterAll(close);
  }
}

/** The site on a real node:http server, with sample content by default and its own outbox folder. It closes by itself. */
export async function startTestSite(options: Options = {}): Promise<TestSite> {
  const site = await startSite(options);
  closeInTime(site.close);
  return site;
}

async function startSite({
  env: input = {},
  content: change = (real) => real,
  offices,
  now,
  metrics,
  counts,
  shareImages,
  redis,
}: Options = {}): Promise<TestSite> {
  const folder = temporaryFolder();
  const outbox = path.join(folder, 'outbox');
  const env = parseEnv({
    MAIL_OUTBOX_DIR: outbox,
    VAR_DIR: folder,
    CACHE_DIR: path.join(folder, 'cache'),
    NODE_ENV: 'test',
    WARM_UP: 'false',
    ...input,
  });
  const log: Record<string, unknown>[] = [];
  const logger = pino({ level: 'debug' }, { write: (line: string) => void log.push(JSON.parse(line)) });
  assets ??= loadAssets(path.resolve('dist'), undefined);
  await loadAllModules();
  const brands = configuredBrands(env);
  if (offices) for (const id of brandIds) brands[id] = { ...brands[id], offices };
  const content = change(
    createContent({
      env,
      brands,
      clock: now,
      log: logger,
    }),
  );
  const stores = openStores(env, undefined, now, (problem) => logger.error(problem));
  const [store] = stores;
  const delivery = createDelivery({ env, brands, log: logger, stores });
  delivery.start();
  const onCalendarProblem = () => counts?.outage('calendar');
  const watched = { count: metrics?.countBooking, onCalendarProblem };
  const bookings = createBookingService({ env, brands, log: logger, delivery, store, now, ...watched });
  const site = createApp({
    env,
    assets,
    brands,
    content,
    delivery,
    bookings,
    stores,
    log: logger,
    now,
    metrics,
    counts,
    shareImages,
    redis,
  });
  const server = createServer(site.classes, site.handle);
  let closed: Promise<void> | undefined;
  async function close() {
    site.stopping();
    server.close();
    server.closeAllConnections();
    await bookings.close();
    await Promise.all([content.close(), delivery.close()]);
    closeStores(stores);
  }
  return {
    ...site,
    server,
    outbox,
    bookings,
    log,
    close: () => (closed ??= close()),
  };
}

let shared: Promise<TestSite> | undefined;

/**
 * One site for all files of a worker that do nothing but read pages: what one file has had rendered, the next gets from the
 * page cache. It ends with the worker.
 */
export function sharedSite(): Promise<TestSite> {
  shared ??= startSite();
  return shared;
}

export type GhostSite = TestSite & { ghost: GhostStub };

/** The site on its own Ghost stub, which is closed with it. */
export async function startGhostSite(
  stub: Parameters<typeof startGhostStub>[0] = {},
  { env, ...options }: Options = {},
): Promise<GhostSite> {
  const ghost = await startGhostStub(stub);
  const site = await startSite({ ...options, env: { ...ghost.env, ...env } });
  let closed: Promise<void> | undefined;
  const close = () => (closed ??= site.close().then(ghost.close));
  closeInTime(close);
  return { ...site, ghost, close };
}

/** A complete render of a page, as crawlers get it. */
export async function wholePage(
  site: TestSite,
  url: string,
): Promise<{ status: number; html: string; page: HTMLElement; main: HTMLElement }> {
  const { status, text } = await request(site.server)
    .get(url)
    .set('User-Agent', 'Mozilla/5.0 (compatible; Googlebot/2.1)');
  const page = parse(text);
  return { status, html: text, page, main: page.querySelector('#main')! };
}

/** The path of every route, of dynamic ones with each of their slugs. */
export { sitePaths } from '#server/search/site-pages.tsx';

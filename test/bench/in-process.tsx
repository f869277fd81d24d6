// The benchmarks that run the site inside their own process. run.ts bundles it and starts it: `cold` serves
// until it is killed, `render` measures and prints one line of JSON.
import { createServer, type RequestListener, type ServerOptions } from 'node:http';
import { Writable } from 'node:stream';
import compression from 'compression';
import express from 'express';
import { pino } from 'pino';
import { renderToPipeableStream } from 'react-dom/server';
import { createApp } from '#server/app.ts';
import { createBookingService } from '#server/booking/booking-service.ts';
import { configuredBrands, createBrandResolver } from '#server/brand-resolver.ts';
import type { ContentService } from '#server/content/content-service.ts';
import { createContent } from '#server/content/create-content.ts';
import { parseEnv } from '#server/env.ts';
import { loadAssets } from '#server/http/assets.ts';
import { createDelivery } from '#server/mail/delivery.ts';
import { createPageContext } from '#server/pages/document.tsx';
import { createLoaders, loadPage } from '#server/pages/load.ts';
import { PageTree, type RenderInput, renderInput, renderPage } from '#server/pages/render.tsx';
import { pageRequest } from '#server/pages/request.ts';
import { createSiteSearch } from '#server/search/site-search.ts';
import { openStores } from '#server/store/open-stores.ts';
import { loadAllModules } from '#views/runtime/lazy-modules.ts';
import '#views/app/page-registry.ts';

const [job, dist, port] = process.argv.slice(2) as [string, string, string];
const env = parseEnv({
  NODE_ENV: 'production',
  PORT: port,
  CACHE_DIR: 'var/bench/cache',
  VAR_DIR: 'var/bench',
  MAIL_OUTBOX_DIR: 'var/bench/outbox',
});
/** How many renders are timed together: some systems count CPU time in steps of milliseconds. */
const batch = 25;

const log = pino({ level: 'error' });
const assets = loadAssets(dist, undefined);
const brands = configuredBrands(env);
await loadAllModules();

/** Milliseconds the newest posts take; infinite for a content service that never answers. */
let delay = 0;
let invalidate = () => {};
const real = createContent({ siteHosts: [], cacheDir: 'var/bench/cache', log });
const content: ContentService = {
  ...real,
  async browsePosts(options) {
    if (delay === Number.POSITIVE_INFINITY) await new Promise(() => {});
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
    return real.browsePosts(options);
  },
  onChange(listener) {
    invalidate = () => listener('content');
  },
};
await real.warm();

const stores = openStores(env);
const delivery = createDelivery({ env, brands, log, stores });
const resolveBrand = createBrandResolver(brands);
const bookings = createBookingService({ env, brands, log, delivery, store: stores[0] });
const search = createSiteSearch({ content, pageHeads: () => [], pageTexts: async function* () {}, log });
const loaders = createLoaders(content, search, bookings.data);
const createContext = createPageContext({ env, assets, brands, now: Date.now });

async function homeInput(awaitDeferred: boolean): Promise<RenderInput> {
  const page = pageRequest('/', new URLSearchParams(), resolveBrand('localhost', undefined));
  const loaded = await loadPage(loaders, page);
  if (awaitDeferred) await Promise.all(loaded.deferred);
  return renderInput({ assets, brands }, loaded, createContext(page.choice));
}

if (job === 'cold') serveCold();
if (job === 'render') {
  console.log(JSON.stringify(await measureRender()));
  process.exit(0);
}

/** Ours on the given port, plain Express with the same tree on the next; both take `delay` from /delay/50 and start cold. */
function serveCold() {
  const site = createApp({ env, assets, brands, content, delivery, bookings, log });
  const plain = express();
  plain.use(compression());
  plain.get('/', async (_request, response) => {
    const { pipe } = renderToPipeableStream(<PageTree {...(await homeInput(false))} />, {
      onShellReady() {
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        pipe(response);
      },
      onError() {},
    });
  });
  const control =
    (next: RequestListener): RequestListener =>
    (request, response) => {
      const delayPath = /^\/delay\/(\w+)$/.exec(request.url!);
      if (!delayPath) return next(request, response);
      delay = delayPath[1] === 'never' ? Number.POSITIVE_INFINITY : Number(delayPath[1]);
      invalidate();
      response.end();
    };
  const listen = (options: ServerOptions, listener: RequestListener, onPort: number) =>
    createServer(options, control(listener)).listen(onPort, '127.0.0.1');
  listen(site.classes as unknown as ServerOptions, site.handle as RequestListener, Number(port));
  listen({}, plain, Number(port) + 1);
}

export type RenderResult = { react: number[]; ours: number[] };

/** CPU time of this thread, in milliseconds, for home: React alone and our complete render, in alternation. */
async function measureRender(): Promise<RenderResult> {
  const result: RenderResult = { react: [], ours: [] };
  for (let round = -3; round < 25; round++) {
    const input = await homeInput(true);
    const react = await timed(() => bareRender(input));
    const ours = await timed(async () => renderPage(await homeInput(true)));
    if (round < 0) continue;
    result.react.push(react);
    result.ours.push(ours);
  }
  return result;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  for (let time = 0; time < batch; time++) await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000 / batch;
}

function bareRender(input: RenderInput): Promise<void> {
  return new Promise((resolve, reject) => {
    const sink = new Writable({ write: (_part, _encoding, done) => done() });
    sink.once('finish', resolve);
    const { pipe } = renderToPipeableStream(<PageTree {...input} />, {
      onAllReady: () => pipe(sink),
      onError: reject,
    });
  });
}

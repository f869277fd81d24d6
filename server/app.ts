import type { IncomingMessage, ServerResponse } from 'node:http';
import compression from 'compression';
import express, { type NextFunction, type Request, type Response } from 'express';
import type { Logger } from 'pino';
import { type Brands, defaultBrand } from '#shared/brands/index.ts';
import type { HourInstruction } from '#shared/firm/hour-instructions.ts';
import type { BookingService } from './booking/booking-service.ts';
import { chooseBrand, createBrandResolver, originOf, withOfficeHours } from './brand-resolver.ts';
import { privateByDefault } from './cdn/cache-headers.ts';
import { createReceipts } from './contact/contact-receipt.ts';
import { createContactRouter } from './contact/contact-router.ts';
import type { ContentService } from './content/content-service.ts';
import type { PostCleaner } from './content/html/post-cleaner.ts';
import type { Redirects } from './content/redirect-rows.ts';
import { withSiteFacts } from './content/site-facts.ts';
import { createWebhookHandler } from './content/webhook.ts';
import type { Env } from './env.ts';
import { createFeeds } from './feeds/feed-router.tsx';
import type { Assets } from './http/assets.ts';
import { apiNotFound, createErrorHandler } from './http/errors.ts';
import { expressPrototypes } from './http/http-server.ts';
import { redirectFeedReaders, redirectOldUrls, redirectToHttps } from './http/redirects.ts';
import * as guards from './http/request-guards.ts';
import { createRequestLimits } from './http/request-limits.ts';
import { requestLog } from './http/request-log.ts';
import { apiHeaders } from './http/security-headers.ts';
import type { Delivery } from './mail/delivery.ts';
import { createPages } from './pages/index.ts';
import { identifyPage } from './pages/request.ts';
import { createDrafts } from './preview/ghost-drafts.ts';
import { createPreview } from './preview/preview-router.tsx';
import type { SiteRedis } from './redis.ts';
import { countKnown, countPages, createPageViews } from './report/count-requests.ts';
import { type Counts, createCounts } from './report/counts.ts';
import { createOwnerMail, mailInstructionProblems, mailPageProblems } from './report/owner-mail.ts';
import { reloadEvents } from './routes/dev-reload.ts';
import { createGhostPages } from './routes/ghost-pages.tsx';
import { createHealth, createMetrics, type Metrics } from './routes/metrics.ts';
import { computedData, createPageDataRouter } from './routes/page-data.ts';
import type { ShareImagePainter } from './routes/share-image/painter.ts';
import { createShareImages } from './routes/share-image/share-image-router.ts';
import { createServiceWorker, createSiteFiles } from './routes/site-files.ts';
import { createTaxEstimateRouter, createToolForms } from './routes/tool-forms.ts';
import type { Stores } from './store/open-stores.ts';

type AppDeps = {
  env: Env;
  assets: Assets;
  brands: Brands;
  content: ContentService;
  delivery: Delivery;
  bookings: BookingService;
  /** Health and metrics say whether they can be used. */
  stores: Stores;
  log: Logger;
  /** Counts of rate limits that all processes share. */
  redis?: SiteRedis | undefined;
  /** Cleans drafts, like the posts of the content service. */
  cleaner?: PostCleaner | undefined;
  /** Draws the pictures of posts for shared links; without it they are the brand's. */
  shareImages?: ShareImagePainter | undefined;
  metrics?: Metrics | undefined;
  /** What the owner's report counts. */
  counts?: Counts | undefined;
  /** Milliseconds since 1970; tests pass a clock of their own. */
  now?: () => number;
};

export type Site = ReturnType<typeof createApp>;

/**
 * The site as one request handler. Reads as its table of contents: what the listener below does not answer itself (`handle`)
 * goes through the middleware from top to bottom.
 */
export function createApp(deps: AppDeps) {
  const { env, assets, brands, content, delivery, bookings, stores, log, redis, cleaner, shareImages } = deps;
  const { now = Date.now, metrics = createMetrics(env.METRICS_TOKEN), counts = createCounts(now) } = deps;
  const resolveBrand = createBrandResolver(brands);
  const pages = createPages({ ...deps, bookingData: bookings.data, counts, resolveBrand, now });
  const { policy, headers, createContext, search, loaders, cache, responder, formPages, warmUp, plainPage } = pages;
  const drafts = createDrafts({ env, brands, log, cleaner, now });
  const limit = createRequestLimits(redis, formPages.refuseForm);
  const health = createHealth(metrics.handler({ delivery, cache, redis, stores }), { redis, stores }, now);
  const reported = countKnown(counts, content, metrics.countVisit);
  const booking = bookings.routers({ formPages, counts: reported });

  const configured = { ...brands };
  const mailOwner = createOwnerMail({ env, brands, delivery, log, now });
  const notify = (sent: Promise<void>) =>
    void sent.catch((error: Error) =>
      log.warn({ error: error.message }, 'the owner was not told of a page or an event that cannot be read'),
    );
  let instructions: readonly HourInstruction[] = [];
  let redirects: Redirects = new Map();
  const applySiteFacts = () => {
    const ghostPages = content.knownPages();
    const applied = ghostPages ? withSiteFacts(configured, ghostPages) : configured;
    Object.assign(brands, withOfficeHours(applied, instructions, now()));
    if (!ghostPages) return;
    redirects = new Map(ghostPages.redirects);
    notify(mailPageProblems(ghostPages.problems, mailOwner));
  };
  applySiteFacts();
  content.onChange((shownOn) => {
    if (shownOn === 'site') applySiteFacts();
    cache.drop(shownOn);
  });
  bookings.onInstructions((found) => {
    instructions = found;
    applySiteFacts();
    notify(mailInstructionProblems(found, brands[defaultBrand].offices, mailOwner));
    cache.drop('site');
  });

  /** The listener of node:http: cached pages and static files at once, all else through Express. */
  function handle(request: IncomingMessage, response: ServerResponse) {
    const id = guards.routerRequestId(request, env.TRUST_PROXY);
    if (id !== undefined) request.id = id;
    if (guards.namesOneHost(request)) guards.toOriginForm(request);
    else request.url = '//';
    if (!responder.respondAtSocket(request, response)) app(request, response);
  }

  const app = express();
  app.disable('x-powered-by').disable('etag').set('trust proxy', env.TRUST_PROXY).set('query parser', 'simple');

  app.use(guards.requestId);
  app.use(requestLog(log));
  app.use(metrics.countResponses);
  app.use(apiHeaders);
  if (env.CDN_CACHE) app.use(privateByDefault);
  app.use(guards.rejectMalformedUrl);
  app.use(chooseBrand(resolveBrand));
  app.use(health.router);
  if (env.FORCE_HTTPS) app.use(redirectToHttps(brands, env));
  if (env.NODE_ENV === 'development') app.get('/dev/reload', reloadEvents(assets.buildId));

  const { GHOST_WEBHOOK_SECRET: secret } = env;
  const webhook = secret
    ? createWebhookHandler({ secret, content, log, now, redis, warm: warmUp.warm })
    : [apiNotFound];
  app.post('/api/ghost/webhook', webhook);
  const sendReceipt = createReceipts({ env, brands, delivery, mailboxes: bookings.mailboxes, log });
  const contact = { env, brands, log, redis, counts: reported, delivery, formPages, sendReceipt, now };
  app.use('/api/contact', createContactRouter(contact));
  app.use('/api/bookings', booking.bookings);
  app.use('/api/availability', booking.availability);
  app.use(createSiteFiles({ assets, brands, content, env, now, pageDays: pages.pageDays }));
  app.use(['/search', '/api/data/search', '/api/data/quickSearch'], limit.search);
  app.use(computedData, limit.pages);
  app.use('/api/data', createPageDataRouter(loaders));
  app.use(['/api', '/art', '/service-worker.js'], compression());
  app.use('/api/page-views', limit.pageViews, createPageViews(reported));
  app.use('/api/tax-estimate', limit.tools, createTaxEstimateRouter());
  app.use(createToolForms({ formPages, limit: limit.tools, counts }));
  app.use(createServiceWorker({ assets, env }));
  app.use(createShareImages({ assets, content, painter: shareImages, limit: limit.shareImages }));
  app.use(
    createFeeds({
      brands,
      content,
      originOf: (id) => originOf(brands[id], env.PORT),
      plainPage,
      pageHeaders: { ...headers.page, 'Content-Security-Policy': policy() },
      pageMiddleware: [...limit.renders, compression()],
    }),
  );
  app.use('/api', apiNotFound);

  app.use(guards.allowGetAndHead);
  app.use(createPreview({ ...pages, drafts, assets, brands, now, secret: env.PREVIEW_SECRET }));
  app.use(identifyPage);
  app.use(redirectOldUrls(env, () => redirects));
  app.use(redirectFeedReaders);
  app.use(countPages(counts));
  app.use((request: Request, response: Response, next: NextFunction) => {
    response.removeHeader('Content-Security-Policy');
    if (!responder.respondFromCache(request, response)) next();
  });
  app.use(limit.renders);
  app.use(createGhostPages({ assets, brands, content, createContext, responder }));
  app.use(responder.respond);
  app.use(createErrorHandler(log));

  return {
    app,
    /** The message classes for node:http. */
    classes: expressPrototypes(app),
    search,
    /** Fetches content, renders every brand's pages and indexes them for the search, yielding to visitors. */
    async warm() {
      await warmUp.warm();
      if (env.WARM_UP) await search.refresh();
    },
    /** From now on /readyz responds 503 and nothing is rendered in advance. */
    stopping() {
      health.stopping();
      warmUp.stop();
    },
    handle,
  };
}

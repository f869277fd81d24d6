import { type Request, type Response, Router } from 'express';
import { LRUCache } from 'lru-cache';
import type { Brand, BrandId, Brands } from '#shared/brands/index.ts';
import { isDate, ohioDate } from '#shared/format/ohio-date.ts';
import * as limits from '#shared/limits.ts';
import type { PostSummary, Tag } from '#shared/news/post.ts';
import { pageOwner } from '#shared/site/page-owner.ts';
import { href, matchRoute, type RouteName, routeRow, routes, worksOffline } from '#shared/site/routes.ts';
import type { DueDate } from '#shared/tax/due-dates.ts';
import { calendarName } from '#shared/tax/due-dates-calendar.ts';
import { dueDatesFor } from '#shared/tax/due-dates-for.ts';
import { type CalendarDay, dueDatesIcs } from '#shared/tax/due-dates-ics.ts';
import { allFacts } from '#shared/tax/facts/all-facts.ts';
import { FILER_KINDS } from '#shared/tax/facts/due-date-rules/rule.ts';
import { dayOf } from '#shared/tax/letters/letter-days.ts';
import { letterPage } from '#shared/tax/letters/letter-page.ts';
import { originOf } from '../brand-resolver.ts';
import type { ContentService, GhostPage } from '../content/content-service.ts';
import type { Env } from '../env.ts';
import type { Assets } from '../http/assets.ts';
import { acceptedEncodings, type EncodedResponse, encodedText, sendEncoded } from '../http/encoded-response.ts';
import { sitePaths } from '../search/site-pages.tsx';
import { openApiDocument } from './openapi.ts';

/** Files in memory, of due dates with 20 kB or so each; the facts and two files of each brand, in three encodings. */
const maxFiles = 200;

/** The most that a sitemap may list (sitemaps.org/protocol.html). */
const maxSitemapUrls = 50_000;

type Deps = {
  assets: Assets;
  brands: Brands;
  content: ContentService;
  env: Env;
  now: () => number;
  /** The days of change that pages name, by path. */
  pageDays: () => Promise<ReadonlyMap<string, string>>;
};

export function createSiteFiles({ assets, brands, content, env, now, pageDays }: Deps): Router {
  const router = Router();
  const origin = (id: BrandId) => originOf(brands[id], env.PORT);
  const files = new LRUCache<string, { of: readonly unknown[]; file: EncodedResponse }>({ max: maxFiles });
  let days: ReturnType<typeof pageDays> | undefined;
  let single = { day: '', dates: new Map() as ReadonlyMap<string, DueDate> };
  const singleDueDates = (day: string) => {
    if (single.day !== day) single = { day, dates: dueDatesById(day) };
    return single.dates;
  };

  router.get('/robots.txt', (request, response) => {
    const { id, knownHost } = request.brandChoice;
    const rules = knownHost
      ? ['Allow: /api/rss', 'Disallow: /api/', 'Disallow: /search', `Sitemap: ${origin(id)}/sitemap.xml`]
      : ['Disallow: /'];
    cached(response, 3600)
      .type('text/plain')
      .send(`User-agent: *\n${rules.join('\n')}\n`);
  });

  /** Sends what was made last by this name and in this encoding, as long as what it was made of is the same. */
  const sendMade = (
    request: Request,
    response: Response,
    name: string,
    of: readonly unknown[],
    make: () => [text: string, type: string, cacheControl?: string],
  ) => {
    const encoding = acceptedEncodings(request.headers['accept-encoding'])[0]!;
    const last = files.get(`${name} ${encoding}`);
    const isSame = last && of.every((part, index) => part === last.of[index]);
    const file = isSame ? last.file : encodedText(encoding, ...make());
    files.set(`${name} ${encoding}`, { of, file });
    sendEncoded(request, response, file);
  };

  router.get('/sitemap.xml', async (request, response) => {
    const { id } = request.brandChoice;
    days ??= pageDays();
    const dayOf = await days;
    const [posts, tags, pages] = await Promise.all([content.allPosts(), content.browseTags(), content.pages()]);
    const isComplete = posts.ok && tags.ok && pages.ok;
    const [articles, topics, written] = [posts.ok && posts.value, tags.ok && tags.value, pages.ok && pages.value.shown];
    sendMade(request, response, `sitemap ${id}`, [articles, topics, written, brands[id]], () => [
      sitemap(id, dayOf, articles || [], topics || [], written || []),
      'application/xml; charset=utf-8',
      `public, max-age=${isComplete ? 3600 : 60}`,
    ]);
  });

  router.get('/api/openapi.json', (request, response) => {
    const { id } = request.brandChoice;
    const { offices } = brands[id];
    const write = () => JSON.stringify(openApiDocument(origin(id), offices));
    sendMade(request, response, `openapi ${id}`, [offices], () => [write(), 'application/json; charset=utf-8']);
  });

  function sitemap(
    id: BrandId,
    dayOf: ReadonlyMap<string, string>,
    articles: readonly PostSummary[],
    tags: readonly Tag[],
    pages: readonly GhostPage[],
  ): string {
    const shown = pages.filter(({ isHidden }) => !isHidden);
    const newsDays: Record<string, string | undefined> = {
      [href('home')]: lastChange(articles.slice(0, limits.pageSize.home)),
      [href('blog')]: lastChange(articles.slice(0, limits.pageSize.list)),
    };
    const tagged = new Map<string, PostSummary[]>();
    for (const article of articles)
      for (const { slug } of article.tags)
        tagged.set(slug, [...(tagged.get(slug) ?? []), article].slice(0, limits.pageSize.list));
    const entries: { path: string; changed: string | null | undefined }[] = [
      ...sitePaths.map((path) => ({ path, changed: newsDays[path] ?? dayOf.get(path) })),
      ...[...articles.filter(isCanonicalHere), ...shown].map((post) => ({ path: post.url, changed: post.updated_at })),
      ...tags.map(({ slug }) => ({ path: href('blogTag', { slug }), changed: lastChange(tagged.get(slug) ?? []) })),
    ];
    const isOwn = ({ path }: { path: string }) => ['each', id].includes(pageOwner(matchRoute(path)));
    const urls = entries
      .filter(isOwn)
      .slice(0, maxSitemapUrls)
      .map(
        ({ path, changed }) =>
          `<url><loc>${origin(id)}${path}</loc>${changed ? `<lastmod>${changed.slice(0, 10)}</lastmod>` : ''}</url>`,
      );
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
  }

  router.get('/site.webmanifest', (request, response) => {
    const brand = brands[request.brandChoice.id];
    cached(response, 3600)
      .type('application/manifest+json')
      .send(JSON.stringify(webManifest(brand, assets.assetBase)));
  });

  for (const file of ['favicon.ico', 'favicon.svg', 'apple-touch-icon.png']) {
    router.get(`/${file}`, (request, response, next) => {
      const found = assets.file(`${withoutOrigin(assets.assetBase)}/brand/${request.brandChoice.id}/${file}`);
      if (!found) return next();
      cached(response, 86_400).type(found.type).send(found.body);
    });
  }

  router.get('/deadlines.ics', (request, response, next) => {
    const { id } = request.brandChoice;
    if (request.query['letter']) {
      const day = letterDay(request.query, origin(id));
      if (!day) return next();
      response.set('Cache-Control', 'no-store').type('text/calendar').attachment(`${day.id}.ics`);
      return void response.send(dueDatesIcs([day], { host: new URL(origin(id)).host, alarm: true }));
    }
    const wanted = String(request.query['for'] ?? '').split(',');
    const kinds = FILER_KINDS.filter((kind) => wanted.includes(kind));
    const today = ohioDate(new Date(now()));
    const one = request.query['id'] ? singleDueDates(today).get(String(request.query['id'])) : null;
    if (one === undefined) return next();
    if (one) response.attachment(`${one.id}.ics`);
    sendMade(request, response, ['deadlines', today, id, kinds, one?.id].join(' '), [], () => [
      calendar(one ? [one] : dueDatesFor(kinds, new Date(now())), id),
      'text/calendar; charset=utf-8',
    ]);
  });

  router.get('/facts.json', (request, response) => {
    const { name, contact, offices, prices } = brands[request.brandChoice.id];
    const firm = JSON.stringify({ name, contact, offices, prices });
    const text = () => `{"firm":${firm},"facts":${publishedFacts()}}`;
    sendMade(request, response, `facts ${firm}`, [], () => [text(), 'application/json']);
  });

  function calendar(dates: DueDate[], id: BrandId): string {
    return dueDatesIcs(dates, { host: new URL(origin(id)).host, name: calendarName(brands[id].name) });
  }

  return router;
}

/** Every dated fact: what it is, its value with units, source, the source's own date, when it was checked, until when it holds. */
function publishedFacts(): string {
  return JSON.stringify(
    allFacts.map(({ label, checkedOn, validThrough, ...fact }) => {
      return { ...fact, what: label, checked: checkedOn, holdsUntil: validThrough };
    }),
  );
}

/** The day of one of a letter's terms, for a calendar that others may see: its title does not name the letter. */
function letterDay({ letter, limit, day }: Request['query'], origin: string): CalendarDay | null {
  const date = String(day);
  const { slug, number, terms } = letterPage(String(letter)) ?? {};
  const term = terms?.[Number(limit)];
  if (!slug || !term || !isDate(date)) return null;
  return {
    ...{ id: `letter-${slug}-${date}`, date, who: String(number) },
    title: term.begins ? 'From today on do as a tax letter says' : 'Last day to answer a tax letter',
    detail: `${dayOf(term)}.`,
    source: { url: origin + href('taxLetter', { slug }) },
  };
}

/** The last change of any of some posts; undefined without one. */
function lastChange(posts: readonly PostSummary[]): string | undefined {
  return posts
    .flatMap((post) => post.updated_at ?? [])
    .sort()
    .at(-1);
}

/** False for a post that an editor marked as a copy of a page elsewhere. */
function isCanonicalHere({ canonical_url: canonical, url }: PostSummary): boolean {
  return !canonical || canonical.endsWith(url);
}

/** Due dates by their id, from a year before a day on. */
function dueDatesById(day: string): ReadonlyMap<string, DueDate> {
  const dates = dueDatesFor([], new Date(Date.parse(day) - 366 * 86_400_000), 60);
  return new Map(dates.map((dueDate) => [dueDate.id, dueDate]));
}

function webManifest(brand: Brand, assetBase: string) {
  const icon = (size: number, purpose?: string) => ({
    src: `${assetBase}/brand/${brand.id}/icon-${purpose ? `${purpose}-` : ''}${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    ...(purpose && { purpose }),
  });
  return {
    name: brand.name,
    short_name: brand.shortName,
    description: brand.tagline,
    start_url: '/',
    display: 'browser',
    lang: 'en-US',
    theme_color: brand.themeColor,
    background_color: '#ffffff',
    icons: [icon(192), icon(512), icon(512, 'maskable')],
  };
}

function cached(response: Response, seconds: number): Response {
  return response.set('Cache-Control', `public, max-age=${seconds}`);
}

/** Path of the picture folder without the CDN's origin. */
function withoutOrigin(assetBase: string): string {
  return assetBase.startsWith('/') ? assetBase : new URL(assetBase).pathname;
}

type ServiceWorkerDeps = { assets: Pick<Assets, 'buildId' | 'offline'>; env: Pick<Env, 'OFFLINE_TOOLS' | 'CDN_URL'> };

/**
 * The service worker of the tools. Its text has the build in it, so a browser that looks for a new one after a deployment
 * gets it. Switched off, it is a script that removes itself and what it has stored.
 */
export function createServiceWorker({ assets: { buildId, offline }, env }: ServiceWorkerDeps): Router {
  const { code, ...files } = offline;
  const list = { build: buildId, ...files, data: offlineData() };
  const script = env.OFFLINE_TOOLS ? `const OFFLINE=${JSON.stringify(list)};\n${code}` : removal;
  const router = Router();
  router.get('/service-worker.js', (_request, response) => {
    response
      .set('Cache-Control', 'no-cache')
      // A worker's requests follow the policy of its own script.
      .set('Content-Security-Policy', `default-src 'none'; connect-src 'self'${env.CDN_URL ? ` ${env.CDN_URL}` : ''}`)
      .type('text/javascript')
      .send(script);
  });
  return router;
}

/** Paths of the data that pages which work offline request. */
function offlineData(): string[] {
  const query = new URLSearchParams('q=a&number=a');
  const requests = Object.keys(routes)
    .map((name) => routeRow(name as RouteName))
    .filter(({ path }) => worksOffline(path))
    .flatMap(({ critical, deferred }) => [
      ...(critical?.({ slug: '' }, query) ?? []),
      ...(deferred?.({ slug: '' }, query) ?? []),
    ]);
  return [...new Set(requests.map(({ name }) => `/api/data/${name}`))];
}

const removal = `addEventListener('install', (event) => event.waitUntil(skipWaiting()));
addEventListener('activate', (event) => event.waitUntil((async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith('offline-tools-'));
  await Promise.all(names.map((name) => caches.delete(name)));
  await registration.unregister();
})()));
`;

import { availabilityParams } from '../booking/availability-params.ts';
import { industrySlugs } from '../firm/industries.ts';
import { serviceSlugs } from '../firm/services.ts';
import { searchQuery } from '../news/search-query.ts';
import { type DataRequest, dataRequest, pageNumber } from './page-data.ts';

export type Params = Record<string, string>;

type RouteRow = {
  path: string;
  /** Name in navigation, breadcrumbs and the sitemap page. */
  label: string;
  sitemap: boolean;
  /** The valid values of `:slug`, where they are fixed. */
  slugs?: readonly string[];
  noindex?: true;
  /** Data that must load before the first byte, because status and head depend on it. */
  critical?: (params: Params, query: URLSearchParams) => DataRequest[];
  /** Data that is streamed later in the same response. */
  deferred?: (params: Params, query: URLSearchParams) => DataRequest[];
  /** Query parameters that change the page; cache keys and canonical URLs ignore all others. */
  query?: readonly string[];
  /** Never cached. */
  noCache?: true;
  /** Shows data of one visitor, by a link that only they have: no cache on the way stores it. */
  personal?: true;
  /** Visitors enter tax data here: no third party is loaded, even with consent. */
  noThirdParties?: true;
  /** Its title stands without a drawing, and so does its skeleton's. */
  withoutDrawing?: true;
  /** Its page stylesheet. */
  stylesheet?: StylesheetName;
};

/** Page stylesheets, each a file of views/styles/pages/. */
export const stylesheetNames = [
  'home',
  'overview',
  'services',
  'pricing',
  'towns',
  'firm',
  'news',
  'post',
  'tools',
  'calculator',
  'payments',
  'legal',
  'schedule',
  'letters',
  'deadlines',
  'checklist',
  'search',
] as const;
export type StylesheetName = (typeof stylesheetNames)[number];

const page = (path: string, label: string): RouteRow => ({ path, label, sitemap: true });
/** A page that leads on to articles (shared/site/relations.ts). */
function leadsToArticles<const R extends { path: string }>(row: R) {
  const pathOf = (params: Params) => row.path.replace(':slug', params['slug'] ?? '');
  return { ...row, deferred: (params: Params) => [dataRequest('relatedPosts', { path: pathOf(params) })] };
}
/** Its path begins with /resources/: offline use and the counts of the owner's report rely on that. */
const tool = (path: string, label: string): RouteRow & { noThirdParties: true } => ({
  ...leadsToArticles(page(path, label)),
  noThirdParties: true,
  stylesheet: 'tools',
});
/**
 * Every page of the site, the one table that server and browser read. To add a page, add a row here and its module in
 * views/app/page-registry.ts. For a tool see .github/CONTRIBUTING.md, "Add a tool".
 */
export const routes = {
  home: { ...page('/', 'Home'), stylesheet: 'home', deferred: () => [dataRequest('latestPosts', {})] },
  services: { ...page('/services', 'All Services'), stylesheet: 'overview' },
  personalTaxPricing: {
    ...leadsToArticles(page('/services/personal-tax/pricing', 'What decides the fee')),
    stylesheet: 'pricing',
    query: ['has'],
  },
  service: leadsToArticles({
    path: '/services/:slug',
    label: 'Service',
    sitemap: true,
    stylesheet: 'services',
    slugs: serviceSlugs,
  }),
  about: { ...leadsToArticles(page('/about-us', 'About Us')), stylesheet: 'firm' },
  contact: {
    ...leadsToArticles(page('/contact', 'Ways to Contact')),
    stylesheet: 'firm',
    query: ['sent', 'service', 'has', 'letter', 'meeting'],
  },
  // Never cached: a time that was just taken must not be offered. Its data loads first, for browsers without scripts.
  schedule: {
    ...page('/schedule', 'Schedule a Meeting'),
    withoutDrawing: true,
    stylesheet: 'schedule',
    noCache: true,
    query: ['kind', 'office', 'from', 'service', 'letter', 'slot'],
    critical: (_params: Params, query: URLSearchParams) => [dataRequest('availability', availabilityParams(query))],
  },
  // A visitor's own meeting, by a link that only they have. `move` shows the calendar to choose another time from.
  bookedMeeting: {
    path: '/schedule/booking/:id',
    label: 'Your meeting',
    withoutDrawing: true,
    stylesheet: 'schedule',
    sitemap: false,
    noindex: true,
    noCache: true,
    noThirdParties: true,
    personal: true,
    query: ['token', 'move', 'moved', 'answer', 'slot', 'kind', 'office', 'from'],
    critical: ({ id }: Params, query: URLSearchParams) => [
      dataRequest('booking', { id: id!, token: query.get('token') ?? '' }),
      ...(query.get('move') ? [dataRequest('availability', availabilityParams(query))] : []),
    ],
  },
  privacy: { ...page('/privacy-policy', 'Privacy Policy'), stylesheet: 'legal', withoutDrawing: true },
  terms: { ...page('/terms-of-service', 'Terms of Service'), stylesheet: 'legal', withoutDrawing: true },
  accessibility: { ...page('/accessibility', 'Accessibility'), stylesheet: 'legal', withoutDrawing: true },
  cookies: { ...page('/cookies', 'Cookies'), stylesheet: 'legal', withoutDrawing: true },
  resources: { ...page('/resources', 'Tax Resources'), stylesheet: 'overview' },
  ohioBusinessTaxes: {
    ...tool('/resources/ohio-business-taxes', 'Ohio business taxes'),
    critical: () => [dataRequest('businessTaxes', {})],
    query: ['sell', 'buy', 'pay', 'city', 'owners'],
  },
  taxCalculator: {
    ...tool('/resources/tax-calculator', 'Tax calculator'),
    withoutDrawing: true,
    stylesheet: 'calculator',
  },
  checkMyRefund: { ...tool('/resources/check-my-refund', 'Check my refund'), stylesheet: 'payments' },
  taxPaymentCenter: { ...tool('/resources/tax-payment-center', 'Tax payment center'), stylesheet: 'payments' },
  taxPrepChecklist: { ...tool('/resources/tax-prep-checklist', 'Tax prep checklist'), stylesheet: 'checklist' },
  paycheck: {
    ...tool('/resources/paycheck', 'Paycheck and S corporation helper'),
    withoutDrawing: true,
    stylesheet: 'calculator',
  },
  deadlines: {
    ...tool('/resources/deadlines', 'Deadline calendar'),
    stylesheet: 'deadlines',
    query: ['for'],
    critical: () => [dataRequest('dueDates', {})],
  },
  taxLetters: {
    ...tool('/resources/tax-letters', 'Tax letters explained'),
    withoutDrawing: true,
    stylesheet: 'letters',
    query: ['number'],
  },
  // One letter: its text is data, so that no browser loads the others. The query is that of a form without scripts.
  taxLetter: leadsToArticles({
    path: '/resources/tax-letters/:slug',
    label: 'Tax letter',
    withoutDrawing: true,
    sitemap: true,
    stylesheet: 'letters',
    noThirdParties: true,
    query: ['date'],
    critical: ({ slug }: Params, query: URLSearchParams) => [
      dataRequest('letter', { slug: slug! }),
      ...(query.get('date') ? [dataRequest('availability', availabilityParams(new URLSearchParams()))] : []),
    ],
  }),
  whatsNew: { ...tool('/resources/whats-new', 'Tax changes for 2026'), withoutDrawing: true },
  ohioEmployers: {
    ...tool('/resources/ohio-employers', 'For Ohio employers'),
    withoutDrawing: true,
    stylesheet: 'services',
  },
  towns: { ...page('/locations', 'City taxes'), stylesheet: 'towns', query: ['sort'] },
  industries: { ...page('/industries', 'Industries We Serve'), stylesheet: 'overview' },
  industry: leadsToArticles({
    path: '/industries/:slug',
    label: 'Industry',
    sitemap: true,
    stylesheet: 'services',
    slugs: industrySlugs,
  }),
  blog: {
    ...page('/blog', 'News'),
    withoutDrawing: true,
    stylesheet: 'news',
    query: ['page'],
    // The first page exists even when Ghost is down; any other may not exist, so its status depends on the data.
    critical: (_params: Params, query: URLSearchParams) =>
      pageNumber(query) === 1 ? [] : [dataRequest('posts', { page: pageNumber(query) }), dataRequest('tags', {})],
    deferred: (_params: Params, query: URLSearchParams) =>
      pageNumber(query) === 1
        ? [dataRequest('posts', { page: 1 }), dataRequest('featured', {}), dataRequest('tags', {})]
        : [],
  },
  blogTag: {
    path: '/blog/tag/:slug',
    label: 'Tag',
    withoutDrawing: true,
    sitemap: true,
    stylesheet: 'news',
    query: ['page'],
    critical: ({ slug }: Params, query: URLSearchParams) => [
      dataRequest('tag', { slug: slug! }),
      dataRequest('tagPosts', { slug: slug!, page: pageNumber(query) }),
    ],
  },
  blogAuthor: {
    path: '/blog/author/:slug',
    label: 'Author',
    withoutDrawing: true,
    sitemap: true,
    stylesheet: 'news',
    query: ['page'],
    critical: ({ slug }: Params, query: URLSearchParams) => [
      dataRequest('author', { slug: slug! }),
      dataRequest('authorPosts', { slug: slug!, page: pageNumber(query) }),
    ],
  },
  blogPost: {
    path: '/blog/:slug',
    label: 'Article',
    sitemap: true,
    stylesheet: 'post',
    critical: ({ slug }: Params) => [dataRequest('post', { slug: slug! })],
  },
  search: {
    path: '/search',
    label: 'Search',
    withoutDrawing: true,
    sitemap: false,
    stylesheet: 'search',
    noindex: true,
    noCache: true,
    query: ['q'],
    critical: (_params: Params, query: URLSearchParams) => [dataRequest('search', { q: searchQuery(query.get('q')) })],
  },
  domainTester: {
    path: '/domain-tester',
    label: 'Domain tester',
    withoutDrawing: true,
    sitemap: false,
    noindex: true,
    noCache: true,
    stylesheet: 'services',
  },
  notFound: { path: '*', label: 'Page not found', sitemap: false, noindex: true, stylesheet: 'search' },
} as const satisfies Record<string, RouteRow>;

export type RouteName = keyof typeof routes;
/** The routes made by `tool` above. */
export type ToolName = {
  [N in RouteName]: (typeof routes)[N] extends { path: infer Path; noThirdParties: true }
    ? Path extends `${string}:${string}`
      ? never
      : N
    : never;
}[RouteName];
export type RouteMatch = { name: RouteName; params: Params };

type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { [K in Name | keyof ParamsOf<Rest>]: string }
  : Path extends `${string}:${infer Name}`
    ? { [K in Name]: string }
    : never;
type Linkable = Exclude<RouteName, 'notFound'>;
/** The routes whose path has no parameters. */
export type RouteWithoutParams = {
  [N in Linkable]: [ParamsOf<(typeof routes)[N]['path']>] extends [never] ? N : never;
}[Linkable];
type HrefArguments<N extends Linkable> = [ParamsOf<(typeof routes)[N]['path']>] extends [never]
  ? []
  : [params: ParamsOf<(typeof routes)[N]['path']>];

/** The row of a route, with its optional properties. */
export function routeRow(name: RouteName): RouteRow {
  return routes[name];
}

/** The path of a page. The types reject missing and unknown parameters. */
export function href<N extends Linkable>(name: N, ...[params]: HrefArguments<N>): string {
  return routes[name].path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent((params as Params)[key]!));
}

/** Whether the footer links to the feed: on home, the news and every page below it. */
export function showsFeed(path: string): boolean {
  return path === href('home') || path === href('blog') || path.startsWith(`${href('blog')}/`);
}

/** What a page is marked as in the menus that have these paths: itself, or else the nearest page above it; empty for none. */
export function nearestPath(path: string, paths: ReadonlySet<string>): string {
  let nearest = path;
  while (nearest && !paths.has(nearest)) nearest = nearest.slice(0, nearest.lastIndexOf('/'));
  return nearest;
}

const patterns = (Object.keys(routes) as RouteName[])
  .filter((name) => name !== 'notFound')
  .map((name) => ({
    name,
    pattern: new RegExp(`^${routes[name].path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
  }));

/** The route of a path; `notFound` for none. The first match of the table wins. */
export function matchRoute(pathname: string): RouteMatch {
  for (const { name, pattern } of patterns) {
    const match = pattern.exec(pathname);
    if (!match) continue;
    const params = decodeParams(match.groups ?? {});
    const slugs = routeRow(name).slugs;
    if (params && (!slugs || slugs.includes(params['slug']!))) return { name, params };
  }
  return { name: 'notFound', params: {} };
}

function decodeParams(groups: Record<string, string>): Params | null {
  try {
    return Object.fromEntries(Object.entries(groups).map(([key, value]) => [key, decodeURIComponent(value).trim()]));
  } catch {
    return null;
  }
}

/** Beginnings of the paths of pages that work offline once opened: the tools and the search. Each is a service worker's scope. */
export const offlineScopes = ['/resources/', '/search'] as const;

/** Whether pages at this path work offline once opened. */
export function worksOffline(path: string): boolean {
  return offlineScopes.some((scope) => path.startsWith(scope));
}

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
  /** The only values of `:slug`, where they are known in advance. */
  slugs?: readonly string[];
  noindex?: true;
  /** What has to be known before the first byte: it decides status and head. */
  critical?: (params: Params, query: URLSearchParams) => DataRequest[];
  /** What may come later in the same answer. */
  deferred?: (params: Params, query: URLSearchParams) => DataRequest[];
  /** Query parameters that change the page; all others are left out of cache keys and canonical addresses. */
  query?: readonly string[];
  /** Never kept as a finished page. */
  noCache?: true;
  /** People enter their own figures here: no third party is loaded on it, consent or not. */
  noThirdParties?: true;
  /** What it needs beside the stylesheet of all pages. */
  stylesheet?: StylesheetName;
};
/** Stylesheets that only some pages need: `views/styles/entries/`. */
export const stylesheetNames = ['home', 'services', 'news', 'tools', 'legal'] as const;
export type StylesheetName = (typeof stylesheetNames)[number];

const simple = (path: string, label: string): RouteRow => ({ path, label, sitemap: true });
const tool = (path: string, label: string): RouteRow => ({
  ...simple(path, label),
  noThirdParties: true,
  stylesheet: 'tools',
});

/** Every page of the site. Server, client, links, navigation, sitemap, head data and page chunks read this table. */
export const routes = {
  home: { ...simple('/', 'Home'), stylesheet: 'home', deferred: () => [dataRequest('latestPosts', {})] },
  services: { ...simple('/services', 'All Services'), stylesheet: 'services' },
  personalTaxPricing: { ...simple('/services/personal-tax/pricing', 'Personal tax pricing'), stylesheet: 'services' },
  service: { path: '/services/:slug', label: 'Service', sitemap: true, stylesheet: 'services', slugs: serviceSlugs },
  about: simple('/about-us', 'About Us'),
  contact: { ...simple('/contact', 'Ways to Contact'), query: ['sent', 'service'] },
  schedule: { ...simple('/schedule', 'Schedule a Meeting'), query: ['sent'] },
  privacy: { ...simple('/privacy-policy', 'Privacy Policy'), stylesheet: 'legal' },
  terms: { ...simple('/terms-of-service', 'Terms of Service'), stylesheet: 'legal' },
  accessibility: { ...simple('/accessibility', 'Accessibility'), stylesheet: 'legal' },
  cookies: { ...simple('/cookies', 'Cookies'), stylesheet: 'legal' },
  ohioBusinessTaxes: {
    ...tool('/resources/ohio-business-taxes', 'Ohio business taxes'),
    query: ['sell', 'buy', 'pay', 'city', 'owners'],
  },
  taxCalculator: tool('/resources/tax-calculator', 'Tax calculator'),
  checkMyRefund: tool('/resources/check-my-refund', 'Check my refund'),
  taxPaymentCenter: tool('/resources/tax-payment-center', 'Tax payment center'),
  taxPrepChecklist: tool('/resources/tax-prep-checklist', 'Tax prep checklist'),
  paycheck: tool('/resources/paycheck', 'Paycheck and S corporation helper'),
  deadlines: { ...tool('/resources/deadlines', 'Deadline calendar'), query: ['for'] },
  industries: { ...simple('/industries', 'Industries We Serve'), stylesheet: 'services' },
  industry: {
    path: '/industries/:slug',
    label: 'Industry',
    sitemap: true,
    stylesheet: 'services',
    slugs: industrySlugs,
  },
  blog: {
    ...simple('/blog', 'News'),
    stylesheet: 'news',
    query: ['page'],
    // The first page is there whatever the content service does; any other may not exist, which the status has to say.
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
    stylesheet: 'news',
    critical: ({ slug }: Params) => [dataRequest('post', { slug: slug! })],
  },
  search: {
    path: '/search',
    label: 'Search',
    sitemap: false,
    stylesheet: 'news',
    noindex: true,
    noCache: true,
    query: ['q'],
    critical: (_params: Params, query: URLSearchParams) => [dataRequest('search', { q: searchQuery(query.get('q')) })],
  },
  domainTester: { path: '/domain-tester', label: 'Domain tester', sitemap: false, noindex: true, noCache: true },
  notFound: { path: '*', label: 'Page not found', sitemap: false, noindex: true },
} as const satisfies Record<string, RouteRow>;

export type RouteName = keyof typeof routes;
export type RouteMatch = { name: RouteName; params: Params };

type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { [K in Name | keyof ParamsOf<Rest>]: string }
  : Path extends `${string}:${infer Name}`
    ? { [K in Name]: string }
    : never;
type Linkable = Exclude<RouteName, 'notFound'>;
type HrefArguments<N extends Linkable> = [ParamsOf<(typeof routes)[N]['path']>] extends [never]
  ? []
  : [params: ParamsOf<(typeof routes)[N]['path']>];

/** The row of a route, with every optional field visible. */
export function routeRow(name: RouteName): RouteRow {
  return routes[name];
}

/** The path of a page. Missing or wrong parameters do not compile. */
export function href<N extends Linkable>(name: N, ...[params]: HrefArguments<N>): string {
  return routes[name].path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent((params as Params)[key]!));
}

const patterns = (Object.keys(routes) as RouteName[])
  .filter((name) => name !== 'notFound')
  .map((name) => ({
    name,
    pattern: new RegExp(`^${routes[name].path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
  }));

/** The page an address belongs to; `notFound` for none. Order of the table decides between two that fit. */
export function matchRoute(pathname: string): RouteMatch {
  for (const { name, pattern } of patterns) {
    const found = pattern.exec(pathname);
    if (!found) continue;
    const params = decoded(found.groups ?? {});
    const slugs = routeRow(name).slugs;
    if (params && (!slugs || slugs.includes(params['slug']!))) return { name, params };
  }
  return { name: 'notFound', params: {} };
}

function decoded(groups: Record<string, string>): Params | null {
  try {
    return Object.fromEntries(Object.entries(groups).map(([key, value]) => [key, decodeURIComponent(value).trim()]));
  } catch {
    return null;
  }
}

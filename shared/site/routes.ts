import { industrySlugs } from '../firm/industries.ts';
import { serviceSlugs } from '../firm/services.ts';
import { searchText } from '../news/search-query.ts';
import { type DataRequest, pageNumber, request } from './page-data.ts';

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
  data?: (params: Params, query: URLSearchParams) => DataRequest[];
  /** What may come later in the same answer. */
  late?: (params: Params, query: URLSearchParams) => DataRequest[];
  /** Query parameters that change the page; all others are left out of cache keys and canonical addresses. */
  query?: readonly string[];
  /** Never kept as a finished page. */
  uncached?: true;
  /** People enter their own figures here: no third party is loaded on it, consent or not. */
  private?: true;
  /** What it needs beside the stylesheet of all pages: `views/styles/sheet-*.css`. */
  sheet?: SheetName;
};
export type SheetName = 'home' | 'services' | 'news' | 'tools' | 'legal';

const simple = (path: string, label: string): RouteRow => ({ path, label, sitemap: true });
const tool = (path: string, label: string): RouteRow => ({ ...simple(path, label), private: true, sheet: 'tools' });

/** Every page of the site. Server, client, links, navigation, sitemap, head data and page chunks read this table. */
export const routes = {
  home: { ...simple('/', 'Home'), sheet: 'home', late: () => [request('latestPosts', {})] },
  services: { ...simple('/services', 'All Services'), sheet: 'services' },
  personalTaxPricing: { ...simple('/services/personal-tax/pricing', 'Personal tax pricing'), sheet: 'services' },
  service: { path: '/services/:slug', label: 'Service', sitemap: true, sheet: 'services', slugs: serviceSlugs },
  about: simple('/about-us', 'About Us'),
  contact: { ...simple('/contact', 'Ways to Contact'), query: ['sent', 'service'] },
  schedule: { ...simple('/schedule', 'Schedule a Meeting'), query: ['sent'] },
  privacy: { ...simple('/privacy-policy', 'Privacy Policy'), sheet: 'legal' },
  terms: { ...simple('/terms-of-service', 'Terms of Service'), sheet: 'legal' },
  accessibility: { ...simple('/accessibility', 'Accessibility'), sheet: 'legal' },
  cookies: { ...simple('/cookies', 'Cookies'), sheet: 'legal' },
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
  industries: { ...simple('/industries', 'Industries We Serve'), sheet: 'services' },
  industry: { path: '/industries/:slug', label: 'Industry', sitemap: true, sheet: 'services', slugs: industrySlugs },
  blog: {
    ...simple('/blog', 'News'),
    sheet: 'news',
    query: ['page'],
    // The first page is there whatever the content service does; any other may not exist, which the status has to say.
    data: (_params: Params, query: URLSearchParams) =>
      pageNumber(query) === 1 ? [] : [request('posts', { page: pageNumber(query) }), request('tags', {})],
    late: (_params: Params, query: URLSearchParams) =>
      pageNumber(query) === 1 ? [request('posts', { page: 1 }), request('featured', {}), request('tags', {})] : [],
  },
  blogTag: {
    path: '/blog/tag/:slug',
    label: 'Tag',
    sitemap: true,
    sheet: 'news',
    query: ['page'],
    data: ({ slug }: Params, query: URLSearchParams) => [
      request('tag', { slug: slug! }),
      request('tagPosts', { slug: slug!, page: pageNumber(query) }),
    ],
  },
  blogAuthor: {
    path: '/blog/author/:slug',
    label: 'Author',
    sitemap: true,
    sheet: 'news',
    query: ['page'],
    data: ({ slug }: Params, query: URLSearchParams) => [
      request('author', { slug: slug! }),
      request('authorPosts', { slug: slug!, page: pageNumber(query) }),
    ],
  },
  blogPost: {
    path: '/blog/:slug',
    label: 'Article',
    sitemap: true,
    sheet: 'news',
    data: ({ slug }: Params) => [request('post', { slug: slug! })],
  },
  search: {
    path: '/search',
    label: 'Search',
    sitemap: false,
    sheet: 'news',
    noindex: true,
    uncached: true,
    query: ['q'],
    data: (_params: Params, query: URLSearchParams) => [request('search', { q: searchText(query.get('q')) })],
  },
  domainTester: { path: '/domain-tester', label: 'Domain tester', sitemap: false, noindex: true, uncached: true },
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

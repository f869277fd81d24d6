export type DeployedSite = { origin: string; get(path: string, init?: RequestInit): Promise<Response> };

/** Says what is wrong, or null. An error thrown counts as a failure too. */
type Check = (site: DeployedSite) => Promise<string | null>;

const page =
  (path: string): Check =>
  async ({ get }) => {
    const response = await get(path);
    const html = await response.text();
    if (response.status !== 200) return `${path} responds ${response.status}`;
    return /<h1[\s>]/.test(html) && html.includes('</html>') ? null : `${path} is not a whole page`;
  };

const file =
  (path: string, type: string, content: string): Check =>
  async ({ get }) => {
    const response = await get(path);
    const text = await response.text();
    if (response.status !== 200) return `${path} responds ${response.status}`;
    if (!response.headers.get('content-type')?.startsWith(type)) return `${path} is not ${type}`;
    return text.includes(content) ? null : `${path} lacks ${content}`;
  };

const redirect =
  (path: string, to: string, status = 308, headers: Record<string, string> = {}): Check =>
  async ({ get, origin }) => {
    const response = await get(path, { headers });
    const location = URL.parse(response.headers.get('location') ?? '', origin);
    if (response.status !== status) return `${path} responds ${response.status}, expected ${status}`;
    return location?.pathname === to ? null : `${path} leads to ${location?.href}`;
  };

const header =
  (name: string, expected: RegExp, path = '/'): Check =>
  async ({ get }) => {
    const value = (await get(path)).headers.get(name);
    return expected.test(value ?? '') ? null : `${name} is ${value ?? 'missing'}`;
  };

const status =
  (path: string, expected: number, init?: RequestInit): Check =>
  async ({ get }) => {
    const response = await get(path, init);
    return response.status === expected ? null : `${path} responds ${response.status}, expected ${expected}`;
  };

const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** The first URL in home's HTML that matches: a stylesheet, a script. */
async function namedByHome({ get }: DeployedSite, pattern: RegExp): Promise<string> {
  const found = pattern.exec(await (await get('/')).text());
  if (!found) throw new Error(`home names nothing like ${pattern.source}`);
  return found[1]!;
}

const asset =
  (pattern: RegExp): Check =>
  async (site) => {
    const response = await site.get(await namedByHome(site, pattern));
    if (response.status !== 200) return `status ${response.status}`;
    return /immutable/.test(response.headers.get('cache-control') ?? '') ? null : 'browsers may not store it for good';
  };

const overHttps =
  (check: Check): Check =>
  async (site) =>
    site.origin.startsWith('https:') ? check(site) : null;

/** What a visitor, a crawler, a feed reader and a program rely on, and what must stay closed. */
export const smokeChecks: Record<string, Check> = {
  home: page('/'),
  services: page('/services'),
  'a service': page('/services/personal-tax'),
  pricing: page('/services/personal-tax/pricing'),
  industries: page('/industries'),
  about: page('/about-us'),
  contact: page('/contact'),
  schedule: page('/schedule'),
  news: page('/blog'),
  calculator: page('/resources/tax-calculator'),
  deadlines: page('/resources/deadlines'),
  'refund finder': page('/resources/check-my-refund'),
  'privacy policy': page('/privacy-policy'),
  'an article': async (site) => {
    const html = await (await site.get('/blog')).text();
    const path = /href="(\/blog\/(?!tag\/|author\/)[a-z0-9-]+)"/.exec(html)?.[1];
    return path ? page(path)(site) : 'the news list shows no article';
  },
  search: file('/search?q=payroll', 'text/html', 'payroll'),
  'unknown page': status('/no-such-page-here', 404),
  'malformed path': status('/%E0%A4%A', 400),
  'path with two slashes': async ({ get, origin }) => {
    const response = await get(`${origin}//evil.example/`);
    return response.status >= 400 && response.status < 500 ? null : `status ${response.status}`;
  },
  'old path': redirect('/calculator', '/resources/tax-calculator'),
  'trailing slash': redirect('/about-us/', '/about-us'),
  'feed readers': redirect('/', '/rss.xml', 302, { 'User-Agent': 'Feedly/1.0 (+http://www.feedly.com/fetcher.html)' }),
  'HTTPS forced': overHttps(async ({ origin }) => {
    const response = await fetch(origin.replace('https:', 'http:'), { redirect: 'manual' });
    return response.headers.get('location')?.startsWith('https://') ? null : `http:// responds ${response.status}`;
  }),
  HSTS: overHttps(header('strict-transport-security', /max-age=\d{7,}/)),
  'content security policy': header('content-security-policy', /^default-src 'none'(?!.*unsafe)/),
  nosniff: header('x-content-type-options', /^nosniff$/),
  'referrer policy': header('referrer-policy', /./),
  'no software named': header('x-powered-by', /^$/),
  compression: header('content-encoding', /^(?:br|gzip)$/),
  stylesheet: asset(/<link rel="stylesheet" href="([^"]+)"/),
  script: asset(/(\/assets\/[\w-]{1,80}\.js)/),
  'not modified': async ({ get }) => {
    const etag = (await get('/about-us')).headers.get('etag');
    return etag ? status('/about-us', 304, { headers: { 'If-None-Match': etag } })({ get, origin: '' }) : 'no ETag';
  },
  'RSS feed': file('/rss.xml', 'application/rss+xml', '<item>'),
  'JSON feed': file('/feed.json', 'application/feed+json', '"items"'),
  'due dates': file('/deadlines.ics', 'text/calendar', 'BEGIN:VEVENT'),
  sitemap: file('/sitemap.xml', 'application/xml', '<loc>'),
  'robots.txt': file('/robots.txt', 'text/plain', 'Sitemap:'),
  manifest: file('/site.webmanifest', 'application/manifest+json', '"icons"'),
  icon: status('/favicon.ico', 200),
  'API description': file('/api/openapi.json', 'application/json', '/api/contact'),
  'contact refuses an empty message': status('/api/contact', 400, json({ formData: {} })),
  'contact refuses another site': status('/api/contact', 403, json({}, { Origin: 'https://elsewhere.example' })),
  'free times': file('/api/availability?kind=phone', 'application/json', '"slots"'),
  'tax estimate': async ({ get }) => {
    const response = await get(
      '/api/tax-estimate',
      json({ taxYear: 2026, filingStatus: 'single', taxpayer: { wages: 52_000 } }),
    );
    const body = (await response.json()) as { federal?: unknown };
    return response.status === 200 && body.federal ? null : `status ${response.status}`;
  },
  'webhook refuses the unsigned': async ({ get }) => {
    const { status } = await get('/api/ghost/webhook', { ...json({}) });
    return status === 401 || status === 404 ? null : `status ${status}`;
  },
  'metrics are closed': async ({ get }) => {
    const { status } = await get('/metrics');
    return status === 401 || status === 404 ? null : `status ${status}`;
  },
  alive: status('/healthz', 200),
  ready: status('/readyz', 200),
};

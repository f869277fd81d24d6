import { previewLink } from '#server/preview/ghost-drafts.ts';
import { type BrandId, brandIds } from '#shared/brands/index.ts';
import { allPaths } from '#shared/site/paths.ts';
import { href } from '#shared/site/routes.ts';
import { startGhostStub } from '../ghost/ghost-stub.ts';
import { makeDraft } from '../ghost/stub-posts.ts';
import { startProcess, untilReady } from '../server/own-process.ts';

/** A response of the site: `name` says which, such as `payroll /contact`. */
export type Document = { name: string; html: string };

type Form = { path: string; fields: Record<string, string> };

/** Forms as browsers without scripts post them, with errors and without. */
const forms: Form[] = [
  { path: '/api/contact', fields: { name: 'P', email: 'pat@example', message: 'Hi', service: 'other' } },
  { path: '/api/bookings', fields: { kind: 'phone', name: 'P', email: 'pat@example' } },
  { path: '/api/bookings/times', fields: { show: 'kind=visit', name: 'P' } },
  { path: href('taxCalculator'), fields: { filingStatus: 'single', 'taxpayer.wages': 'a lot', interest: '-5' } },
  { path: href('taxCalculator'), fields: { filingStatus: 'mfj', 'taxpayer.wages': '60000', compare: 'year' } },
  { path: href('paycheck'), fields: { gross: 'much', profit: 'more' } },
  { path: href('paycheck'), fields: { gross: '2000', profit: '90000', salary: '50000' } },
];

/** Queries that change a page, beside the page itself. */
const queries = [
  ...['/contact?sent=1', '/contact?service=other', '/schedule?kind=in-person&office=pickerington'],
  ...['/search?q=payroll', '/search?q=qqqq', '/search?q=%22%3E%3Cb%3E'],
  ...['/resources/ohio-business-taxes?sell=no&pay=yes', '/resources/deadlines?for=retailer&for=employer'],
  ...['/resources/tax-letters?number=CP+2000', '/resources/tax-letters?number=%22%3E%3Cb%3E'],
  ...['/resources/tax-letters/cp3219a?date=2026-11-16', '/resources/tax-letters/cp14?date=2026-02-30'],
  ...['/resources/tax-letters/city-inquiry', '/resources/tax-letters/is-it-real'],
];

/**
 * Every page with built-in articles in one brand, each of the brands in turn; the forms and the pages of a booking in every
 * brand; the posts of a recorded Ghost and the preview of a draft in one.
 */
export async function collectDocuments(): Promise<Document[]> {
  const builtIn = await untilReady(await startProcess({ CONTACT_LIMIT: '1000' }));
  const ghost = await startGhostStub({ posts: 'recorded' });
  const recorded = await untilReady(await startProcess(ghost.previewEnv));
  const draft = makeDraft(1);
  ghost.drafts.push(draft);
  const { PREVIEW_SECRET: secret } = ghost.previewEnv;
  const preview = previewLink(secret, draft.id, Math.floor(Date.now() / 1_000) + 300);
  try {
    const others = [...queries, '/nowhere', '/blog/nowhere', `/blog/${'long-'.repeat(40)}`];
    const paths = [...allPaths.map(({ path }) => path), ...(await newsPaths(builtIn.url)), ...others];
    const documents: Document[] = [];
    for (const [index, path] of paths.entries())
      documents.push(await page(builtIn.url, path, brandIds[index % brandIds.length]!));
    for (const brand of brandIds) {
      documents.push(await page(builtIn.url, '/', brand));
      for (const path of await bookingPaths(builtIn.url, brand)) documents.push(await page(builtIn.url, path, brand));
      for (const form of forms) documents.push(await submit(builtIn.url, form, brand));
    }
    for (const path of [...(await newsPaths(recorded.url)), '/blog?page=2'])
      documents.push(await page(recorded.url, path, 'payroll'));
    for (const path of [preview, preview.replace('?', '/payroll?')])
      documents.push(await page(recorded.url, path, 'payroll'));
    return documents;
  } finally {
    await Promise.all([builtIn.stop(), recorded.stop(), ghost.close()]);
  }
}

/** The page of a meeting that is booked for it, and the choice of another time. */
async function bookingPaths(origin: string, brand: BrandId): Promise<string[]> {
  const response = await fetch(`${origin}/api/availability?brand=${brand}&kind=phone`);
  const { slots } = (await response.json()) as { slots: { start: string }[] };
  const formData = { name: 'Pat Doe', email: 'pat@example.com', phone: '740-555-0100' };
  const booked = await fetch(`${origin}/api/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ slot: slots[0]!.start, kind: 'phone', domain: brand, formData }),
  });
  const { manageUrl } = (await booked.json()) as { manageUrl: string };
  return [manageUrl, `${manageUrl}&move=1&kind=phone`];
}

/** Posts, tags and authors that the sitemap lists. */
async function newsPaths(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>[^<]*?\/\/[^/]+(\/blog\/[^<]+)<\/loc>/g)].map(([, path]) => path!);
}

/** The complete document: the server streams no pages to crawlers. */
async function page(origin: string, path: string, brand: BrandId): Promise<Document> {
  const url = `${origin}${path}${path.includes('?') ? '&' : '?'}domain=${brand}`;
  return read(`${brand} ${path}`, await fetch(url, { headers: { 'user-agent': 'Googlebot' } }));
}

async function submit(origin: string, { path, fields }: Form, brand: BrandId): Promise<Document> {
  const response = await fetch(`${origin}${path}?domain=${brand}`, {
    method: 'POST',
    headers: { accept: 'text/html', origin },
    body: new URLSearchParams({ domain: brand, ...fields }),
  });
  return read(`${brand} POST ${path} ${JSON.stringify(fields)}`, response);
}

async function read(name: string, response: Response): Promise<Document> {
  const html = await response.text();
  if (response.status >= 500 || !/^<!doctype html>/i.test(html)) {
    throw new Error(`${name} is no page: ${response.status} ${html.slice(0, 200)}`);
  }
  return { name, html };
}

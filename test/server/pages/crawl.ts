import { type HTMLElement, parse } from 'node-html-parser';
import request, { type Response } from 'supertest';
import type { BrandId } from '#shared/brands/index.ts';
import { allPaths } from '#shared/site/paths.ts';
import { routeRow } from '#shared/site/routes.ts';
import { sharedSite } from '../site.ts';
import { gluedWords } from './glued-words.ts';

export type CrawledPage = {
  status: number;
  headers: Response['headers'];
  /** Null for what is no page. */
  head: HTMLElement | null;
  /** Whether the first 1024 bytes, of which browsers read the charset, name it. */
  startsWithCharset: boolean;
  language: string | undefined;
  brand: string | undefined;
  ids: Set<string>;
  links: string[];
  /** The links of the page's own text. */
  contentLinks: string[];
  headings: number;
  words: number;
  /** Words that run together without styles. */
  glued: string[];
  isIncomplete: boolean;
  /** The structured data. */
  records: Record<string, unknown>[];
};

/** The paths of the sitemap, without the news. */
export const listedPaths = allPaths.filter(({ name }) => routeRow(name).sitemap).map(({ path }) => path);

const schedules = ['phone', 'video', 'visit'].map((kind) => `/schedule?kind=${kind}`);

/** Far above the number of pages, so that an endless series of URLs fails the test. */
const maxPages = 400;

/** Requests every page and every URL of this site that they link to, each once. */
export async function crawl(brand: BrandId): Promise<Map<string, CrawledPage>> {
  const { server } = await sharedSite();
  const pages = new Map<string, CrawledPage>();
  const queue = ['/', '/nowhere', '/search?q=payroll', '/contact?sent=1', ...schedules, ...listedPaths];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (pages.has(path)) continue;
    if (pages.size === maxPages) throw new Error(`more than ${maxPages} pages, the last of them ${path}`);
    const response = await request(server).get(path).set('Host', `${brand}.localhost`);
    const root = response.type === 'text/html' ? parse(response.text) : null;
    // Every week of every kind of meeting is a page of its own, which crawlers are to leave out.
    for (const link of hrefs(root, (link) => link.getAttribute('rel') !== 'nofollow')) {
      const target = internalTarget(link, path, brand);
      if (target && !isShared(target.url, brand)) queue.push(target.url);
    }
    pages.set(path, partsOf(response, root));
  }
  return pages;
}

function partsOf({ status, headers, text }: Response, root: HTMLElement | null): CrawledPage {
  const glued = root ? gluedWords(root) : [];
  const main = root?.querySelector('main') ?? null;
  const links = hrefs(root);
  const all = (name: string) => root?.getElementsByTagName(name) ?? [];
  const ids = new Set(all('*').map(({ id }) => id));
  const data = all('script').filter((script) => script.getAttribute('type') === 'application/ld+json');
  const records = data.map(({ text }) => JSON.parse(text));
  for (const part of main?.querySelectorAll('script, template, [hidden]') ?? []) part.remove();
  const words = main?.structuredText.split(/\s+/).length ?? 0;
  for (const part of main?.querySelectorAll('nav.breadcrumb, .closing-band') ?? []) part.remove();
  const head = root?.querySelector('head') ?? null;
  return {
    status,
    headers,
    head: head && parse(head.outerHTML),
    startsWithCharset: /<meta charset="utf-8"/i.test((text ?? '').slice(0, 1024)),
    language: all('html')[0]?.getAttribute('lang'),
    brand: all('html')[0]?.getAttribute('data-brand'),
    ids,
    links,
    contentLinks: hrefs(main),
    headings: all('h1').length,
    words,
    glued,
    isIncomplete: text?.includes('<!--$?-->') ?? false,
    records,
  };
}

function hrefs(root: HTMLElement | null, isFollowed = (_link: HTMLElement) => true): string[] {
  const links = root?.getElementsByTagName('a').filter((link) => link.hasAttribute('href') && isFollowed(link)) ?? [];
  return links.map((link) => link.getAttribute('href')!);
}

/** Articles and calendar files are the same in every brand, so only the default brand's crawl includes them. */
function isShared(url: string, brand: BrandId): boolean {
  return brand !== 'dresdentax' && /^\/blog\/[^/]+$|\.ics\b/.test(url);
}

/** URL and fragment of a link within the brand's site, resolved against its page; null for other hosts. */
export function internalTarget(link: string, from: string, brand: BrandId): { url: string; id: string } | null {
  const base = new URL(from, `http://${brand}.localhost`);
  const target = new URL(link, base);
  if (target.host !== base.host) return null;
  return { url: target.pathname + target.search, id: decodeURIComponent(target.hash.slice(1)) };
}

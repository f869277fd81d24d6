import { type HTMLElement, parse } from 'node-html-parser';
import request, { type Response } from 'supertest';
import { type BrandId, brandIds } from '#shared/brands/index.ts';
import { pageOwner } from '#shared/site/page-owner.ts';
import { allPaths } from '#shared/site/paths.ts';
import { matchRoute, routeRow } from '#shared/site/routes.ts';
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
  /** Those that crawlers follow. */
  followed: string[];
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

/** The first brand has its turn at every page, the others at those of their own and at an eighth of the rest, another each. */
export const inTurn = (brand: BrandId) => (path: string, index: number) => {
  const [owner, turn] = [pageOwner(matchRoute(path)), brandIds.indexOf(brand)];
  return turn === 0 || owner === 'each' || owner === brand || index % 8 === turn;
};

const schedules = ['phone', 'video', 'visit'].map((kind) => `/schedule?kind=${kind}`);

/** Links that fill in the form lead to one page, whatever they say; of those, so many are requested. */
const filledForms = 10;

/** Far above the number of pages, so that an endless series of URLs fails the test. */
const maxPages = 400;

/** A form that a link fills in: each letter leads to two. */
const isFilledForm = (path: string) => /^\/(?:contact\?|schedule\?.*letter=)/.test(path);

/** Requests these pages, and every URL of this site that they link to and that `before` does not have, each once. */
export async function crawl(
  brand: BrandId,
  paths: readonly string[],
  before: ReadonlyMap<string, CrawledPage>,
): Promise<Map<string, CrawledPage>> {
  const { server } = await sharedSite();
  const pages = new Map<string, CrawledPage>();
  let filled = 0;
  const queue = ['/', '/nowhere', '/search?q=payroll', '/contact?sent=1', ...schedules, ...paths];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (pages.has(path) || (isFilledForm(path) && filled++ >= filledForms)) continue;
    if (pages.size === maxPages) throw new Error(`more than ${maxPages} pages, the last of them ${path}`);
    const response = await request(server).get(path).set('Host', `${brand}.localhost`);
    const page = partsOf(response);
    pages.set(path, page);
    for (const link of page.followed) {
      const target = internalTarget(link, path, brand);
      if (target && !before.has(target.url)) queue.push(target.url);
    }
  }
  return pages;
}

function partsOf({ status, headers, text, type }: Response): CrawledPage {
  const root = type === 'text/html' ? parse(text) : null;
  const glued = root ? gluedWords(root) : [];
  const elements = root?.getElementsByTagName('*') ?? [];
  const named = (name: string) => elements.filter(({ rawTagName }) => rawTagName === name);
  const [html, main, head] = ['html', 'main', 'head'].map((name) => named(name)[0]);
  const links = named('a').filter((link) => link.hasAttribute('href'));
  const data = named('script').filter((script) => script.getAttribute('type') === 'application/ld+json');
  const records = data.map(({ text }) => JSON.parse(text));
  for (const part of main?.querySelectorAll('script, template, [hidden]') ?? []) part.remove();
  const words = main?.structuredText.split(/\s+/).length ?? 0;
  for (const part of main?.querySelectorAll('nav.breadcrumb, .closing-band') ?? []) part.remove();
  // Without the rest of the page, which is not kept.
  head?.remove();
  return {
    status,
    headers,
    head: head ?? null,
    startsWithCharset: /<meta charset="utf-8"/i.test((text ?? '').slice(0, 1024)),
    language: html?.getAttribute('lang'),
    brand: html?.getAttribute('data-brand'),
    ids: new Set(elements.map(({ id }) => id)),
    links: links.map(hrefOf),
    // Every week of every kind of meeting is a page of its own, which crawlers are to leave out.
    followed: links.filter((link) => link.getAttribute('rel') !== 'nofollow').map(hrefOf),
    contentLinks: main?.querySelectorAll('a[href]').map(hrefOf) ?? [],
    headings: named('h1').length,
    words,
    glued,
    isIncomplete: text?.includes('<!--$?-->') ?? false,
    records,
  };
}

const hrefOf = (link: HTMLElement) => link.getAttribute('href')!;

type Target = { url: string; id: string } | null;
const targets = new Map<string, Target>();

/** URL and fragment of a link within the brand's site, resolved against its page; null for other hosts. */
export function internalTarget(link: string, from: string, brand: BrandId): Target {
  const key = `${brand} ${/^[/h]/.test(link) ? '' : from} ${link}`;
  const found = targets.get(key);
  if (found !== undefined) return found;
  const target = resolved(link, from, brand);
  targets.set(key, target);
  return target;
}

function resolved(link: string, from: string, brand: BrandId): Target {
  const base = new URL(from, `http://${brand}.localhost`);
  const target = new URL(link, base);
  if (target.host !== base.host) return null;
  return { url: target.pathname + target.search, id: decodeURIComponent(target.hash.slice(1)) };
}

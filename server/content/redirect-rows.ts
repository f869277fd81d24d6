import { type Brands, brandIds } from '#shared/brands/index.ts';
import { trimEnd } from '#shared/format/text.ts';
import { normalizedPath, redirectFor } from '#shared/site/redirects.ts';
import { matchRoute, routeRow } from '#shared/site/routes.ts';
import { originOf } from '../brand-resolver.ts';

/** Old path to new URL: a path of this site, or an absolute URL on one of the brands' own hosts. */
export type Redirects = ReadonlyMap<string, string>;

type Options = {
  brands: Brands;
  /** Paths of Ghost's pages. */
  shown: ReadonlySet<string>;
};

const maxRedirects = 1_000;
const shape = '. Write it like this: /old-page | /new-page';
/** What the site answers before it looks for redirects. */
const reserved =
  /^\/(?:(?:api|assets|art|brand|dev|preview)(?:\/|$)|(?:blog\/tag\/[^/]+\/)?rss\.xml$|(?:healthz|readyz|metrics|feed\.json|robots\.txt|sitemap\.xml|site\.webmanifest|favicon\.(?:ico|svg)|apple-touch-icon\.png|deadlines\.ics)$)/;

/** What the site shows in place of a row that cannot be read. */
export const whileUnchanged = (isKept: boolean) =>
  `Until you change it, the site shows ${isKept ? 'what it showed before' : 'nothing of this row'}.`;

/** Whether a row of the facts page is a redirect, `/old-page | /new-page`, or one without its first slash. */
export function isRedirect(cells: readonly string[], siteHosts: ReadonlySet<string>): boolean {
  const [name = '', to = ''] = cells;
  if (cells.length === 1) return /^\/\S+ .*\//.test(name);
  const leadsHere = /^\/(?!\/)/.test(to) || siteHosts.has(hostIn(to));
  return /^(?:\/|https?:)/i.test(name) || (cells.length === 2 && barePath.test(name) && leadsHere);
}

const barePath = /^[a-z\d][\w%./-]*$/;
const hostIn = (address: string) => /^(?:https?:\/\/)?([^/?#\s]+)/i.exec(address)?.[1]?.toLowerCase() ?? '';

/** An address as it was meant: with its first slash, or with scheme and host of the brand whose domain it names. */
function meantAddress(written: string, brands: Brands): string {
  const host = hostIn(written);
  const brand = brandIds.map((id) => brands[id]).find(({ domains }) => domains.includes(host));
  if (brand) return originOf(brand, 80) + written.replace(/^(?:https?:\/\/)?[^/?#\s]+/i, '').replace(/^(?!\/)/, '/');
  return barePath.test(written) ? `/${written}` : written;
}

/**
 * The rows of redirects that lead in one step to a page of the firm's own hosts and hide no page. In place of a faulty one
 * stands what the page last held.
 * @param before the redirects as last read
 */
export function checkRedirects(
  written: readonly string[][],
  before: Redirects = new Map(),
  options: Options,
): { rows: [from: string, to: string][]; problems: string[] } {
  const problems: string[] = [];
  const rows = new Map<string, string>();
  const note = (cells: readonly string[], problem: string, isKept: boolean) =>
    void problems.push(`“${cells.join(' | ').slice(0, 200)}” ${problem}. ${whileUnchanged(isKept)}`);
  for (const [index, cells] of written.entries()) {
    const [from = '', to = ''] = cells.map((cell) => meantAddress(cell, options.brands));
    const path = pathOn(from, options.brands) === null ? from : from.replace(/^https?:\/\/[^/]+/, '');
    const old = normalizedPath(trimEnd(cells.length === 2 ? path : path.split(' ', 1)[0]!, '/'));
    const conflict =
      index >= maxRedirects
        ? `is past the first ${maxRedirects} redirects`
        : rows.has(old)
          ? `repeats ${old}: the first row of it counts`
          : problemWithOld(old, options);
    const problem =
      cells.length === 2
        ? problemWithNew(to, options)
        : `wants an old path and a new URL, with one bar between them${shape}`;
    const kept = problem === null ? to : before.get(old);
    if (conflict ?? problem) note(cells, (conflict ?? problem)!, !conflict && kept !== undefined);
    if (!conflict && kept) rows.set(old, kept);
  }
  const isLast = (to: string) => {
    const next = pathOn(to, options.brands);
    return next === null || !(rows.has(normalizedPath(next)) || redirectFor(next));
  };
  const ends = [...rows].flatMap(([from, to]): [string, string][] => {
    if (isLast(to)) return [[from, to]];
    const kept = [before.get(from)].filter((last) => last !== undefined && isLast(last));
    const next = pathOn(to, options.brands);
    note([from, to], `leads to ${next}, which is redirected again: name the last URL`, kept.length > 0);
    return kept.map((last) => [from, last!]);
  });
  return { rows: ends, problems };
}

function problemWithOld(from: string, { shown }: Options): string | null {
  if (!/^\/[^/\\]/.test(from) || URL.parse(from, 'http://site')?.pathname !== from)
    return `wants an old path such as /old-page, not ${from.slice(0, 80)}${shape}`;
  if (reserved.test(from)) return `would hide ${from}, which the site serves itself`;
  if (redirectFor(from)) return `redirects ${from}, which the site redirects already`;
  const { name } = matchRoute(from);
  // Whether there is an article or a tag of this name only Ghost knows: an old article's path is what owners redirect.
  const fixed = name !== 'notFound' && (routeRow(name).slugs || !routeRow(name).path.includes(':'));
  return fixed || shown.has(from) ? `would hide the page ${from}` : null;
}

function problemWithNew(to: string, { brands, shown }: Options): string | null {
  const path = pathOn(to, brands);
  if (path === null) return `leads to ${to.slice(0, 80)}, which is neither a path nor on a host of this site${shape}`;
  const isFile = /\.[a-z0-9]+$/.test(path);
  return !isFile && !redirectFor(path) && !shown.has(path) && matchRoute(path).name === 'notFound'
    ? `leads to ${path}, which is no page. Copy the address from your browser’s address line`
    : null;
}

/** The path of a URL on the firm's own hosts, or null for any other URL. */
function pathOn(url: string, brands: Brands): string | null {
  if (/^\/(?![/\\])/.test(url)) return URL.parse(url, 'http://site')?.pathname ?? null;
  const parsed = URL.parse(url);
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.username || parsed.password) return null;
  return brandIds.some((id) => brands[id].domains.includes(parsed.host)) ? parsed.pathname : null;
}

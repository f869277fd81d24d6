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
/** What the site answers before it looks for redirects. */
const reserved =
  /^\/(?:(?:api|assets|art|brand|dev|preview)(?:\/|$)|(?:blog\/tag\/[^/]+\/)?rss\.xml$|(?:healthz|readyz|metrics|feed\.json|robots\.txt|sitemap\.xml|site\.webmanifest|favicon\.(?:ico|svg)|apple-touch-icon\.png|deadlines\.ics)$)/;

/** Whether a row of the facts page is a redirect, `/old-page | /new-page`. */
export function isRedirect([name = '']: readonly string[]): boolean {
  return /^(?:\/|https?:)/i.test(name);
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
  const note = (cells: readonly string[], problem: string) =>
    void problems.push(`“${cells.join(' | ').slice(0, 200)}” ${problem}. Write it like this: /old-page | /new-page`);
  for (const [index, cells] of written.entries()) {
    const [from = '', to = ''] = cells;
    const old = normalizedPath(trimEnd(cells.length === 2 ? from : from.split(' ', 1)[0]!, '/'));
    const conflict =
      index >= maxRedirects
        ? `is past the first ${maxRedirects} redirects`
        : rows.has(old)
          ? `repeats ${old}`
          : problemWithOld(old, options);
    const problem =
      cells.length === 2 ? problemWithNew(to, options) : 'wants an old path and a new URL, with one bar between them';
    const kept = problem === null ? to : before.get(old);
    if (conflict ?? problem) note(cells, (conflict ?? problem)!);
    if (!conflict && kept) rows.set(old, kept);
  }
  const isLast = (to: string) => {
    const next = pathOn(to, options.brands);
    return next === null || !(rows.has(normalizedPath(next)) || redirectFor(next));
  };
  const ends = [...rows].flatMap(([from, to]): [string, string][] => {
    if (isLast(to)) return [[from, to]];
    const next = pathOn(to, options.brands);
    note([from, to], `leads to ${next}, which is redirected again: name the last URL`);
    const kept = before.get(from);
    return kept && isLast(kept) ? [[from, kept]] : [];
  });
  return { rows: ends, problems };
}

function problemWithOld(from: string, { shown }: Options): string | null {
  if (!/^\/[^/\\]/.test(from) || URL.parse(from, 'http://site')?.pathname !== from)
    return `wants an old path such as /old-page, not ${from.slice(0, 80)}`;
  if (reserved.test(from)) return `would hide ${from}, which the site serves itself`;
  if (redirectFor(from)) return `redirects ${from}, which the site redirects already`;
  const { name } = matchRoute(from);
  // Whether there is an article or a tag of this name only Ghost knows: an old article's path is what owners redirect.
  const fixed = name !== 'notFound' && (routeRow(name).slugs || !routeRow(name).path.includes(':'));
  return fixed || shown.has(from) ? `would hide the page ${from}` : null;
}

function problemWithNew(to: string, { brands, shown }: Options): string | null {
  const path = pathOn(to, brands);
  if (path === null) return `leads to ${to.slice(0, 80)}, which is neither a path nor on a host of this site`;
  const origin = URL.parse(to);
  const brand = origin && brandIds.map((id) => brands[id]).find(({ domains }) => domains.includes(origin.host));
  if (origin && brand) {
    const [canonical = ''] = brand.domains;
    if (origin.host !== canonical) return `leads to ${origin.host}, which is redirected to ${canonical}: name that`;
    if (origin.protocol === 'http:' && originOf(brand, 80).startsWith('https:'))
      return 'leads to http://, which is redirected to https://: name that';
  }
  const isFile = /\.[a-z0-9]+$/.test(path);
  return !isFile && !redirectFor(path) && !shown.has(path) && matchRoute(path).name === 'notFound'
    ? `leads to ${path}, which is no page`
    : null;
}

/** The path of a URL on the firm's own hosts, or null for any other URL. */
function pathOn(url: string, brands: Brands): string | null {
  if (/^\/(?![/\\])/.test(url)) return URL.parse(url, 'http://site')?.pathname ?? null;
  const parsed = URL.parse(url);
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.username || parsed.password) return null;
  return brandIds.some((id) => brands[id].domains.includes(parsed.host)) ? parsed.pathname : null;
}

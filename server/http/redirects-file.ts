import { readFileSync, statSync } from 'node:fs';
import { type Brands, brandIds } from '#shared/brands/index.ts';
import { trimEnd } from '#shared/format/text.ts';
import { redirectFor } from '#shared/site/redirects.ts';
import { matchRoute, routeRow } from '#shared/site/routes.ts';
import { originOf } from '../brand-resolver.ts';

/** Old path to new URL: a path of this site, or an absolute URL on one of the brands' own hosts. */
export type Redirects = ReadonlyMap<string, string>;

type RedirectsFile = {
  redirects: Redirects;
  /** One sentence per line of the file that is left out. */
  problems: string[];
};

const maxBytes = 1_000_000;
const maxRows = 5_000;
/** What the site answers before it looks for redirects. */
const reserved =
  /^\/(?:(?:api|assets|art|brand|dev|preview)(?:\/|$)|(?:blog\/tag\/[^/]+\/)?rss\.xml$|(?:healthz|readyz|metrics|feed\.json|robots\.txt|sitemap\.xml|site\.webmanifest|favicon\.(?:ico|svg)|apple-touch-icon\.png|deadlines\.ics)$)/;

/**
 * Reads REDIRECTS_FILE: `from,to` per line, `#` begins a comment. Faulty lines are left out, so that an error in one never
 * takes the site down; a file that cannot be read is one problem and no redirects.
 */
export function readRedirectsFile(file: string, brands: Brands): RedirectsFile {
  try {
    if (statSync(file).size > maxBytes) throw new Error(`it is larger than ${maxBytes / 1000} kB`);
    return parseRedirects(readFileSync(file, 'utf8'), brands);
  } catch (error) {
    return { redirects: new Map(), problems: [`${file} cannot be used: ${(error as Error).message}`] };
  }
}

/** The redirects of a file's text that lead in one step to a page of the firm's own hosts and hide no page. */
export function parseRedirects(text: string, brands: Brands): RedirectsFile {
  const problems: string[] = [];
  const rows = new Map<string, { line: number; to: string }>();
  for (const [index, source] of text.split('\n').entries()) {
    const content = source.split('#')[0]!.trim();
    if (!content) continue;
    const line = index + 1;
    const [from = '', to = '', ...more] = content.split(',').map((part) => part.trim());
    const old = trimEnd(from, '/');
    const problem =
      more.length > 0 || !to
        ? 'wants an old path and a new URL, with one comma between them'
        : rows.size >= maxRows
          ? `is past the first ${maxRows} redirects`
          : rows.has(old)
            ? `repeats ${old} of line ${rows.get(old)!.line}`
            : (problemWithOld(old) ?? problemWithNew(to, brands));
    if (problem) problems.push(`line ${line} ${problem}`);
    else rows.set(old, { line, to });
  }
  const redirects = new Map<string, string>();
  for (const [from, { line, to }] of rows) {
    const next = pathOn(to, brands);
    if (next !== null && (rows.has(next) || redirectFor(next)))
      problems.push(`line ${line} leads to ${next}, which is redirected again: name the last URL`);
    else redirects.set(from, to);
  }
  return { redirects, problems };
}

function problemWithOld(from: string): string | null {
  if (!/^\/[^/\\]/.test(from) || URL.parse(from, 'http://site')?.pathname !== from)
    return `wants an old path such as /old-page, not ${from.slice(0, 80)}`;
  if (reserved.test(from)) return `would hide ${from}, which the site serves itself`;
  if (redirectFor(from)) return `redirects ${from}, which the site redirects already`;
  const { name } = matchRoute(from);
  // Whether there is an article or a tag of this name only Ghost knows: an old article's path is what owners redirect.
  const fixed = name !== 'notFound' && (routeRow(name).slugs || !routeRow(name).path.includes(':'));
  return fixed ? `would hide the page ${from}` : null;
}

function problemWithNew(to: string, brands: Brands): string | null {
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
  return !isFile && !redirectFor(path) && matchRoute(path).name === 'notFound'
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

import { townPlaces } from '../firm/town-places.ts';
import { trimEnd } from '../format/text.ts';
import { slugPattern } from '../news/slug.ts';
import { href } from './routes.ts';

/** To add a redirect, add one line: old path, new path. They are permanent (308) and keep the query. */
export const redirects: Record<string, string> = {
  '/calculator': href('taxCalculator'),
  '/check-my-refund': href('checkMyRefund'),
  '/tax-payment-center': href('taxPaymentCenter'),
  '/tax-prep-checklist': href('taxPrepChecklist'),
  '/news': href('blog'),
  '/tags': href('blog'),
  '/tag': href('blog'),
  '/tag/news': href('blog'),
  '/blog/tag': href('blog'),
  '/blog/author': href('blog'),
  '/industries/all': href('industries'),
  '/book-a-meeting': href('schedule'),
  '/cometoyou': href('schedule'),
  '/home': href('home'),
  '/coming-soon': href('home'),
  '/about': href('about'),
  '/terms': href('terms'),
  ...Object.fromEntries(townPlaces.map(({ slug }) => [`/locations/${slug}`, `${href('towns')}#${slug}`])),
  '/feed': '/rss.xml',
  '/rss': '/rss.xml',
  '/feed.xml': '/rss.xml',
  '/atom.xml': '/rss.xml',
  '/blog/rss': '/rss.xml',
  '/services/personal-tax-preparation': href('service', { slug: 'personal-tax' }),
};

/**
 * The path a path redirects to, or null. Always a path of this site. In order: the table above, `/tag/{slug}` to the
 * archive of the tag, then the path without trailing slashes.
 */
export function redirectFor(pathname: string): string | null {
  const withoutSlash = pathname === '/' ? '/' : trimEnd(pathname, '/') || '/';
  const target = Object.hasOwn(redirects, withoutSlash) ? redirects[withoutSlash]! : tagArchivePath(withoutSlash);
  if (target) return target;
  return withoutSlash !== pathname && !withoutSlash.startsWith('//') ? withoutSlash : null;
}

function tagArchivePath(pathname: string): string | null {
  const slug = /^\/tag\/([^/]+)$/.exec(pathname)?.[1];
  return slug && slugPattern.test(slug) ? href('blogTag', { slug }) : null;
}

/** A path as URLs are normalized (RFC 3986, 6.2.2): `/%6fld` is `/old`, and both `/café` and `/caf%c3%a9` are `/caf%C3%A9`. */
export function normalizedPath(path: string): string {
  const ascii = path.replace(/[^\0-\x7f]+/g, (letters) => encodeURIComponent(letters.toWellFormed()));
  return ascii.replace(/%[0-9a-f]{2}/gi, (code) => {
    const letter = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[\w.~-]/.test(letter) ? letter : code.toUpperCase();
  });
}

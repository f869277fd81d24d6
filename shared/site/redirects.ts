import { slugPattern } from '../news/slug.ts';
import { href } from './routes.ts';

/** Old addresses and where they live now (specification, section 2). Permanent; the query is kept. */
export const redirects: Record<string, string> = {
  '/calculator': href('taxCalculator'),
  '/check-my-refund': href('checkMyRefund'),
  '/tax-payment-center': href('taxPaymentCenter'),
  '/tax-prep-checklist': href('taxPrepChecklist'),
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
  '/services/personal-tax-preparation': href('service', { slug: 'personal-tax' }),
};

/**
 * Where an address has moved, or null. Paths only, so nothing can lead off the site:
 * a trailing slash goes, `/tag/{slug}` becomes the tag's archive, the table above does the rest.
 */
export function redirectFor(pathname: string): string | null {
  const bare = pathname === '/' ? '/' : pathname.replace(/\/+$/, '') || '/';
  const moved = Object.hasOwn(redirects, bare) ? redirects[bare]! : tagArchive(bare);
  if (moved) return moved;
  return bare !== pathname && !bare.startsWith('//') ? bare : null;
}

function tagArchive(pathname: string): string | null {
  const slug = /^\/tag\/([^/]+)$/.exec(pathname)?.[1];
  return slug && slugPattern.test(slug) ? href('blogTag', { slug }) : null;
}

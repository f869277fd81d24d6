import { type BrandId, brandIds } from '../brands/brand.ts';
import type { ServiceSlug } from '../firm/services.ts';
import type { PageContext } from './page-context.ts';
import { type RouteMatch, type RouteName, routeRow } from './routes.ts';

/** Services that belong to one brand; the first brand owns the others. */
const serviceOwners: Partial<Record<ServiceSlug, BrandId>> = {
  payroll: 'payroll',
  'hr-consulting': 'payroll',
  'fractional-cfo': 'brownco',
  marketing: 'brownco',
  'business-formation': 'brownco',
};

/** The brand whose kind of work a service is. */
export const serviceOwner = (slug: ServiceSlug): BrandId => serviceOwners[slug] ?? brandIds[0];

/** Pages of which the brands share less than half of the text. */
export const brandTextPages: readonly RouteName[] = ['home', 'about', 'contact'];

/** Pages that are each brand's own whatever their text: here it is the brand's calendar. */
const brandPages: readonly RouteName[] = [...brandTextPages, 'schedule'];

/**
 * The brand on whose host a page is canonical; `each` where every brand has a page of its own. Service, industry and
 * resource pages, posts and legal texts read nearly the same on all hosts, and search engines would take them for
 * copies (decision 0028). Pages with `noindex` have no canonical URL.
 */
export function pageOwner({ name, params }: RouteMatch): BrandId | 'each' {
  if (routeRow(name).noindex || brandPages.includes(name)) return 'each';
  return name === 'service' ? serviceOwner(params['slug'] as ServiceSlug) : brandIds[0];
}

/** Scheme and host of a page's canonical URL. */
export function canonicalOrigin({ siblings, origin }: PageContext, match: RouteMatch): string {
  const owner = siblings.find(({ id }) => id === pageOwner(match));
  return owner ? new URL(owner.url).origin : origin;
}

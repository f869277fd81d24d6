import type { Brand } from '#shared/brands/index.ts';
import { type ServiceSlug, serviceSlugs } from '#shared/firm/services.ts';
import { matchRoute } from '#shared/site/routes.ts';

/** Choices of the form that stand for a service, the closest first; each brand offers only some of them. */
const choicesOf: Record<ServiceSlug, string[]> = {
  'personal-tax': ['personalTax', 'taxFiling'],
  'business-tax': ['businessTax', 'taxFiling'],
  bookkeeping: ['bookkeeping', 'consulting'],
  'fractional-cfo': ['fractionalCFO', 'consulting'],
  'hr-consulting': ['hrServices', 'consulting'],
  marketing: ['marketing'],
  'business-formation': ['formation', 'businessFormation'],
  payroll: ['payrollServices'],
};

/**
 * The choice to preselect for a service's slug, or for a choice's own key as in `?service=bookkeeping`; empty when the
 * brand has no such choice.
 */
export function serviceChoice(brand: Pick<Brand, 'serviceOptions'>, wanted: string | null): string {
  const offered = brand.serviceOptions.map(({ value }) => value);
  if (!wanted || offered.includes(wanted)) return wanted ?? '';
  const slug = serviceSlugs.find((known) => known === wanted);
  return slug ? (choicesOf[slug].find((choice) => offered.includes(choice)) ?? '') : '';
}

/** Slug of the service page the visitor looked at last, within the few pages before this one. */
export function lastServiceSeen(paths: readonly string[]): string | null {
  for (const path of paths.slice(-4).reverse()) {
    const { name, params } = matchRoute(path);
    if (name === 'service') return params['slug']!;
    if (name === 'personalTaxPricing') return 'personal-tax';
  }
  return null;
}

/** Paths of this site visited before this page in this tab, oldest first. */
export function pathsBefore(): string[] {
  const visited =
    'navigation' in window && window.navigation.currentEntry
      ? window.navigation
          .entries()
          .slice(0, window.navigation.currentEntry.index)
          .map(({ url }) => url)
      : [document.referrer];
  return visited.flatMap((url) => {
    const address = url ? URL.parse(url) : null;
    return address?.origin === location.origin ? [address.pathname] : [];
  });
}

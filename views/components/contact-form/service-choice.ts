import type { Brand } from '#shared/brands/index.ts';
import { type ServiceSlug, serviceSlugs } from '#shared/firm/services.ts';

/** Options of the form for a service page, best match first; each brand offers only some of them. */
const optionsOf: Record<ServiceSlug, string[]> = {
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
 * The option to preselect for a service's slug or for an option's own value as in `?service=bookkeeping`; `other` for a
 * service that the brand's form does not list, empty for anything else.
 */
export function serviceChoice(brand: Pick<Brand, 'serviceOptions'>, requested: string | null): string {
  const offered = brand.serviceOptions.map(({ value }) => value);
  if (!requested || offered.includes(requested)) return requested ?? '';
  const slug = serviceSlugs.find((known) => known === requested);
  return slug ? (optionsOf[slug].find((option) => offered.includes(option)) ?? 'other') : '';
}

/** What the message begins with where one came from a service or from a letter; undefined for nothing. */
export function messageStart(
  brand: Pick<Brand, 'serviceOptions'>,
  requested: string | null,
  letter: string | null,
): string | undefined {
  if (letter && /^[\w .,&-]{1,60}$/.test(letter)) return `My letter: ${letter}\nDate printed on it: \nMy question: `;
  const about = serviceChoice(brand, requested) === 'other' && requested !== 'other' ? [`About: ${requested}`] : [];
  const lines = requested === 'payroll' ? ['People to pay: ', 'How often: ', 'Towns they work in: '] : [];
  return [...about, ...lines].join('\n') || undefined;
}

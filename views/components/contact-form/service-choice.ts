import type { Brand } from '#shared/brands/index.ts';
import { type ServiceSlug, serviceSlugs } from '#shared/firm/services.ts';

/** A service's name, and options of the form for it, best match first; each brand offers only some of them. */
const optionsOf: Record<ServiceSlug, [name: string, ...options: string[]]> = {
  'personal-tax': ['Personal tax', 'personalTax', 'taxFiling'],
  'business-tax': ['Business tax', 'businessTax', 'taxFiling'],
  bookkeeping: ['Bookkeeping', 'bookkeeping', 'consulting'],
  'fractional-cfo': ['Fractional CFO', 'fractionalCFO', 'consulting'],
  'hr-consulting': ['HR consulting', 'hrServices', 'consulting'],
  marketing: ['Marketing', 'marketing'],
  'business-formation': ['Business formation', 'formation', 'businessFormation'],
  payroll: ['Payroll', 'payrollServices'],
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

/** The name of a service that the brand's form does not list; null for all others. */
export function unlistedService(brand: Pick<Brand, 'serviceOptions'>, requested: string | null): string | null {
  const slug = serviceChoice(brand, requested) === 'other' && serviceSlugs.find((known) => known === requested);
  return slug ? serviceName(slug) : null;
}

/** The service that an option or a name belongs to; null for none. */
export function serviceOf(text: string): ServiceSlug | null {
  return serviceSlugs.find((slug) => optionsOf[slug].includes(text)) ?? null;
}

/** What a service is called in forms. */
export const serviceName = (slug: ServiceSlug): string => optionsOf[slug][0];

/** In place of a service in URLs, of a meeting that hands payroll over. */
export const payrollSwitch = 'payroll-switch';

/** Whether a text of a URL may stand on the page as what a letter is called. */
export const isLetterName = (text: string) => /^[\w .,&-]{1,60}$/.test(text);

/**
 * What the message begins with where one came from a service, a letter, or an office that is open by appointment; undefined
 * for nothing.
 */
export function messageStart(
  brand: Pick<Brand, 'serviceOptions' | 'offices'>,
  requested: string | null,
  letter: string | null,
  office: string | null = null,
): string | undefined {
  const town = brand.offices.find(({ id }) => id === office)?.town;
  if (town) return [`A meeting at your ${town} office`, 'Days that suit me: ', 'It is about: '].join('\n');
  const unlisted = unlistedService(brand, requested);
  const about = unlisted ? [`About: ${unlisted}`] : [];
  const lines = requested === 'payroll' ? ['People to pay: ', 'How often: ', 'Towns they work in: '] : [];
  if (requested === payrollSwitch) return ['We want to switch payroll to you.', 'First payday with you: '].join('\n');
  const ofLetter = letter && isLetterName(letter) && [`My letter: ${letter}`, 'Date printed on it: ', 'My question: '];
  return [...about, ...(ofLetter || lines)].join('\n') || undefined;
}

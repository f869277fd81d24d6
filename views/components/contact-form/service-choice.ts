import type { Brand } from '#shared/brands/index.ts';
import { type ServiceSlug, serviceSlugs } from '#shared/firm/services.ts';

/** A service's name, and the options of the brands' forms that are this service and no other. */
const optionsOf: Record<ServiceSlug, [name: string, ...options: string[]]> = {
  'personal-tax': ['Personal tax', 'personalTax'],
  'business-tax': ['Business tax', 'businessTax'],
  bookkeeping: ['Bookkeeping', 'bookkeeping'],
  'fractional-cfo': ['Fractional CFO', 'fractionalCFO'],
  'hr-consulting': ['HR consulting', 'hrServices'],
  marketing: ['Marketing', 'marketing'],
  'business-formation': ['Business formation', 'formation', 'businessFormation'],
  payroll: ['Payroll', 'payrollServices'],
};

/**
 * What to preselect for a service's slug or for an option's own value as in `?service=bookkeeping`: the name of a service
 * that the brand's form does not list, empty for anything else.
 */
export function serviceChoice(brand: Pick<Brand, 'serviceOptions'>, requested: string | null): string {
  const offered = brand.serviceOptions.map(({ value }) => value);
  if (!requested || serviceKeys(brand).includes(requested)) return requested ?? '';
  const slug = serviceSlugs.find((known) => known === requested);
  return slug ? (optionsOf[slug].find((option) => offered.includes(option)) ?? serviceName(slug)) : '';
}

/** The options of a brand's form, with the one that is preselected where it is none of them. */
export function optionsWith({ serviceOptions }: Pick<Brand, 'serviceOptions'>, first: string) {
  const isListed = first === '' || serviceOptions.some(({ value }) => value === first);
  return isListed ? serviceOptions : [{ value: first, label: first }, ...serviceOptions];
}

/** What the contact form of a brand may name as the service: its options, and the name of each service. */
export function serviceKeys({ serviceOptions }: Pick<Brand, 'serviceOptions'>): string[] {
  return [...serviceOptions.map(({ value }) => value), ...serviceSlugs.map(serviceName)];
}

/** The service that an option or a name belongs to; null for none. */
export function serviceOf(text: string): ServiceSlug | null {
  return text === 'taxFiling' ? 'personal-tax' : (serviceSlugs.find((slug) => optionsOf[slug].includes(text)) ?? null);
}

/** What a service is called in forms. */
export const serviceName = (slug: ServiceSlug): string => optionsOf[slug][0];

/** What the fee of a service depends on. */
const feeQuestions: Partial<Record<string, string[]>> = {
  payroll: ['People to pay: ', 'How often: ', 'Towns they work in: '],
  'business-formation': ['Owners: ', 'What the business will do: ', 'Start date: ', 'People it will employ: '],
};

/** In place of a service in URLs, of a meeting that hands payroll over. */
export const payrollSwitch = 'payroll-switch';

/** Whether a text of a URL may stand on the page as what a letter is called. */
export const isLetterName = (text: string) => /^[\w .,&-]{1,60}$/.test(text);

/** Whether a text is no more than what `messageStart` began, with nothing filled in. */
export const isOnlyStart = (text: string) =>
  text
    .split('\n')
    .every((line) => /^(?:My letter: .*|[\w ]{1,60}:|We want to switch payroll to you\.)?$/.test(line.trim()));

const meetingWords = { video: 'by video', phone: 'by phone', visit: 'at our place' };

/**
 * What the message begins with where one came from a service, a letter, or the times of an office or a kind of meeting;
 * undefined for nothing.
 */
export function messageStart(
  brand: Pick<Brand, 'offices'>,
  requested: string | null,
  letter: string | null,
  meeting: string | null = null,
): string | undefined {
  const town = brand.offices.find(({ id }) => id === meeting)?.town;
  const place = town ? `at your ${town} office` : meetingWords[meeting as keyof typeof meetingWords];
  if (place) return [`A meeting ${place}`, 'Days and hours that suit me: ', 'It is about: '].join('\n');
  if (requested === payrollSwitch) return ['We want to switch payroll to you.', 'First payday with you: '].join('\n');
  const ofLetter = letter && isLetterName(letter) && [`My letter: ${letter}`, 'Date printed on it: ', 'My question: '];
  return (ofLetter || feeQuestions[requested ?? ''])?.join('\n') || undefined;
}

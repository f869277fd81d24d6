import type { Brand, Phones } from './brand.ts';

/** What pages read of their brand, on the server and in the browser alike. Everything else stays on the server. */
const clientKeys = [
  'id',
  'name',
  'tagline',
  'description',
  'themeColor',
  'contentPriorities',
  'portalUrl',
  'teamUrl',
  'signupUrl',
  'schedulingUrl',
  'newsletterUrl',
  'offices',
  'sisterSites',
  'trust',
  'prices',
  'fees',
  'counters',
  'hero',
  'quickTool',
  'welcome',
  'results',
  'servicesSection',
  'industriesSection',
  'why',
  'news',
  'contactSection',
  'closing',
  'serviceOverrides',
  'serviceOptions',
] as const satisfies (keyof Brand)[];

export type ClientBrand = Pick<Brand, (typeof clientKeys)[number]> & {
  /** The first address only: the others receive messages and are shown nowhere. */
  contact: Omit<Phones, 'headerPhone'> & { email: string };
};

/** The part of a brand that is written into every page. */
export function clientBrand(brand: Brand): ClientBrand {
  const { emails, phone, closingPhone } = brand.contact;
  const shared = Object.fromEntries(clientKeys.map((key) => [key, brand[key]])) as Omit<ClientBrand, 'contact'>;
  return { ...shared, contact: { phone, closingPhone, email: emails[0]! } };
}

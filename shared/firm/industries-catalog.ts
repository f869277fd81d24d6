import type { Industry, IndustrySlug } from './industries.ts';

/** The seven industries, in the order of menus, footer and the industries page. */
export const industriesCatalog: Industry[] = [
  {
    ...industry('construction'),
    title: 'Construction',
    description: 'Job cost, retainage, certified payroll and the dates that protect a lien.',
    trap: 'Counting a deposit as profit of the job before the job has been bought, built and paid for.',
    icon: 'hard-hat',
  },
  {
    ...industry('retail'),
    title: 'Retail',
    description: 'Sales tax by county, an inventory count that holds, and help for the busy season.',
    trap: 'Spending the sales tax in the drawer because it looks like a good week.',
    icon: 'store',
  },
  {
    ...industry('professional-services'),
    title: 'Professional services',
    description: 'Owner pay, partner draws and estimates for people who sell their time.',
    trap: 'Drawing what is in the account in May and meeting June’s estimate with a card.',
    icon: 'scale',
  },
  {
    ...industry('oil-and-gas'),
    title: 'Oil and gas',
    description: 'Royalty statements, lease bonuses, depletion and severance for owners and small operators.',
    trap: 'Reporting the check that arrived and not the gross figure on the statement.',
    icon: 'fuel',
  },
  {
    ...industry('private-equity'),
    title: 'Private equity',
    description: 'Clean books before the offer, one chart of accounts after it, and a holding structure that files.',
    trap: 'Buying on adjusted earnings that nobody has traced back to a bank statement.',
    icon: 'building-2',
  },
  {
    ...industry('manufacturing'),
    title: 'Manufacturing',
    description: 'Equipment write-offs, the cost inside inventory, and use tax on what the shop buys.',
    trap: 'Pricing a part from the cost of steel and labor while the machine hours go uncounted.',
    icon: 'factory',
  },
  {
    ...industry('healthcare'),
    title: 'Healthcare',
    description: 'How owners are paid, how providers are paid, and equipment bought at the right time.',
    trap: 'Reading billed charges as income when the insurers will pay a good deal less.',
    icon: 'stethoscope',
  },
];

/** The entry of an industry. */
export function industryBySlug(slug: IndustrySlug): Industry {
  return industriesCatalog.find((industry) => industry.slug === slug)!;
}

function industry<S extends IndustrySlug>(slug: S) {
  return { slug, link: `/industries/${slug}`, lightImage: `${slug}-light.svg`, darkImage: `${slug}-dark.svg` } as const;
}

import type { IndustrySlug } from '#shared/firm/industries.ts';
import type { Head } from '#shared/site/head.ts';
import { staticPage } from '#views/components/static-page.tsx';
import type { PageProps } from '#views/runtime/page-module.ts';

export const Page = staticPage(() => import('./industry-page.tsx'));

export function head({ params }: PageProps): Head {
  return heads[params['slug'] as IndustrySlug];
}

const heads: Record<IndustrySlug, Head> = {
  construction: {
    title: 'Accounting for Ohio contractors',
    description:
      'Deposits and retainage, sales tax on materials, crews and subs, lien dates and city withholding: how an Ohio contractor’s books follow each job.',
  },
  retail: {
    title: 'Accounting and sales tax for Ohio stores',
    description:
      'County sales tax, the year-end count, gift cards, seasonal staff and tips: what an Ohio store keeps, files and plans for, month by month.',
  },
  'professional-services': {
    title: 'Tax and draws for professional practices',
    description:
      'Owner draws, partner K-1s, estimates and the 20 percent deduction, explained for Ohio lawyers, engineers, designers and other small practices.',
  },
  'oil-and-gas': {
    title: 'Oil and gas royalties and small operators',
    description:
      'Gross against net on the royalty statement, depletion, lease bonuses, working shares and oilfield pay, for landowners and crews in eastern Ohio.',
  },
  'private-equity': {
    title: 'Small acquisitions and company groups',
    description:
      'Earnings traced to the bank, one chart of accounts after closing, and what a holding company files in Ohio: accounting for small company buyers.',
  },
  manufacturing: {
    title: 'Accounting for Ohio manufacturers',
    description:
      'Equipment write-offs and Ohio’s add-back, the cost inside inventory, use tax, shift pay and a plant-year calendar for small Ohio manufacturers.',
  },
  healthcare: {
    title: 'Accounting for healthcare practices',
    description:
      'Owner structure, provider pay tied to collections, equipment timing and staff retention for Ohio dental, therapy and medical practices.',
  },
};

import type { Brand } from '#shared/brands/index.ts';
import { payrollSwitchPapers } from '#shared/firm/payroll-switch.ts';
import type { ServiceSlug } from '#shared/firm/services.ts';
import { forBrand } from '#shared/site/page-context.ts';
import { href } from '#shared/site/routes.ts';
import { toSend } from '#shared/tax/letters/letter.ts';
import { letterNamed } from '#shared/tax/letters/letter-page.ts';
import { serviceName } from '#views/components/contact-form/service-choice.ts';
import { type Errand, errandOf, ownerOf } from './errand.ts';
import { scheduleCopies } from './schedule-copy.tsx';

/** What a meeting with this topic is about. With every letter in it, this file is the server's only. */
export function errandOfTopic(topic: string): Errand {
  const errand = errandOf(topic, null);
  return { ...errand, service: errand.service ?? letterNamed(errand.letter)?.service ?? null };
}

/** For services that need other papers than a brand's usual meeting. */
const papersFor: Partial<Record<ServiceSlug, readonly string[]>> = {
  'business-tax': ['The last three returns, all schedules', 'Profit and loss for the year', 'Depreciation lists'],
  bookkeeping: ['The books as they are', 'Three months of bank and card statements', 'Last year’s return'],
  'hr-consulting': ['Who works for you: job, hours, pay', 'House rules, if you have any', 'Letters and notes about it'],
  marketing: ['How your last ten customers found you', 'What you spend on advertising in a year'],
  'business-formation': [
    'Names and addresses of all owners, and the share of each',
    'What the business will do, and the day it is to start',
    'The profit you expect in the first year',
    'Wages from other jobs, yours and your spouse’s',
  ],
};

type ToBring = { items: readonly string[]; link: { label: string; to: string } };

/** What to have ready for a meeting, and the page that says more: the list of the page that it is about, or else the usual one. */
export function whatToBring(brand: Pick<Brand, 'id' | 'serviceOptions'>, errand: Errand): ToBring {
  const letter = letterNamed(errand.letter);
  if (letter) {
    const to = href('taxLetter', { slug: letter.slug });
    return { items: toSend(letter), link: { label: 'What the letter says', to } };
  }
  const { service } = errand;
  if (errand.topic === 'other')
    return { items: ['What you have about it; unsorted is fine'], link: { label: 'What we do', to: href('services') } };
  const papers = !errand.letter && service && papersFor[service];
  if (papers)
    return {
      items: papers,
      link: { label: `What we do: ${serviceName(service)}`, to: href('service', { slug: service }) },
    };
  const { bring } = forBrand(scheduleCopies, ownerOf(brand, errand));
  const links = {
    dresdentax: { label: 'All papers for a tax return', to: href('taxPrepChecklist') },
    brownco: { label: 'What a fractional CFO does', to: href('service', { slug: 'fractional-cfo' }) },
    payroll: { label: 'What a change of payroll takes', to: `${href('service', { slug: 'payroll' })}#switch` },
  };
  return {
    items: errand.isSwitch ? payrollSwitchPapers : errand.letter ? ['The letter, every page', ...bring] : bring,
    link: links[ownerOf(brand, errand)],
  };
}

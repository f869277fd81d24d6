import { staticPage } from '#views/components/static-page.tsx';
import { headByBrand } from '#views/runtime/page-module.ts';

export const Page = staticPage(() => import('./industries-page.tsx'));

export const head = headByBrand('Industries we serve', {
  dresdentax:
    'Construction, retail, professional practices, oil and gas, small acquisitions, manufacturing and healthcare in Ohio: the usual trap and the filings of each.',
  brownco:
    'Seven trades, seven ways to make or lose money in Ohio: the three questions to ask in yours, the records that answer them and who can help.',
  payroll:
    'Prevailing wages, tips, shifts, production pay, per diem: what the pay run has to carry in seven Ohio trades, and what their owners file and keep.',
});

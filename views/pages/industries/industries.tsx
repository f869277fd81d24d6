import type { ByBrand } from '#shared/brands/brand.ts';
import type { Head } from '#shared/site/head.ts';
import { forBrand } from '#shared/site/page-context.ts';
import { staticPage } from '#views/components/static-page.tsx';
import type { PageProps } from '#views/runtime/page-module.ts';

export const { Page, preload } = staticPage(() => import('./industries-page.tsx'));

export function head({ context: { brand } }: PageProps): Head {
  return { title: 'Industries we serve', description: forBrand(descriptions, brand.id) };
}

const descriptions: ByBrand<string> = {
  dresdentax:
    'Construction, retail, professional practices, oil and gas, small acquisitions, manufacturing and healthcare in Ohio: the usual trap and the filings of each.',
  brownco:
    'Seven trades, seven ways to make or lose money in Ohio: the three questions to ask in yours, the records that answer them and who can help.',
  payroll:
    'Prevailing wages, tips, shifts, production pay, per diem: what the pay run has to carry in seven Ohio trades, and what their owners file and keep.',
};

import type { ByBrand } from '#shared/brands/brand.ts';
import type { Head } from '#shared/site/head.ts';
import { forBrand } from '#shared/site/page-context.ts';
import type { PageProps } from '#views/runtime/page-module.ts';
import { StaticPage, staticView } from '#views/runtime/server-markup.tsx';

const view = staticView(() => import('./industries-page.tsx'));

export const preload = () => view.load('view');

export function Page(props: PageProps) {
  return <StaticPage view={view} {...props} />;
}

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

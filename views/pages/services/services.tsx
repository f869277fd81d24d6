import type { ByBrand } from '#shared/brands/brand.ts';
import type { Head } from '#shared/site/head.ts';
import { forBrand } from '#shared/site/page-context.ts';
import { staticPage } from '#views/components/static-page.tsx';
import type { PageProps } from '#views/runtime/page-module.ts';

export const { Page, preload } = staticPage(() => import('./services-page.tsx'));

export function head({ context: { brand } }: PageProps): Head {
  return { title: 'All services', description: forBrand(descriptions, brand.id) };
}

const descriptions: ByBrand<string> = {
  dresdentax:
    'Personal and business tax, bookkeeping, payroll, CFO work, HR, marketing and formation for Ohio households and small firms: what each of the eight includes.',
  brownco:
    'Marketing, formation, fractional CFO, books, tax, payroll and hiring for Ohio owners: what each of our eight services includes and where to begin.',
  payroll:
    'Ohio payroll with bookkeeping, hiring help, labor cost planning, taxes and formation around it: what each of our eight services includes.',
};

import { staticPage } from '#views/components/static-page.tsx';
import { headByBrand } from '#views/runtime/page-module.ts';

export const Page = staticPage(() => import('./services-page.tsx'));

export const head = headByBrand('All services', {
  dresdentax:
    'Personal and business tax, bookkeeping, payroll, CFO work, HR, marketing and formation for Ohio households and small firms: what each of the eight includes.',
  brownco:
    'Marketing, formation, fractional CFO, books, tax, payroll and hiring for Ohio owners: what each of our eight services includes and where to begin.',
  payroll:
    'Ohio payroll with bookkeeping, hiring help, labor cost planning, taxes and formation around it: what each of our eight services includes.',
});

import type { Head } from '#shared/site/head.ts';
import { staticPage } from '#views/components/static-page.tsx';

export const Page = staticPage(() => import('./resources-page.tsx'));

export const head = (): Head => ({
  title: 'Tax resources for Ohio',
  description:
    'Calculators, due dates, tax letters, refunds and payments for Ohio households and businesses: every tool of this site, and what each is for.',
});

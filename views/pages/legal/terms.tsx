import { legalPage } from './legal-page.ts';

export const { Page, head } = legalPage(() => import('./terms.mdx'), {
  title: 'Terms of service',
  description:
    'Terms for using this site: general information and not advice, estimates from calculators, how you become a client, fair use, links, and Ohio law.',
});

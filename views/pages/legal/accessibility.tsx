import { legalPage } from './legal-page.ts';

export const { Page, head } = legalPage(() => import('./accessibility.mdx'), {
  title: 'Accessibility',
  description:
    'How this site is built and tested for WCAG 2.2 AA, what its known limits are, and how to report a problem or ask for a text in another format.',
});

import { legalPage } from './legal-page.ts';

export const { Page, head } = legalPage(() => import('./cookies.mdx'), {
  title: 'Cookies and storage',
  description:
    'This site sets no cookies of its own. What your browser keeps for it, why and for how long, and which scripts of other companies wait for your consent.',
});

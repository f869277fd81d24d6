import { legalPage } from './legal-page.ts';

export const { Page, head } = legalPage(() => import('./privacy.mdx'), {
  title: 'Privacy policy',
  description:
    'What this site stores, what happens to a message, how tax return information is protected by sections 7216 and 6713, and how to reach us about it.',
});

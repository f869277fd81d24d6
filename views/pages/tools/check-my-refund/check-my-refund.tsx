import { textPage } from '../tool-page.tsx';

export const { Page, preload, head } = textPage('checkMyRefund', () => import('./text.mdx'));

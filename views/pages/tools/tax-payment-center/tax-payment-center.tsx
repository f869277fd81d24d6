import { textPage } from '../tool-page.tsx';

export const { Page, preload, head } = textPage('taxPaymentCenter', () => import('./text.mdx'));

import { textPage } from '../tool-page.tsx';

export const { Page, preload, head } = textPage('whatsNew', () => import('./text.mdx'));

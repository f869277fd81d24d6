import { textPage } from '../tool-page.tsx';

export const { Page, preload, head } = textPage('ohioEmployers', () => import('./text.mdx'));

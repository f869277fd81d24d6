import * as prose from './cookies.mdx';
import { legalPage } from './legal-page.tsx';

export const { Page, head } = legalPage(prose);

import * as prose from './accessibility.mdx';
import { legalPage } from './legal-page.tsx';

export const { Page, head } = legalPage(prose);

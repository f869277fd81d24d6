import { legalPage } from './legal-page.tsx';
import * as prose from './terms.mdx';

export const { Page, head } = legalPage(prose);

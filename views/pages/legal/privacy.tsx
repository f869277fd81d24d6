import { legalPage } from './legal-page.tsx';
import * as prose from './privacy.mdx';

export const { Page, head } = legalPage(prose);

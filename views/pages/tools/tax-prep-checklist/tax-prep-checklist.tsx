import { proseTool } from '../tool-page.tsx';

export const { parts, Page, head } = proseTool(
  'taxPrepChecklist',
  () => import('./tool.tsx'),
  () => import('./text.mdx'),
);

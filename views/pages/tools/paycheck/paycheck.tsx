import { proseTool } from '../tool-page.tsx';

export const { parts, Page, head } = proseTool(
  'paycheck',
  () => import('./tool.tsx'),
  () => import('./text.mdx'),
  { onInteraction: true },
);

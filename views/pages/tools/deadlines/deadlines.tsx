import { headByBrand } from '#views/runtime/page-module.ts';
import { proseTool } from '../tool-page.tsx';

export const { parts, Page } = proseTool(
  'deadlines',
  () => import('./tool.tsx'),
  () => import('./text.mdx'),
  { onInteraction: true },
);

export const head = headByBrand('Federal and Ohio tax deadline calendar', {
  dresdentax:
    'Federal and Ohio tax due dates for households, owners, employers and sellers, moved past weekends and holidays. Subscribe, download or print.',
  brownco:
    'Every federal and Ohio due date that binds your company in the next fifteen months, by what you are. Subscribe in your calendar or print the list.',
  payroll:
    'Payroll due dates for Ohio employers: deposits, Form 941, Ohio withholding, unemployment, W-2s. Subscribe once and see them in your calendar.',
});

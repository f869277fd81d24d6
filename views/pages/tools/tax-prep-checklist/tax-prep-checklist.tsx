import { headByBrand } from '#views/runtime/page-module.ts';
import { proseTool } from '../tool-page.tsx';

export const { parts, Page } = proseTool(
  'taxPrepChecklist',
  () => import('./tool.tsx'),
  () => import('./text.mdx'),
);

export const head = headByBrand('Tax prep checklist for Ohio returns', {
  dresdentax:
    'The papers to gather for a federal, Ohio and city return, by what happened in your year. Check them off on your own device, print, or copy the list.',
  brownco:
    'The short list of papers for an owner’s return: books, 1099s, payroll, K-1s, home and family. Filter it to your year, print it, bring it.',
  payroll:
    'W-2s, 1099s, receipts, last year’s return: everything a preparer asks for, filtered to your year, with a list to print or copy.',
});

import type { ByBrand } from '#shared/brands/brand.ts';
import type { Head } from '#shared/site/head.ts';
import { forBrand } from '#shared/site/page-context.ts';
import type { PageProps } from '#views/runtime/page-module.ts';
import { ToolPage, toolParts } from '../tool-page.tsx';

export const parts = toolParts('taxPrepChecklist', {
  tool: () => import('./tool.tsx'),
  text: () => import('./text.tsx'),
});

export function Page(props: PageProps) {
  return <ToolPage parts={parts} {...props} />;
}

export function head({ context: { brand } }: PageProps): Head {
  return { title: 'Tax prep checklist for Ohio returns', description: forBrand(descriptions, brand.id) };
}

const descriptions: ByBrand<string> = {
  dresdentax:
    'The papers to gather for a federal, Ohio and city return, by what happened in your year. Tick them off on your own device, print, or copy the list.',
  brownco:
    'The short list of papers for an owner’s return: books, 1099s, payroll, K-1s, home and family. Filter it to your year, print it, bring it.',
  payroll:
    'W-2s, 1099s, receipts, last year’s return: everything a preparer asks for, filtered to your year, with a list to print or copy.',
};

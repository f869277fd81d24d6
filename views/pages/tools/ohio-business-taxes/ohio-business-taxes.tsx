import type { ByBrand } from '#shared/brands/brand.ts';
import type { Head } from '#shared/site/head.ts';
import { forBrand } from '#shared/site/page-context.ts';
import type { PageProps } from '#views/runtime/page-module.ts';
import { ToolPage, toolParts } from '../tool-page.tsx';

export const parts = toolParts(
  'ohioBusinessTaxes',
  {
    tool: () => import('./tool.tsx'),
    text: () => import('./text.tsx'),
  },
  { onInteraction: true },
);

export function Page(props: PageProps) {
  return <ToolPage parts={parts} {...props} />;
}

export function head({ context: { brand } }: PageProps): Head {
  return { title: 'Ohio business taxes: which apply to you', description: forBrand(descriptions, brand.id) };
}

const descriptions: ByBrand<string> = {
  dresdentax:
    'Five questions show which Ohio taxes reach your business: rate, due date, where to file. Sales tax by county and a commercial activity tax check.',
  brownco:
    'Sales tax, withholding, city profit tax, CAT, IT 4738: see which Ohio taxes a plan brings with it, what they cost and when they are due.',
  payroll:
    'What Ohio asks of an employer: withholding, school district and city tax, unemployment, workers’ compensation. Rates, dates and where to file.',
};

import { headByBrand } from '#views/runtime/page-module.ts';
import { proseTool } from '../tool-page.tsx';

export const { parts, Page } = proseTool(
  'ohioBusinessTaxes',
  () => import('./tool.tsx'),
  () => import('./text.mdx'),
  { onInteraction: true },
);

export const head = headByBrand('Ohio business taxes: which apply to you', {
  dresdentax:
    'Six questions show which taxes reach your business: rate, due date, where to file. Sales tax by county and a commercial activity tax check.',
  brownco:
    'Sales tax, withholding, city profit tax, CAT, IT 4738: see which Ohio taxes a plan brings with it, what they cost and when they are due.',
  payroll:
    'What Ohio asks of an employer: withholding, school district and city tax, unemployment, workers’ compensation. Rates, dates and where to file.',
});

import { headByBrand } from '#views/runtime/page-module.ts';
import { textPage } from '../tool-page.tsx';

export const Page = textPage(() => import('./text.mdx'));

export const head = headByBrand('Tax changes for 2026', {
  dresdentax:
    'The One Big Beautiful Bill and Ohio’s changes by the names people use: tips, overtime, seniors, Trump accounts, SALT cap, ended credits, one Ohio rate.',
  brownco:
    'What new tax law means for an Ohio owner in 2026: equipment write-offs, 1099 limits, the SALT cap, the business deduction and Ohio’s commercial activity tax.',
  payroll:
    'What changed for Ohio employers in 2026: W-2 codes for tips and overtime, the 1099-NEC limit, the pay stub law and what to look up for 2027.',
});

import { headByBrand } from '#views/runtime/page-module.ts';
import { proseTool } from '../tool-page.tsx';

export const { parts, Page } = proseTool(
  'paycheck',
  () => import('./tool.tsx'),
  () => import('./text.mdx'),
  { onInteraction: true },
);

export const head = headByBrand('Ohio paycheck and S corporation helper', {
  dresdentax:
    'Take-home pay after federal, Ohio, school district and city withholding, and an owner’s salary against a distribution from an S corporation.',
  brownco:
    'Owner’s pay as salary or distribution: see what an S corporation would change, after payroll tax, city tax and the cost of running it.',
  payroll:
    'See the net of one Ohio paycheck: federal, Social Security, Medicare, Ohio, school district and city tax, each line with its arithmetic.',
});

import { headByBrand } from '#views/runtime/page-module.ts';
import { textPage } from '../tool-page.tsx';

export const Page = textPage(() => import('./text.mdx'));

export const head = headByBrand('Check my refund: IRS, Ohio and city', {
  dresdentax:
    'Where to check a federal, Ohio, school district or city tax refund: the official page, what you need in hand, the usual wait, what a delay means.',
  brownco:
    'Is a refund late or on its way? The official pages of the IRS, Ohio and the cities, what each asks for, and what the usual reasons for a delay are.',
  payroll:
    'Find a federal, Ohio or city refund: three official trackers, what to have in hand, how long each takes, and why a refund can be smaller or late.',
});

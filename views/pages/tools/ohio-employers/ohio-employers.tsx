import { headByBrand } from '#views/runtime/page-module.ts';
import { textPage } from '../tool-page.tsx';

export const Page = textPage(() => import('./text.mdx'));

export const head = headByBrand('For Ohio employers: forms, days, fees', {
  dresdentax:
    'Your first worker in Ohio, step by step: accounts, forms, phone numbers, minimum wage, posters, W-2 season, records, last check.',
  brownco:
    'What a first hire in Ohio asks of an owner: five accounts, the $120 at BWC, wage rules, due dates, records and a clean parting.',
  payroll:
    'Ohio employer reference: IT 1, The SOURCE, BWC, IT 3, Form 17, minors, tips, pay stubs, posters. Each with its form, office and day.',
});

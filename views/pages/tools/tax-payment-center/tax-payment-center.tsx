import { headByBrand } from '#views/runtime/page-module.ts';
import { textPage } from '../tool-page.tsx';

export const Page = textPage(() => import('./text.mdx'));

export const head = headByBrand('Pay federal, Ohio and city tax', {
  dresdentax:
    'The official pages to pay federal, Ohio, school district, city and county tax, what each asks for, how to pay over time, and how to spot a scam.',
  brownco:
    'Pay a federal, Ohio or city tax bill at the right office, spread it over months, know what paying late costs, and tell a real notice from a scam.',
  payroll:
    'Where to pay payroll deposits, Ohio withholding, unemployment and city tax, which number to quote, and what to do when it is too much at once.',
});

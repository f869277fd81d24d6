import type { ByBrand } from '#shared/brands/brand.ts';
import type { Head } from '#shared/site/head.ts';
import { forBrand } from '#shared/site/page-context.ts';
import { staticPage } from '#views/components/static-page.tsx';
import type { PageProps } from '#views/runtime/page-module.ts';

export const { Page, preload } = staticPage(() => import('./view.tsx'));

export function head({ context: { brand } }: PageProps): Head {
  return { title: 'Pay federal, Ohio and city tax', description: forBrand(descriptions, brand.id) };
}

const descriptions: ByBrand<string> = {
  dresdentax:
    'The official pages to pay federal, Ohio, school district, city and county tax, what each asks for, how to pay over time, and how to spot a scam.',
  brownco:
    'Pay a federal, Ohio or city tax bill at the right office, spread it over months, know what paying late costs, and tell a real notice from a scam.',
  payroll:
    'Where to pay payroll deposits, Ohio withholding, unemployment and city tax, which number to quote, and what to do when it is too much at once.',
};

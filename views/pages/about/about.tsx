import type { ByBrand } from '#shared/brands/brand.ts';
import { officeTowns } from '#shared/firm/offices.ts';
import type { Head } from '#shared/site/head.ts';
import { forBrand } from '#shared/site/page-context.ts';
import { staticPage } from '#views/components/static-page.tsx';
import type { PageProps } from '#views/runtime/page-module.ts';

export const Page = staticPage(() => import('./about-page.tsx'));

export function head({ context: { brand } }: PageProps): Head {
  const description = `${forBrand(descriptions, brand.id)} ${officeTowns(brand.offices)}, Ohio.`;
  return { title: 'About us', description };
}

const descriptions: ByBrand<string> = {
  dresdentax:
    'How Dresden Tax works: last year’s return first, one set of figures, the fee and the amount due said early.',
  brownco:
    'How Brown & Co. Consulting works with Ohio owners: one question with a date, the numbers that answer it, and a list for Monday.',
  payroll:
    'How the week goes at Dresden Payroll, for employers and their people: hours Tuesday, approval Wednesday, pay Friday, filings after.',
};

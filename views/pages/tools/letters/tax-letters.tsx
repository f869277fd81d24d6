import type { ByBrand } from '#shared/brands/brand.ts';
import type { Head } from '#shared/site/head.ts';
import { forBrand } from '#shared/site/page-context.ts';
import type { PageProps } from '#views/runtime/page-module.ts';
import { proseTool } from '../tool-page.tsx';

export const { parts, Page } = proseTool(
  'taxLetters',
  () => import('./finder.tsx'),
  () => import('./text.mdx'),
);

export function head({ context: { brand }, query }: PageProps): Head {
  const isEmpty = query.get('number')?.trim() === '';
  const title = 'What does this tax letter mean?';
  return { title: isEmpty ? `Error: ${title}` : title, description: forBrand(descriptions, brand.id) };
}

const descriptions: ByBrand<string> = {
  dresdentax:
    'Type the number in the corner of an IRS, Ohio or city tax letter: what it says, whether it asks for money, your last day to answer, and what to do.',
  brownco:
    'A letter from the IRS, Ohio or a city about your company? Find it by its number: what it wants, how long you have, how to agree or object.',
  payroll:
    'Payroll tax letters in plain words: IRS CP161 and CP259, Ohio withholding, unemployment, BWC, RITA. What each wants, and by which day.',
};

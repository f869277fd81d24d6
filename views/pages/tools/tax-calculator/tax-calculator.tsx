import type { ByBrand } from '#shared/brands/brand.ts';
import type { Head } from '#shared/site/head.ts';
import { forBrand } from '#shared/site/page-context.ts';
import { anyTaxYear, TAX_YEARS } from '#shared/tax/types.ts';
import type { PageProps } from '#views/runtime/page-module.ts';
import { ToolPage, toolParts } from '../tool-page.tsx';

export const parts = toolParts(
  'taxCalculator',
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
  return {
    title: `Ohio tax calculator, ${TAX_YEARS[0]} to ${TAX_YEARS.at(-1)}`,
    description: forBrand(descriptions, brand.id),
  };
}

const descriptions: ByBrand<string> = {
  dresdentax: `Estimate federal, Ohio, school district and city tax for ${anyTaxYear}. Every line opens to its steps and source. Nothing you type is stored.`,
  brownco: `Compare two versions of your tax year, ${anyTaxYear}: S corporation or not, one more child. Federal, Ohio and local tax with every step shown.`,
  payroll: `Federal, Ohio, school district and city tax on wages and profit for ${anyTaxYear}, with the steps, the sources and what to set aside each quarter.`,
};

import { anyTaxYear, TAX_YEARS } from '#shared/tax/types.ts';
import { headByBrand } from '#views/runtime/page-module.ts';
import { proseText, toolPage } from '../tool-page.tsx';

export const { parts, Page } = toolPage(
  'taxCalculator',
  { tool: () => import('./tool.tsx'), text: proseText('taxCalculator', () => import('./text.mdx')) },
  { onInteraction: true },
);

export const head = headByBrand(`Ohio tax calculator, ${TAX_YEARS[0]} to ${TAX_YEARS.at(-1)}`, {
  dresdentax: `Estimate federal, Ohio, school district and city tax for ${anyTaxYear}. Every line opens to its steps and source. What you type stays in your browser.`,
  brownco: `An owner’s tax for ${anyTaxYear}: profit, pay and pension in, federal, Ohio, school district and city tax out, with every step and source shown.`,
  payroll: `Federal, Ohio, school district and city tax on wages and profit for ${anyTaxYear}, with the steps, the sources and what to set aside each quarter.`,
});

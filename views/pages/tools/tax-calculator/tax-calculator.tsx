import { anyTaxYear, TAX_YEARS } from '#shared/tax/types.ts';
import { headByBrand } from '#views/runtime/page-module.ts';
import { proseTool } from '../tool-page.tsx';

const loadText = () => import('./text.mdx');

export const { parts, Page } = proseTool('taxCalculator', () => import('./tool.tsx'), loadText, {
  onInteraction: true,
});

export const head = headByBrand(`Ohio tax calculator, ${TAX_YEARS[0]} to ${TAX_YEARS.at(-1)}`, {
  dresdentax: `Estimate federal, Ohio, school district and city tax for ${anyTaxYear}. Every line opens to its steps and source. What you type stays in your browser.`,
  brownco: `An owner’s tax for ${anyTaxYear}: profit, pay and pension in, federal, Ohio, school district and city tax out, with every step and source shown.`,
  payroll: `Federal, Ohio, school district and city tax on wages and profit for ${anyTaxYear}, with the steps, the sources and what to pay by which day.`,
});

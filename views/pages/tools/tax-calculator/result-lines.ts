import type { TaxEstimate } from '#shared/tax/estimate.ts';
import type { Step } from '#shared/tax/rules/steps.ts';

/** A line of the result with the steps of its computation. `subtracted`: a credit, shown with a minus sign. */
export type ResultLine = {
  key: string;
  label: string;
  amount: number;
  steps: Step[];
  strong?: boolean;
  subtracted?: boolean;
};
export type ResultPart = { title: string; lines: ResultLine[] };

/** The lines of the result by part, each under the key of its last step. */
const parts: { title: string; keys: Record<string, string> }[] = [
  {
    title: 'Federal',
    keys: {
      agi: 'Adjusted gross income',
      taxableIncome: 'Taxable income',
      incomeTaxAfterCredits: 'Income tax after credits',
      selfEmploymentTax: 'Self-employment tax',
      additionalMedicareTax: 'Additional Medicare Tax',
      netInvestmentIncomeTax: 'Net investment income tax',
      federalTotal: 'Federal tax',
      earnedIncomeCredit: 'Earned income credit',
      additionalChildTaxCredit: 'Refundable child tax credit',
    },
  },
  { title: 'Ohio', keys: { ohioTaxableNonbusinessIncome: 'Ohio taxable income', ohioTax: 'Ohio income tax' } },
  {
    title: 'School district and city',
    keys: {
      schoolDistrictTax: 'School district tax',
      workCityTax: 'City where you work',
      homeCityTax: 'City where you live',
    },
  },
];
const totals = new Set(['federalTotal', 'ohioTax']);
const credits = new Set(['earnedIncomeCredit', 'additionalChildTaxCredit']);

/** Taxes of places that were chosen: shown also when they are zero. */
const chosen = new Set(['schoolDistrictTax', 'workCityTax', 'homeCityTax']);

/**
 * Groups the steps of an estimate by the line they lead to. Omits lines of zero except for the two totals and places that
 * were chosen, steps of zero within a line, a sum that is one person's amount, and parts without lines. A line that uses a
 * figure of an earlier year, and a total with such a line, says so.
 */
export function resultParts({ steps }: TaxEstimate): ResultPart[] {
  const lines = new Map<string, ResultLine>();
  let pending: Step[] = [];
  let anyExpected = false;
  for (const step of steps) {
    // The result shows a total of its own, with local taxes.
    if (step.key === 'total') continue;
    pending.push(step);
    const label = parts.map(({ keys }) => keys[step.key]).find(Boolean);
    if (!label) continue;
    const shown = pending
      .filter(({ amount, key }) => amount !== 0 || key === step.key)
      .filter(
        // The key of one person's step is the key of the sum and a digit.
        ({ key, amount }, index, all) => all[index - 1]?.key.slice(0, -1) !== key || all[index - 1]?.amount !== amount,
      );
    const expected: boolean = pending.some(({ source }) => source.expected) || (totals.has(step.key) && anyExpected);
    anyExpected ||= expected;
    lines.set(step.key, {
      key: step.key,
      label: expected ? `${label}, expected` : label,
      amount: step.amount,
      steps: shown,
      strong: totals.has(step.key),
      subtracted: credits.has(step.key),
    });
    pending = [];
  }
  return parts.flatMap(({ title, keys }) => {
    const partLines = Object.keys(keys).flatMap((key) => lines.get(key) ?? []);
    const shown = partLines.filter(({ key, amount }) => amount !== 0 || totals.has(key) || chosen.has(key));
    return shown.length > 0 ? [{ title, lines: shown }] : [];
  });
}

import type { TaxEstimate } from '#shared/tax/estimate.ts';
import type { Step } from '#shared/tax/rules/steps.ts';

/** One line of the result with the steps that lead to it. `taken`: a credit, written with a minus. */
export type ResultLine = {
  key: string;
  label: string;
  amount: number;
  steps: Step[];
  strong?: boolean;
  taken?: boolean;
};
export type ResultPart = { title: string; lines: ResultLine[] };

/** Lines of the result by part, each under the key of the step that closes it. */
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
const always = new Set(['federalTotal', 'ohioTax']);
const credits = new Set(['earnedIncomeCredit', 'additionalChildTaxCredit']);

/**
 * Every step of an estimate under the line it leads to. Lines of zero are left out, and so are zero steps within a line;
 * the two totals always show. Parts without lines are left out.
 */
export function resultParts({ steps }: TaxEstimate): ResultPart[] {
  const lines = new Map<string, ResultLine>();
  let waiting: Step[] = [];
  for (const step of steps) {
    // The total of federal and Ohio leads to no line: the slip's own total holds local taxes too
    if (step.key === 'total') continue;
    waiting.push(step);
    const label = parts.map(({ keys }) => keys[step.key]).find(Boolean);
    if (!label) continue;
    const shown = waiting.filter(({ amount, key }) => amount !== 0 || key === step.key);
    lines.set(step.key, {
      key: step.key,
      label,
      amount: step.amount,
      steps: shown,
      strong: always.has(step.key),
      taken: credits.has(step.key),
    });
    waiting = [];
  }
  return parts.flatMap(({ title, keys }) => {
    const own = Object.keys(keys).flatMap((key) => lines.get(key) ?? []);
    const shown = own.filter(({ key, amount }) => amount !== 0 || always.has(key));
    return shown.length > 0 ? [{ title, lines: shown }] : [];
  });
}

/** Whole dollars as on a tax form, 50 cents up: `$1,235`, `−$200`. */
export function dollars(amount: number): string {
  const whole = Math.floor(Math.abs(amount) + 0.5);
  const text = String(whole).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${amount < 0 && whole > 0 ? '−' : ''}$${text}`;
}

/** A fraction as percent with one decimal: `13.3%`. */
export function share(fraction: number): string {
  return `${(fraction * 100).toFixed(1)}%`;
}

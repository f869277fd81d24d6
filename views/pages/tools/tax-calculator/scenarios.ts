import { formatWholeDollars } from '#shared/format/money.ts';
import { estimateTax, type TaxEstimate } from '#shared/tax/estimate.ts';
import { compareSCorp } from '#shared/tax/s-corp.ts';
import { type Person, TAX_YEARS, type TaxInput, type TaxYear } from '#shared/tax/types.ts';
import { type FormValues, readNumber } from '../form/field-spec.ts';
import { compareFields } from './fields.ts';

/** A line of a comparison, in dollars. */
export type ComparisonRow = { label: string; amounts: [before: number, after: number] };
/** A year as it is and as it would be; its last row is the total. */
export type Comparison = {
  title: string;
  columns: [before: string, after: string];
  rows: ComparisonRow[];
  note?: string;
};

/** The comparison selected in the form; null for none, a message when it does not apply to the input. */
export function comparison(input: TaxInput, estimate: TaxEstimate, values: FormValues): Comparison | string | null {
  const other = otherYear(input.taxYear);
  const { taxpayer } = input;
  switch (values['compare']) {
    case 'year':
      return compare(`Tax year ${input.taxYear} against ${other}`, String(input.taxYear), String(other), estimate, {
        ...input,
        taxYear: other,
      });
    case 'child':
      return compare('One more child under 17', 'Now', 'One more', estimate, {
        ...input,
        qualifyingChildren: input.qualifyingChildren + 1,
      });
    case 'income':
      return compare(`$5,000 more ${moreOf(estimate)}`, 'Now', '$5,000 more', estimate, withMore(input, estimate));
    case 'save':
      return compare('$5,000 more into an IRA or HSA', 'Now', '$5,000 more saved', estimate, {
        ...input,
        deductibleAdjustments: (input.deductibleAdjustments ?? 0) + 5_000,
      });
    case 's-election':
      return taxpayer.selfEmploymentNet > 0
        ? sElection(input, values)
        : 'Enter your business profit first. The comparison starts from it.';
    default:
      return null;
  }
}

/** The year before, or the one after the first. */
function otherYear(year: TaxYear): TaxYear {
  const index = TAX_YEARS.indexOf(year);
  return TAX_YEARS[index === 0 ? 1 : index - 1]!;
}

function compare(title: string, before: string, after: string, now: TaxEstimate, changed: TaxInput): Comparison {
  const then = estimateTax(changed);
  const row = (label: string, read: (estimate: TaxEstimate) => number): ComparisonRow => ({
    label,
    amounts: [read(now), read(then)],
  });
  const rows = [
    row('Federal income tax', ({ federal }) => federal.incomeTaxAfterCredits),
    row('Self-employment tax', ({ federal }) => federal.selfEmploymentTax),
    row('Other federal tax', ({ federal }) => federal.additionalMedicareTax + federal.netInvestmentIncomeTax),
    row('Ohio income tax', ({ ohio }) => ohio.tax),
    row('School district', ({ local }) => local.school),
    row('City', ({ local }) => local.city),
    row('Refundable credits', ({ refundable }) => -refundable.earnedIncomeCredit - refundable.additionalChildTaxCredit),
  ].filter(({ amounts }) => amounts.some((amount) => amount !== 0));
  rows.push(row('Total for the year', ({ totalWithLocal }) => totalWithLocal));
  const most = Math.max(now.uncertain, then.uncertain);
  const note = `Local tax is counted at its lowest. It may be up to ${formatWholeDollars(most)} more.`;
  return { title, columns: [before, after], rows, note: most < 0.5 ? undefined : note };
}

function moreOf({ rates }: TaxEstimate): string {
  return { wages: 'in wages', selfEmploymentNet: 'in business profit', pension: 'in pension' }[rates.marginalOn];
}

function withMore(input: TaxInput, { rates }: TaxEstimate): TaxInput {
  if (rates.marginalOn === 'pension') return { ...input, pension: input.pension + 5_000 };
  const key = rates.marginalOn satisfies keyof Person;
  return { ...input, taxpayer: { ...input.taxpayer, [key]: input.taxpayer[key] + 5_000 } };
}

/** Without a salary, half the profit is taken. */
function sElection(input: TaxInput, values: FormValues): Comparison {
  const profit = input.taxpayer.selfEmploymentNet;
  const salary = Math.min(readNumber(compareFields.salary, values, {}) ?? profit / 2, profit);
  const { soleOwner, sCorp } = compareSCorp({
    household: input,
    profit,
    salary,
    addedCosts: readNumber(compareFields.costs, values, {}) ?? 0,
  });
  const row = (label: string, key: keyof typeof soleOwner): ComparisonRow => ({
    label,
    amounts: [soleOwner[key], sCorp[key]],
  });
  return {
    title: 'Sole proprietor against S corporation',
    columns: ['As now', 'S corporation'],
    rows: [
      row('Your own taxes', 'personalTax'),
      row('Payroll tax on the salary', 'payrollTax'),
      row('City tax of the company', 'companyCityTax'),
      row('Added costs', 'addedCosts'),
      row('Profit left to you', 'left'),
    ],
    note: `Counted with a salary of ${formatWholeDollars(salary)}. The salary must be fair pay for your work; no formula sets it. The election has a deadline and a cost. Talk to us before you file it.`,
  };
}

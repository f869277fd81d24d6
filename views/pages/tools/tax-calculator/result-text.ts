import { formatWholeDollars } from '#shared/format/money.ts';
import { ohioDate, printedDate } from '#shared/format/ohio-date.ts';
import type { TaxEstimate } from '#shared/tax/estimate.ts';
import type { Office } from '#shared/tax/offices.ts';
import { estimatedPaymentDays, type PaymentPlan, paymentDays, restDay } from '#shared/tax/rules/estimated-payments.ts';
import type { Step } from '#shared/tax/rules/steps.ts';
import type { TaxInput } from '#shared/tax/types.ts';
import type { FormValues } from '../form/field-spec.ts';
import { enteredLines, figuresText } from '../form/figures-text.ts';
import { calculatorForm } from './form.ts';

/** An amount of the result: what it is, and how much. */
type LabelledAmount = { label: string; value: string };

/** Whole dollars, or a range of them where a local tax is not known: `$0 to $1,471`. */
export function amountOrRange(least: number, uncertain: number): string {
  return uncertain < 0.5
    ? formatWholeDollars(least)
    : `${formatWholeDollars(least)} to ${formatWholeDollars(least + uncertain)}`;
}

/** The total for the year. */
export function totalText({ totalWithLocal, uncertain }: TaxEstimate): string {
  return amountOrRange(totalWithLocal, uncertain);
}

/** What an office gives back or is to be paid; only its tax, where what was withheld for it was not entered. */
export function officeText({ tax, taxMost, balance }: Office): string {
  const uncertain = taxMost - tax;
  if (balance === null) {
    if (tax <= -0.5) return `back ${formatWholeDollars(-tax)} and what was withheld`;
    return taxMost < 0.5 ? 'no tax' : amountOrRange(tax, uncertain);
  }
  const most = balance + uncertain;
  if (balance > -0.5) return most < 0.5 ? formatWholeDollars(0) : `pay ${amountOrRange(balance, uncertain)}`;
  if (most < 0.5) return `back ${amountOrRange(-most, uncertain)}`;
  return `back ${formatWholeDollars(-balance)}, or pay up to ${formatWholeDollars(most)}`;
}

/** The offices that may have had something withheld for them which was not entered: what is left to pay is not known. */
export function unknownOffices({ offices }: TaxEstimate): Office[] {
  return offices.filter(({ balance, taxMost }) => balance === null && taxMost >= 0.5);
}

/** A fourth of what withholding does not cover, until the first of the four days; where no office gives anything back. */
export function labeledSetAside({ taxYear, offices, quarterly }: TaxEstimate, now: string): LabelledAmount[] {
  const { setAside, setAsideMost } = quarterly;
  if (estimatedPaymentDays(taxYear)[0]! < ohioDate(new Date(now))) return [];
  if (setAsideMost < 0.5 || !offices.every(({ balance }) => balance !== null && balance > -0.5)) return [];
  return [{ label: 'Set aside each quarter', value: amountOrRange(setAside, setAsideMost - setAside) }];
}

/** What one office is still to get, and by which plan. `lastYear`: the field of last year’s tax that would lower it. */
export type OpenPayment = {
  name: string;
  tax: string;
  plan: PaymentPlan;
  paid: number;
  lastYear?: string | undefined;
} & Record<'left' | 'uncertain', number>;

/** The offices that are still to be paid for the year, as long as its tax is not overdue. */
export function openPayments({ taxYear, quarterly, offices }: TaxEstimate, input: TaxInput, now: string) {
  if (restDay(taxYear) < ohioDate(new Date(now))) return [];
  const { estimatedPayments: paid, lastYear: last } = input;
  const [irs, state] = offices;
  const schools = offices.filter(({ withheldIn }) => withheldIn === 'schoolWithholding');
  const lastOhio = { 'lastYear.ohioTax': last?.ohioTax, ...(schools[0] && { 'lastYear.schoolTax': last?.schoolTax }) };
  const payments = [
    {
      ...{ name: 'IRS', tax: 'federal tax', to: [irs!], plan: quarterly.federal, paid: paid?.federal ?? 0 },
      lastYear: last?.tax === undefined ? 'lastYear.tax' : undefined,
    },
    {
      ...{
        name: ohioName(offices),
        tax: schools[0] ? 'Ohio and school tax' : 'Ohio tax',
        to: [state!, ...schools],
        plan: quarterly.ohio,
        paid: paid?.ohio ?? 0,
      },
      lastYear: Object.entries(lastOhio).find(([, amount]) => amount === undefined)?.[0],
    },
    ...quarterly.cities.map((plan) => ({
      ...{ name: plan.name, tax: 'city tax', plan, paid: 0 },
      to: offices.filter(({ name, withheldIn }) => withheldIn === 'cityWithholding' && name === plan.name),
    })),
  ];
  return payments.flatMap(({ to, ...payment }): OpenPayment[] => {
    const left = to.reduce((sum, { balance }) => sum + balance!, 0);
    const uncertain = to.reduce((sum, { tax, taxMost }) => sum + taxMost - tax, 0);
    const isOpen = payment.plan.setAside > 0 && to.every(({ balance }) => balance !== null) && left > -0.5;
    return isOpen ? [{ ...payment, left, uncertain }] : [];
  });
}

/** What Ohio’s payments are for. */
export function ohioName(offices: readonly Office[]): string {
  return offices.some(({ withheldIn }) => withheldIn === 'schoolWithholding')
    ? 'Ohio with the school district'
    : 'Ohio';
}

const partNames = ['', 'one part', 'two parts', 'three parts', 'four parts'];

/** When an office is to get how much, as of a moment. */
export function whenText({ tax, plan, paid, left, uncertain }: OpenPayment, taxYear: number, now: string): string {
  const { needed, year } = plan;
  const days = paymentDays(needed ? year : 0, paid, left, taxYear, ohioDate(new Date(now)));
  const parts = days.parts.filter(({ amount }) => amount >= 0.5);
  const sentences = [
    days.now >= 0.5 &&
      `Now: ${formatWholeDollars(days.now)} (${partNames[days.passed]} whose day has passed${paid ? `, less ${formatWholeDollars(paid)} paid` : ''}).`,
    ...parts.map(({ day, amount }) => `By ${printedDate(day, 'long')}: ${formatWholeDollars(amount)}.`),
    needed && days.now < 0.5 && parts.length === 0 && 'Enough is paid for the four parts.',
    days.rest + uncertain >= 0.5 &&
      `${needed ? 'The rest' : 'All that is left'} of the ${tax}, ${amountOrRange(days.rest, uncertain)}, by ${printedDate(restDay(taxYear), 'long')}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

/** A line of the result with the steps of its computation. `subtracted`: a credit, shown with a minus sign. */
export type ResultLine = {
  key: string;
  label: string;
  amount: number;
  /** How much more it may be, in dollars. */
  uncertain: number;
  steps: Step[];
  strong?: boolean;
  subtracted?: boolean;
};
type ResultPart = { title: string; lines: ResultLine[] };

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
      workCityTax: 'City where you work or rent out',
      homeCityTax: 'City where you live',
    },
  },
];
const totals = new Set(['federalTotal', 'ohioTax']);
const credits = new Set(['earnedIncomeCredit', 'additionalChildTaxCredit']);

/** Taxes of places that were chosen, after a move with a digit for each home: shown also when they are zero. */
const chosen = /^(?:schoolDistrict|workCity|homeCity)Tax\d?$/;
const ofOneHome = /^(?:schoolDistrict|homeCity)Tax\d$/;

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
    const label = ofOneHome.test(step.key) ? step.label : parts.map(({ keys }) => keys[step.key]).find(Boolean);
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
      uncertain: (step.most ?? step.amount) - step.amount,
      steps: shown,
      strong: totals.has(step.key),
      subtracted: credits.has(step.key),
    });
    pending = [];
  }
  return parts.flatMap(({ title, keys }) => {
    const partLines = Object.keys(keys).flatMap((key) =>
      [`${key}0`, `${key}1`, key].flatMap((one) => lines.get(one) ?? []),
    );
    const shown = partLines.filter(({ key, amount }) => amount !== 0 || totals.has(key) || chosen.test(key));
    return shown.length > 0 ? [{ title, lines: shown }] : [];
  });
}

/** The values of the form, what they say, and the tax on it. */
export type Calculated = { values: FormValues; input: TaxInput; estimate: TaxEstimate };

/** The estimate as the text of a message: what was entered, the tax of each office, and what it gives back or gets. */
export function estimateText({ values, input, estimate }: Calculated, now: string): string {
  const taxes = resultParts(estimate).flatMap(({ title, lines }) =>
    lines.filter(({ strong }) => strong || title === 'School district and city'),
  );
  const unknown = unknownOffices(estimate);
  const results = [
    ...taxes.map((line) => ({
      label: line.label,
      value: amountOrRange(line.amount, line.uncertain),
    })),
    { label: 'Total for the year', value: totalText(estimate) },
    ...estimate.offices.map((office) => ({
      label: office.name,
      value: unknown.includes(office) ? `${officeText(office)}, withholding not entered` : officeText(office),
    })),
    ...labeledSetAside(estimate, now),
    ...openPayments(estimate, input, now).map((payment) => ({
      label: `${payment.name}, when to pay`,
      value: whenText(payment, estimate.taxYear, now),
    })),
  ];
  return figuresText(`tax calculator, ${estimate.taxYear}`, enteredLines(calculatorForm.fields, values), results);
}

import { formatWholeDollars, wholeInTurn } from '#shared/format/money.ts';
import { estimateTax, type TaxEstimate, taxBurden } from '#shared/tax/estimate.ts';
import type { Office } from '#shared/tax/offices.ts';
import type { Step } from '#shared/tax/rules/line.ts';
import { filers, type TaxInput } from '#shared/tax/types.ts';

/** An amount of the result: what it is, and how much. */
export type LabelledAmount = { label: string; value: string };

/** Whole dollars, or a range of them where a local tax is not known: `$0 to $1,471`. */
export function amountOrRange(least: number, uncertain: number): string {
  return uncertain < 0.5
    ? formatWholeDollars(least)
    : `${formatWholeDollars(least)} to ${formatWholeDollars(least + uncertain)}`;
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** The estimate as it is shown: the taxes of the offices are whole dollars that add up to the rounded total; what is left of each stays exact. */
export function shownEstimate(input: TaxInput): TaxEstimate {
  const estimate = estimateTax(input);
  const { offices, totalWithLocal } = estimate;
  const exact = offices.map(({ tax }) => tax);
  const taxes = wholeInTurn(exact, totalWithLocal - sumOf(exact));
  const more = wholeInTurn(offices.map(({ tax, taxMost }) => taxMost - tax));
  const shown = offices.map((office, index) => ({
    ...office,
    tax: taxes[index]!,
    taxMost: taxes[index]! + more[index]!,
  }));
  return { ...estimate, offices: shown };
}

/** The total for the year. The label says where it uses a figure of an earlier year. */
export function labeledTotal({ offices, steps }: TaxEstimate): LabelledAmount {
  const least = sumOf(offices.map(({ tax }) => tax));
  const isExpected = steps.some(({ source }) => source.expected);
  return {
    label: isExpected ? 'Total for the year, expected' : 'Total for the year',
    value: amountOrRange(least, sumOf(offices.map(({ taxMost }) => taxMost)) - least),
  };
}

/** How much of each $100 of business profit goes to tax, which nobody withholds; empty without such tax. */
export function setAsideText({ uncertain }: TaxEstimate, input: TaxInput): string {
  const profit = sumOf(filers(input).map(({ selfEmploymentNet }) => selfEmploymentNet));
  const { taxpayer, spouse } = input;
  const without = {
    ...input,
    taxpayer: { ...taxpayer, selfEmploymentNet: 0 },
    ...(spouse && { spouse: { ...spouse, selfEmploymentNet: 0 } }),
  };
  const tax = profit > 0 ? taxBurden(input) + uncertain - taxBurden(without) : 0;
  return tax < 0.5
    ? ''
    : `Set aside about ${formatWholeDollars(Math.ceil((tax / profit) * 100))} of each $100 of profit.`;
}

/** What a move changes, in its year and in a full one: against the old home all year; empty without one, or where a tax is not known. */
export function moveText({ uncertain }: TaxEstimate, input: TaxInput): string {
  const { move, ...here } = input;
  if (!move || uncertain >= 0.5) return '';
  const { homeCity, schoolDistrict, ...elsewhere } = here;
  const before = estimateTax({
    ...elsewhere,
    ...(move.homeCity && { homeCity: move.homeCity }),
    ...(move.schoolDistrict && { schoolDistrict: move.schoolDistrict }),
  });
  const after = estimateTax(here);
  if (before.uncertain >= 0.5 || after.uncertain >= 0.5) return '';
  const [inYear, inFull] = [taxBurden(input), after.totalWithLocal].map((tax) =>
    Math.round(tax - before.totalWithLocal),
  );
  if (inYear === 0 && inFull === 0) return 'The move changes no tax.';
  if (Math.sign(inYear!) * Math.sign(inFull!) < 0) return '';
  const does = inYear! + inFull! > 0 ? 'costs' : 'saves';
  return `The move ${does} you ${formatWholeDollars(Math.abs(inYear!))} of tax in ${input.taxYear}, ${formatWholeDollars(Math.abs(inFull!))} in a full year.`;
}

/** What an office gives back or is to be paid; only its tax, where what was withheld for it was not entered. */
export function officeText({ tax, taxMost, balance }: Office): string {
  const uncertain = taxMost - tax;
  if (balance === null) {
    if (tax <= -0.5) return `refund ${formatWholeDollars(-tax)} and what was withheld`;
    return taxMost < 0.5 ? 'no tax' : amountOrRange(tax, uncertain);
  }
  const most = balance + uncertain;
  if (balance > -0.5) return most < 0.5 ? formatWholeDollars(0) : `pay ${amountOrRange(balance, uncertain)}`;
  if (most < 0.5) return `refund ${amountOrRange(-most, uncertain)}`;
  return `refund ${formatWholeDollars(-balance)}, or pay up to ${formatWholeDollars(most)}`;
}

/** The offices that may have had something withheld for them which was not entered: what is left to pay is not known. */
export function unknownOffices({ offices }: TaxEstimate): Office[] {
  return offices.filter(({ balance, taxMost }) => balance === null && taxMost >= 0.5);
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
/** What the federal tax adds up. */
const inFederal = /^(?:incomeTaxAfterCredits|selfEmploymentTax|additionalMedicareTax|netInvestmentIncomeTax)$/;

/** Taxes of places that were chosen, after a move with a digit for each home: shown also when they are zero. */
const chosen = /^(?:schoolDistrict|workCity|homeCity)Tax\d?$/;
const ofOneHome = /^(?:schoolDistrict|homeCity)Tax\d$/;

/**
 * Groups the steps of an estimate by the line they lead to. Omits lines of zero except for the two totals and places that
 * were chosen, steps of zero within a line, a sum that is one person's amount, and parts without lines. A line that uses a
 * figure of an earlier year, and a total with such a line, says so.
 */
export function resultParts({ steps, totalWithLocal }: TaxEstimate): ResultPart[] {
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
  roundLines(lines, totalWithLocal);
  return parts.flatMap(({ title, keys }) => {
    const partLines = Object.keys(keys).flatMap((key) =>
      [`${key}0`, `${key}1`, key].flatMap((one) => lines.get(one) ?? []),
    );
    const shown = partLines.filter(({ key, amount }) => amount !== 0 || totals.has(key) || chosen.test(key));
    return shown.length > 0 ? [{ title, lines: shown }] : [];
  });
}

/** Makes the taxes whole dollars that add up to the federal tax and, after a move tax by tax, to the total. */
function roundLines(lines: ReadonlyMap<string, ResultLine>, total: number) {
  const all = [...lines.values()];
  const signed = ({ amount, subtracted }: ResultLine) => (subtracted ? -amount : amount);
  const round = (some: readonly ResultLine[], start: number) => {
    const whole = wholeInTurn(some.map(signed), start);
    for (const [index, line] of some.entries()) line.amount = line.subtracted ? -whole[index]! : whole[index]!;
  };
  const isAdded = ({ key }: ResultLine) => totals.has(key) || credits.has(key) || chosen.test(key);
  const taxes = all.filter((line) => isAdded(line) && !lines.has(`${line.key}0`));
  const federal = lines.get('federalTotal')!;
  const exact = federal.amount;
  round(taxes, total - sumOf(taxes.map(signed)));
  const federalTaxes = all.filter(({ key, amount }) => amount !== 0 && inFederal.test(key));
  round(federalTaxes, federal.amount - exact);
  for (const line of all) {
    const homes = [0, 1].flatMap((home) => lines.get(`${line.key}${home}`) ?? []);
    if (homes.length > 0) line.amount = sumOf(homes.map(({ amount }) => amount));
  }
}

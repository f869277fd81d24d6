import { formatWholeDollars } from '#shared/format/money.ts';
import { ohioDate, printedDate } from '#shared/format/ohio-date.ts';
import type { TaxEstimate } from '#shared/tax/estimate.ts';
import { ohio } from '#shared/tax/facts/ohio.ts';
import type { Office } from '#shared/tax/offices.ts';
import { type PaymentPlan, paymentDays, restDay } from '#shared/tax/rules/estimated-payments.ts';
import type { TaxInput } from '#shared/tax/types.ts';
import { amountOrRange, type LabelledAmount, unknownOffices } from './result-text.ts';

/** What is left to pay to offices of which it is known what they got, in dollars; `uncertain`: how much more it may be. */
type Left = Record<'left' | 'uncertain', number>;

/**
 * What is left to pay and what comes back, over the offices of which it is known what they got; no office pays for another.
 * First what comes back in all, where that is more. Nothing until a payment is entered.
 */
export function labeledBalances(estimate: TaxEstimate): LabelledAmount[] {
  const known = paidOffices(estimate);
  if (known.length === 0) return [];
  const unknown = unknownOffices(estimate).map(({ name }) => name);
  const without = unknown.length > 0 ? `, without ${unknown.join(', ')}` : '';
  const { left, uncertain } = leftToPay(known);
  const back = known.reduce((sum, { balance }) => sum + Math.max(0, Math.round(-balance!)), 0);
  const uncertainBack = known.reduce(
    (sum, { balance, tax, taxMost }) => sum + Math.max(0, Math.round(tax - taxMost - balance!)),
    0,
  );
  const inAll = uncertainBack - left - uncertain;
  const amounts = [
    {
      ...{ label: 'You get back in all', value: amountOrRange(inAll, back + uncertain - uncertainBack) },
      isShown: inAll >= 0.5 && left + uncertain >= 0.5,
    },
    { label: 'Left to pay', value: amountOrRange(left, uncertain), isShown: left + uncertain >= 0.5 || back < 0.5 },
    { label: 'Refund', value: amountOrRange(uncertainBack, back - uncertainBack), isShown: back >= 0.5 },
  ].filter(({ isShown }) => isShown);
  return amounts.map(({ label, value }, index) => ({ label: index === 0 ? label + without : label, value }));
}

/** The offices of which it is known what they got; none while nothing is entered that was withheld. */
function paidOffices(estimate: TaxEstimate): Office[] {
  const known = estimate.offices.filter(({ balance }) => balance !== null);
  return unknownOffices(estimate).length === 0 || known.some(({ paid }) => paid) ? known : [];
}

function leftToPay(offices: readonly Office[]): Left {
  const left = offices.reduce((sum, { balance }) => sum + Math.max(0, Math.round(balance!)), 0);
  const most = offices.reduce(
    (sum, { balance, tax, taxMost }) => sum + Math.max(0, Math.round(balance! + taxMost - tax)),
    0,
  );
  return { left, uncertain: most - left };
}

/** What one office is still to get, and by which plan. `lastYear`: the field of last year’s tax that would lower it. */
export type OpenPayment = Left & {
  name: string;
  tax: string;
  plan: PaymentPlan;
  paid: number;
  lastYear?: string | undefined;
};

/** The offices that are still to be paid for the year, as long as its tax is not overdue. */
export function openPayments({ taxYear, quarterly, offices }: TaxEstimate, input: TaxInput, now: string) {
  if (isOverdue(taxYear, now)) return [];
  const { estimatedPayments: paid, lastYear: last } = input;
  const [federal, state] = offices;
  const schools = offices.filter(({ withheldIn }) => withheldIn === 'schoolWithholding');
  const lastOhio = { 'lastYear.ohioTax': last?.ohioTax, ...(schools[0] && { 'lastYear.schoolTax': last?.schoolTax }) };
  const payments = [
    {
      ...{ name: irs, tax: 'federal tax', to: [federal!], plan: quarterly.federal, paid: paid?.federal ?? 0 },
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
    const { left, uncertain } = leftToPay(to);
    const isOpen = to.every(({ balance }) => balance !== null) && left + uncertain >= 0.5;
    return isOpen ? [{ ...payment, left, uncertain }] : [];
  });
}

const irs = 'IRS';

function isOverdue(taxYear: number, now: string): boolean {
  return restDay(taxYear) < ohioDate(new Date(now));
}

/** What Ohio’s payments are for. */
function ohioName(offices: readonly Office[]): string {
  return offices.some(({ withheldIn }) => withheldIn === 'schoolWithholding')
    ? 'Ohio with the school district'
    : 'Ohio';
}

const partNames = ['', 'one part', 'two parts', 'three parts', 'four parts'];

/**
 * When what is left is to be paid, over all offices, as of a moment: `Now: $342. By January 15, 2027: $114.` Empty where nothing
 * is left.
 */
export function whenInAll(estimate: TaxEstimate, input: TaxInput, now: string): string {
  const { taxYear, offices } = estimate;
  const last = printedDate(restDay(taxYear), 'long');
  const { left, uncertain } = leftToPay(paidOffices(estimate));
  if (left + uncertain < 0.5) return '';
  if (isOverdue(taxYear, now)) return `It was due by ${last}.`;
  if (isSchoolUnknown(estimate)) {
    const { oweOver } = ohio[input.taxYear].safeHarbor.value;
    return `${ohioName(offices)}: enter what is withheld for the district, 0 if nothing. Over ${formatWholeDollars(oweOver)} left means a payment.`;
  }
  const payments = openPayments(estimate, input, now);
  const days = payments.map((payment) => daysOf(payment, taxYear, now));
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const dueNow = sum(days.map((one) => one.now));
  const due = (days[0]?.parts ?? [])
    .map(({ day }, index) => ({ day, amount: sum(days.map(({ parts }) => parts[index]!.amount)) }))
    .filter(({ amount }) => amount >= 0.5);
  // What is printed adds up to what is left.
  const printed = [dueNow, ...due.map(({ amount }) => amount)].map(Math.round);
  const rest = amountOrRange(Math.round(left) - sum(printed), uncertain);
  const isLate = dueNow >= 0.5;
  const from = payments.some((one) => one.name === irs && isPartMissed(one, taxYear, now))
    ? withheldFrom(input, now)
    : '';
  return [
    isLate && `To keep the penalty from growing, pay in parts. Now: ${formatWholeDollars(dueNow)}.`,
    !isLate && due.length > 0 && 'To avoid a penalty, pay in parts.',
    ...due.map(({ day, amount }) => `By ${printedDate(day, 'long')}: ${formatWholeDollars(amount)}.`),
    isLate || due.length > 0 ? `By ${last}: the rest, ${rest}.` : `By ${last}.`,
    from && `Or have it withheld from your ${from} by December 31: the IRS counts that as paid evenly all year.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Whether an office has not got all of the parts whose day has passed: paying now ends the penalty, and does not avoid it. */
export function isPartMissed(payment: OpenPayment, taxYear: number, now: string): boolean {
  return daysOf(payment, taxYear, now).now >= 0.5;
}

/**
 * What more can be withheld from until the year ends, empty where nothing. Tax withheld counts as paid in equal parts on the
 * days of the four payments. Source: IRC 6654(g).
 */
export function withheldFrom({ taxYear, taxpayer, spouse, pension, spousePension = 0 }: TaxInput, now: string): string {
  if (ohioDate(new Date(now)) > `${taxYear}-12-31`) return '';
  const pay = taxpayer.wages + (spouse?.wages ?? 0) > 0 && 'pay';
  return [pay, pension + spousePension > 0 && 'pension'].filter(Boolean).join(' or ');
}

/** Whether Ohio’s parts are not known because what is withheld for the school district is not entered. */
function isSchoolUnknown({ offices, quarterly }: TaxEstimate): boolean {
  return (
    quarterly.ohio.setAside > 0 &&
    offices[1]!.balance !== null &&
    offices.some(({ withheldIn, balance }) => withheldIn === 'schoolWithholding' && balance === null)
  );
}

function daysOf({ plan: { needed, year }, paid, left }: OpenPayment, taxYear: number, now: string) {
  return paymentDays(needed ? year : 0, paid, left, taxYear, ohioDate(new Date(now)));
}

/** When an office is to get how much, as of a moment. */
export function whenText(payment: OpenPayment, taxYear: number, now: string): string {
  const { tax, plan, paid, uncertain } = payment;
  const { needed } = plan;
  const days = daysOf(payment, taxYear, now);
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

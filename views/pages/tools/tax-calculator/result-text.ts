import { formatWholeDollars } from '#shared/format/money.ts';
import type { TaxEstimate } from '#shared/tax/estimate.ts';
import { filers, type TaxInput } from '#shared/tax/types.ts';

/** An amount of the result: what it is, and how much. */
export type LabelledAmount = { label: string; value: string };

/** Whole dollars, or a range of them where the home city's credit is not known: `$0 to $1,471`. */
export function amountOrRange(least: number, uncertain: number): string {
  return uncertain < 0.5
    ? formatWholeDollars(least)
    : `${formatWholeDollars(least)} to ${formatWholeDollars(least + uncertain)}`;
}

/** The total for the year. */
export function totalText({ totalWithLocal, uncertain }: TaxEstimate): string {
  return amountOrRange(totalWithLocal, uncertain);
}

/** What is due, or the refund, after what was paid; a range may go from the one to the other. */
export function labeledBalance({ balances: { all: least }, uncertain }: TaxEstimate): LabelledAmount {
  const most = least + uncertain;
  if (least >= 0) return { label: 'Due in all', value: amountOrRange(least, uncertain) };
  if (most < 0) return { label: 'Refund in all', value: amountOrRange(-most, uncertain) };
  if (uncertain < 0.5) return { label: 'Refund in all', value: formatWholeDollars(-least) };
  return {
    label: 'Refund, or due',
    value: `${formatWholeDollars(-least)} back to ${formatWholeDollars(most)} due`,
  };
}

/** A fourth of what withholding does not cover. */
export function labeledSetAside({ quarterly: { setAside, setAsideMost } }: TaxEstimate): LabelledAmount {
  return { label: 'Set aside each quarter', value: amountOrRange(setAside, setAsideMost - setAside) };
}

/**
 * Whether the tax on wages is all that is known: nothing was entered as withheld or paid, not even 0. What is due is
 * not known then.
 */
export function isBeforeWithholding(input: TaxInput, { balances, uncertain }: TaxEstimate): boolean {
  const { federalWithholding, ohioWithholding, cityWithholding, schoolWithholding, estimatedPayments } = input;
  const paid = [federalWithholding, ohioWithholding, cityWithholding, schoolWithholding, estimatedPayments];
  return (
    filers(input).some(({ wages }) => wages > 0) &&
    paid.every((amount) => amount === undefined) &&
    balances.all + uncertain >= 0.5
  );
}

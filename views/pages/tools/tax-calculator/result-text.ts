import { formatWholeDollars } from '#shared/format/money.ts';
import { ohioDate } from '#shared/format/ohio-date.ts';
import type { TaxEstimate } from '#shared/tax/estimate.ts';
import type { Office } from '#shared/tax/offices.ts';
import { estimatedPaymentDays } from '#shared/tax/rules/estimated-payments.ts';

/** An amount of the result: what it is, and how much. */
export type LabelledAmount = { label: string; value: string };

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
    return taxMost < 0.5 ? 'no tax' : `tax ${amountOrRange(tax, uncertain)}`;
  }
  const most = balance + uncertain;
  if (balance > -0.5) return most < 0.5 ? formatWholeDollars(0) : `pay ${amountOrRange(balance, uncertain)}`;
  if (most < 0.5) return `back ${amountOrRange(-most, uncertain)}`;
  return `back ${formatWholeDollars(-balance)}, or pay up to ${formatWholeDollars(most)}`;
}

/** How much more a line of local tax may be, in dollars. */
export function uncertainOf({ key }: { key: string }, { local }: TaxEstimate): number {
  if (key === 'homeCityTax') return local.homeCityMost - local.homeCity;
  return key === 'schoolDistrictTax' ? local.schoolMost - local.school : 0;
}

/** The offices that may have had something withheld for them which was not entered: what is left to pay is not known. */
export function unknownOffices({ offices }: TaxEstimate): Office[] {
  return offices.filter(({ balance, taxMost }) => balance === null && taxMost >= 0.5);
}

/** Whether a year's estimated payments can still be made: the last of their four days has not passed. */
export function canStillPay(taxYear: number, now: string): boolean {
  return estimatedPaymentDays(taxYear).at(-1)! >= ohioDate(new Date(now));
}

/** A fourth of what withholding does not cover, where something can still be paid and no office gives anything back. */
export function labeledSetAside({ taxYear, offices, quarterly }: TaxEstimate, now: string): LabelledAmount[] {
  const { setAside, setAsideMost } = quarterly;
  if (!canStillPay(taxYear, now)) return [];
  if (setAsideMost < 0.5 || !offices.every(({ balance }) => balance !== null && balance > -0.5)) return [];
  return [{ label: 'Set aside each quarter', value: amountOrRange(setAside, setAsideMost - setAside) }];
}

import { formatDollars, formatPercent, roundToCents } from '#shared/format/money.ts';
import { estimateDays } from '../facts/due-date-rules/rule.ts';
import { nextBusinessDay } from '../holidays.ts';

export type PaymentRule = {
  /** No estimated payments are required up to this amount owed after withholding. */
  owedFree: number;
  thisYear: number;
  lastYear: number;
};

/** Dollars. `year`: estimated payments for the safe harbor. `quarter`: a fourth of them. `setAside`: a fourth of the amount owed. */
export type PaymentPlan = { needed: boolean; year: number; quarter: number; setAside: number; how: string };

/**
 * Estimated payments that avoid a penalty: the smaller of 90 % of this year's tax and all of last year's, less
 * withholding. Source: IRC 6654; for Ohio RC 5747.09.
 * @param tax this year's tax less refundable credits
 * @param lastYearTax undefined when not known: then 90 % of this year counts
 */
export function paymentPlan(
  tax: number,
  withheld: number,
  lastYearTax: number | undefined,
  rule: PaymentRule,
): PaymentPlan {
  const owed = roundToCents(Math.max(0, tax - withheld));
  const setAside = owed / 4;
  if (owed <= rule.owedFree) {
    return {
      needed: false,
      year: 0,
      quarter: 0,
      setAside,
      how: `${formatDollars(owed)} owed after withholding is not over ${formatDollars(rule.owedFree)}`,
    };
  }
  const byThisYear = rule.thisYear * tax;
  const byLastYear = lastYearTax === undefined ? Number.POSITIVE_INFINITY : rule.lastYear * lastYearTax;
  const year = Math.max(0, Math.min(byThisYear, byLastYear) - withheld);
  const last =
    lastYearTax === undefined
      ? ''
      : ` and ${formatPercent(rule.lastYear)} of the year before’s ${formatDollars(lastYearTax)}`;
  return {
    needed: year > 0,
    year,
    quarter: year / 4,
    setAside,
    how: `${last ? 'smaller of ' : ''}${formatPercent(rule.thisYear)} of the year’s ${formatDollars(tax)}${last}, less ${formatDollars(withheld)} withheld, in four payments`,
  };
}

/** The due dates of the four estimated payments for a tax year, in order, as ISO dates. The last one is in the next year. */
export function estimatedPaymentDays(taxYear: number): string[] {
  return estimateDays
    .map(([month, day]) => new Date(Date.UTC(month === 1 ? taxYear + 1 : taxYear, month - 1, day)))
    .map((day) => nextBusinessDay(day.toISOString().slice(0, 10), 'federal'))
    .sort();
}

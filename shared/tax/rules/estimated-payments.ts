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

/** What one office is still to get, in dollars: `now` for the `passed` parts whose day has passed, the parts by day, and the rest of the tax. */
export type PaymentDays = { passed: number; now: number; parts: { day: string; amount: number }[]; rest: number };

/**
 * When a plan's payments are due, as of a day.
 * @param paid estimated payments made, which count for the earliest parts
 * @param balance what is left of the year's tax after withholding and those payments
 * @param today ISO date
 */
export function paymentDays(year: number, paid: number, balance: number, taxYear: number, today: string): PaymentDays {
  const days = estimatedPaymentDays(taxYear);
  const passed = days.filter((day) => day < today).length;
  const by = (part: number) => Math.max(0, (year * part) / 4 - paid);
  return {
    passed,
    now: by(passed),
    parts: days.map((day, index) => ({ day, amount: by(index + 1) - by(index) })).slice(passed),
    rest: balance - by(4),
  };
}

/** The day by which the rest of a year's tax is due, as an ISO date. */
export function restDay(taxYear: number): string {
  return nextBusinessDay(`${taxYear + 1}-04-15`, 'federal');
}

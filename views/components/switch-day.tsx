import { payrollSwitchPapers } from '#shared/firm/payroll-switch.ts';
import { addDays, ohioDate, printedDate } from '#shared/format/ohio-date.ts';
import { holidays } from '#shared/tax/holidays.ts';
import { usePageContext } from '../runtime/page-context.tsx';
import { CheckList } from './lists.tsx';

/** How long before the first payday a switch of payroll has to be decided. */
const weeksToDecide = 4;

/**
 * The last business day so many weeks before payroll comes over: on January 1, or on the first day of the next quarter
 * that leaves time to decide. Without `weeks` the first Friday from then on that is no bank holiday, the first payday.
 */
export function SwitchDay({ weeks = 0 }: { weeks?: number }) {
  const date = switchDay(weeks, ohioDate(new Date(usePageContext().now)));
  return <time dateTime={date}>{printedDate(date, 'long')}</time>;
}

/** What a client brings who switches. */
export function SwitchPapers() {
  return <CheckList items={payrollSwitchPapers} icon="file-text" />;
}

function switchDay(weeks: number, today: string): string {
  const year = Number(today.slice(0, 4));
  const quarters = [year, year + 1].flatMap((one) => ['01', '04', '07', '10'].map((month) => `${one}-${month}-01`));
  const first = quarters.find((day) => weeksBefore(day, weeksToDecide) >= today)!;
  return weeks === 0 ? firstPayday(first) : weeksBefore(first, weeks);
}

function firstPayday(first: string): string {
  let day = first;
  while (new Date(`${day}T12:00:00Z`).getUTCDay() !== 5 || !isBusinessDay(day)) day = addDays(day, 1);
  return day;
}

function weeksBefore(first: string, weeks: number): string {
  let day = addDays(first, -7 * weeks);
  while (!isBusinessDay(day)) day = addDays(day, -1);
  return day;
}

function isBusinessDay(day: string): boolean {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return weekday % 6 !== 0 && !holidays(Number(day.slice(0, 4)), 'federal').has(day);
}

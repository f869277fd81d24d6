import { companyRules } from './due-dates/company.ts';
import { paymentRules } from './due-dates/payments-to-others.ts';
import { payrollRules } from './due-dates/payroll.ts';
import { peopleRules } from './due-dates/people.ts';
import type { DeadlineRule } from './due-dates/rule.ts';
import { type Fact, factMaker } from './fact.ts';
import { sources } from './sources.ts';

export { DEADLINES_THROUGH, type DeadlineRule, FILER_KINDS, type FilerKind, filersLabel } from './due-dates/rule.ts';

/** The due dates of the deadline calendar. To add one, add a rule to a file of due-dates/, with an id that will not change. */
export const deadlineRules: readonly DeadlineRule[] = [
  ...peopleRules,
  ...companyRules,
  ...payrollRules,
  ...paymentRules,
];

const checkDays = deadlineRules.map(({ checkedOn }) => checkedOn).sort();
/** The day of the latest check among the rules. */
export const DEADLINES_UPDATED_ON = checkDays.at(-1)!;

const validThrough = '2027-06-30';

/** The due dates as one dated fact, for the note below a list of them. */
export const dueDates = factMaker('deadlines', '2026 to 2030', validThrough, checkDays[0]!)(
  'rules',
  'Due dates and the rules that move them',
  deadlineRules,
  sources.irsCalendar,
);

/** Each rule as a fact of its own, for the check of its age. */
export const dueDateFacts: readonly Fact[] = deadlineRules.map(({ id, title, days, source, checkedOn, asOf }) => ({
  id: `deadlines.2026.${id}`,
  label: title,
  value: days,
  taxYear: 2026,
  source,
  checkedOn,
  asOf,
  validThrough,
}));

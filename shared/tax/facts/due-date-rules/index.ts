import { type Fact, factMaker } from '../fact.ts';
import { sources } from '../sources.ts';
import { dueDateRules } from './rules.ts';

const checkDays = dueDateRules.map(({ checkedOn }) => checkedOn).sort();
/** The day of the latest check among the rules. */
export const DUE_DATES_CHECKED_ON = checkDays.at(-1)!;

const validThrough = '2027-12-31';
const unit = 'month of the year, day of the month';

/** The due dates as one dated fact, for the note below a list of them. */
export const dueDates = factMaker('deadlines', 2026, validThrough, checkDays[0]!)(
  'rules',
  'Due dates and the rules that move them',
  dueDateRules,
  sources.movedDates,
  { unit },
);

/** Each rule as a fact of its own by the rule's id, for the check of its age and the note below its dates. */
export const dueDateFacts: ReadonlyMap<string, Fact> = new Map(
  dueDateRules.map(({ id, title, days, source, checkedOn, asOf }) => [
    id,
    {
      id: `deadlines.2026.${id}`,
      label: title,
      value: days,
      unit,
      taxYear: 2026,
      source,
      checkedOn,
      asOf,
      validThrough,
    },
  ]),
);

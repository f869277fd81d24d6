import { letterFacts } from '../letters/letter-page.ts';
import { cityCredits, largeCities } from './cities.ts';
import { dueDateFacts, dueDates } from './due-date-rules/index.ts';
import { type Fact, isStale } from './fact.ts';
import { namedFacts } from './fact-names.ts';
import { districtsWithoutTax, schoolSeniorCredit } from './local.ts';
import { towns } from './towns.ts';

/** Every dated fact of the site, so that all are checked for their age: those that texts name, and the others. */
export const allFacts: readonly Fact[] = [
  ...namedFacts,
  districtsWithoutTax,
  schoolSeniorCredit,
  ...largeCities,
  ...Object.values(cityCredits),
  dueDates,
  ...dueDateFacts.values(),
  ...Object.values(towns).flat(),
  ...letterFacts,
];

/**
 * The facts that have to be compared with their sources again, for `npm run doctor`, the weekly report and the tests.
 * @param graceDays days that are added to their dates
 */
export function staleFacts(now: Date, graceDays = 0): Fact[] {
  return allFacts.filter((fact) => isStale(fact, now, graceDays));
}

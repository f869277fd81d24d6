import { letterFacts } from '../letters/letter-page.ts';
import { TAX_YEARS } from '../types.ts';
import { business } from './business.ts';
import { cityCredits, largeCities } from './cities.ts';
import { collection } from './collection.ts';
import { dueDateFacts, dueDates } from './due-date-rules/index.ts';
import { employerDuties } from './employer-duties.ts';
import { employment } from './employment.ts';
import { type Fact, isStale } from './fact.ts';
import { federal } from './federal.ts';
import { fees } from './fees.ts';
import { garnishments } from './garnishments.ts';
import { households } from './households.ts';
import {
  cities,
  countySalesTax,
  districtsWithoutTax,
  schoolDistricts,
  schoolSeniorCredit,
  stateSalesTax,
  withholdingExemption,
} from './local.ts';
import { objections } from './objections.ts';
import { occupations } from './occupations.ts';
import { officialLinks } from './official-links.ts';
import { ohio, ohioInterest } from './ohio.ts';
import { otherEmployers } from './other-employers.ts';
import { owners } from './owners.ts';
import { recentChanges } from './recent-changes.ts';
import { telephones } from './telephones.ts';
import { townRules, towns } from './towns.ts';
import { withholdingCases } from './withholding-cases.ts';

/** Every dated fact of the site. A new file of facts is added here, so that its facts are checked for their age. */
export const allFacts: readonly Fact[] = [
  ...TAX_YEARS.flatMap((year): Fact[] => [...Object.values(federal[year]), ...Object.values(ohio[year])]),
  ohioInterest,
  ...Object.values(business),
  ...Object.values(employment),
  ...Object.values(employerDuties),
  ...Object.values(garnishments),
  ...Object.values(otherEmployers),
  ...Object.values(withholdingCases),
  ...Object.values(households),
  ...Object.values(owners),
  ...Object.values(occupations),
  ...Object.values(collection),
  schoolDistricts,
  districtsWithoutTax,
  withholdingExemption,
  schoolSeniorCredit,
  cities,
  ...largeCities,
  ...Object.values(cityCredits),
  stateSalesTax,
  countySalesTax,
  dueDates,
  ...dueDateFacts.values(),
  ...Object.values(objections),
  ...Object.values(telephones),
  ...Object.values(fees),
  ...Object.values(recentChanges),
  ...Object.values(towns).flat(),
  ...Object.values(townRules),
  officialLinks,
  ...letterFacts,
];

/**
 * The facts that have to be compared with their sources again, for `npm run doctor`, the weekly report and the tests.
 * @param graceDays days that are added to their dates
 */
export function staleFacts(now: Date, graceDays = 0): Fact[] {
  return allFacts.filter((fact) => isStale(fact, now, graceDays));
}

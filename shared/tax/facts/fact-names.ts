import type { TaxYear } from '../types.ts';
import { benefits } from './benefits.ts';
import { business } from './business.ts';
import { collection } from './collection.ts';
import { employerDuties } from './employer-duties.ts';
import { employment } from './employment.ts';
import type { Fact } from './fact.ts';
import { family } from './family.ts';
import { careAndPensions, federal, ownersPlans } from './federal.ts';
import { fees } from './fees.ts';
import { garnishments } from './garnishments.ts';
import { households } from './households.ts';
import { lastPay } from './last-pay.ts';
import { laterLife } from './later-life.ts';
import {
  cities,
  cityEstimates,
  countySalesTax,
  schoolDistricts,
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
import { salesTax } from './sales-tax.ts';
import { telephones } from './telephones.ts';
import { townRules } from './towns.ts';
import { withholdingCases } from './withholding-cases.ts';
import { latestYear, ofEachYear } from './years/index.ts';

/** The facts that do not depend on the tax year, by their ids without the year. */
const lasting = {
  ...named('business', { ...business, ...cityEstimates }),
  ...named('collection', collection),
  ...named('employers', {
    ...benefits,
    ...employerDuties,
    ...garnishments,
    ...lastPay,
    ...otherEmployers,
    ...withholdingCases,
  }),
  ...named('employment', employment),
  ...named('fees', fees),
  ...named('households', { ...households, ...family, ...laterLife, ...careAndPensions }),
  ...named('local', { cities, countySalesTax, schoolDistricts, stateSalesTax, withholdingExemption }),
  ...named('objections', objections),
  ...named('officialLinks', { addresses: officialLinks }),
  ...named('ohio', { interest: ohioInterest }),
  ...named('owners', { ...owners, ...ownersPlans }),
  ...named('recent', recentChanges),
  ...named('salesTax', salesTax),
  ...named('telephones', telephones),
  ...named('towns', townRules),
  ...named('trades', occupations),
};

const yearly = ofEachYear((year) => ({ ...named('federal', federal[year]), ...named('ohio', ohio[year]) }));

/** Every fact that has such a name, those of a tax year once for each. */
export const namedFacts: readonly Fact[] = [...Object.values(yearly), lasting].flatMap((facts) =>
  Object.values<Fact>(facts),
);

type Facts = typeof lasting & (typeof yearly)[2026];

/** How texts name a fact: its id without the year, such as `federal.wageBase`. */
export type FactName = keyof Facts;

/**
 * The fact of a name. Of a figure that changes from year to year: that of a year, by default the last that has begun and has
 * it published.
 * @throws Error for a name of no fact, which only a text that no compiler reads can have
 */
export function factNamed<Name extends FactName>(name: Name, now: Date, year?: TaxYear): Facts[Name];
export function factNamed(name: FactName, now: Date, year = latestYear(now)): Fact {
  const ofYear: Record<string, Fact> = { ...lasting, ...yearly[year] };
  const fact = ofYear[name];
  if (!fact) throw new Error(`There is no fact “${name}” in shared/tax/facts`);
  return fact.expectedFrom ? (yearly as Record<number, Record<string, Fact>>)[fact.expectedFrom]![name]! : fact;
}

type Named<Subject extends string, Table> = {
  readonly [Name in keyof Table & string as `${Subject}.${Name}`]: Table[Name];
};

function named<Subject extends string, Table extends object>(subject: Subject, table: Table): Named<Subject, Table> {
  const entries = Object.entries(table).map(([name, fact]) => [`${subject}.${name}`, fact]);
  return Object.fromEntries(entries) as Named<Subject, Table>;
}

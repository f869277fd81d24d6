import { type Fact, factMaker } from '../fact.ts';
import type { DatedSource, Source } from '../sources.ts';

/** A fact about one town, as a sentence. `label` says what it is about. */
export type TownFact = Fact<string>;

/** The facts of a town by name: what each is about, its text, and the source with its date where it is older than the check. */
export type TownRows = Readonly<Record<string, readonly [label: string, text: string, source: DatedSource]>>;

export function townFacts<Name extends string>(
  town: string,
  rows: Readonly<Record<Name, TownRows[string]>>,
): Record<Name, TownFact> {
  const fact = factMaker('towns', 2026, '2027-12-31', '2026-11-22');
  const entries = Object.entries<TownRows[string]>(rows).map(([name, [label, text, { asOf, ...source }]]) => [
    name,
    fact(`${town}-${name}`, label, text, source, asOf === undefined ? {} : { asOf }),
  ]);
  return Object.fromEntries(entries) as Record<Name, TownFact>;
}

/** The state's table of city rates, in the edition of August 11, 2026. */
export const finderTable: DatedSource = {
  label: 'The Finder, table of municipal rates',
  url: 'https://thefinder.tax.ohio.gov',
  asOf: 'August 2026',
};
/** RITA's table of rates and credits of its members, in the edition of July 14, 2026. */
export const ritaTable: DatedSource = {
  label: 'RITA, tax rates table',
  url: 'https://www.ritaohio.com/TaxRatesTable',
  asOf: 'July 2026',
};
/** "School Districts With an Income Tax as of January 2026", of December 30, 2025. */
export const districtList: DatedSource = {
  label: 'Ohio Department of Taxation, school districts with an income tax',
  url: 'https://tax.ohio.gov/static/tax_analysis/tax_data_series/school_district_data/SDIT_LIST.pdf',
  asOf: 'January 2026',
};
export const salesTaxRates: DatedSource = {
  label: 'Ohio Department of Taxation, sales tax rate changes',
  url: 'https://tax.ohio.gov/business/ohio-business-taxes/sales-and-use/rate-changes/rate-changes',
  asOf: 'July 2022',
};
export const muskingumTreasurer: Source = {
  label: 'Muskingum County Treasurer, questions and answers',
  url: 'https://muskingumcountytreasurer.org/faq.aspx',
};

import { type Fact, factMaker } from '../fact.ts';
import type { Source } from '../sources.ts';

/** A fact about one town, as a sentence. `label` says what it is about. */
export type TownFact = Fact<string>;

type Dates = { asOf?: string; validThrough?: string };

/** Creates the function for the facts of one town: `fact(name, label, text, source, dates?)`. */
export function townFacts(town: string) {
  const make = factMaker('towns', 2026, '2027-12-31', '2026-11-22');
  return (name: string, label: string, text: string, source: Source, dates: Dates = {}): TownFact =>
    make(`${town}-${name}`, label, text, source, dates);
}

/** The state's table of city rates, in the edition of August 11, 2026. */
export const finderTable: Source = {
  label: 'The Finder, table of municipal rates',
  url: 'https://thefinder.tax.ohio.gov',
};
/** RITA's table of rates and credits of its members, in the edition of July 14, 2026. */
export const ritaTable: Source = { label: 'RITA, tax rates table', url: 'https://www.ritaohio.com/TaxRatesTable' };
/** "School Districts With an Income Tax as of January 2026", of December 30, 2025. */
export const districtList: Source = {
  label: 'Ohio Department of Taxation, school districts with an income tax',
  url: 'https://tax.ohio.gov/static/tax_analysis/tax_data_series/school_district_data/SDIT_LIST.pdf',
};
export const salesTaxRates: Source = {
  label: 'Ohio Department of Taxation, sales tax rate changes',
  url: 'https://tax.ohio.gov/business/ohio-business-taxes/sales-and-use/rate-changes/rate-changes',
};
export const muskingumTreasurer: Source = {
  label: 'Muskingum County Treasurer, questions and answers',
  url: 'https://muskingumcountytreasurer.org/faq.aspx',
};

export const finderDate = 'August 2026';
export const ritaDate = 'July 2026';
export const districtDate = 'January 2026';

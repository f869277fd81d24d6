import type { TaxYear } from '../types.ts';
import { factMaker, facts } from './fact.ts';
import { sources } from './sources.ts';
import { ofEachYear, ohioFigures, yearFigures } from './years/index.ts';

/** The Ohio income tax facts of each tax year. Amounts in dollars, rates as fractions. What changes is in `years/`. */
export const ohio = ofEachYear(factsOf);
export type OhioYear = ReturnType<typeof factsOf>;

function factsOf(taxYear: TaxYear) {
  return { ...lasting(taxYear), ...ohioFigures(taxYear) };
}

/** Facts that are the same for all years by statute. */
function lasting(taxYear: TaxYear) {
  return facts('ohio', taxYear, yearFigures[taxYear].ohioValidThrough, '2026-11-21', {
    businessRate: [
      'Ohio tax on business income over the deduction',
      0.03,
      sources.ohioRates,
      { unit: 'fraction of 1' },
    ],
    businessDeduction: [
      'Ohio business income deduction, most',
      { most: 250_000, separate: 125_000 },
      sources.ohioBusinessIncome,
    ],
    retirementCredit: [
      'Ohio retirement income credit',
      [
        { over: 8_000, credit: 200 },
        { over: 5_000, credit: 130 },
        { over: 3_000, credit: 80 },
        { over: 1_500, credit: 50 },
        { over: 500, credit: 25 },
      ],
      sources.ohioRetirementCredits,
    ],
    seniorCredit: ['Ohio senior citizen credit, per return', 50, sources.ohioRetirementCredits],
    retirementCreditsUnder: [
      'Retirement and senior credits only with income less exemptions under',
      100_000,
      sources.ohioRetirementCredits,
    ],
    careCredit: [
      'Ohio care credit: all of the federal one with modified AGI under, and a part of it under',
      { allUnder: 20_000, part: 0.25, partUnder: 40_000 },
      sources.ohioCareCredit,
      { unit: { allUnder: 'dollars', part: 'fraction of 1', partUnder: 'dollars' }, checkedOn: '2026-11-29' },
    ],
    exemptionCredit: [
      'Ohio exemption credit, each, with income less exemptions under',
      { each: 20, under: 30_000 },
      sources.ohioExemptionCredit,
    ],
    jointFilingCredit: [
      'Ohio joint filing credit, by income less exemptions',
      {
        most: 650,
        qualifyingIncome: 500,
        rates: [
          { upTo: 25_000, rate: 0.2 },
          { upTo: 50_000, rate: 0.15 },
          { upTo: 75_000, rate: 0.1 },
          { upTo: Number.POSITIVE_INFINITY, rate: 0.05 },
        ],
      },
      sources.ohioCredits,
      { unit: { most: 'dollars', qualifyingIncome: 'dollars', upTo: 'dollars', rate: 'fraction of 1' } },
    ],
    earnedIncomeCredit: [
      'Ohio earned income credit, part of the federal one',
      0.3,
      sources.ohioEarnedIncomeCredit,
      { unit: 'fraction of 1' },
    ],
    safeHarbor: [
      'Ohio estimated tax: needed when owing over, with the school district',
      { oweOver: 500, thisYear: 0.9, lastYear: 1 },
      sources.ohioEstimates,
      { unit: { oweOver: 'dollars', thisYear: 'fraction of 1', lastYear: 'fraction of 1' } },
    ],
  });
}

/** Interest Ohio charges on late tax, for the calendar year named. */
export const ohioInterest = factMaker('ohio', 2026, '2026-12-31', '2026-11-21')(
  'interest',
  'Interest on late Ohio tax, a year',
  0.07,
  sources.ohioInterestRates,
  { unit: 'fraction of 1' },
);

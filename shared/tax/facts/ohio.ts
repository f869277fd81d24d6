import type { TaxYear } from '../types.ts';
import { factMaker } from './fact.ts';
import { sources } from './sources.ts';

/** One bracket of the Ohio table: on income over `over` the tax is `base` plus `rate` of the excess. */
export type OhioBracket = { over: number; base: number; rate: number };

/** The Ohio income tax facts of one tax year. Amounts in dollars, rates as fractions. */
export const ohio = {
  2025: ohioYear(
    2025,
    '2027-12-31',
    [
      { over: 26_050, base: 342, rate: 0.0275 },
      { over: 100_000, base: 2_394.32, rate: 0.03125 },
    ],
    750_000,
  ),
  2026: ohioYear(2026, '2027-01-31', [{ over: 26_050, base: 332, rate: 0.0275 }], 500_000),
};
export type OhioYear = (typeof ohio)[2025];

function ohioYear(taxYear: TaxYear, validThrough: string, brackets: OhioBracket[], incomeLimit: number) {
  const fact = factMaker('ohio', taxYear, validThrough, '2026-11-21');
  return {
    brackets: fact('brackets', 'Ohio tax on nonbusiness income', brackets, sources.ohioRates),
    businessRate: fact('businessRate', 'Ohio tax on business income over the deduction', 0.03, sources.ohioRates),
    businessDeduction: fact(
      'businessDeduction',
      'Ohio business income deduction, most',
      { most: 250_000, separate: 125_000 },
      sources.ohioBusinessIncome,
    ),
    exemptions: fact(
      'exemptions',
      'Ohio exemption for each person, by modified adjusted gross income',
      [
        { upTo: 40_000, each: 2_400 },
        { upTo: 80_000, each: 2_150 },
        { upTo: Number.POSITIVE_INFINITY, each: 1_900 },
      ],
      sources.ohioExemptions,
    ),
    incomeLimit: fact(
      'incomeLimit',
      'No Ohio exemptions or joint filing credit at or over',
      incomeLimit,
      sources.ohioExemptions,
    ),
    retirementCredit: fact(
      'retirementCredit',
      'Ohio retirement income credit',
      [
        { over: 8_000, credit: 200 },
        { over: 5_000, credit: 130 },
        { over: 3_000, credit: 80 },
        { over: 1_500, credit: 50 },
        { over: 500, credit: 25 },
      ],
      sources.ohioRetirementCredits,
    ),
    seniorCredit: fact('seniorCredit', 'Ohio senior citizen credit, per return', 50, sources.ohioRetirementCredits),
    retirementCreditsUnder: fact(
      'retirementCreditsUnder',
      'Retirement and senior credits only with income less exemptions under',
      100_000,
      sources.ohioRetirementCredits,
    ),
    exemptionCredit: fact(
      'exemptionCredit',
      'Ohio exemption credit, each, with income less exemptions under',
      { each: 20, under: 30_000 },
      sources.ohioExemptionCredit,
    ),
    jointFilingCredit: fact(
      'jointFilingCredit',
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
    ),
    earnedIncomeCredit: fact(
      'earnedIncomeCredit',
      'Ohio earned income credit, part of the federal one',
      0.3,
      sources.ohioEarnedIncomeCredit,
    ),
    safeHarbor: fact(
      'safeHarbor',
      'Ohio estimated tax: needed when owing over',
      { oweOver: 500, thisYear: 0.9, lastYear: 1 },
      sources.ohioEstimates,
    ),
  };
}

/** Interest Ohio charges on late tax, for the calendar year named. */
export const ohioInterest = factMaker('ohio', 2026, '2026-12-31', '2026-11-21')(
  'interest',
  'Interest on late Ohio tax, a year',
  0.07,
  sources.ohioTaxation,
);

import type { Units } from '../fact.ts';
import type { Source } from '../sources.ts';
import type { figures2025 } from './2025.ts';
import type { Published, YearDates } from './published.ts';

/**
 * The federal figures that change from year to year. Amounts in dollars, rates as fractions, dates as ISO dates. To add a
 * figure, add its label to `federalLabels`, and its value to `2025.ts`, the first year, which must have every figure (0 if
 * the rule begins later), and to the file of each later year in which it is published. A figure that is the same for all years is added to `federal.ts`.
 */
export type FederalFigures = Values<typeof figures2025.federal>;
/** The Ohio figures that change from year to year. */
export type OhioFigures = Values<typeof figures2025.ohio>;
type Values<Part> = {
  [Name in keyof Part]: Part[Name] extends readonly [infer Value, Source, string?] ? Value : never;
};

/**
 * The figures of one tax year. Whatever is not published yet is left out: the figure of the year before stands in for it,
 * marked as expected.
 */
export type YearFigures = YearDates & {
  federal: { readonly [Name in keyof FederalFigures]?: Published<FederalFigures[Name]> };
  ohio: { readonly [Name in keyof OhioFigures]?: Published<OhioFigures[Name]> };
};

export type Labels<Figures> = Record<keyof Figures & string, string | readonly [label: string, unit: Units]>;

export const federalLabels: Labels<FederalFigures> = {
  bracketTops: 'Top of each income tax bracket',
  standardDeduction: 'Standard deduction',
  withholdingDeduction: 'Standard deduction that employers withhold by',
  dependentDeduction: 'Standard deduction of a dependent: at least, or what was earned and',
  agedOrBlind: 'Added to the standard deduction for age 65 and for blindness, each',
  age65BornBefore: 'Counts as 65 if born before',
  gainsZeroTop: 'Long-term gains taxed at 0 % up to this taxable income',
  gainsFifteenTop: 'Long-term gains taxed at 15 % up to this taxable income, 20 % above',
  childCredit: 'Child tax credit, per child under 17',
  withholdingChildCredit: 'Child tax credit that a W-4 takes, per child',
  refundableChildCredit: 'Refundable child tax credit, most per child',
  careCreditRates: ['Credit for care: highest rate, the one it first falls to, the lowest', 'fraction of 1'],
  wageBase: 'Social Security wage base',
  ownPlans:
    'Plans of an owner: most in all, of it by deferral into a 401(k); more from age 50, in its place at 60 to 63',
  stateTaxCap: 'Cap on deducted state and local taxes',
  stateTaxCapFallsOver: 'The cap falls by 30 % of income over',
  businessIncomeThreshold: 'Qualified business income deduction: taxable income where the wage limit begins',
  businessIncomeWidth: 'Qualified business income deduction: range over which the wage limit phases in',
  businessIncomeMinimum: 'Least business income deduction',
  minimumTaxExemption: 'Alternative minimum tax exemption',
  minimumTaxFallsOver: 'The minimum tax exemption falls over',
  minimumTaxFallRate: ['Rate at which the exemption falls', 'fraction of 1'],
  minimumTaxHighRateOver: 'Alternative minimum tax: the higher rate begins over',
  earnedIncomeMost: 'Earned income credit, most, by 0, 1, 2, 3 or more children',
  earnedIncomeFallsOver: 'Earned income credit falls over, without and with children',
  earnedIncomeInvestment: 'No earned income credit with investment income over',
  charityFloor: ['Part of income that itemized charity must exceed', 'fraction of 1'],
  charityWithoutItemizing: 'Cash charity deducted without itemizing, most',
  itemizedLimitRate: ['Itemized deductions lost in the 37 % bracket', 'fraction of 1'],
};

export const ohioLabels: Labels<OhioFigures> = {
  brackets: ['Ohio tax on nonbusiness income', { over: 'dollars', base: 'dollars', rate: 'fraction of 1' }],
  exemptions: 'Ohio exemption for each person, by modified adjusted gross income',
  incomeLimit: 'No Ohio exemptions or joint filing credit at or over',
  withholding: [
    'Ohio tax that employers withhold, by pay a year less exemptions',
    { over: 'dollars', base: 'dollars', rate: 'fraction of 1' },
  ],
};

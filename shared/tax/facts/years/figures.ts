import type { ByStatus } from '#shared/tax/types.ts';
import type { Source } from '../sources.ts';

/**
 * The federal figures that change from year to year. Amounts in dollars, rates as fractions, dates as ISO dates. To add a
 * figure, add its type here, its label to `federalLabels`, and its value to `2025.ts`, the first year, which must have every
 * figure (0 if the rule begins later), and to the file of each later year that has a value of its own; years without one
 * are listed in test/shared/tax/tax-years.test.ts. A figure that is the same for all years is added to `federal.ts`.
 */
export type FederalFigures = {
  bracketTops: ByStatus<number[]>;
  standardDeduction: ByStatus<number>;
  agedOrBlind: ByStatus<number>;
  age65BornBefore: string;
  gainsZeroTop: ByStatus<number>;
  gainsFifteenTop: ByStatus<number>;
  childCredit: number;
  refundableChildCredit: number;
  wageBase: number;
  stateTaxCap: number;
  stateTaxCapFallsOver: number;
  businessIncomeThreshold: ByStatus<number>;
  businessIncomeWidth: ByStatus<number>;
  businessIncomeMinimum: number;
  minimumTaxExemption: ByStatus<number>;
  minimumTaxFallsOver: ByStatus<number>;
  minimumTaxFallRate: number;
  earnedIncomeMost: number[];
  earnedIncomeFallsOver: { none: number; some: number; jointNone: number; jointSome: number };
  earnedIncomeInvestment: number;
  charityFloor: number;
  charityWithoutItemizing: ByStatus<number>;
  itemizedLimitRate: number;
};

/** One bracket of the Ohio table: on income over `over` the tax is `base` plus `rate` of the excess. */
export type OhioBracket = { over: number; base: number; rate: number };

/** The Ohio figures that change from year to year; to add one, see `FederalFigures`. */
export type OhioFigures = {
  brackets: OhioBracket[];
  exemptions: { upTo: number; each: number }[];
  incomeLimit: number;
};

/** A published figure and where it was read. */
type Published<T> = readonly [value: T, source: Source];

/**
 * The figures of one tax year. Whatever is not published yet is left out: the figure of the year before stands in for it,
 * marked as expected.
 */
export type YearFigures = {
  /** The day they were compared with their sources. ISO date, as the next two. */
  checkedOn: string;
  /** The last day until which they need no new check. */
  federalValidThrough: string;
  ohioValidThrough: string;
  federal: { readonly [Name in keyof FederalFigures]?: Published<FederalFigures[Name]> };
  ohio: { readonly [Name in keyof OhioFigures]?: Published<OhioFigures[Name]> };
};

export const federalLabels: Record<keyof FederalFigures, string> = {
  bracketTops: 'Top of each income tax bracket',
  standardDeduction: 'Standard deduction',
  agedOrBlind: 'Added to the standard deduction for age 65 and for blindness, each',
  age65BornBefore: 'Counts as 65 if born before',
  gainsZeroTop: 'Long-term gains taxed at 0 % up to this taxable income',
  gainsFifteenTop: 'Long-term gains taxed at 15 % up to this taxable income, 20 % above',
  childCredit: 'Child tax credit, per child under 17',
  refundableChildCredit: 'Refundable child tax credit, most per child',
  wageBase: 'Social Security wage base',
  stateTaxCap: 'Cap on deducted state and local taxes',
  stateTaxCapFallsOver: 'The cap falls by 30 % of income over',
  businessIncomeThreshold: 'Qualified business income deduction: taxable income where the wage limit begins',
  businessIncomeWidth: 'Qualified business income deduction: range over which the wage limit phases in',
  businessIncomeMinimum: 'Least business income deduction',
  minimumTaxExemption: 'Alternative minimum tax exemption',
  minimumTaxFallsOver: 'The minimum tax exemption falls over',
  minimumTaxFallRate: 'Rate at which the exemption falls',
  earnedIncomeMost: 'Earned income credit, most, by 0, 1, 2, 3 or more children',
  earnedIncomeFallsOver: 'Earned income credit falls over, without and with children',
  earnedIncomeInvestment: 'No earned income credit with investment income over',
  charityFloor: 'Part of income that itemized charity must exceed',
  charityWithoutItemizing: 'Cash charity deducted without itemizing, most',
  itemizedLimitRate: 'Itemized deductions lost in the 37 % bracket',
};

export const ohioLabels: Record<keyof OhioFigures, string> = {
  brackets: 'Ohio tax on nonbusiness income',
  exemptions: 'Ohio exemption for each person, by modified adjusted gross income',
  incomeLimit: 'No Ohio exemptions or joint filing credit at or over',
};

export function byStatus<T>(single: T, mfj: T, mfs: T, hoh: T, qss: T): ByStatus<T> {
  return { single, mfj, mfs, hoh, qss };
}

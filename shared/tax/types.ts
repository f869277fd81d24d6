/** The supported tax years, in order. */
export const TAX_YEARS = [2025, 2026, 2027] as const;
export type TaxYear = (typeof TAX_YEARS)[number];

/** The supported tax years as text: `2025, 2026 or 2027`. */
export const anyTaxYear = `${TAX_YEARS.slice(0, -1).join(', ')} or ${TAX_YEARS.at(-1)}`;

/** Single, married filing jointly, married filing separately, head of household, qualifying surviving spouse. */
export const FILING_STATUSES = ['single', 'mfj', 'mfs', 'hoh', 'qss'] as const;
export type FilingStatus = (typeof FILING_STATUSES)[number];

export type ByStatus<T> = Record<FilingStatus, T>;

/** One filer. Amounts are dollars for the whole year. */
export type Person = {
  /** W-2 wages, box 1. */
  wages: number;
  /** Wages that cities tax, box 18 or 5 of the W-2: with what goes into a 401(k). Default: `wages`. */
  cityWages?: number;
  /** Schedule C profit, or loss if negative, and a partner's self-employment earnings: box 14, code A, of the K-1 of Form 1065. */
  selfEmploymentNet: number;
  /** 65 or over at the end of the year. */
  age65: boolean;
  blind: boolean;
  /** The part of `wages` paid by a business this person owns 20 % or more of: business income in Ohio. */
  ownerWages?: number;
  /** Ordinary S corporation profit share: no self-employment tax. */
  passThroughIncome?: number;
  /** Of the owner of a Schedule C: health insurance that no employer could have paid, and paid into a SEP, SIMPLE or solo 401(k). */
  healthPremiums?: number;
  planContributions?: number;
};

/** A school district of the list, or another one by its rate. `T`: traditional base, `E`: earned income only. */
export type SchoolDistrictChoice = { id: string } | { percent: number; base: 'T' | 'E' };
export type CityChoice = { id: string } | { percent: number };
/**
 * `creditPercent`: the home city's maximum credit for tax paid at work, in percent of wages. Default: by its ordinance,
 * where we have read it (`facts/cities.yaml`); otherwise it is not known, and the city tax is a range.
 */
export type HomeCity = CityChoice & { creditPercent?: number };

/** A move within Ohio during the year, with the home before it. `date`: the first day in the new one, ISO. */
export type Move = { date: string; homeCity?: HomeCity; schoolDistrict?: SchoolDistrictChoice };

/** The input of an estimate. Amounts are dollars for the year; absent amounts are 0. */
export type TaxInput = {
  taxYear: TaxYear;
  filingStatus: FilingStatus;
  taxpayer: Person;
  /** Only with `mfj`. */
  spouse?: Person;
  interest: number;
  qualifiedDividends: number;
  longTermGains: number;
  /** Taxable retirement income of the taxpayer. */
  pension: number;
  /** All benefits received, box 5 of SSA-1099. */
  socialSecurity: number;
  /** Under 17 at the end of the year, with Social Security numbers. */
  qualifyingChildren: number;
  otherDependents: number;
  /** Of these, children under 19 at the end of the year, or under 24 and students: they count for the earned income credit. */
  olderChildren?: number;
  /** Paid for care of so many persons, so that the filers can work. */
  careCosts?: number;
  carePersons?: number;
  /** All filers are under 25 at the end of the year: no earned income credit without children. */
  under25?: boolean;
  /** Somebody else can claim the taxpayer, not only does. Not with `mfj`. */
  claimedAsDependent?: boolean;
  /** All filers are under 18 all year: no city tax. */
  under18?: boolean;
  nonqualifiedDividends?: number;
  shortTermGains?: number;
  unemployment?: number;
  /** Of houses and land, after expenses and depreciation. */
  rent?: number;
  spousePension?: number;
  /** The part of `pension` for service in the uniformed services, free in Ohio. */
  militaryRetirement?: number;
  spouseMilitaryRetirement?: number;
  /** The part of both pensions paid before 59½ to those whom no exception frees from the tax of 10 %. */
  earlyPayouts?: number;
  /** The part of `interest` from bonds of the United States, free in Ohio. */
  federalBondInterest?: number;
  /** IRA, HSA, student loan interest and other adjustments to income, without half the self-employment tax. */
  deductibleAdjustments?: number;
  itemized?: { stateAndLocalTaxes: number; mortgageInterest: number };
  charityCash?: number;
  qualifiedTips?: number;
  /** The part of `qualifiedTips` that came in a business. Default: what is over the wages. */
  businessTips?: number;
  qualifiedOvertime?: number;
  carLoanInterest?: number;
  /** All W-2 wages paid by the business, those of its owner with them: at least `ownerWages`. For the limit of the business income deduction. */
  businessWagesPaid?: number;
  federalWithholding?: number;
  ohioWithholding?: number;
  schoolWithholding?: number;
  cityWithholding?: number;
  estimatedPayments?: { federal: number; ohio: number };
  /** Totals of last year’s returns, for the safe harbor. Default for the AGI: this year’s. */
  lastYear?: { tax?: number; agi?: number; ohioTax?: number; schoolTax?: number };
  schoolDistrict?: SchoolDistrictChoice;
  homeCity?: HomeCity;
  /** Then `schoolDistrict` and `homeCity` are those at the end of the year. */
  move?: Move;
  workCity?: CityChoice;
  /** Of the taxpayer's pay for city tax, what was earned elsewhere than in `workCity`, and where; default: in no city. */
  secondJobWages?: number;
  secondWorkCity?: CityChoice;
  spouseWorkCity?: CityChoice;
  /** Where the work of the business is done. Default: where its owner works. */
  businessCity?: CityChoice;
  spouseBusinessCity?: CityChoice;
  /** Where the rented house stands. Default: in the home city or a township. */
  rentCity?: CityChoice;
};

export const emptyPerson: Person = { wages: 0, selfEmploymentNet: 0, age65: false, blind: false };

/** A return without any amount. */
export const emptyReturn = {
  taxpayer: emptyPerson,
  interest: 0,
  qualifiedDividends: 0,
  longTermGains: 0,
  pension: 0,
  socialSecurity: 0,
  qualifyingChildren: 0,
  otherDependents: 0,
} satisfies Partial<TaxInput>;

/** The filers of a return: two on a joint return, also without data of the spouse; else the taxpayer alone. */
export function filers(input: TaxInput): Person[] {
  return input.filingStatus === 'mfj' ? [input.taxpayer, input.spouse ?? emptyPerson] : [input.taxpayer];
}

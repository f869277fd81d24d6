import type { ByStatus, TaxYear } from '../types.ts';
import { factMaker } from './fact.ts';
import { sources } from './sources.ts';

/** The federal facts of one tax year. Amounts in dollars, rates as fractions. A new tax year is another entry of `federal`. */
export const federal: Record<TaxYear, FederalYear> = { 2025: year2025(), 2026: year2026() };
export type FederalYear = ReturnType<typeof year2025>;

function byStatus<T>(single: T, mfj: T, mfs: T, hoh: T, qss: T): ByStatus<T> {
  return { single, mfj, mfs, hoh, qss };
}

function year2025() {
  const fact = factMaker('federal', 2025, '2027-12-31', '2026-11-21');
  const { revenueProcedure2024 } = sources;
  const joint = [23_850, 96_950, 206_700, 394_600, 501_050, 751_600];
  return {
    ...lasting(2025, '2027-12-31'),
    bracketTops: fact(
      'bracketTops',
      'Top of each income tax bracket',
      byStatus(
        [11_925, 48_475, 103_350, 197_300, 250_525, 626_350],
        joint,
        [11_925, 48_475, 103_350, 197_300, 250_525, 375_800],
        [17_000, 64_850, 103_350, 197_300, 250_500, 626_350],
        joint,
      ),
      revenueProcedure2024,
    ),
    standardDeduction: fact(
      'standardDeduction',
      'Standard deduction',
      byStatus(15_750, 31_500, 15_750, 23_625, 31_500),
      sources.standardDeductionAct,
    ),
    agedOrBlind: fact(
      'agedOrBlind',
      'Added to the standard deduction for age 65 and for blindness, each',
      byStatus(2_000, 1_600, 1_600, 2_000, 1_600),
      revenueProcedure2024,
    ),
    age65BornBefore: fact('age65BornBefore', 'Counts as 65 if born before', '1961-01-02', sources.standardDeduction),
    gainsZeroTop: fact(
      'gainsZeroTop',
      'Long-term gains taxed at 0 % up to this taxable income',
      byStatus(48_350, 96_700, 48_350, 64_750, 96_700),
      revenueProcedure2024,
    ),
    gainsFifteenTop: fact(
      'gainsFifteenTop',
      'Long-term gains taxed at 15 % up to this taxable income, 20 % above',
      byStatus(533_400, 600_050, 300_000, 566_700, 600_050),
      revenueProcedure2024,
    ),
    refundableChildCredit: fact(
      'refundableChildCredit',
      'Refundable child tax credit, most per child',
      1_700,
      revenueProcedure2024,
    ),
    wageBase: fact('wageBase', 'Social Security wage base', 176_100, sources.socialSecurityBase),
    stateTaxCap: fact('stateTaxCap', 'Cap on deducted state and local taxes', 40_000, sources.stateTaxAct),
    stateTaxCapFallsOver: fact(
      'stateTaxCapFallsOver',
      'The cap falls by 30 % of income over',
      500_000,
      sources.stateTaxAct,
    ),
    businessIncomeThreshold: fact(
      'businessIncomeThreshold',
      'Qualified business income deduction: taxable income where the wage limit begins',
      byStatus(197_300, 394_600, 197_300, 197_300, 197_300),
      revenueProcedure2024,
    ),
    businessIncomeWidth: fact(
      'businessIncomeWidth',
      'Qualified business income deduction: range over which the wage limit phases in',
      byStatus(50_000, 100_000, 50_000, 50_000, 50_000),
      sources.businessIncome,
    ),
    businessIncomeMinimum: fact(
      'businessIncomeMinimum',
      'Least business income deduction',
      0,
      sources.businessIncomeAct,
    ),
    minimumTaxExemption: fact(
      'minimumTaxExemption',
      'Alternative minimum tax exemption',
      byStatus(88_100, 137_000, 68_500, 88_100, 137_000),
      revenueProcedure2024,
    ),
    minimumTaxFallsOver: fact(
      'minimumTaxFallsOver',
      'The minimum tax exemption falls over',
      byStatus(626_350, 1_252_700, 626_350, 626_350, 1_252_700),
      revenueProcedure2024,
    ),
    minimumTaxFallRate: fact('minimumTaxFallRate', 'Rate at which the exemption falls', 0.25, revenueProcedure2024),
    earnedIncomeMost: fact(
      'earnedIncomeMost',
      'Earned income credit, most, by 0, 1, 2, 3 or more children',
      [649, 4_328, 7_152, 8_046],
      revenueProcedure2024,
    ),
    earnedIncomeFallsOver: fact(
      'earnedIncomeFallsOver',
      'Earned income credit falls over, without and with children',
      { none: 10_620, some: 23_350, jointNone: 7_110, jointSome: 7_120 },
      revenueProcedure2024,
    ),
    earnedIncomeInvestment: fact(
      'earnedIncomeInvestment',
      'No earned income credit with investment income over',
      11_950,
      revenueProcedure2024,
    ),
    charityFloor: fact('charityFloor', 'Part of income that itemized charity must exceed', 0, sources.charityFloorAct),
    charityWithoutItemizing: fact(
      'charityWithoutItemizing',
      'Cash charity deducted without itemizing, most',
      byStatus(0, 0, 0, 0, 0),
      sources.charityAct,
    ),
    itemizedLimitRate: fact(
      'itemizedLimitRate',
      'Itemized deductions lost in the 37 % bracket',
      0,
      sources.itemizedLimitAct,
    ),
  };
}

function year2026(): FederalYear {
  const fact = factMaker('federal', 2026, '2027-10-15', '2026-11-21');
  const { revenueProcedure2025 } = sources;
  const joint = [24_800, 100_800, 211_400, 403_550, 512_450, 768_700];
  return {
    ...lasting(2026, '2027-10-15'),
    bracketTops: fact(
      'bracketTops',
      'Top of each income tax bracket',
      byStatus(
        [12_400, 50_400, 105_700, 201_775, 256_225, 640_600],
        joint,
        [12_400, 50_400, 105_700, 201_775, 256_225, 384_350],
        [17_700, 67_450, 105_700, 201_750, 256_200, 640_600],
        joint,
      ),
      revenueProcedure2025,
    ),
    standardDeduction: fact(
      'standardDeduction',
      'Standard deduction',
      byStatus(16_100, 32_200, 16_100, 24_150, 32_200),
      revenueProcedure2025,
    ),
    agedOrBlind: fact(
      'agedOrBlind',
      'Added to the standard deduction for age 65 and for blindness, each',
      byStatus(2_050, 1_650, 1_650, 2_050, 1_650),
      revenueProcedure2025,
    ),
    age65BornBefore: fact('age65BornBefore', 'Counts as 65 if born before', '1962-01-02', sources.standardDeduction),
    gainsZeroTop: fact(
      'gainsZeroTop',
      'Long-term gains taxed at 0 % up to this taxable income',
      byStatus(49_450, 98_900, 49_450, 66_200, 98_900),
      revenueProcedure2025,
    ),
    gainsFifteenTop: fact(
      'gainsFifteenTop',
      'Long-term gains taxed at 15 % up to this taxable income, 20 % above',
      byStatus(545_500, 613_700, 306_850, 579_600, 613_700),
      revenueProcedure2025,
    ),
    refundableChildCredit: fact(
      'refundableChildCredit',
      'Refundable child tax credit, most per child',
      1_700,
      revenueProcedure2025,
    ),
    wageBase: fact('wageBase', 'Social Security wage base', 184_500, sources.socialSecurityBase),
    stateTaxCap: fact('stateTaxCap', 'Cap on deducted state and local taxes', 40_400, sources.stateTaxAct),
    stateTaxCapFallsOver: fact(
      'stateTaxCapFallsOver',
      'The cap falls by 30 % of income over',
      505_000,
      sources.stateTaxAct,
    ),
    businessIncomeThreshold: fact(
      'businessIncomeThreshold',
      'Qualified business income deduction: taxable income where the wage limit begins',
      byStatus(201_750, 403_500, 201_775, 201_750, 201_750),
      revenueProcedure2025,
    ),
    businessIncomeWidth: fact(
      'businessIncomeWidth',
      'Qualified business income deduction: range over which the wage limit phases in',
      byStatus(75_000, 150_000, 75_000, 75_000, 75_000),
      sources.businessIncomeAct,
    ),
    businessIncomeMinimum: fact(
      'businessIncomeMinimum',
      'Least business income deduction',
      400,
      sources.businessIncomeAct,
    ),
    minimumTaxExemption: fact(
      'minimumTaxExemption',
      'Alternative minimum tax exemption',
      byStatus(90_100, 140_200, 70_100, 90_100, 140_200),
      revenueProcedure2025,
    ),
    minimumTaxFallsOver: fact(
      'minimumTaxFallsOver',
      'The minimum tax exemption falls over',
      byStatus(500_000, 1_000_000, 500_000, 500_000, 1_000_000),
      sources.minimumTaxAct,
    ),
    minimumTaxFallRate: fact('minimumTaxFallRate', 'Rate at which the exemption falls', 0.5, sources.minimumTaxAct),
    earnedIncomeMost: fact(
      'earnedIncomeMost',
      'Earned income credit, most, by 0, 1, 2, 3 or more children',
      [664, 4_427, 7_316, 8_231],
      revenueProcedure2025,
    ),
    earnedIncomeFallsOver: fact(
      'earnedIncomeFallsOver',
      'Earned income credit falls over, without and with children',
      { none: 10_860, some: 23_890, jointNone: 7_280, jointSome: 7_270 },
      revenueProcedure2025,
    ),
    earnedIncomeInvestment: fact(
      'earnedIncomeInvestment',
      'No earned income credit with investment income over',
      12_200,
      revenueProcedure2025,
    ),
    charityFloor: fact(
      'charityFloor',
      'Part of income that itemized charity must exceed',
      0.005,
      sources.charityFloorAct,
    ),
    charityWithoutItemizing: fact(
      'charityWithoutItemizing',
      'Cash charity deducted without itemizing, most',
      byStatus(1_000, 2_000, 1_000, 1_000, 1_000),
      sources.charityAct,
    ),
    itemizedLimitRate: fact(
      'itemizedLimitRate',
      'Itemized deductions lost in the 37 % bracket',
      2 / 37,
      sources.itemizedLimitAct,
    ),
  };
}

/** Facts that are the same for both years by statute. */
function lasting(taxYear: TaxYear, validThrough: string) {
  const fact = factMaker('federal', taxYear, validThrough, '2026-11-21');
  return {
    rates: fact('rates', 'Rates of the seven brackets', [0.1, 0.12, 0.22, 0.24, 0.32, 0.35, 0.37], sources.incomeTax),
    gainsRates: fact(
      'gainsRates',
      'Rates on long-term gains over the 0 % range',
      { middle: 0.15, top: 0.2 },
      sources.incomeTax,
    ),
    childCredit: fact('childCredit', 'Child tax credit, per child under 17', 2_200, sources.childCreditAct),
    otherDependentCredit: fact('otherDependentCredit', 'Credit for other dependents, each', 500, sources.childCredit),
    childCreditFallsOver: fact(
      'childCreditFallsOver',
      'Child and dependent credit falls over',
      byStatus(200_000, 400_000, 200_000, 200_000, 200_000),
      sources.childCredit,
    ),
    refundableChildRate: fact(
      'refundableChildRate',
      'Refundable child credit',
      { rate: 0.15, over: 2_500 },
      sources.childCredit,
    ),
    stateTaxFloor: fact(
      'stateTaxFloor',
      'State and local tax cap never under',
      { floor: 10_000, rate: 0.3 },
      sources.stateTaxAct,
    ),
    capitalLossLimit: fact('capitalLossLimit', 'Capital loss deducted in one year, most', 3_000, sources.capitalLosses),
    senior: fact(
      'senior',
      'Senior deduction, per person 65 or over',
      { amount: 6_000, rate: 0.06, over: byStatus(75_000, 150_000, 75_000, 75_000, 75_000) },
      sources.seniorAct,
    ),
    tips: fact('tips', 'Deduction for tips', { most: byStatus(25_000, 25_000, 0, 25_000, 25_000) }, sources.tipsAct),
    overtime: fact(
      'overtime',
      'Deduction for the overtime premium',
      { most: byStatus(12_500, 25_000, 0, 12_500, 12_500) },
      sources.overtimeAct,
    ),
    tipsAndOvertimeFallOver: fact(
      'tipsAndOvertimeFallOver',
      'Tips and overtime deductions fall by 100 per full 1,000 over',
      byStatus(150_000, 300_000, 150_000, 150_000, 150_000),
      sources.tipsAct,
    ),
    carLoan: fact(
      'carLoan',
      'Deduction for interest on a new car loan',
      { most: 10_000, over: byStatus(100_000, 200_000, 100_000, 100_000, 100_000) },
      sources.carLoanAct,
    ),
    selfEmployment: fact(
      'selfEmployment',
      'Self-employment tax',
      { share: 0.9235, socialSecurity: 0.124, medicare: 0.029, leastEarnings: 400 },
      sources.selfEmploymentTax,
    ),
    payroll: fact(
      'payroll',
      'Employee and employer payroll tax, each',
      { socialSecurity: 0.062, medicare: 0.0145 },
      sources.payrollTax,
    ),
    additionalMedicare: fact(
      'additionalMedicare',
      'Additional Medicare Tax',
      { rate: 0.009, over: byStatus(200_000, 250_000, 125_000, 200_000, 200_000), employerWithholdsOver: 200_000 },
      sources.payrollTax,
    ),
    investmentTax: fact(
      'investmentTax',
      'Net investment income tax',
      { rate: 0.038, over: byStatus(200_000, 250_000, 125_000, 200_000, 250_000) },
      sources.investmentTax,
    ),
    businessIncome: fact(
      'businessIncome',
      'Qualified business income deduction',
      { rate: 0.2, wageRate: 0.5, minimumOver: 1_000 },
      sources.businessIncome,
    ),
    socialSecurity: fact(
      'socialSecurity',
      'Base amounts for taxing Social Security benefits',
      { first: byStatus(25_000, 32_000, 0, 25_000, 25_000), second: byStatus(34_000, 44_000, 0, 34_000, 34_000) },
      sources.socialSecurityBenefits,
    ),
    earnedIncomeRates: fact(
      'earnedIncomeRates',
      'Earned income credit rates, by 0, 1, 2, 3 or more children',
      { rise: [0.0765, 0.34, 0.4, 0.45], fall: [0.0765, 0.1598, 0.2106, 0.2106] },
      sources.earnedIncomeCredit,
    ),
    safeHarbor: fact(
      'safeHarbor',
      'Estimated tax: no penalty if',
      {
        oweUnder: 1_000,
        thisYear: 0.9,
        lastYear: 1,
        lastYearHighIncome: 1.1,
        highIncomeOver: byStatus(150_000, 150_000, 75_000, 150_000, 150_000),
      },
      sources.estimatedTax,
    ),
    unemployment: fact(
      'unemployment',
      'Federal unemployment tax with the full state credit',
      { rate: 0.006, wages: 7_000 },
      sources.unemploymentTaxAct,
    ),
  };
}

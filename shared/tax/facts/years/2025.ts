import { sources } from '../sources.ts';
import { byStatus, type FirstFigures } from './published.ts';

const { revenueProcedure2024 } = sources;
const joint = [23_850, 96_950, 206_700, 394_600, 501_050, 751_600];

export const figures2025 = {
  checkedOn: '2026-11-21',
  federalValidThrough: '2027-12-31',
  ohioValidThrough: '2027-12-31',
  ohioBooklet: true,
  federal: {
    bracketTops: [
      byStatus(
        [11_925, 48_475, 103_350, 197_300, 250_525, 626_350],
        joint,
        [11_925, 48_475, 103_350, 197_300, 250_525, 375_800],
        [17_000, 64_850, 103_350, 197_300, 250_500, 626_350],
        joint,
      ),
      revenueProcedure2024,
    ],
    standardDeduction: [byStatus(15_750, 31_500, 15_750, 23_625, 31_500), sources.standardDeductionAct],
    withholdingDeduction: [byStatus(15_000, 30_000, 15_000, 22_500, 30_000), sources.withholding2025, '2026-11-29'],
    dependentDeduction: [{ least: 1_350, more: 450 }, revenueProcedure2024, '2026-11-29'],
    agedOrBlind: [byStatus(2_000, 1_600, 1_600, 2_000, 1_600), revenueProcedure2024],
    age65BornBefore: ['1961-01-02', sources.ageForStandardDeduction],
    gainsZeroTop: [byStatus(48_350, 96_700, 48_350, 64_750, 96_700), revenueProcedure2024],
    gainsFifteenTop: [byStatus(533_400, 600_050, 300_000, 566_700, 600_050), revenueProcedure2024],
    childCredit: [2_200, sources.childCreditAct],
    withholdingChildCredit: [2_000, sources.withholding2025, '2026-11-29'],
    refundableChildCredit: [1_700, revenueProcedure2024],
    careCreditRates: [{ highest: 0.35, middle: 0.2, lowest: 0.2 }, sources.careCredit],
    wageBase: [176_100, sources.socialSecurityBase],
    ownPlans: [{ most: 70_000, deferral: 23_500, from50: 7_500, from60: 11_250 }, sources.planLimits2025, '2026-11-30'],
    stateTaxCap: [40_000, sources.stateTaxAct],
    stateTaxCapFallsOver: [500_000, sources.stateTaxAct],
    businessIncomeThreshold: [byStatus(197_300, 394_600, 197_300, 197_300, 197_300), revenueProcedure2024],
    businessIncomeWidth: [byStatus(50_000, 100_000, 50_000, 50_000, 50_000), sources.businessIncome],
    businessIncomeMinimum: [0, sources.businessIncomeAct],
    minimumTaxExemption: [byStatus(88_100, 137_000, 68_500, 88_100, 137_000), revenueProcedure2024],
    minimumTaxFallsOver: [byStatus(626_350, 1_252_700, 626_350, 626_350, 1_252_700), revenueProcedure2024],
    minimumTaxFallRate: [0.25, revenueProcedure2024],
    minimumTaxHighRateOver: [byStatus(239_100, 239_100, 119_550, 239_100, 239_100), revenueProcedure2024],
    earnedIncomeMost: [[649, 4_328, 7_152, 8_046], revenueProcedure2024],
    earnedIncomeFallsOver: [{ none: 10_620, some: 23_350, jointNone: 7_110, jointSome: 7_120 }, revenueProcedure2024],
    earnedIncomeInvestment: [11_950, revenueProcedure2024],
    charityFloor: [0, sources.charityFloorAct],
    charityWithoutItemizing: [byStatus(0, 0, 0, 0, 0), sources.charityAct],
    itemizedLimitRate: [0, sources.itemizedLimitAct],
  },
  ohio: {
    brackets: [
      [
        { over: 26_050, base: 342, rate: 0.0275 },
        { over: 100_000, base: 2_394.32, rate: 0.03125 },
      ],
      sources.ohioRates,
    ],
    exemptions: [
      [
        { upTo: 40_000, each: 2_400 },
        { upTo: 80_000, each: 2_150 },
        { upTo: Number.POSITIVE_INFINITY, each: 1_900 },
      ],
      sources.ohioExemptions,
    ],
    incomeLimit: [750_000, sources.ohioExemptions],
    withholding: [
      {
        from: '2025-10-01',
        bands: [
          { over: 0, base: 0, rate: 0.01775 },
          { over: 26_050, base: 462.39, rate: 0.0299 },
          { over: 100_000, base: 2_673.5, rate: 0.0364 },
        ],
      },
      sources.ohioWithholding2025,
      '2026-11-29',
    ],
  },
} satisfies FirstFigures;

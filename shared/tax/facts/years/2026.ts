import { sources } from '../sources.ts';
import type { YearFigures } from './figures.ts';
import { byStatus } from './published.ts';

const { revenueProcedure2025 } = sources;
const joint = [24_800, 100_800, 211_400, 403_550, 512_450, 768_700];

export const figures2026: YearFigures = {
  checkedOn: '2026-11-21',
  federalValidThrough: '2027-10-15',
  ohioValidThrough: '2027-01-31',
  ohioBooklet: false,
  federal: {
    bracketTops: [
      byStatus(
        [12_400, 50_400, 105_700, 201_775, 256_225, 640_600],
        joint,
        [12_400, 50_400, 105_700, 201_775, 256_225, 384_350],
        [17_700, 67_450, 105_700, 201_750, 256_200, 640_600],
        joint,
      ),
      revenueProcedure2025,
    ],
    standardDeduction: [byStatus(16_100, 32_200, 16_100, 24_150, 32_200), revenueProcedure2025],
    withholdingDeduction: [byStatus(16_100, 32_200, 16_100, 24_150, 32_200), revenueProcedure2025],
    dependentDeduction: [{ least: 1_350, more: 450 }, revenueProcedure2025, '2026-11-29'],
    agedOrBlind: [byStatus(2_050, 1_650, 1_650, 2_050, 1_650), revenueProcedure2025],
    age65BornBefore: ['1962-01-02', sources.ageForStandardDeduction],
    gainsZeroTop: [byStatus(49_450, 98_900, 49_450, 66_200, 98_900), revenueProcedure2025],
    gainsFifteenTop: [byStatus(545_500, 613_700, 306_850, 579_600, 613_700), revenueProcedure2025],
    childCredit: [2_200, sources.childCreditAct],
    withholdingChildCredit: [2_200, sources.childCreditAct],
    refundableChildCredit: [1_700, revenueProcedure2025],
    careCreditRates: [{ highest: 0.5, middle: 0.35, lowest: 0.2 }, sources.careCreditAct],
    wageBase: [184_500, sources.socialSecurityBase],
    ownPlans: [{ most: 72_000, deferral: 24_500, from50: 8_000, from60: 11_250 }, sources.planLimits2026, '2026-11-30'],
    stateTaxCap: [40_400, sources.stateTaxAct],
    stateTaxCapFallsOver: [505_000, sources.stateTaxAct],
    businessIncomeThreshold: [byStatus(201_750, 403_500, 201_775, 201_750, 201_750), revenueProcedure2025],
    businessIncomeWidth: [byStatus(75_000, 150_000, 75_000, 75_000, 75_000), sources.businessIncomeAct],
    businessIncomeMinimum: [400, sources.businessIncomeAct],
    minimumTaxExemption: [byStatus(90_100, 140_200, 70_100, 90_100, 140_200), revenueProcedure2025],
    minimumTaxFallsOver: [byStatus(500_000, 1_000_000, 500_000, 500_000, 1_000_000), sources.minimumTaxAct],
    minimumTaxFallRate: [0.5, sources.minimumTaxAct],
    minimumTaxHighRateOver: [byStatus(244_500, 244_500, 122_250, 244_500, 244_500), revenueProcedure2025],
    earnedIncomeMost: [[664, 4_427, 7_316, 8_231], revenueProcedure2025],
    earnedIncomeFallsOver: [{ none: 10_860, some: 23_890, jointNone: 7_280, jointSome: 7_270 }, revenueProcedure2025],
    earnedIncomeInvestment: [12_200, revenueProcedure2025],
    charityFloor: [0.005, sources.charityFloorAct],
    charityWithoutItemizing: [byStatus(1_000, 2_000, 1_000, 1_000, 1_000), sources.charityAct],
    itemizedLimitRate: [2 / 37, sources.itemizedLimitAct],
  },
  ohio: {
    brackets: [[{ over: 26_050, base: 332, rate: 0.0275 }], sources.ohioRates],
    exemptions: [
      [
        { upTo: 40_000, each: 2_400 },
        { upTo: 80_000, each: 2_150 },
        { upTo: Number.POSITIVE_INFINITY, each: 1_900 },
      ],
      sources.ohioExemptions,
    ],
    incomeLimit: [500_000, sources.ohioExemptions],
    withholding: [
      {
        from: '2026-08-01',
        bands: [
          { over: 0, base: 0, rate: 0.016 },
          { over: 26_050, base: 416.8, rate: 0.0299 },
          { over: 100_000, base: 2_627.91, rate: 0.034 },
        ],
      },
      sources.ohioWithholding2026,
      '2026-11-29',
    ],
  },
};

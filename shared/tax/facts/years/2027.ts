import { sources } from '../sources.ts';
import type { YearFigures } from './figures.ts';
import { byStatus } from './published.ts';

/**
 * What the statutes fix, and the wage base of Social Security. The indexed federal figures of 2027 are in Revenue Procedure
 * 2026-35, which could not be read, so those figures are expected ones.
 */
export const figures2027: YearFigures = {
  checkedOn: '2026-11-27',
  federalValidThrough: '2027-12-31',
  ohioValidThrough: '2027-12-31',
  ohioBooklet: false,
  federal: {
    age65BornBefore: ['1963-01-02', sources.ageForStandardDeduction],
    careCreditRates: [{ highest: 0.5, middle: 0.35, lowest: 0.2 }, sources.careCreditAct],
    wageBase: [192_300, sources.socialSecurityBase2027],
    // 101 percent of the year before, until 2029.
    stateTaxCap: [40_804, sources.stateTaxAct],
    stateTaxCapFallsOver: [510_050, sources.stateTaxAct],
    businessIncomeWidth: [byStatus(75_000, 150_000, 75_000, 75_000, 75_000), sources.businessIncomeAct],
    minimumTaxFallRate: [0.5, sources.minimumTaxAct],
    charityFloor: [0.005, sources.charityFloorAct],
    charityWithoutItemizing: [byStatus(1_000, 2_000, 1_000, 1_000, 1_000), sources.charityAct],
    itemizedLimitRate: [2 / 37, sources.itemizedLimitAct],
  },
  ohio: {},
};

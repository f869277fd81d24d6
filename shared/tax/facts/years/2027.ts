import { sources } from '../sources.ts';
import { byStatus, type YearFigures } from './figures.ts';

/**
 * The wage base of the Social Security Administration's notice of October 2026, read in tables that quote it, and what the
 * statutes fix. Revenue Procedure 2026-35 has the indexed federal figures; its text could not be read.
 */
export const figures2027: YearFigures = {
  checkedOn: '2026-11-22',
  federalValidThrough: '2027-12-31',
  ohioValidThrough: '2027-12-31',
  federal: {
    age65BornBefore: ['1963-01-02', sources.standardDeduction],
    wageBase: [192_300, sources.socialSecurityBase],
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

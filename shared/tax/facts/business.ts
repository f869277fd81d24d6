import { factMaker } from './fact.ts';
import { sources } from './sources.ts';

const fact = factMaker('business', 2026, '2026-12-31');
const fact2025 = factMaker('business', 2025, '2027-12-31');

/** Ohio and federal facts on businesses. Amounts in dollars, rates as fractions. To add one, add a `fact(name, label, value, source)`. */
export const business = {
  commercialActivityRate: fact(
    'commercialActivityRate',
    'Commercial activity tax rate',
    0.0026,
    sources.commercialActivity,
  ),
  commercialActivityExclusion: fact(
    'commercialActivityExclusion',
    'Ohio gross receipts free of commercial activity tax, a year',
    6_000_000,
    sources.commercialActivity,
  ),
  withholdingQuarterly: fact(
    'withholdingQuarterly',
    'Ohio withholding paid each quarter up to, in the 12 months to June 30',
    2_000,
    sources.ohioTaxation,
  ),
  withholdingMonthly: fact(
    'withholdingMonthly',
    'Ohio withholding paid each month up to, twice a week above',
    84_000,
    sources.ohioTaxation,
  ),
  unemploymentWages: fact(
    'unemploymentWages',
    'Wages of each worker under Ohio unemployment tax',
    9_000,
    sources.ohioUnemploymentWages,
  ),
  unemploymentNewEmployer: fact(
    'unemploymentNewEmployer',
    'Ohio unemployment tax, new employer outside construction',
    0.027,
    sources.ohioUnemploymentRates,
  ),
  unemploymentTechnologyFee: fact(
    'unemploymentTechnologyFee',
    'Ohio unemployment technology fee, 2026 and 2027',
    0.0015,
    sources.ohioUnemploymentRates,
  ),
  passThroughRate: fact('passThroughRate', 'Elective pass-through entity tax, IT 4738', 0.03, sources.ohioPassThrough),
  municipalEstimates: fact(
    'municipalEstimates',
    'City net profit tax due by each estimate, in total',
    [0.225, 0.45, 0.675, 0.9],
    sources.municipalEstimates,
  ),
  contractorForm2025: fact2025(
    'contractorForm',
    '1099-NEC needed from, payments of 2025',
    600,
    sources.informationReturnAct,
  ),
  contractorForm2026: fact(
    'contractorForm',
    '1099-NEC needed from, payments of 2026',
    2_000,
    sources.informationReturnAct,
  ),
  paymentCardForm: fact(
    'paymentCardForm',
    '1099-K needed over both',
    { dollars: 20_000, payments: 200 },
    sources.paymentCardAct,
  ),
};

import { business } from '../facts/business.ts';
import type { TaxYear } from '../types.ts';

/** What a new Ohio employer outside construction pays on the first wages of a year, as a fraction. Source: RC 4141.25; the technology fee began in 2026. */
export function ohioUnemploymentRate(taxYear: TaxYear): number {
  const { unemploymentNewEmployer, unemploymentTechnologyFee } = business;
  return unemploymentNewEmployer.value + (taxYear < 2026 ? 0 : unemploymentTechnologyFee.value);
}

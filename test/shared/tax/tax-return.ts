import { estimateTax, type TaxEstimate } from '#shared/tax/estimate.ts';
import { parseTaxInput } from '#shared/tax/input.ts';
import type { TaxInput } from '#shared/tax/types.ts';

/** A checked input from the few fields a test cares about; 2025 and single unless said. */
export function taxInput(fields: Record<string, unknown>): TaxInput {
  const parsed = parseTaxInput({ taxYear: 2025, filingStatus: 'single', ...fields });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return parsed.input;
}

export function estimateOf(fields: Record<string, unknown>): TaxEstimate {
  return estimateTax(taxInput(fields));
}

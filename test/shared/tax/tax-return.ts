import { estimateTax, type TaxEstimate } from '#shared/tax/estimate.ts';
import { parseTaxInput } from '#shared/tax/input.ts';
import type { TaxInput } from '#shared/tax/types.ts';

/** A valid input from the fields that a test sets; 2025 and single by default. */
export function taxInput(fields: Record<string, unknown>): TaxInput {
  const parsed = parseTaxInput({ taxYear: 2025, filingStatus: 'single', ...fields });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return parsed.input;
}

export function estimateOf(fields: Record<string, unknown>): TaxEstimate {
  return estimateTax(taxInput(fields));
}

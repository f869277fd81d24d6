import { isoDate } from '../iso-date.ts';
import { business } from './business.ts';
import type { Fact } from './fact.ts';
import { federal } from './federal.ts';
import { cities, countySalesTax, schoolDistricts, schoolSeniorCredit, stateSalesTax } from './local.ts';
import { ohio, ohioInterest } from './ohio.ts';

/** Every dated figure of the site. */
export const allFacts: readonly Fact[] = [
  ...Object.values(federal[2025]),
  ...Object.values(federal[2026]),
  ...Object.values(ohio[2025]),
  ...Object.values(ohio[2026]),
  ohioInterest,
  ...Object.values(business),
  schoolDistricts,
  schoolSeniorCredit,
  cities,
  stateSalesTax,
  countySalesTax,
];

/**
 * The figures that must be compared with their sources again, judged by the date in Ohio.
 * Pass the facts of one page to mark that page.
 */
export function staleFacts(now: Date, facts: readonly Fact[] = allFacts): Fact[] {
  const today = isoDate(now);
  return facts.filter((fact) => fact.validThrough < today);
}

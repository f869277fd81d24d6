import type { BrandId } from '#shared/brands/index.ts';
import { nextDeadlines } from '#shared/tax/deadlines.ts';

/** The next three dates for the card beside the hero, no kind twice: an employer's for the payroll brand, everybody's for tax. */
export function heroDates(brand: BrandId, now: Date): { date: string; title: string }[] {
  const kinds =
    brand === 'payroll' ? (['employer'] as const) : (['household', 'sole-owner', 'employer', 'retailer'] as const);
  const coming = nextDeadlines(kinds, now, 12);
  const different = coming.filter(({ title }, place) => coming.findIndex((other) => other.title === title) === place);
  return different.slice(0, 3).map(({ date, title }) => ({ date, title }));
}

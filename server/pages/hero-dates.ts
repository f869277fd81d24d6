import type { BrandId } from '#shared/brands/index.ts';
import { nextDeadlines } from '#shared/tax/deadlines.ts';

type HeroDate = { date: string; title: string };

/** Worked out once an hour for a brand: it took a fifth of rendering a page. The day changes on the hour in Ohio too. */
const known = new Map<BrandId, { hour: string; dates: HeroDate[] }>();

/** The next three dates for the card beside the hero, no kind twice: an employer's for the payroll brand, everybody's for tax. */
export function heroDates(brand: BrandId, now: Date): HeroDate[] {
  const hour = now.toISOString().slice(0, 13);
  const last = known.get(brand);
  if (last?.hour === hour) return last.dates;
  const dates = comingDates(brand, now);
  known.set(brand, { hour, dates });
  return dates;
}

function comingDates(brand: BrandId, now: Date): HeroDate[] {
  const kinds =
    brand === 'payroll' ? (['employer'] as const) : (['household', 'sole-owner', 'employer', 'retailer'] as const);
  const coming = nextDeadlines(kinds, now, 12);
  const different = coming.filter(({ title }, place) => coming.findIndex((other) => other.title === title) === place);
  return different.slice(0, 3).map(({ date, title }) => ({ date, title }));
}

import type { BrandId } from '#shared/brands/index.ts';

/** The next three dates for the card beside the hero. */
export function heroDates(_brand: BrandId, _now: Date): { date: string; title: string }[] {
  return [];
}

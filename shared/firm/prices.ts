export const personalTaxPlans = ['simple', 'homeowner', 'self-employed', 'rental'] as const;
export type PersonalTaxPlan = (typeof personalTaxPlans)[number];

/**
 * The lowest fee of a personal return of each kind, in whole dollars, for the owner to fill in.
 * null: no price is shown, the page says "Ask for a quote".
 */
export const personalTaxPrices: Record<PersonalTaxPlan, number | null> = {
  simple: null,
  homeowner: null,
  'self-employed': null,
  rental: null,
};

/**
 * The text of the price column: `from $180`, or the invitation to ask for a quote.
 * @throws Error for anything but whole dollars above 0
 */
export function priceLabel(price: number | null): string {
  if (price === null) return 'Ask for a quote';
  if (!Number.isInteger(price) || price <= 0)
    throw new Error(`shared/firm/prices.ts: ${price} is not a price in whole dollars`);
  return `from $${price.toLocaleString('en-US')}`;
}

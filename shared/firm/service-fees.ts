import type { PriceRange, Prices } from './prices.ts';
import type { ServiceSlug } from './services.ts';

/** What a service costs: where it starts, or in a worked example such as "6 people, every other week, two towns". */
export type ServiceFee = {
  service: ServiceSlug;
  price: PriceRange;
  /** Such as "a month"; empty where the price says it all. */
  unit: string;
  /** The case of a worked example; null for the starting price. */
  example: string | null;
};

/** A service's starting price and worked examples, as far as the owner has said them. */
export function serviceFees({ fees, prices }: { fees: readonly ServiceFee[]; prices: Prices }, service: ServiceSlug) {
  const own = fees.filter((fee) => fee.service === service);
  const base: ServiceFee[] =
    service === 'personal-tax' && prices.base ? [{ service, price: prices.base, unit: 'a return', example: null }] : [];
  return {
    start: [...own, ...base].find(({ example }) => example === null),
    examples: own.flatMap((fee) => (fee.example === null ? [] : [{ ...fee, example: fee.example }])),
  };
}

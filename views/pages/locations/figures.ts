import { formatDollars } from '#shared/format/money.ts';
import { cities } from '#shared/tax/facts/local.ts';

/** City tax on a year's wages, e.g. `$950`. Throws for a city that is not in the facts. */
export function cityTax(id: string, wages: number): string {
  return formatDollars(cityTaxOn(id, wages));
}

/** What is left to pay to the city at home on wages that another city taxed, after a credit, e.g. `$250`. */
export function leftAtHome(home: string, wages: number, credit: number): string {
  return formatDollars(Math.max(0, cityTaxOn(home, wages) - credit));
}

/** City tax on a year's wages, in dollars. */
export function cityTaxOn(id: string, wages: number): number {
  const city = cities.value.find((one) => one.id === id);
  if (!city) throw new Error(`No city ${id} in shared/tax/facts/local.ts`);
  return Math.round(wages * city.percent) / 100;
}

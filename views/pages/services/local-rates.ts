import { cities, countySalesTax, schoolDistricts } from '#shared/tax/facts/local.ts';

/** City income tax rate for running text, e.g. `1.9%`. Throws for a city that is not in the facts. */
export function cityRate(id: string): string {
  return rate(cities.value.find((city) => city.id === id)?.percent, id);
}

/** School district income tax rate, e.g. `1%`. Throws for a district that is not in the facts. */
export function districtRate(id: string): string {
  return rate(schoolDistricts.value.find((district) => district.id === id)?.percent, id);
}

/** Sales tax rate of state and county, e.g. `7.25%`. Throws for a county that is not in the facts. */
export function countyRate(county: string): string {
  return rate(countySalesTax.value.find((entry) => entry.county === county)?.percent, county);
}

function rate(percent: number | undefined, name: string): string {
  if (percent === undefined) throw new Error(`No rate for ${name} in shared/tax/facts/local.ts`);
  return `${percent}%`;
}

import { estimateTax, type TaxEstimate } from './estimate.ts';
import { allCities } from './facts/cities.ts';
import type { TaxInput } from './types.ts';

/** One return as of somebody who lives in a town, whose school districts take from `local.school` to `local.schoolMost`. */
export type TownTaxes = Pick<TaxEstimate, 'local' | 'totalWithLocal' | 'uncertain'> & { id: string; name: string };

/**
 * The same return in each town whose county's school districts we list, cheapest first. Everything but the home stays: work,
 * business and income.
 */
export function taxesByTown(input: TaxInput): TownTaxes[] {
  return allCities
    .filter(({ county }) => county !== undefined)
    .map(({ id, name }) => {
      const { local, totalWithLocal, uncertain } = estimateTax({
        ...input,
        homeCity: { id },
        schoolDistrict: undefined,
      });
      return { id, name, local, totalWithLocal, uncertain };
    })
    .sort((one, two) => one.totalWithLocal - two.totalWithLocal || one.uncertain - two.uncertain);
}

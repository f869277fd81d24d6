import { type TownPlace, townPlaces } from '../firm/town-places.ts';
import { estimateTax, type TaxEstimate } from './estimate.ts';
import { districtOfTown } from './facts/towns.ts';
import type { TaxInput } from './types.ts';

/** One return as of somebody who lives in a town and its own school district. */
export type TownTaxes = Pick<TaxEstimate, 'local' | 'totalWithLocal' | 'uncertain'> & { town: TownPlace };

/**
 * The same return in each of the ten towns all year, cheapest first. Everything but the home stays: work, business and income.
 */
export function taxesByTown(input: TaxInput): TownTaxes[] {
  return townPlaces
    .map((town) => {
      const home = { homeCity: { id: town.slug }, schoolDistrict: { id: districtOfTown(town.slug).id } };
      const { local, totalWithLocal, uncertain } = estimateTax({ ...input, ...home, move: undefined });
      return { town, local, totalWithLocal, uncertain };
    })
    .sort((one, two) => one.totalWithLocal - two.totalWithLocal || one.uncertain - two.uncertain);
}

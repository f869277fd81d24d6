import type { TownSlug } from '#shared/firm/town-places.ts';
import { type Fact, factMaker } from './fact.ts';
import { allDistricts, districtList, type SchoolDistrict } from './local.ts';
import { townRows } from './places.ts';
import type { Source } from './sources.ts';

/** A fact about one town, as a sentence. `label` says what it is about. */
export type TownFact = Fact<string>;

const fact = factMaker('towns', 2026, '2027-12-31', '2026-11-22');

/** What was read about each town's taxes, each with its source and date. To add a fact, add a row to `towns.yaml`. */
export const towns = Object.fromEntries(
  Object.entries(townRows).map(([slug, rows]) => [
    slug,
    rows.map(({ about, text, source, asOf, readOn }, index) =>
      fact(`${slug}-${index + 1}`, about, text, source, asOf ? { asOf } : { checkedOn: readOn }),
    ),
  ]),
) as unknown as Record<TownSlug, readonly TownFact[]>;

const districtIds: Record<TownSlug, string> = {
  dresden: 'tri-valley',
  pickerington: 'pickerington',
  zanesville: 'zanesville-city',
  coshocton: 'coshocton-city',
  newark: 'newark',
  cambridge: 'cambridge-city',
  'mount-vernon': 'mount-vernon-city',
  newcomerstown: 'newcomerstown',
  marietta: 'marietta-city',
  columbus: 'columbus-city',
};

/** The school district that most of a town is in; parts of it may be in another. */
export function districtOfTown(town: TownSlug): SchoolDistrict {
  return allDistricts.find(({ id }) => id === districtIds[town])!;
}

const townshipAssociation: Source = {
  label: 'Ohio Township Association, Townships 101',
  url: 'https://www.ohiotownships.org/townships101',
};

/** What holds for city income tax in every town of Ohio. */
export const townRules = {
  townships: fact('townships', 'Townships', 'Townships levy no income tax.', townshipAssociation),
  minors: fact(
    'minors',
    'Under 18',
    'Since 2024 people under 18 owe no city income tax anywhere in Ohio.',
    { label: 'City of Coshocton on House Bill 33', url: 'https://cityofcoshocton.com/income-tax' },
    { asOf: '2024' },
  ),
  districtCount: fact(
    'districtCount',
    'School districts',
    '214 districts have an income tax, 68 of them on earnings only.',
    districtList,
    { asOf: 'January 2026' },
  ),
};

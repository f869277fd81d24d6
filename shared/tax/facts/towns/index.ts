import type { TownSlug } from '#shared/firm/towns.ts';
import { cambridge } from './cambridge.ts';
import { columbus } from './columbus.ts';
import { coshocton } from './coshocton.ts';
import { dresden } from './dresden.ts';
import { marietta } from './marietta.ts';
import { mountVernon } from './mount-vernon.ts';
import { newark } from './newark.ts';
import { newcomerstown } from './newcomerstown.ts';
import { pickerington } from './pickerington.ts';
import { type TownFact, type TownRows, townFacts } from './town.ts';
import { zanesville } from './zanesville.ts';

const rows: Record<TownSlug, TownRows> = {
  dresden,
  pickerington,
  zanesville,
  coshocton,
  newark,
  cambridge,
  'mount-vernon': mountVernon,
  newcomerstown,
  marietta,
  columbus,
};

/** What was read about each town's taxes, each with its source and date. To add a fact, add a line to the town's file. */
export const towns = Object.fromEntries(
  Object.entries(rows).map(([slug, ofTown]): [string, readonly TownFact[]] => [
    slug,
    Object.values(townFacts(slug, ofTown)),
  ]),
) as Record<TownSlug, readonly TownFact[]>;

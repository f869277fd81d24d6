import type { ReactNode } from 'react';
import { isStale } from '#shared/tax/facts/fact.ts';
import { cities, countySalesTax, schoolDistricts } from '#shared/tax/facts/local.ts';
import { usePageContext } from '../runtime/page-context.tsx';
import { pastFigure } from './fact-note.tsx';

type Props = { city?: string; district?: string; county?: string; dated?: boolean };

/**
 * A local rate in a text, e.g. `1.9%`: income tax of a city or a school district by its id, sales tax of state and county,
 * `dated` with the state’s list that has it.
 * @throws Error for a place that is not in the facts
 */
export function LocalRate({ city, district, county, dated }: Props): ReactNode {
  const place =
    (city && cities.value.find(({ id }) => id === city)) ||
    (district && schoolDistricts.value.find(({ id }) => id === district)) ||
    (county && countySalesTax.value.find((entry) => entry.county === county));
  if (!place) throw new Error(`No rate for ${city ?? district ?? county} in shared/tax/facts/local.ts`);
  const { now } = usePageContext();
  const fact = city ? cities : district ? schoolDistricts : countySalesTax;
  const isPast = isStale(fact, new Date(now));
  if (!dated && !isPast) return `${place.percent}%`;
  if ('asOf' in place) return `${place.percent}% (list of ${place.asOf})`;
  return isPast ? pastFigure(`${place.percent}%`, fact) : `${place.percent}%`;
}

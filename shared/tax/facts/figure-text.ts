import { formatDollars, formatPercent } from '#shared/format/money.ts';
import { printedDate } from '#shared/format/ohio-date.ts';
import type { Fact, Unit } from './fact.ts';

/**
 * A figure of a fact as texts write it: `$184,500`, `6.2%`, `20 days`, `Nov 22, 2026`.
 * @param part the keys that lead to it, with dots
 * @param bare without the unit of a length of time
 * @throws Error where there is no figure
 */
export function figureText({ id, value, unit }: Pick<Fact, 'id' | 'value' | 'unit'>, part = '', bare = false): string {
  const keys = part.split('.').filter(Boolean);
  let found: unknown = value;
  for (const key of keys) found = (found as Record<string, unknown> | undefined)?.[key];
  if (typeof found === 'string') return /^\d{4}-\d\d-\d\d$/.test(found) ? printedDate(found) : found;
  if (typeof found !== 'number') throw new Error(`The fact ${id} has no figure “${part}”`);
  if (typeof unit !== 'object') return numberText(found, unit, bare);
  const named = keys.findLast((key) => Object.hasOwn(unit, key));
  return numberText(found, named ? unit[named] : undefined, bare);
}

const lengths: readonly (Unit | undefined)[] = [
  'minutes',
  'hours',
  'days',
  'business days',
  'weeks',
  'months',
  'years',
];

function numberText(number: number, unit: Unit | undefined, bare: boolean): string {
  if (unit === 'dollars') return formatDollars(number);
  if (unit === 'fraction of 1') return formatPercent(number);
  if (unit === 'percent') return `${number}%`;
  if (bare || !lengths.includes(unit)) return String(number);
  return `${number} ${number === 1 ? unit!.slice(0, -1) : unit}`;
}

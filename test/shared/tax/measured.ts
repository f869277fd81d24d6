import type { Fact } from '#shared/tax/facts/fact.ts';

/** The numbers of a fact with their units. */
export function measured({ id, value, unit }: Fact): { id: string; number: number; unit: string | undefined }[] {
  return numbers(value).map(({ keys, number }) => {
    if (typeof unit !== 'object') return { id, number, unit };
    const named = keys.findLast((key) => Object.hasOwn(unit, key));
    return { id, number, unit: named ? unit[named] : undefined };
  });
}

function numbers(value: unknown, keys: string[] = []): { keys: string[]; number: number }[] {
  if (typeof value === 'number') return [{ keys, number: value }];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, entry]) => numbers(entry, [...keys, key]));
}

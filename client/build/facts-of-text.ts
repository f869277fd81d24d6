import { type FactName, factNamed } from '#shared/tax/facts/fact-names.ts';
import { figureText } from '#shared/tax/facts/figure-text.ts';
import { TAX_YEARS } from '#shared/tax/types.ts';
import type { FactsOfText } from '#views/components/figure.tsx';

/** A figure or a note in a text: the facts that it names, and the part of the one whose figure it shows. */
export type NamedFacts = { names: readonly string[]; part?: string };

/**
 * What is wrong with the facts that a text names.
 * @returns a message for each that is not there, or has no such part
 */
export function factProblems({ names, part }: NamedFacts): string[] {
  return names.flatMap((name) => {
    try {
      const fact = factNamed(name as FactName, new Date());
      if (part !== undefined) figureText(fact, part);
      return [];
    } catch (error) {
      return [(error as Error).message];
    }
  });
}

/** The facts that a text names, each with its years, so that the browser loads these and no others. */
export function factsOfText(all: readonly NamedFacts[]): FactsOfText {
  const shown = new Set(all.filter(({ part }) => part !== undefined).flatMap(({ names }) => names));
  const names = [...new Set(all.flatMap(({ names }) => names))];
  return Object.fromEntries(names.map((name) => [name, yearsOf(name as FactName, shown.has(name))]));
}

/** The fact by the first tax year in which it is what it is. */
function yearsOf(name: FactName, withValue: boolean): FactsOfText[string] {
  const years = TAX_YEARS.map((year) => {
    const { value, ...head } = factNamed(name, new Date(), year);
    return [year, { ...head, ...(withValue && { value }) }] as const;
  });
  return Object.fromEntries(years.filter(([, { id }], index) => id !== years[index - 1]?.[1].id));
}

import { emptyPerson, type Person, type TaxInput } from './types.ts';

/** `without`: a return whose own tax is not part of the change. */
type Try = { answer: string; input: TaxInput; without?: TaxInput };
/** A question about a return that no entry answers. */
export type Question = {
  /** Dotted paths, first that of the field to lead to. */
  fields: readonly string[];
  text: string;
  tries: readonly Try[];
  /**
   * Whether what is entered suggests that it may be otherwise. `most` comes before all others, `hardly` after them, `least`
   * last and without what it changes.
   */
  likely?: boolean | 'most' | 'hardly' | 'least';
  /** How the try to name is chosen: the first that counts, or the one that changes most, which stands for all. */
  named?: 'first' | 'most';
};
export type Who = 'taxpayer' | 'spouse';

/** The person of a return, without any amount where it has none. */
export function personOf(input: TaxInput, who: Who): Person {
  return input[who] ?? emptyPerson;
}

/** The same return with another part of a person. */
export function withPerson(input: TaxInput, who: Who, part: Partial<Person>): TaxInput {
  return { ...input, [who]: { ...personOf(input, who), ...part } };
}

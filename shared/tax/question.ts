import { emptyPerson, type Person, type TaxInput } from './types.ts';

/** `without`: a return whose own tax is not part of the change. */
type Try<Input> = { answer: string; input: Input; without?: Input };
/** A question about a return, or a paycheck, that no entry answers. */
export type Question<Input = TaxInput> = {
  /** Dotted paths, first that of the field to lead to. */
  fields: readonly string[];
  text: string;
  tries: readonly Try<Input>[];
  /**
   * Whether what is entered suggests that it may be otherwise. `most` comes before all others, `hardly` after them, `least`
   * last and without what it changes.
   */
  likely?: boolean | 'most' | 'hardly' | 'least';
  /** How the try to name is chosen: the first that counts, or the one that changes most, which stands for all. */
  named?: 'first' | 'most';
};

/** Something that a result took for granted, because no field says otherwise. */
export type Assumption = {
  /** Dotted path of the field that changes it. */
  field: string;
  /** All fields that it covers. */
  fields: readonly string[];
  /** In the words of who is asked: `under 65`. */
  text: string;
  /**
   * Another answer, and how many dollars more the year's tax is with it, less if negative. `most`: of several answers the
   * one that changes most. Null for amounts, of which any is possible, and for what is least likely.
   */
  other: { answer: string; change: number; most: boolean } | null;
};

/** Another answer is not named unless it changes the year's tax by more dollars than this. */
export const namedFrom = 100;

/**
 * The questions of which another answer would change the year's tax by more than 100 dollars, found by trying the answers:
 * those that the entries suggest before the others, then by the answer that would change it most, of each field one.
 * @param taxOf the tax of a year, in dollars
 */
export function countingQuestions<Input>(
  input: Input,
  questions: readonly Question<Input>[],
  taxOf: (input: Input) => number,
) {
  const before = taxOf(input);
  const named = questions.flatMap(({ fields, text, tries, likely = false, named: how }) => {
    const tried = tries.map(({ answer, input: other, without }) => ({
      answer,
      change: taxOf(other) - (without ? taxOf(without) : 0) - before,
    }));
    const counting = tried.filter(({ change }) => Math.abs(change) > namedFrom);
    if (how !== 'first') counting.sort((one, two) => Math.abs(two.change) - Math.abs(one.change));
    const [other] = counting;
    const largest = Math.max(...counting.map(({ change }) => Math.abs(change)));
    return other
      ? [{ field: fields[0]!, fields, text, likely, largest, other: { ...other, most: how === 'most' } }]
      : [];
  });
  const weight = ({ likely, largest }: (typeof named)[number]) =>
    largest + (likely === 'most' ? 2e9 : likely === true ? 1e9 : likely === 'hardly' ? -1e9 : 0);
  return named
    .filter(({ field }, index) => named.findIndex((one) => one.field === field) === index)
    .sort((one, two) => weight(two) - weight(one));
}

export type Who = 'taxpayer' | 'spouse';

/** The person of a return, without any amount where it has none. */
export function personOf(input: TaxInput, who: Who): Person {
  return input[who] ?? emptyPerson;
}

/** The same return with another part of a person. */
export function withPerson(input: TaxInput, who: Who, part: Partial<Person>): TaxInput {
  return { ...input, [who]: { ...personOf(input, who), ...part } };
}

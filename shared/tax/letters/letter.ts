import type { LetterFields } from './letter-fields.ts';

export type { LetterLink } from './letter-fields.ts';

/** A time limit that runs from the date printed on a letter. */
export type LetterTerm = LetterFields['terms'][number];

/** A letter as its page shows it: what it says, with what it takes from its sender's group. */
export type LetterPage = Omit<
  LetterFields,
  'aliases' | 'words' | 'common' | 'apart' | 'fake' | 'signs' | 'phones' | 'service'
> &
  Required<Pick<LetterFields, 'phones' | 'service'>> & {
    slug: string;
    heading: string;
    group: string;
    representation: string | undefined;
    fakeSigns: readonly string[];
    checkedOn: string;
    validThrough: string;
  };

/** What the firm needs to see of a letter, and with it. */
export const toSend = ({ send }: Pick<LetterPage, 'send'>): string[] => [
  'Every page of the letter, front and back',
  ...send,
];

/** What the browser loads to find a letter: the groups with their letters, in the order of the list. */
export type LetterRows = [
  group: string,
  title: string,
  letters: [
    slug: string,
    number: string,
    name: string,
    aliases: string,
    words: string,
    common: 0 | 1,
    asksForMoney: LetterFields['asksForMoney'],
    apart: LetterFields['apart'],
  ][],
][];

import type { OfficialLink } from '../facts/official-links.ts';
import type { Source } from '../facts/sources.ts';
import type { OfficePhone } from '../facts/telephones.ts';
import type { Calendar } from '../holidays.ts';
import type { LetterGroupId } from './letter-index.ts';

/** A time limit that runs from the date printed on a letter. */
export type LetterTerm = {
  /** What has to be done by then, continuing "to": `ask for a hearing`. */
  to: string;
  days: number;
  /** Business days leave out weekends and the holidays of `calendar`. */
  count: 'calendar' | 'business';
  calendar: Calendar;
  /** Whether a last day on a weekend or holiday moves to the next business day. */
  moves: boolean;
  /** `law`: fixed by the law named in `source`. `usual`: the office's practice; the date printed on the letter counts. */
  basis: 'law' | 'usual';
  source: Source;
};

/** What a letter says and what to do with it, in plain words. Facts of the law have their source in `terms` or `sources`. */
export type LetterText = {
  /** What the letter says, in one sentence. */
  says: string;
  asksForMoney: 'yes' | 'no' | 'maybe';
  /** One sentence about the money. */
  money: string;
  /** Time limits from the date on the letter; absent where the sources name none. */
  terms?: readonly LetterTerm[];
  /** By when to answer, one short sentence. */
  byWhen: string;
  /** What happens without an answer. */
  afterwards: string;
  agree: string;
  disagree: string;
  /** Absent where nothing is due. */
  cannotPay?: string;
  /** Headings of these three where the usual ones do not fit. */
  headings?: { agree: string; disagree: string; cannotPay?: string };
  links: readonly OfficialLink[];
  /** Those of the sender's group when absent. */
  phones?: readonly OfficePhone[];
  /** What we need to see besides every page of the letter. */
  send: readonly string[];
  /** A sign of a fake that is particular to this letter. */
  fake?: string;
  /** Signs of a fake; those of the sender's group when absent. */
  signs?: readonly string[];
  sources: readonly Source[];
  /** The date of the source where it is older than the check, as printed: `July 2024`. */
  asOf?: string;
  /** True when the office's own page on this letter could not be read, only accounts of it by others. */
  secondHand?: true;
  /** Slugs of letters that usually come before and after it. */
  before?: readonly string[];
  after?: readonly string[];
};

/** The name of a letter and where it is described. */
export type LetterLink = { slug: string; number: string; name: string };

/** A letter as its page shows it. */
export type LetterPage = Omit<LetterText, 'before' | 'after'> &
  Required<Pick<LetterText, 'terms' | 'phones'>> &
  LetterLink & {
    heading: string;
    group: LetterGroupId;
    fakeSigns: readonly string[];
    before: readonly LetterLink[];
    after: readonly LetterLink[];
    checkedOn: string;
    validThrough: string;
  };

/** A limit of calendar days that the law fixes. */
export function byLaw(days: number, to: string, source: Source, rule: Partial<LetterTerm> = {}): LetterTerm {
  return { to, days, count: 'calendar', calendar: 'federal', moves: true, basis: 'law', source, ...rule };
}

/** A number of days that the office usually gives: the date printed on the letter counts, so the last day is not moved. */
export function usually(days: number, to: string, source: Source, rule: Partial<LetterTerm> = {}): LetterTerm {
  return { to, days, count: 'calendar', calendar: 'federal', moves: false, basis: 'usual', source, ...rule };
}

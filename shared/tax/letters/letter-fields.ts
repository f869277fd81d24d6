import { z } from 'zod';
import { serviceSlugs } from '#shared/firm/services.ts';
import { officialLinks } from '../facts/official-links.ts';
import { telephones } from '../facts/telephones.ts';
import { nameOf, sourceOf } from '../yaml-fields.ts';
import { textWith } from '../yaml-text.ts';

/** The name of a letter and where it is described. */
export type LetterLink = { slug: string; number: string; name: string };

const phoneNumbers = Object.fromEntries(Object.entries(telephones).map(([id, { value }]) => [id, value]));

/** What the letters share: groups in the order of the list, signs of a fake, sentences and sources. */
const sharedFields = z.strictObject({
  /** The day on which the letters were compared with their sources. */
  checkedOn: z.iso.date(),
  validThrough: z.iso.date(),
  groups: z.record(
    z.string(),
    z.strictObject({
      title: z.string(),
      /** Which of our services answers its letters, where the letter names none. */
      service: z.enum(serviceSlugs),
      /** The form by which someone else may speak for you there; absent for letters of nobody in particular. */
      representation: z.string().optional(),
      /** The office's telephones, where the letter names none. */
      phones: z.array(nameOf('telephone', phoneNumbers)).default([]),
      /** The name of its signs of a fake. */
      signs: z.string(),
      /** Whose holidays move the last day. */
      calendar: z.enum(['federal', 'ohio']).default('federal'),
    }),
  ),
  signs: z.record(z.string(), z.array(z.string()).min(2)),
  sentences: z.record(z.string(), textWith({})),
  sources: z.record(z.string(), sourceOf({})),
});

export const sharedSchema = sharedFields.superRefine(({ groups, signs }, context) => {
  for (const [id, group] of Object.entries(groups))
    if (!Object.hasOwn(signs, group.signs))
      context.addIssue({ code: 'custom', path: ['groups', id, 'signs'], message: `there is no list “${group.signs}”` });
});

export type SharedFields = z.infer<typeof sharedSchema>;

type Context = Pick<SharedFields, 'sentences' | 'sources'> & {
  calendar: 'federal' | 'ohio';
  /** Every letter by slug. */
  links: Record<string, LetterLink>;
};

/** The letters of a group by slug: what each says and what to do with it, in plain words. */
export function lettersSchema({ sentences, sources, calendar, links }: Context) {
  const text = textWith(sentences);
  const sentence = text.refine((whole) => /.{10}[.?]$/.test(whole), 'not a sentence');
  const source = sourceOf(sources);
  const term = z
    .strictObject({
      /** What has to be done by then, continuing "to": `ask for a hearing`. */
      to: text,
      /** What begins on the day, where it is no limit: `the new rate counts`. Then `to` is what to do from that day on. */
      begins: text.optional(),
      days: z
        .union([z.int(), z.string()])
        .transform(String)
        .pipe(text)
        .transform((days) => Number.parseInt(days, 10))
        .pipe(z.int().positive()),
      /** What `days` counts. Business days leave out weekends and holidays. */
      count: z.enum(['calendar', 'business', 'years']).default('calendar'),
      /** True for the letters of its kind that are an assessment only: then the reader says which it is. */
      assessment: z.boolean().default(false),
      /** The section that fixes the days, or the source of what is usual: then the date printed on the letter counts. */
      law: source.optional(),
      usual: source.optional(),
      /** Whether a last day on a weekend or holiday moves to the next business day. */
      moves: z.boolean().default(true),
    })
    .transform(({ law, usual, moves, ...days }, context) => {
      const basis = law ? ('law' as const) : ('usual' as const);
      const from = law ?? usual;
      if (!from || (law && usual)) {
        context.addIssue({ code: 'custom', message: 'either “law” or “usual”' });
        return z.NEVER;
      }
      return { ...days, calendar, moves: basis === 'law' && moves, basis, source: from };
    });
  const otherLetters = z.array(nameOf('letter', links)).default([]);
  const letter = z.strictObject({
    /** As printed at the letter's corner; for letters without a number what they are called. */
    number: z.string(),
    name: z.string(),
    /** Further numbers and names that lead to it. */
    aliases: z.array(z.union([z.string(), z.number()]).transform(String)).default([]),
    /** What else is printed on it, and what people say who got it. */
    words: z.string().default(''),
    /** Which of our services answers it; that of the sender's group when absent. */
    service: z.enum(serviceSlugs).optional(),
    /** One of the letters that come most often. */
    common: z.boolean().default(false),
    /** What the letter says, in one sentence. */
    says: sentence.refine((whole) => !/[.!?] [A-Z]/.test(whole.slice(0, -1)), 'more than one sentence'),
    /** One sentence on what decides between it and a letter that reads alike, by the other’s slug. */
    apart: z.partialRecord(z.enum(Object.keys(links)), sentence).default({}),
    asksForMoney: z.enum(['yes', 'no', 'maybe']),
    /** One sentence about the money. */
    money: sentence,
    /** Time limits from the date on the letter; absent where the sources name none. */
    terms: z.array(term).default([]),
    /** Which date counts, where not simply that of the letter in hand. */
    dateHint: sentence.optional(),
    /** By when to answer, one short sentence. */
    byWhen: sentence,
    /** What happens without an answer. */
    afterwards: sentence,
    /** Headings of the next three where the usual ones do not fit. */
    headings: z.strictObject({ agree: z.string(), disagree: z.string(), cannotPay: z.string().optional() }).optional(),
    agree: sentence,
    disagree: sentence,
    /** Absent where nothing is due. */
    cannotPay: sentence.optional(),
    links: z.array(nameOf('official link', officialLinks.value)).min(1),
    /** Those of the sender's group when absent. */
    phones: z.array(nameOf('telephone', phoneNumbers)).optional(),
    /** What we need to see besides every page of the letter. */
    send: z.array(z.string()).min(1),
    /** A sign of a fake that is particular to this letter. */
    fake: z.string().optional(),
    /** Signs of a fake; those of the sender's group when absent. */
    signs: z.array(z.string()).min(2).optional(),
    sources: z.array(source).min(1),
    /** The day on which it was compared with its sources, if not that of the others. */
    checkedOn: z.iso.date().optional(),
    /** The date of the first source where it is older than the check, as printed: `July 2024`. */
    asOf: z
      .string()
      .regex(/ ?\d{4}$/)
      .optional(),
    /** True when the office's own page on this letter could not be read, only accounts of it by others. */
    secondHand: z.literal(true).optional(),
    /** Letters that usually come before and after it, by slug. */
    before: otherLetters,
    after: otherLetters,
  });
  return z.record(z.string(), letter).superRefine((letters, context) => {
    for (const [slug, { before, after }] of Object.entries(letters))
      if ([...before, ...after].some((other) => other.slug === slug))
        context.addIssue({ code: 'custom', path: [slug], message: 'leads to itself' });
  });
}

export type LetterFields = z.infer<ReturnType<typeof lettersSchema>>[string];

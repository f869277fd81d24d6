import { taxBurden } from './estimate.ts';
import { questions } from './open-questions.ts';
import type { TaxInput } from './types.ts';

/** Something that an estimate took for granted, because no field says otherwise. */
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
 * What the estimate of a return takes for granted: first the unanswered questions of which another answer would change the
 * year's tax by more than 100 dollars, found by trying the answers, those that the entries suggest before the others; then,
 * without a change, what is least likely, and the amounts that count as none.
 */
export function assumptions(input: TaxInput): Assumption[] {
  const before = taxBurden(input);
  const named = questions(input).flatMap(({ fields, text, tries, likely = false, named: how }) => {
    const tried = tries.map(({ answer, input: other, without }) => ({
      answer,
      change: taxBurden(other) - (without ? taxBurden(without) : 0) - before,
    }));
    const counting = tried.filter(({ change }) => Math.abs(change) > namedFrom);
    if (how !== 'first') counting.sort((one, two) => Math.abs(two.change) - Math.abs(one.change));
    const [other] = counting;
    return other ? [{ field: fields[0]!, fields, text, likely, other: { ...other, most: how === 'most' } }] : [];
  });
  const weight = ({ likely, other }: (typeof named)[number]) =>
    Math.abs(other.change) + (likely === 'most' ? 2e9 : likely === true ? 1e9 : likely === 'hardly' ? -1e9 : 0);
  const sorted = named
    .filter(({ field }, index) => named.findIndex((one) => one.field === field) === index)
    .sort((one, two) => weight(two) - weight(one));
  const isLast = ({ likely }: (typeof named)[number]) => likely === 'least';
  return [
    ...sorted.filter((one) => !isLast(one)).map(({ likely: _, ...one }) => one),
    ...sorted.filter(isLast).map(({ field, fields, text }) => ({ field, fields, text, other: null })),
    ...amountsOfNone(input).filter(({ field }) => !sorted.some((one) => one.field === field)),
  ];
}

/** Amounts that count as none while nothing is entered, together in the words of who is asked. */
const amounts: readonly (readonly [text: string, fields: readonly string[]])[] = [
  ['no wages', ['taxpayer.wages']],
  ['no business', ['taxpayer.selfEmploymentNet']],
  ['no wages or business of your spouse', ['spouse.wages', 'spouse.selfEmploymentNet']],
  ['no pension', ['pension', 'spousePension']],
  ['no Social Security', ['socialSecurity']],
  ['no unemployment pay', ['unemployment']],
  ['no rent', ['rent']],
  [
    'no interest, dividends or gains',
    ['interest', 'qualifiedDividends', 'nonqualifiedDividends', 'longTermGains', 'shortTermGains'],
  ],
  ['no S corporation or partnership', ['taxpayer.passThroughIncome', 'spouse.passThroughIncome']],
  ['no IRA, HSA or student loan', ['deductibleAdjustments']],
  ['no gifts, mortgage or property tax', ['charityCash', 'itemized.mortgageInterest', 'itemized.stateAndLocalTaxes']],
  ['no tips, overtime or car loan', ['qualifiedTips', 'qualifiedOvertime', 'carLoanInterest']],
];

function amountsOfNone(input: TaxInput): Assumption[] {
  const joint = input.filingStatus === 'mfj';
  return amounts.flatMap(([text, all]) => {
    const open = all.filter((field) => (joint || !field.startsWith('spouse')) && !valueAt(input, field));
    const rest = open.length < all.filter((field) => joint || !field.startsWith('spouse')).length;
    const words = rest ? text.replace('no ', 'no other ') : text;
    return open[0] ? [{ field: open[0], fields: open, text: words, other: null }] : [];
  });
}

function valueAt(input: TaxInput, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], input);
}

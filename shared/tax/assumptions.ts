import { taxBurden } from './estimate.ts';
import { questions } from './open-questions.ts';
import { type Assumption, countingQuestions } from './question.ts';
import type { TaxInput } from './types.ts';

/**
 * What the estimate of a return takes for granted: first the unanswered questions of which another answer would change the
 * year's tax by more than 100 dollars, found by trying the answers, those that the entries suggest before the others; then,
 * without a change, what is least likely, and the amounts that count as none.
 */
export function assumptions(input: TaxInput): Assumption[] {
  const sorted = countingQuestions(input, questions(input), taxBurden);
  const isLast = ({ likely }: (typeof sorted)[number]) => likely === 'least';
  return [
    ...sorted.filter((one) => !isLast(one)).map(({ likely: _, largest: __, ...one }) => one),
    ...sorted.filter(isLast).map(({ field, fields, text }) => ({ field, fields, text, other: null })),
    ...amountsOfNone(input).filter(({ field }) => !sorted.some((one) => one.field === field)),
  ];
}

/** Amounts that count as none while nothing is entered, together in the words of who is asked. */
const amounts: readonly (readonly [text: string, fields: readonly string[]])[] = [
  ['no wages', ['taxpayer.wages']],
  ['no business or partnership', ['taxpayer.selfEmploymentNet']],
  ['no wages, business or partnership of your spouse', ['spouse.wages', 'spouse.selfEmploymentNet']],
  ['no pension', ['pension', 'spousePension']],
  ['no Social Security', ['socialSecurity']],
  ['no unemployment pay', ['unemployment']],
  ['no rent', ['rent']],
  [
    'no interest, dividends or gains',
    ['interest', 'qualifiedDividends', 'nonqualifiedDividends', 'longTermGains', 'shortTermGains'],
  ],
  ['no S corporation', ['taxpayer.passThroughIncome', 'spouse.passThroughIncome']],
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

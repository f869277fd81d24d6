import * as z from 'zod/mini';
import { parseMoney } from '../format/money.ts';
import { isCity } from './facts/cities.ts';
import { amountError, inputLimits, inputMessages, parsePeople, parseRate } from './input-rules.ts';
import { contradictions, returnMessages } from './return-rules.ts';
import { isSchoolDistrict } from './school-district.ts';
import { FILING_STATUSES, TAX_YEARS, type TaxInput } from './types.ts';

export type ParsedTaxInput = { ok: true; input: TaxInput } | { ok: false; errors: Record<string, string> };

export { inputLimits };

/**
 * Validates the input of an estimate, from a form or the API. Money may be a number or a text such as `$1,234.56`; absent,
 * null and empty values are 0. Unknown fields are ignored. Errors are messages by dotted path of the field, one per field.
 * Never throws.
 */
export function parseTaxInput(value: unknown): ParsedTaxInput {
  const parsed = taxInputSchema.safeParse(withoutBlanks(value));
  if (!parsed.success) {
    const errors: Record<string, string> = {};
    for (const issue of parsed.error.issues) errors[issue.path.join('.') || 'body'] ??= issue.message;
    return { ok: false, errors };
  }
  const errors = contradictions(parsed.data);
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const { spouse, ...rest } = parsed.data;
  return { ok: true, input: rest.filingStatus === 'mfj' ? { ...rest, spouse } : rest };
}

/** Longer texts are refused before anything reads them. */
const maxFigureLength = 30;

/** The number of a text, null for one that is none; any other value as it is. */
function parsedFigure(value: unknown, parse: (text: string) => number | null): unknown {
  if (typeof value !== 'string') return value;
  return value.length <= maxFigureLength ? parse(value) : null;
}

/** Dollars. `least` is 0, or negative where a loss is allowed. */
function dollars(least = 0) {
  return z.pipe(
    z.unknown(),
    z.transform((value, context) => {
      const amount = parsedFigure(value, parseMoney);
      const message = amountError(typeof amount === 'number' ? amount : null, least);
      if (message === null) return amount as number;
      context.issues.push({ code: 'custom', message, input: value });
      return z.NEVER;
    }),
  );
}

/** A money field, 0 when absent. */
function money(least = 0) {
  return z._default(dollars(least), 0);
}

function wholeNumber() {
  return z.pipe(
    z.unknown(),
    z.transform((value, context) => {
      const amount = parsedFigure(value, parsePeople);
      if (Number.isInteger(amount) && (amount as number) >= 0 && (amount as number) <= inputLimits.people)
        return amount as number;
      context.issues.push({ code: 'custom', message: inputMessages.people, input: value });
      return z.NEVER;
    }),
  );
}

/** A rate in percent, 0 to `most`. */
function percentage(most: number) {
  return z.pipe(
    z.unknown(),
    z.transform((value, context) => {
      const amount = parsedFigure(value, (text) => parseRate(text, most));
      if (typeof amount === 'number' && amount >= 0 && amount <= most) return amount;
      context.issues.push({ code: 'custom', message: inputMessages.rate(most), input: value });
      return z.NEVER;
    }),
  );
}

const flag = z._default(z.boolean('Answer true or false'), false);
const loss = () => money(-inputLimits.loss);

const person = z.object(
  {
    wages: money(),
    selfEmploymentNet: loss(),
    age65: flag,
    blind: flag,
    ownerWages: money(),
    passThroughIncome: loss(),
  },
  'Give the person as an object',
);

const schoolChoice = z.union(
  [
    z.object({
      id: z.string().check(z.refine(isSchoolDistrict, inputMessages.schoolDistrict)),
    }),
    z.object({ percent: percentage(inputLimits.schoolPercent), base: z.enum(['T', 'E']) }),
  ],
  'Choose a school district of the list, or enter a rate from 0 to 10 percent and its base, T or E',
);
const cityId = z.string().check(z.refine(isCity, inputMessages.city));
const cityMessage = 'Choose a city of the list, or enter a rate from 0 to 5 percent';
const cityChoice = z.union(
  [z.object({ id: cityId }), z.object({ percent: percentage(inputLimits.cityPercent) })],
  cityMessage,
);
const creditPercent = z.optional(percentage(inputLimits.cityPercent));
const homeCity = z.union(
  [z.object({ id: cityId, creditPercent }), z.object({ percent: percentage(inputLimits.cityPercent), creditPercent })],
  `${cityMessage}; a credit rate likewise`,
);

const emptyPerson = { wages: 0, selfEmploymentNet: 0, age65: false, blind: false };

const taxInputSchema = z.object(
  {
    taxYear: z.pipe(
      z.transform((value) => parsedFigure(value, Number)),
      z.literal([...TAX_YEARS], returnMessages.taxYear),
    ),
    filingStatus: z.enum(FILING_STATUSES, returnMessages.filingStatus),
    taxpayer: z._default(person, { ...emptyPerson, ownerWages: 0, passThroughIncome: 0 }),
    spouse: z.optional(person),
    interest: money(),
    qualifiedDividends: money(),
    nonqualifiedDividends: money(),
    longTermGains: loss(),
    shortTermGains: loss(),
    pension: money(),
    spousePension: money(),
    socialSecurity: money(),
    unemployment: money(),
    qualifyingChildren: z._default(wholeNumber(), 0),
    otherDependents: z._default(wholeNumber(), 0),
    deductibleAdjustments: money(),
    itemized: z.optional(
      z.object({ stateAndLocalTaxes: money(), mortgageInterest: money() }, 'Give the itemized deductions as an object'),
    ),
    charityCash: money(),
    qualifiedTips: money(),
    qualifiedOvertime: money(),
    carLoanInterest: money(),
    businessWagesPaid: money(),
    federalWithholding: money(),
    ohioWithholding: money(),
    schoolWithholding: money(),
    cityWithholding: money(),
    estimatedPayments: z.optional(z.object({ federal: money(), ohio: money() }, 'Give the payments as an object')),
    lastYear: z.optional(
      z.object(
        { tax: z.optional(dollars()), agi: z.optional(dollars(-inputLimits.loss)), ohioTax: z.optional(dollars()) },
        'Give last year as an object',
      ),
    ),
    schoolDistrict: z.optional(schoolChoice),
    homeCity: z.optional(homeCity),
    workCity: z.optional(cityChoice),
    spouseWorkCity: z.optional(cityChoice),
  },
  'Send one JSON object',
);

/** Null, blank texts and empty objects count as absent. The schema has three levels. */
function withoutBlanks(value: unknown, levels = 3): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || levels === 0) return value;
  const present = Object.entries(value).map(([key, inner]) => [key, withoutBlanks(inner, levels - 1)] as const);
  return Object.fromEntries(present.filter(([, inner]) => !isBlank(inner)));
}

function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === null || (typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length === 0);
}

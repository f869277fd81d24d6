import * as z from 'zod/mini';
import { parseMoney } from '../format/money.ts';
import { cityNamed } from './facts/cities.ts';
import {
  amountError,
  inputLimits,
  inputMessages,
  numberError,
  parseNumber,
  parseRate,
  rateError,
} from './input-rules.ts';
import { contradictions, returnMessages } from './return-rules.ts';
import { districtOf } from './school-district.ts';
import { emptyPerson, FILING_STATUSES, TAX_YEARS, type TaxInput } from './types.ts';

export type ParsedTaxInput = { ok: true; input: TaxInput } | { ok: false; errors: Record<string, string> };

/**
 * Validates the input of an estimate, from a form or the API. Money may be a number or a text such as `$1,234.56`; absent,
 * null and empty values are 0. A field that is not known, or not in its place, is an error. Errors are messages by dotted path
 * of the field, one per field. Never throws.
 */
export function parseTaxInput(value: unknown): ParsedTaxInput {
  const parsed = taxInputSchema.safeParse(withoutBlanks(value));
  if (!parsed.success) {
    const messages = parsed.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [[...issue.path, key].join('.'), `There is no field “${key}” here`] as const)
        : [[issue.path.join('.') || 'body', issue.message] as const],
    );
    // The first of each field.
    return { ok: false, errors: Object.fromEntries(messages.reverse()) };
  }
  const errors = contradictions(parsed.data);
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const { spouse, ...rest } = parsed.data;
  return { ok: true, input: rest.filingStatus === 'mfj' ? { ...rest, spouse } : rest };
}

/** Longer texts are refused before anything reads them. */
const maxFigureLength = 30;

/** A number, or a text that is parsed; `error` says what is wrong with it, null for no number. */
function figure(
  limits: { minimum: number; maximum: number; type?: 'integer'; description?: string },
  parse: (text: string) => number | null,
  error: (figure: number | null) => string | null,
) {
  return z.pipe(
    // For JSON schemas, which have no word for what is read as a number.
    z.unknown().check(z.meta({ type: 'number', ...limits })),
    z.transform((value, context) => {
      const parsed = parsedFigure(value, parse);
      const number = typeof parsed === 'number' ? parsed : null;
      const message = error(number);
      if (message === null) return number!;
      context.issues.push({ code: 'custom', message, input: value });
      return z.NEVER;
    }),
  );
}

/** The number of a text, null for one that is none; any other value as it is. */
function parsedFigure(value: unknown, parse: (text: string) => number | null): unknown {
  if (typeof value !== 'string') return value;
  return value.length <= maxFigureLength ? parse(value) : null;
}

/** Dollars. `least` is 0, or negative where a loss is allowed. */
const dollars = (least: number) =>
  figure({ minimum: least, maximum: inputLimits.amount, description: 'US dollars and cents.' }, parseMoney, (amount) =>
    amountError(amount, least),
  );
const people = figure(
  { type: 'integer', minimum: 0, maximum: inputLimits.people },
  (text) => parseNumber(text, inputLimits.people, true),
  (count) => numberError(count, inputLimits.people, true),
);
/** A rate in percent, 0 to `most`. */
const percentage = (most: number) =>
  figure(
    { minimum: 0, maximum: most, description: 'Percent.' },
    (text) => parseRate(text, most),
    (rate) => rateError(rate, most),
  );

const amount = dollars(0);
const amountOrLoss = dollars(-inputLimits.loss);
const cityPercent = percentage(inputLimits.cityPercent);
const schoolPercent = percentage(inputLimits.schoolPercent);

const money = z._default(amount, 0);
/** Absent is not the same as 0. */
const entered = z.optional(amount);
const profit = z._default(amountOrLoss, 0);
const count = z._default(people, 0);
const flag = z._default(z.boolean('Answer true or false'), false);

const person = z.strictObject(
  {
    wages: money,
    cityWages: entered,
    selfEmploymentNet: profit,
    age65: flag,
    blind: flag,
    ownerWages: money,
    passThroughIncome: profit,
    healthPremiums: money,
    planContributions: money,
  },
  'Give the person as an object',
);

const unowned = { ownerWages: 0, passThroughIncome: 0, healthPremiums: 0, planContributions: 0 };

/** The id of one of a list, by its id or a name that people give it. */
function listed(find: (text: string) => { id: string } | undefined, message: string) {
  const isListed = (text: string) => find(text) !== undefined;
  return z.string().check(
    z.refine(isListed, message),
    z.overwrite((text) => find(text)?.id ?? text),
  );
}

const byName = z.transform((id: string) => ({ id }));
const district = listed(districtOf, inputMessages.schoolDistrict);
const schoolChoice = z
  .union(
    [
      z.pipe(district, byName),
      z.strictObject({ id: district }),
      z.strictObject({ percent: schoolPercent, base: z.enum(['T', 'E']) }),
    ],
    'Choose a school district of the list, or enter a rate from 0 to 10 percent and its base, T or E',
  )
  .check(
    z.describe(
      'Name, number or id of a district of the list, such as "newark" or "Newark (Licking)"; or its rate, 0 for none, and base: T all income, E earnings. Absent: a range, where the home city lies among districts that tax.',
    ),
  );
const city = listed(cityNamed, inputMessages.city);
const cityMessage = 'Choose a city of the list, or enter a rate from 0 to 5 percent';
const cityChoice = z
  .union([z.pipe(city, byName), z.strictObject({ id: city }), z.strictObject({ percent: cityPercent })], cityMessage)
  .check(z.describe('Name or id of a city of the list, or its rate.'));
const creditPercent = z.optional(cityPercent);
const homeCity = z
  .union(
    [
      z.pipe(city, byName),
      z.strictObject({ id: city, creditPercent }),
      z.strictObject({ percent: cityPercent, creditPercent }),
    ],
    `${cityMessage}; a credit rate likewise`,
  )
  .check(
    z.describe('Name or id of a city of the list, or its rate; creditPercent: what it takes off for tax paid at work.'),
  );

/** What POST /api/tax-estimate accepts. */
export const taxInputSchema = z.strictObject(
  {
    taxYear: z.pipe(
      z.transform((value) => parsedFigure(value, Number)),
      z.literal([...TAX_YEARS], returnMessages.taxYear),
    ),
    filingStatus: z.enum(FILING_STATUSES, returnMessages.filingStatus),
    taxpayer: z._default(person, { ...emptyPerson, ...unowned }),
    spouse: z.optional(person),
    interest: money,
    qualifiedDividends: money,
    nonqualifiedDividends: money,
    longTermGains: profit,
    shortTermGains: profit,
    pension: money,
    spousePension: money,
    militaryRetirement: money,
    spouseMilitaryRetirement: money,
    earlyPayouts: entered,
    federalBondInterest: money,
    socialSecurity: money,
    unemployment: money,
    rent: money,
    qualifyingChildren: count,
    otherDependents: count,
    olderChildren: z
      .optional(people)
      .check(z.describe('Of the other dependents, children under 19, or under 24 and students. Absent: none.')),
    careCosts: money,
    carePersons: count,
    under25: flag,
    claimedAsDependent: flag,
    under18: flag,
    deductibleAdjustments: money,
    itemized: z.optional(
      z.strictObject(
        { stateAndLocalTaxes: money, mortgageInterest: money },
        'Give the itemized deductions as an object',
      ),
    ),
    charityCash: money,
    qualifiedTips: money,
    businessTips: entered,
    qualifiedOvertime: money,
    carLoanInterest: money,
    businessWagesPaid: money.check(
      z.describe(
        'US dollars and cents. All W-2 wages of the business, its owner’s with them; at least the sum of `ownerWages` counts.',
      ),
    ),
    federalWithholding: entered,
    ohioWithholding: entered,
    schoolWithholding: entered,
    cityWithholding: entered,
    estimatedPayments: z.optional(z.strictObject({ federal: money, ohio: money }, 'Give the payments as an object')),
    lastYear: z.optional(
      z.strictObject(
        {
          tax: entered,
          agi: z.optional(amountOrLoss),
          ohioTax: entered,
          schoolTax: entered,
        },
        'Give last year as an object',
      ),
    ),
    schoolDistrict: z.optional(schoolChoice),
    homeCity: z.optional(homeCity),
    move: z.optional(
      z.strictObject(
        {
          date: z.iso.date('Enter the day as YYYY-MM-DD'),
          homeCity: z.optional(homeCity),
          schoolDistrict: z.optional(schoolChoice),
        },
        'Give the move as an object',
      ),
    ),
    workCity: z.optional(cityChoice),
    secondJobWages: money,
    secondWorkCity: z.optional(cityChoice),
    spouseWorkCity: z.optional(cityChoice),
    businessCity: z.optional(cityChoice),
    spouseBusinessCity: z.optional(cityChoice),
    rentCity: z.optional(cityChoice),
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

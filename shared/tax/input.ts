import * as z from 'zod/mini';
import { cities, schoolDistricts } from './facts/local.ts';
import { parseMoney } from './money.ts';
import { FILING_STATUSES, TAX_YEARS, type TaxInput } from './types.ts';

export type ParsedTaxInput = { ok: true; input: TaxInput } | { ok: false; errors: Record<string, string> };

/** Largest amount taken, dollars; largest business or capital loss; most children or dependents. */
export const inputLimits = { amount: 1_000_000_000, loss: 10_000_000, people: 20, schoolPercent: 10, cityPercent: 5 };

/**
 * Checks what a visitor or a program sent and fills the gaps with 0. Money may be a number or a text such as
 * `$1,234.56`; nothing, null and an empty text mean 0. Unknown fields are dropped. A fault is one sentence by the
 * dotted path of its field; the first fault of a field wins. Never throws.
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

/** Dollars. `least` is 0 or, where a loss makes sense, a negative limit. */
function dollars(least = 0) {
  return z.pipe(
    z.unknown(),
    z.transform((value, context) => {
      const fault = (message: string) => {
        context.issues.push({ code: 'custom', message, input: value });
        return z.NEVER;
      };
      const amount = typeof value === 'string' ? parseMoney(value) : value;
      if (typeof amount !== 'number' || !Number.isFinite(amount))
        return fault('Enter an amount in dollars, such as 1,234.56');
      if (amount < least) return fault(least === 0 ? 'Enter 0 or more' : 'Enter a loss of $10,000,000 or less');
      if (amount > inputLimits.amount) return fault('Enter $1,000,000,000 or less');
      return amount;
    }),
  );
}

/** A money field, 0 when not given. */
function money(least = 0) {
  return z._default(dollars(least), 0);
}

function wholeNumber() {
  return z.pipe(
    z.unknown(),
    z.transform((value, context) => {
      const amount = typeof value === 'string' && /^\s*\d{1,3}\s*$/.test(value) ? Number(value) : value;
      if (Number.isInteger(amount) && (amount as number) >= 0 && (amount as number) <= inputLimits.people)
        return amount as number;
      context.issues.push({ code: 'custom', message: 'Enter a whole number from 0 to 20', input: value });
      return z.NEVER;
    }),
  );
}

/** A rate in percent, 0 to `most`. */
function percentage(most: number) {
  return z.pipe(
    z.unknown(),
    z.transform((value, context) => {
      const amount = typeof value === 'string' ? Number(value.trim().replace(/\s*%$/, '') || Number.NaN) : value;
      if (typeof amount === 'number' && amount >= 0 && amount <= most) return amount;
      context.issues.push({ code: 'custom', message: `Enter a rate from 0 to ${most} percent`, input: value });
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
      id: z
        .string()
        .check(
          z.refine(
            (id) => schoolDistricts.value.some((district) => district.id === id),
            'Choose a school district of the list',
          ),
        ),
    }),
    z.object({ percent: percentage(inputLimits.schoolPercent), base: z.enum(['T', 'E']) }),
  ],
  'Choose a school district of the list, or enter a rate from 0 to 10 percent and its base, T or E',
);
const cityId = z
  .string()
  .check(z.refine((id) => cities.value.some((city) => city.id === id), 'Choose a city of the list'));
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

const nobody = { wages: 0, selfEmploymentNet: 0, age65: false, blind: false };

const taxInputSchema = z.object(
  {
    taxYear: z.pipe(
      z.transform((value) => (typeof value === 'string' ? Number(value) : value)),
      z.literal([...TAX_YEARS], 'Choose 2025 or 2026'),
    ),
    filingStatus: z.enum(FILING_STATUSES, 'Choose single, mfj, mfs, hoh or qss'),
    taxpayer: z._default(person, { ...nobody, ownerWages: 0, passThroughIncome: 0 }),
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

/** Null, blank texts and objects with nothing in them count as not given. The schema is three levels deep. */
function withoutBlanks(value: unknown, levels = 3): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || levels === 0) return value;
  const given = Object.entries(value).map(([key, inner]) => [key, withoutBlanks(inner, levels - 1)] as const);
  return Object.fromEntries(given.filter(([, inner]) => !isBlank(inner)));
}

function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === null || (typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length === 0);
}

/** Answers that cannot all be true. */
function contradictions(input: z.infer<typeof taxInputSchema>): Record<string, string> {
  const errors: Record<string, string> = {};
  const { filingStatus, taxpayer, spouse } = input;
  const joint = filingStatus === 'mfj';
  const wages = taxpayer.wages + (joint && spouse ? spouse.wages : 0);
  const work =
    wages + Math.max(0, taxpayer.selfEmploymentNet) + Math.max(0, joint && spouse ? spouse.selfEmploymentNet : 0);
  if (!joint && spouse && Object.values(spouse).some(Boolean)) {
    errors.spouse = 'Only a joint return has a spouse. Choose married filing jointly, or clear the spouse’s figures';
  }
  if (!joint && input.spousePension > 0) errors.spousePension = 'Only a joint return has a spouse’s pension';
  if (!joint && input.spouseWorkCity) errors.spouseWorkCity = 'Only a joint return has a spouse’s work city';
  if (input.qualifiedTips > work) errors.qualifiedTips = 'Tips are part of wages or profit, so they cannot be more';
  if (input.qualifiedOvertime > wages) errors.qualifiedOvertime = 'Overtime pay is part of wages, so it cannot be more';
  for (const [name, one] of [
    ['taxpayer', taxpayer],
    ['spouse', spouse],
  ] as const) {
    if (one && one.ownerWages > one.wages)
      errors[`${name}.ownerWages`] = 'Pay from your own company is part of wages, so it cannot be more';
  }
  return errors;
}

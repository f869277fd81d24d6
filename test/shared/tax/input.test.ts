import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMoney, tidyMoney } from '#shared/format/money.ts';
import { estimateTax } from '#shared/tax/estimate.ts';
import { parseTaxInput } from '#shared/tax/input.ts';
import { anyTaxYear } from '#shared/tax/types.ts';
import recording from '#test/recordings/tax-cases.json' with { type: 'json' };

const least = { taxYear: 2026, filingStatus: 'single' };

/** More than any figure is long: expressions over such a text can take seconds. */
const blanks = ' '.repeat(60_000);
const cityMessage = 'Choose a city of the list, or enter a rate from 0 to 5 percent; a credit rate likewise';

function errorsOf(value: unknown): Record<string, string> {
  const parsed = parseTaxInput(value);
  return parsed.ok ? {} : parsed.errors;
}

describe('the tax input', () => {
  it('preserves every value of the worked cases', () => {
    for (const { input } of recording.cases) {
      const parsed = parseTaxInput(input);
      expect(parsed).toMatchObject({ ok: true, input });
    }
  });

  it('sets absent values to 0', () => {
    const parsed = parseTaxInput(least);
    expect(parsed).toMatchObject({
      ok: true,
      input: { interest: 0, qualifyingChildren: 0, taxpayer: { wages: 0, age65: false } },
    });
  });

  it('parses pasted amounts, and treats empty strings as absent', () => {
    const parsed = parseTaxInput({
      ...least,
      interest: '$1,234.56',
      pension: '',
      unemployment: null,
      lastYear: { tax: '' },
      workCity: {},
    });
    expect(parsed).toMatchObject({ ok: true, input: { interest: 1234.56, pension: 0, unemployment: 0 } });
    expect(parsed.ok && parsed.input.lastYear).toBe(undefined);
  });

  it.each([
    [{ ...least, interest: 'lots' }, 'interest', 'Enter dollars, such as 1,234.56'],
    [{ ...least, interest: -1 }, 'interest', 'Enter 0 or more'],
    [{ ...least, taxpayer: { wages: 'x' } }, 'taxpayer.wages', 'Enter dollars, such as 1,234.56'],
    [
      { ...least, taxpayer: { selfEmploymentNet: -1e7 - 1 } },
      'taxpayer.selfEmploymentNet',
      'Enter a loss of $10,000,000 or less',
    ],
    [{ ...least, taxpayer: 'me' }, 'taxpayer', 'Give the person as an object'],
    [{ ...least, qualifyingChildren: 21 }, 'qualifyingChildren', 'Enter a whole number from 0 to 20'],
    [{ ...least, taxYear: 2024 }, 'taxYear', `Choose ${anyTaxYear}`],
    [{ ...least, filingStatus: 'married' }, 'filingStatus', 'Choose single, mfj, mfs, hoh or qss'],
    [{ ...least, schoolDistrict: { percent: 10.1, base: 'T' } }, 'schoolDistrict', /from 0 to 10 percent/],
    [{ ...least, schoolDistrict: { id: 'atlantis' } }, 'schoolDistrict.id', /Not in the list/],
    [{ ...least, workCity: { id: '__proto__' } }, 'workCity.id', /city of the list/],
    [{ ...least, spouse: { wages: 1 } }, 'spouse', /Only a joint return/],
    [{ ...least, qualifiedTips: 5 }, 'qualifiedTips', /cannot be more/],
    [{ ...least, pension: 1, militaryRetirement: 2 }, 'militaryRetirement', /cannot be more/],
    [{ ...least, interest: 1, federalBondInterest: 2 }, 'federalBondInterest', /cannot be more/],
    [{ ...least, spouseMilitaryRetirement: 2 }, 'spouseMilitaryRetirement', /Only a joint return/],
    [{ ...least, pension: 60_000, deductibleAdjustments: 80_000 }, 'deductibleAdjustments', /cannot be more/],
    [{ ...least, taxpayer: { wages: 9, healthPremiums: 2 } }, 'taxpayer.healthPremiums', /cannot be more/],
    [
      { ...least, taxpayer: { selfEmploymentNet: 1, planContributions: 2 } },
      'taxpayer.planContributions',
      /cannot be more/,
    ],
    [{ ...least, careCosts: 2 }, 'carePersons', /for how many/],
  ])('returns the field and the error of %j', (value, path, message) => {
    const errors = errorsOf(value);
    expect(Object.keys(errors)).toEqual([path]);
    expect(errors[path]).toMatch(message);
  });

  it('takes cities and districts by the names that the form shows', () => {
    const parsed = parseTaxInput({
      ...least,
      homeCity: 'newark',
      workCity: { id: 'Mount Vernon' },
      schoolDistrict: 'Newark (Licking)',
    });
    expect(parsed).toMatchObject({
      ok: true,
      input: { homeCity: { id: 'newark' }, workCity: { id: 'mount-vernon' }, schoolDistrict: { id: 'newark' } },
    });
  });

  it.each([
    ['interest', { interest: `${blanks}5` }, 'Enter dollars, such as 1,234.56'],
    ['homeCity', { homeCity: { percent: `1${blanks}%` } }, cityMessage],
  ])('rejects %s with 60,000 blanks unread', (path, figure, message) => {
    expect(errorsOf({ ...least, ...figure })).toEqual({ [path]: message });
  });

  it.each([[undefined], [null], ['text'], [5], [[]]])('rejects %j as a whole', (value) => {
    expect(Object.keys(errorsOf(value)).length).toBeGreaterThan(0);
  });

  it.each([
    ['{"wages":52000}', 'wages'],
    ['{"taxpayer":{"wages":1,"interest":2}}', 'taxpayer.interest'],
    ['{"schoolDistrict":{"percent":1,"base":"T","id2":1}}', 'schoolDistrict.id2'],
    ['{"__proto__":{"interest":9}}', '__proto__'],
  ])('refuses the field of %s that is unknown, or not in its place, by name', (text, path) => {
    const errors = errorsOf({ ...least, ...JSON.parse(text), ...(text.includes('__proto__') && JSON.parse(text)) });
    expect(Object.entries(errors)).toEqual([[path, `There is no field “${path.split('.').at(-1)}” here`]]);
  });

  it('never throws, and every accepted input can be estimated', () => {
    const wild = fc.record(
      {
        taxYear: fc.oneof(fc.constantFrom(2025, 2026, '2026'), fc.anything()),
        filingStatus: fc.oneof(fc.constantFrom('single', 'mfj', 'mfs', 'hoh', 'qss'), fc.anything()),
        taxpayer: fc.anything(),
        interest: fc.anything(),
        schoolDistrict: fc.anything(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(wild, fc.anything()), (value) => {
        const parsed = parseTaxInput(value);
        if (parsed.ok) expect(Number.isFinite(estimateTax(parsed.input).total)).toBe(true);
        else expect(Object.keys(parsed.errors).length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('money as text', () => {
  it.each([
    ['$1,234.56', 1234.56],
    ['1 234', 1234],
    ['.5', 0.5],
    ['-$500', -500],
    ['(500)', -500],
    ['\u2212 5', -5],
    ['1.2k', 1200],
    ['(1.5k)', -1500],
    ['($1,234.56)', -1234.56],
  ])('%j is %d', (text, amount) => expect(parseMoney(text)).toBe(amount));

  it.each([
    ['1,23'],
    ['1.2.3'],
    ['(5'],
    ['$'],
    ['1e9'],
    ['1kk'],
    ['5\u0000'],
    [`${' '.repeat(30)}5`],
    [`${'1,111'.repeat(200_000)}`],
  ])('%j is not money', (text) => {
    expect(parseMoney(text)).toBe(null);
    expect(tidyMoney(text)).toBe(text);
  });

  it.each([
    ['$1,234.5', '1,234.50'],
    ['1.2k', '1,200'],
    ['(500)', '-500'],
  ])('%j is shown as %j when its field is left', (text, shown) => {
    expect(tidyMoney(text)).toBe(shown);
    expect(parseMoney(shown)).toBe(parseMoney(text));
  });

  it('is a finite number to the cent or nothing, whatever is typed, and the same once it is tidy', () => {
    const pieces = fc.string({ unit: fc.constantFrom(...'190,.()-$k \u2212\u00a0e\n'), maxLength: 12 });
    fc.assert(
      fc.property(fc.oneof(fc.string(), pieces), (text) => {
        const amount = parseMoney(text);
        if (amount === null) return;
        expect(Number.isFinite(amount)).toBe(true);
        expect(parseMoney(tidyMoney(text))).toBeCloseTo(amount, 1);
      }),
    );
  });
});

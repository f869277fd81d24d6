import { describe, expect, it } from 'vitest';
import { estimateTax } from '#shared/tax/estimate.ts';
import type { TaxInput } from '#shared/tax/types.ts';
import recording from '#test/recordings/tax-cases.json' with { type: 'json' };
import { calculatorForm } from '#views/pages/tools/tax-calculator/form.ts';
import { resultParts } from '#views/pages/tools/tax-calculator/result-text.ts';

const cases = recording.cases as unknown as { id: string; input: TaxInput; expected: { total: number } }[];

/** A tax input as a visitor would type it into the form. */
function typed(input: object, path = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(input).flatMap(([key, value]) => {
      const name = path + key;
      if (typeof value === 'object' && value !== null) {
        const own = value as { id?: string; percent?: number };
        if (own.id) return [[name, own.id]];
        if (own.percent !== undefined) return [[name, 'other'], ...Object.entries(typed(value, `${name}.`))];
        return Object.entries(typed(value, `${name}.`));
      }
      if (typeof value === 'boolean') return value ? [[name, 'yes']] : [];
      return value === 0 ? [] : [[name, String(value)]];
    }),
  );
}

describe('the worked cases, typed into the form', () => {
  it.each(cases.map((one) => [one.id, one] as const))('%s has the expected result', (_id, { input, expected }) => {
    const { input: read, errors } = calculatorForm.read(typed(input));
    expect(errors).toBe(null);
    // The cases are exact to the cent, some truncated and some rounded
    expect(Math.abs(estimateTax(read!).total - expected.total)).toBeLessThan(0.011);
  });
});

it.each([
  [{ homeCity: 'other', 'homeCity.percent': '12' }, { 'homeCity.percent': 'Enter a rate from 0 to 5 percent' }],
  [{ schoolDistrict: 'other' }, { 'schoolDistrict.percent': 'Enter a rate from 0 to 10 percent' }],
] as const)('the form names the rate that is wrong in %j', (values, errors) => {
  expect(calculatorForm.read(values).errors).toEqual(errors);
});

describe('the result', () => {
  it.each([
    ['one person', { filingStatus: 'single', 'taxpayer.selfEmploymentNet': '30000' }, ['selfEmploymentTax0']],
    ['the spouse alone', { filingStatus: 'mfj', 'spouse.selfEmploymentNet': '30000' }, ['selfEmploymentTax1']],
    [
      'both spouses',
      { filingStatus: 'mfj', 'taxpayer.selfEmploymentNet': '30000', 'spouse.selfEmploymentNet': '30000' },
      ['selfEmploymentTax0', 'selfEmploymentTax1', 'selfEmploymentTax'],
    ],
  ])('adds up the self-employment tax only of both spouses: profit of %s', (_, values, keys) => {
    const lines = resultParts(estimateTax(calculatorForm.read(values).input!)).flatMap((part) => part.lines);
    const { steps } = lines.find(({ key }) => key === 'selfEmploymentTax')!;
    expect(steps.map(({ key }) => key).filter((key) => key.startsWith('selfEmploymentTax'))).toEqual(keys);
  });
});

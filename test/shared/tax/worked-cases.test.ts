import { describe, expect, it } from 'vitest';
import { estimateTax } from '#shared/tax/estimate.ts';
import type { TaxInput } from '#shared/tax/types.ts';
import recording from '#test/recordings/tax-cases.json' with { type: 'json' };

type Case = {
  id: string;
  title: string;
  input: TaxInput;
  expected: {
    federal: Record<string, number | string>;
    ohio: Record<string, number>;
    total: number;
    refundable: Record<string, number>;
  };
  steps: { label: string; amount: number }[];
};

const cases = recording.cases as unknown as Case[];

describe.each(cases.map((one) => [`${one.id} ${one.title}`, one] as const))(
  'worked case %s',
  (_name, { input, expected, steps }) => {
    const estimate = estimateTax(input);

    it('is exact to the cent on every line', () => {
      expectLines(estimate.federal, expected.federal);
      expectLines(estimate.ohio, expected.ohio);
      expectLines(estimate.refundable, expected.refundable);
      expectCents(estimate.total, expected.total, 'total');
    });

    it('has a step for every non-zero line', () => {
      const steps = new Map(estimate.steps.map((step) => [step.key, step.amount]));
      for (const key of Object.keys(expected.federal)) {
        const amount = expected.federal[key];
        if (typeof amount === 'number' && amount !== 0) expectCents(steps.get(key) ?? Number.NaN, amount, key);
      }
      for (const key of ['businessIncomeDeduction', 'agi', 'modifiedAgi', 'exemptions', 'taxBeforeCredits', 'tax']) {
        const named = `ohio${key[0]!.toUpperCase()}${key.slice(1)}`;
        expectCents(steps.get(named) ?? Number.NaN, expected.ohio[key]!, named);
      }
    });

    it('has every amount of the worked steps among its own', () => {
      const own = estimate.steps.map((step) => step.amount);
      for (const { label, amount } of steps) {
        if (label.startsWith('Income for the Social Security test') || label.startsWith('Taxable income before'))
          continue;
        expect(
          own.some((candidate) => Math.abs(candidate - amount) <= 0.011),
          `${label} ${amount}`,
        ).toBe(true);
      }
    });
  },
);

function expectLines(actual: object, expected: Record<string, number | string>): void {
  for (const [key, value] of Object.entries(expected)) {
    const own = (actual as Record<string, number | string>)[key];
    if (typeof value === 'number') expectCents(own as number, value, key);
    else expect(own, key).toBe(value);
  }
}

function expectCents(actual: number, expected: number, label: string): void {
  expect(Math.abs(actual - expected), `${label}: ${actual} for ${expected}`).toBeLessThanOrEqual(0.0101);
}

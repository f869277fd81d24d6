import fc from 'fast-check';
import { expect, it } from 'vitest';
import { roundParts } from '#shared/format/round-parts.ts';

it('rounds up the parts with the largest remainders', () => {
  expect(roundParts([12.4, 2.3, 3.5, 81.8], 100)).toEqual([12, 2, 4, 82]);
  expect(roundParts([1, 1, 1], 100)).toEqual([34, 33, 33]);
});

it('adds up to the total, each part less than one from its exact share', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 50_000_000 }), { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 0, max: 100_000 }),
      (cents, total) => {
        const amounts = cents.map((amount) => amount / 100);
        const sum = amounts.reduce((all, amount) => all + amount, 0);
        fc.pre(sum > 0);
        const parts = roundParts(amounts, total);
        expect(parts.reduce((all, part) => all + part, 0)).toBe(total);
        for (const [index, part] of parts.entries())
          expect(Math.abs(part - (amounts[index]! / sum) * total)).toBeLessThan(1.000001);
      },
    ),
  );
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { estimateOf, taxInput } from '#test/shared/tax/tax-return.ts';
import { labeledBalances, whenInAll } from '#views/pages/tools/tax-calculator/left-to-pay.ts';
import { labeledTotal, officeText } from '#views/pages/tools/tax-calculator/result-text.ts';

const now = '2026-11-29T15:00:00.000Z';
const dollars = (text: string) =>
  [...text.matchAll(/\$([\d,]+)/g)].map(([, digits]) => Number(digits!.replace(/,/g, '')));
const amount = fc.integer({ min: 0, max: 12_000 });

const sum = (amounts: number[]) => amounts.reduce((total, one) => total + one, 0);

it('the amounts by day add up to what is left to pay, and those of the offices to the total, to the dollar', () => {
  let severalDays = 0;
  const check = fc.property(
    fc.integer({ min: 20_000, max: 200_000 }),
    fc.tuple(amount, amount, amount),
    (wages, [federalWithholding, ohioWithholding, cityWithholding]) => {
      const withheld = { federalWithholding, ohioWithholding, cityWithholding, schoolWithholding: 0 };
      const places = { homeCity: 'newark', workCity: 'columbus', schoolDistrict: 'newark' };
      const fields = { taxYear: 2026, taxpayer: { wages }, ...places, ...withheld };
      const estimate = estimateOf(fields);
      const [first] = labeledBalances(estimate);
      const byDay = dollars(whenInAll(estimate, taxInput(fields), now));
      if (byDay.length > 1) severalDays += 1;
      if (byDay.length > 0) expect(sum(byDay)).toBe(dollars(first!.value)[0]);
      const asTax = estimate.offices.map((office) => officeText({ ...office, balance: null }));
      expect(sum(asTax.flatMap(dollars))).toBe(dollars(labeledTotal(estimate).value)[0]);
    },
  );
  fc.assert(check, { numRuns: 300 });
  expect(severalDays).toBeGreaterThan(100);
});

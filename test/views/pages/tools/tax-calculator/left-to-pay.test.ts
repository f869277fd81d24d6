import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatWholeDollars } from '#shared/format/money.ts';
import { estimateTax } from '#shared/tax/estimate.ts';
import { taxInput } from '#test/shared/tax/tax-return.ts';
import { labeledBalances, whenInAll } from '#views/pages/tools/tax-calculator/left-to-pay.ts';
import {
  labeledTotal,
  moveText,
  resultParts,
  setAsideText,
  shownEstimate,
} from '#views/pages/tools/tax-calculator/result-text.ts';

const now = '2026-11-29T15:00:00.000Z';
const dollars = (text: string) =>
  [...text.matchAll(/\$([\d,]+)/g)].map(([, digits]) => Number(digits!.replace(/,/g, '')));
const amount = fc.integer({ min: 0, max: 12_000 });

const sum = (amounts: number[]) => amounts.reduce((total, one) => total + one, 0);

it('the amounts by day add up to what is left to pay, to the dollar', () => {
  let severalDays = 0;
  const check = fc.property(
    fc.integer({ min: 20_000, max: 200_000 }),
    fc.tuple(amount, amount, amount),
    (wages, [federalWithholding, ohioWithholding, cityWithholding]) => {
      const withheld = { federalWithholding, ohioWithholding, cityWithholding, schoolWithholding: 0 };
      const places = { homeCity: 'newark', workCity: 'columbus', schoolDistrict: 'newark' };
      const fields = { taxYear: 2026, taxpayer: { wages }, ...places, ...withheld };
      const estimate = shownEstimate(taxInput(fields));
      const left = labeledBalances(estimate).find(({ label }) => label === 'Left to pay');
      const byDay = dollars(whenInAll(estimate, taxInput(fields), now));
      if (byDay.length > 1) severalDays += 1;
      if (byDay.length > 0) expect(sum(byDay)).toBe(dollars(left!.value)[0]);
    },
  );
  fc.assert(check, { numRuns: 300 });
  expect(severalDays).toBeGreaterThan(100);
});

const cents = fc.integer({ min: 0, max: 15_000_000 }).map((amount) => amount / 100);
const place = fc.constantFrom('newark', 'columbus', 'pickerington', 'zanesville');
const household = fc.record({
  taxYear: fc.constantFrom(2025, 2026),
  taxpayer: fc.record({ wages: cents, selfEmploymentNet: fc.option(cents, { nil: 0 }) }),
  qualifyingChildren: fc.integer({ min: 0, max: 3 }),
  ...{ homeCity: place, workCity: place, schoolDistrict: fc.constantFrom('newark', 'pickerington') },
  move: fc.option(fc.constant({ date: '05-20', homeCity: 'pickerington', schoolDistrict: 'pickerington' }), {
    nil: undefined,
  }),
  ...{ federalWithholding: amount, ohioWithholding: amount, cityWithholding: amount, schoolWithholding: amount },
});

it('the lines, and the taxes of the offices, add up to the rounded total of the estimate, each off by a dollar at most', () => {
  let corrected = 0;
  const check = fc.property(household, ({ taxYear, move, ...fields }) => {
    const moved = move && { ...move, date: `${taxYear}-${move.date}` };
    const input = taxInput({ ...fields, taxYear, ...(moved && { move: moved }) });
    const exact = estimateTax(input);
    const estimate = shownEstimate(input);
    const total = formatWholeDollars(exact.totalWithLocal);
    expect(labeledTotal(estimate).value.split(' to ')[0]).toBe(total);
    expect(formatWholeDollars(sum(estimate.offices.map(({ tax }) => tax)))).toBe(total);
    const lines = resultParts(estimate).flatMap((part) => part.lines);
    const exactOf = (key: string) => exact.steps.find((step) => step.key === key)!.amount;
    const of = (keys: RegExp) => lines.filter(({ key }) => keys.test(key));
    const taxes = of(
      /^(?:federalTotal|earnedIncomeCredit|additionalChildTaxCredit|ohioTax|schoolDistrictTax|\w+CityTax)$/,
    );
    expect(formatWholeDollars(sum(taxes.map((line) => (line.subtracted ? -line.amount : line.amount))))).toBe(total);
    const federal = of(/^(?:incomeTaxAfterCredits|\w+EmploymentTax|additionalMedicareTax|netInvestmentIncomeTax)$/);
    expect(sum(federal.map((line) => line.amount))).toBe(of(/^federalTotal$/)[0]!.amount);
    for (const line of [...taxes, ...federal]) expect(Math.abs(line.amount - exactOf(line.key))).toBeLessThan(1.03);
    for (const [index, { tax }] of estimate.offices.entries())
      expect(Math.abs(tax - exact.offices[index]!.tax)).toBeLessThan(1.03);
    const rounded = sum(exact.offices.map(({ tax }) => Math.round(tax)));
    if (formatWholeDollars(rounded) !== total) corrected += 1;
  });
  fc.assert(check, { numRuns: 300 });
  expect(corrected).toBeGreaterThan(10);
});

it('leads with what comes back in all where the offices give back more than is left to pay', () => {
  const balances = (fields: object) => {
    const places = { homeCity: 'newark', workCity: 'columbus', schoolDistrict: 'newark', ohioWithholding: 1_300 };
    const withheld = { federalWithholding: 5_200, cityWithholding: 1_500, schoolWithholding: 0, ...places };
    return labeledBalances(
      shownEstimate(taxInput({ taxYear: 2026, taxpayer: { wages: 60_000 }, ...withheld, ...fields })),
    );
  };
  const owed = balances({});
  expect(owed.map(({ label }) => label)).toEqual(['Left to pay', 'Refund']);
  const back = balances({ federalWithholding: 9_500 });
  expect(back.map(({ label }) => label)).toEqual(['You get back in all', 'Left to pay', 'Refund']);
  const [all, left, refund] = back.map(({ value }) => dollars(value)[0]!);
  expect(all).toBe(refund! - left!);
  // A city of which the credit is not known.
  const unsure = balances({ federalWithholding: 9_500, homeCity: 'zanesville' });
  expect(unsure.map(({ label }) => label)).toEqual(['You get back in all', 'Left to pay', 'Refund']);
  const [range, least, refunds] = unsure.map(({ value }) => dollars(value));
  expect(range).toEqual([refunds![0]! - least![1]!, refunds![0]! - least![0]!]);
  // Nothing is left to pay: the refund says it.
  expect(balances({ federalWithholding: 9_500, homeCity: undefined, schoolDistrict: undefined })[0]!.label).toBe(
    'Refund',
  );
  expect(balances({ federalWithholding: 9_500, ohioWithholding: undefined })[0]!.label).toBe(
    'You get back in all, without Ohio',
  );
});

it('says that paying now ends a penalty only from the day on which a part was missed, and what withholding still mends', () => {
  const when = (day: string, fields: object) => {
    const input = taxInput({ taxYear: 2026, federalWithholding: 0, ohioWithholding: 0, ...fields });
    return whenInAll(shownEstimate(input), input, `${day}T15:00:00.000Z`);
  };
  const owner = { taxpayer: { selfEmploymentNet: 60_000 } };
  const avoid = 'To avoid a penalty, pay in parts. ';
  const grows = 'To keep the penalty from growing, pay in parts. Now: ';
  for (const day of ['2026-04-14', '2026-04-15'])
    expect(when(day, owner)).toMatch(/^To avoid a penalty, pay in parts\. By /);
  for (const day of ['2026-04-16', '2026-07-10', '2026-11-20', '2027-01-20']) {
    expect(when(day, owner).startsWith(grows)).toBe(true);
    expect(when(day, owner)).not.toContain('withheld');
    // The parts that have passed are paid.
    const paid = { ...owner, estimatedPayments: { federal: 12_000, ohio: 1_000 } };
    expect(when(day, paid)).not.toContain('penalty from growing');
  }
  const pay = { taxpayer: { wages: 60_000 } };
  const retired = { pension: 60_000 };
  const instead = (from: string) =>
    `Or have it withheld from your ${from} by December 31: the IRS counts that as paid evenly all year.`;
  for (const day of ['2026-04-16', '2026-07-10', '2026-11-20', '2026-12-31']) {
    expect(when(day, pay).endsWith(instead('pay'))).toBe(true);
    expect(when(day, retired).endsWith(instead('pension'))).toBe(true);
    expect(when(day, { ...pay, ...retired }).endsWith(instead('pay or pension'))).toBe(true);
  }
  expect(when('2026-04-14', pay).startsWith(avoid)).toBe(true);
  for (const day of ['2026-04-14', '2027-01-01', '2027-01-20']) expect(when(day, pay)).not.toContain('withheld');
});

it('who has a profit sets aside what it adds to all tax, rounded up to a dollar of each hundred; who has none, nothing', () => {
  const text = (fields: object) => {
    const input = taxInput({ taxYear: 2026, ...fields });
    return setAsideText(shownEstimate(input), input);
  };
  const home = { homeCity: 'newark', schoolDistrict: 'newark' };
  for (const wages of [0, 50_000]) {
    const taxOf = (selfEmploymentNet: number) =>
      estimateTax(taxInput({ taxYear: 2026, ...home, taxpayer: { wages, selfEmploymentNet } })).totalWithLocal;
    const [aside] = dollars(text({ ...home, taxpayer: { wages, selfEmploymentNet: 40_000 } }));
    const share = (100 * (taxOf(40_000) - taxOf(0))) / 40_000;
    expect(aside).toBeGreaterThanOrEqual(share);
    expect(aside).toBeLessThan(share + 1);
  }
  for (const none of [{ wages: 50_000 }, { selfEmploymentNet: -500 }, { selfEmploymentNet: 300 }])
    expect(text({ taxpayer: none })).toBe('');
});

it('a move says what it costs or saves in its year and in a full one, against the old home', () => {
  const [from, to] = [
    { homeCity: 'newark', schoolDistrict: 'newark' },
    { homeCity: 'pickerington', schoolDistrict: 'pickerington' },
  ];
  const fields = { taxYear: 2026, taxpayer: { wages: 60_000 } };
  const text = (places: object) => {
    const input = taxInput({ ...fields, ...places });
    return moveText(shownEstimate(input), input);
  };
  const [old, now] = [from, to].map((home) => estimateTax(taxInput({ ...fields, ...home })).totalWithLocal);
  const there = text({ ...to, move: { date: '2026-05-20', ...from } });
  const back = text({ ...from, move: { date: '2026-05-20', ...to } });
  const [inYear, inFull] = dollars(there);
  expect(inFull).toBe(Math.abs(Math.round(now! - old!)));
  expect(inYear).toBeGreaterThan(0);
  expect(inYear).toBeLessThan(inFull!);
  expect(there).toMatch(now! > old! ? /^The move costs you .* in 2026, .* in a full year\.$/ : /^The move saves you/);
  expect(back).toMatch(now! > old! ? /^The move saves you/ : /^The move costs you/);
  expect(text({ ...from, move: { date: '2026-05-20', ...from } })).toBe('The move changes no tax.');
  expect(text(from)).toBe('');
});

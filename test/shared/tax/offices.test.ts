import { describe, expect, it } from 'vitest';
import { estimateOf } from './tax-return.ts';

const buyer = {
  taxYear: 2026,
  taxpayer: { wages: 62_000 },
  homeCity: { id: 'newark' },
  workCity: { id: 'columbus' },
  schoolDistrict: { id: 'heath' },
};
const withheld = { federalWithholding: 5_900, ohioWithholding: 1_450, cityWithholding: 1_550 };
const balances = (fields: Record<string, unknown>) =>
  Object.fromEntries(estimateOf(fields).offices.map(({ name, balance }) => [name, balance]));

describe('the offices of a return', () => {
  it('each give back or get their own, and nothing is set off between them', () => {
    expect(balances({ ...buyer, ...withheld })).toEqual({ IRS: -640, Ohio: -188.5, Columbus: 0, Newark: 465 });
    expect(balances({ ...buyer, ...withheld, schoolDistrict: { id: 'newark' }, schoolWithholding: 500 })).toMatchObject(
      {
        'Newark schools': 98.5,
      },
    );
  });

  it('are a range where the town lies among districts that tax, until one is chosen', () => {
    const school = (choice?: object) => {
      const { offices, uncertain, totalWithLocal } = estimateOf({ ...buyer, ...withheld, schoolDistrict: choice });
      const own = offices.find(({ name }) => name.includes('chool'));
      return [own?.tax, own?.taxMost, uncertain, totalWithLocal];
    };
    // 1% of earnings in North Fork, the highest in Licking County.
    expect(school()).toEqual([0, 620, 620, 8_536.5]);
    expect(school({ id: 'newark' })).toEqual([598.5, 598.5, 0, 9_135]);
    expect(school({ percent: 0, base: 'T' })).toEqual([undefined, undefined, 0, 8_536.5]);
    const { uncertain, notes } = estimateOf({ taxpayer: { wages: 62_000 }, homeCity: { id: 'zanesville' } });
    expect([uncertain, notes.at(-1)?.key]).toEqual([0, 'noSchoolDistrict']);
  });

  it('have no balance while what was withheld for them is not entered; 0 is an answer', () => {
    expect(balances(buyer)).toEqual({ IRS: null, Ohio: null, Columbus: null, Newark: null });
    expect(balances({ ...buyer, cityWithholding: 0 })).toMatchObject({ IRS: null, Columbus: 1_550, Newark: 465 });
    expect(balances({ pension: 40_000 })).toEqual({ IRS: null, Ohio: null });
    expect(Object.values(balances({ taxpayer: { selfEmploymentNet: 40_000 } }))).not.toContain(null);
  });

  it('count estimated payments, and what a spouse owes where they work', () => {
    const couple = {
      taxYear: 2026,
      filingStatus: 'mfj',
      taxpayer: { wages: 40_000 },
      spouse: { wages: 30_000 },
      homeCity: { id: 'newark' },
      workCity: { id: 'columbus' },
      spouseWorkCity: { id: 'newark' },
      schoolDistrict: { id: 'heath' },
      cityWithholding: 1_000,
      federalWithholding: 100,
      estimatedPayments: { federal: 400, ohio: 0 },
    };
    const { offices } = estimateOf(couple);
    expect(offices.map(({ name, tax, paid }) => [name, name === 'IRS' || name === 'Ohio' || tax, paid])).toEqual([
      ['IRS', true, 500],
      ['Ohio', true, null],
      ['Columbus', 1_000, 1_000],
      ['Newark', 30_000 * 0.0175 + 40_000 * 0.0075, 0],
    ]);
  });

  it('include a city that was paid without a tax there', () => {
    expect(balances({ taxpayer: { wages: 9_000 }, cityWithholding: 90 })).toMatchObject({ City: -90 });
  });
});

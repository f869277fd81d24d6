import { describe, expect, it } from 'vitest';
import { estimateOf } from './tax-return.ts';

const keys = (fields: Record<string, unknown>) =>
  estimateOf(fields).notes.flatMap(({ key }) => (key === 'leftOut' ? [] : [key]));

describe('the notes of an estimate', () => {
  it('name the credits that are missing from the sums, each where it may apply', () => {
    const missing = (fields: Record<string, unknown>) =>
      estimateOf(fields).notes.find(({ key }) => key === 'leftOut')?.text ?? '';
    expect(missing({ taxYear: 2026, taxpayer: { wages: 40_000 } })).toMatch(
      /marketplace.*repaid in full.*college.*savers/,
    );
    expect(missing({ taxYear: 2025, taxpayer: { wages: 200_000 } })).toMatch(/marketplace health insurance\.$/);
    expect(missing({ taxpayer: { wages: 200_000 }, qualifyingChildren: 1 })).toContain('child or dependent care');
    expect(missing({ taxpayer: { age65: true }, pension: 95_000 })).toBe('');
    expect(missing({ taxpayer: { age65: true }, pension: 95_000, longTermGains: 9_000 })).toMatch(
      /: the tax .*depreciation/,
    );
    expect(missing({})).toBe('');
    // 6.2% of 150,000 and of 100,000, less that of 184,500.
    const twoJobs = { taxYear: 2026, taxpayer: { wages: 250_000 } };
    expect(missing({ ...twoJobs, secondJobWages: 100_000 })).toContain('about $4,061');
    expect(missing(twoJobs)).toMatch(/Social Security .* over \$184,500.*two employers/);
    expect(missing({ taxYear: 2026, taxpayer: { wages: 184_500 } })).not.toContain('Social Security');
  });

  it.each([
    [{ taxpayer: { wages: 70_000 } }],
    [
      {
        filingStatus: 'mfj',
        taxpayer: { wages: 300_000 },
        spouse: { wages: 300_000 },
        itemized: { stateAndLocalTaxes: 30_000, mortgageInterest: 20_000 },
      },
    ],
    [{ taxpayer: { wages: 70_000 }, longTermGains: 40_000 }],
  ])('are empty for %j', (fields) => expect(keys(fields)).toEqual([]));

  it.each([
    ['earnedIncome', { qualifyingChildren: 1, taxpayer: { wages: 20_000 } }],
    ['separate', { filingStatus: 'mfs' }],
    ['household', { filingStatus: 'hoh', taxpayer: { wages: 50_000 } }],
    ['capitalLoss', { longTermGains: -5_000 }],
    ['businessLoss', { taxpayer: { selfEmploymentNet: -5_000 } }],
    ['rent', { rent: 8_000 }],
    ['noSchoolDistrict', { homeCity: { id: 'dresden' } }],
    ['ohio2026', { taxYear: 2026 }],
    ['care', { taxpayer: { wages: 70_000 }, qualifyingChildren: 1, careCosts: 2_000, carePersons: 1 }],
    ['schoolYear', { schoolDistrict: { id: 'newark' } }],
    ['businessIncome', { taxpayer: { wages: 250_000, selfEmploymentNet: 20_000 } }],
  ])('contain %s when it applies', (key, fields) => expect(keys(fields)).toEqual([key]));

  it('name the year of a home city’s credit that is older than two years, and what a place of work takes', () => {
    const at = (homeCity: string) =>
      estimateOf({ taxYear: 2026, taxpayer: { wages: 50_000 }, homeCity, workCity: 'columbus' });
    expect(
      at('cambridge')
        .notes.map(({ text }) => text)
        .join(' '),
    ).toContain('Cambridge for tax paid at work is that of its text of 2017');
    expect(at('cambridge').steps.find(({ key }) => key === 'homeCityTax')!.how).toContain('by its text of 2017');
    expect(at('dresden').notes.map(({ key }) => key)).not.toContain('oldCredit');
  });

  it('say against what a city sets a loss, where there is any of it', () => {
    const cityLoss = (fields: Record<string, unknown>) => keys(fields).includes('cityLoss');
    const loss = { taxpayer: { wages: 50_000, selfEmploymentNet: -5_000 } };
    expect(cityLoss({ ...loss, rent: 9_000, homeCity: { percent: 2 } })).toBe(true);
    expect(cityLoss({ ...loss, rent: 9_000 })).toBe(false);
    expect(cityLoss({ ...loss, homeCity: { percent: 2 } })).toBe(false);
  });

  it('do not mention a fully deducted loss or a place whose taxes are all chosen', () => {
    expect(keys({ longTermGains: -3_000 })).toEqual([]);
    expect(keys({ taxYear: 2026, homeCity: { id: 'dresden' }, schoolDistrict: { id: 'tri-valley' } })).toEqual([
      'ohio2026',
    ]);
  });
});

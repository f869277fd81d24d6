import { describe, expect, it } from 'vitest';
import { allDistricts } from '#shared/tax/facts/local.ts';
import { districtLabel, districtOf, districtOption } from '#shared/tax/school-district.ts';
import { estimateOf } from './tax-return.ts';

describe('the school districts', () => {
  it('have a number where they tax, and say so where they do not', () => {
    for (const district of allDistricts) {
      if (district.percent > 0) expect(district.number, district.name).toMatch(/^\d{4}$/);
      else expect(districtOption(district)).toContain(', no tax (');
    }
    expect(districtOption(districtOf('newark')!)).toBe('Newark, 1% (Licking)');
    expect(districtOption(districtOf('lancaster')!)).toBe('Lancaster, 1.5%, earned income only (Fairfield)');
  });

  it('are found by every name they are shown under, and by id and number', () => {
    expect(new Set(allDistricts.map(({ id }) => id)).size).toBe(allDistricts.length);
    for (const district of allDistricts) {
      expect(districtOf(district.id), district.id).toBe(district);
      expect(districtOf(districtLabel(district)), districtLabel(district)).toBe(district);
      expect(districtOf(district.name.toUpperCase()), district.name).toBe(district);
      if (district.number) expect(districtOf(district.number)).toBe(district);
    }
  });

  it.each(['', 'ne', 'north', 'licking', 'Atlantis', 'city schools', '()', '__proto__', '9'.repeat(5_000), '(((((((('])(
    '%j is no district',
    (text) => expect(districtOf(text)).toBe(undefined),
  );

  it('without an income tax add a line of zero', () => {
    const { local, steps } = estimateOf({ taxpayer: { wages: 50_000 }, schoolDistrict: { id: 'tri-valley' } });
    expect(local.school).toBe(0);
    expect(steps.find(({ key }) => key === 'schoolDistrictTax')?.how).toBe('this district has no income tax');
  });
});

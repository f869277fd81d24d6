import { describe, expect, it } from 'vitest';
import { cityCredits } from '#shared/tax/facts/cities.ts';
import { readCities, readTowns } from '#shared/tax/facts/read-places.ts';
import { paycheck } from '#shared/tax/paycheck.ts';
import { estimateOf } from './tax-return.ts';

/** Home city tax on 50,000 of wages that the work city taxed too. */
function homeTax(home: string, work: string) {
  const { local, uncertain } = estimateOf({
    taxpayer: { wages: 50_000 },
    homeCity: { id: home },
    workCity: { id: work },
    schoolDistrict: { id: 'heath' },
  });
  return [local.homeCity, uncertain];
}

describe('tax where you live on wages that were taxed at work', () => {
  // 1% of 50,000 is 500
  it.each([
    ['dresden', 'zanesville', 250, 'half of the tax at work, counted up to 1%'],
    ['pickerington', 'columbus', 250, 'half a percent'],
    ['newark', 'zanesville', 375, '1%: Form 2023SF'],
    ['coshocton', 'newark', 500, 'half of its rate of 2%'],
    ['cambridge', 'zanesville', 50, 'all of it'],
    ['granville', 'columbus', 375, '0.75%'],
    ['lancaster', 'columbus', 650, '1%'],
    ['parma', 'cleveland', 250, 'up to 2%'],
    ['cleveland', 'parma', 0, 'all of it'],
  ])('%s credits on wages in %s: %d is left, %s', (home, work, left) => {
    const [tax, uncertain] = homeTax(home, work);
    expect(tax).toBeCloseTo(left, 2);
    expect(uncertain).toBe(0);
  });

  it.each([
    ['zanesville', 'newark', 75, 875],
    ['heath', 'newark', 125, 875],
  ])('is a range in %s, whose credit we have not read', (home, work, least, uncertain) => {
    const [tax, more] = homeTax(home, work);
    expect(tax).toBeCloseTo(least, 2);
    expect(more).toBeCloseTo(uncertain, 2);
  });

  // The code says up to the city's rate of 2.5%, the return up to 2%.
  it.each([
    ['lorain', 'cleveland', 0, 250],
    ['lorain', 'lancaster', 100, 150],
  ])('is a range in %s where its sources contradict each other, and says which', (home, work, least, uncertain) => {
    const [tax, more] = homeTax(home, work);
    expect(tax).toBeCloseTo(least, 2);
    expect(more).toBeCloseTo(uncertain, 2);
    const { source } = cityCredits[home]!;
    expect(source.label).toContain('191.08');
    expect(source.label).toContain('return');
  });

  it('is a range for a city given by its rate, and no range once its credit is given', () => {
    const fields = { taxpayer: { wages: 50_000 }, workCity: { id: 'columbus' } };
    const unknown = estimateOf({ ...fields, homeCity: { percent: 2 } });
    expect([unknown.local.homeCity, unknown.uncertain]).toEqual([0, 1_000]);
    expect(unknown.quarterly.setAsideMost - unknown.quarterly.setAside).toBeCloseTo(250, 2);
    const given = estimateOf({ ...fields, homeCity: { percent: 2, creditPercent: 0 } });
    expect([given.local.homeCity, given.uncertain]).toEqual([1_000, 0]);
  });

  it('taxes wages once for who lives and works in the same city, and the profit too', () => {
    const city = { id: 'zanesville' };
    const { local, uncertain } = estimateOf({
      taxpayer: { wages: 50_000, selfEmploymentNet: 10_000 },
      homeCity: city,
      workCity: city,
    });
    expect(local).toMatchObject({ workCity: 1_140, homeCity: 0 });
    expect(uncertain).toBe(0);
  });

  it('names the source of the rate of the chosen city', () => {
    const { steps } = estimateOf({ taxpayer: { wages: 50_000 }, workCity: { id: 'cleveland' } });
    expect(steps.find(({ key }) => key === 'workCityTax')!.source.label).toContain('CCA');
    const spouse = estimateOf({ filingStatus: 'mfj', spouse: { wages: 50_000 }, spouseWorkCity: { id: 'cleveland' } });
    expect(spouse.steps.find(({ key }) => key === 'workCityTax')!.source.label).toContain('CCA');
  });

  it.each([
    ['newark', 3],
    ['columbus', 0],
  ])('says on a paycheck that it may be more: at home in Zanesville, at work in %s', (work, least) => {
    const check = paycheck({
      taxYear: 2026,
      filingStatus: 'single',
      period: 'biweekly',
      gross: 2_000,
      retirement: 0,
      cafeteria: 0,
      children: 0,
      otherDependents: 0,
      extraWithholding: 0,
      yearToDate: 0,
      homeCity: { id: 'zanesville' },
      workCity: { id: work },
    });
    expect(check.home).toMatchObject({ label: 'City tax where you live, at least', amount: least });
    expect(check.home!.how).toContain('up to $38');
  });
});

describe('the files of cities and towns', () => {
  const city = (lines: string) => () => readCities(() => `dover:\n  name: Dover\n${lines}\n`);

  it.each([
    ['  percent: 1.5\n  asOf: 2025', /cities\.yaml:2: dover: .*belong together/],
    ['  percent: 15', /cities\.yaml:3: dover\.percent/],
    [
      '  percent: 1\n  credit:\n    share: 1\n    upTo: 1\n    source: RITA\n    asOf: 2026',
      /cities\.yaml:7: .*no source "RITA"/,
    ],
  ])('fail with file and line: %s', (lines, message) => {
    expect(city(lines)).toThrow(message);
  });

  it('have every town, with the sources that are named', () => {
    const towns =
      'sources: {}\ntowns:\n  dresden:\n    - about: Who collects\n      text: RITA.\n      source: rita\n      asOf: 2026\n';
    expect(() => readTowns(() => towns)).toThrow(/towns\.yaml:6: .*no source "rita"/);
    expect(() => readTowns(() => towns)).toThrow(/towns\.newark: /);
  });
});

import { describe, expect, it } from 'vitest';
import { parseTaxInput } from '#shared/tax/input.ts';
import { estimateOf } from './tax-return.ts';

/** What each office of a return taxes, in dollars. */
const offices = (fields: Record<string, unknown>) =>
  Object.fromEntries(estimateOf(fields).offices.map(({ name, tax }) => [name, tax]));
const note = (fields: Record<string, unknown>) => estimateOf(fields).notes.find(({ key }) => key === 'move')?.text;

const teacher = {
  taxYear: 2026,
  taxpayer: { age65: true },
  pension: 48_000,
  homeCity: 'newark',
  schoolDistrict: 'newark',
  move: { date: '2026-05-15', homeCity: 'pickerington', schoolDistrict: 'pickerington' },
};
const worker = {
  taxYear: 2026,
  taxpayer: { wages: 60_000 },
  workCity: 'columbus',
  homeCity: 'dresden',
  schoolDistrict: 'tri-valley',
  move: { date: '2026-07-01', homeCity: 'columbus', schoolDistrict: 'columbus-city' },
};

describe('a move within Ohio', () => {
  it('divides the school district tax of a retired teacher by days, less one senior credit for the year’s return', () => {
    // 48,000 less one exemption of 2,150, at 1% each: 134 of 365 days 168.33, 231 days 290.17. RC 5748.06: 50 for each
    // return, and one SD 100 lists both districts.
    expect(offices(teacher)).toMatchObject({ 'Pickerington schools': 118.33, 'Newark schools': 290.17 });
    expect(estimateOf(teacher).local).toMatchObject({ school: 408.5, city: 0, total: 408.5 });
    const { move, ...stayed } = teacher;
    expect(estimateOf(teacher).total).toBe(estimateOf(stayed).total);
    const steps = estimateOf(teacher).steps.filter(({ key }) => key.startsWith('schoolDistrictTax'));
    expect(steps.map(({ label, amount }) => [label, amount])).toEqual([
      ['Pickerington schools, Jan 1 to May 14, 134 days', 118.33],
      ['Newark schools, May 15 to Dec 31, 231 days', 290.17],
      ['School district tax', 408.5],
    ]);
    expect(steps.map(({ how }) => /senior credit.*/.exec(how)?.[0])).toEqual([
      'senior credit, one for the year’s return, $50',
      undefined,
      undefined,
    ]);
    expect(note(teacher)).toMatch(
      /The IT 1040 asks for one district: its booklet says which; until 2021 it was the one where most of the income was earned\.$/,
    );
  });

  it('takes what the first school district leaves of the senior credit from the next one, and no more', () => {
    // A couple's 48,000 less two exemptions of 2,150: 43,700 at 1% for 226 of 365 days 270.58, at 0.75% for 139 days 124.81.
    const couple = {
      ...{
        ...teacher,
        filingStatus: 'mfj',
        spouse: { age65: true },
        homeCity: undefined,
        schoolDistrict: 'canal-winchester',
      },
      move: { date: '2026-08-15', homeCity: 'pickerington', schoolDistrict: 'pickerington' },
    };
    expect(offices(couple)).toMatchObject({ 'Pickerington schools': 220.58, 'Canal Winchester schools': 124.81 });
    expect(estimateOf(couple).local.school).toBe(345.4);
    // 9 days there: 10.78 of the 50, so 39.22 are left for 43,700 at 0.75% for 356 days, 319.67.
    const early = { ...couple, move: { ...couple.move, date: '2026-01-10' } };
    expect(offices(early)['Canal Winchester schools']).toBe(280.44);
    expect(estimateOf(early).local.school).toBe(280.44);
    // From a district without the tax.
    const untaxed = { ...couple, move: { date: '2026-08-15', homeCity: 'columbus', schoolDistrict: 'columbus-city' } };
    expect(estimateOf(untaxed).local.school).toBe(74.81);
  });

  it('taxes the wages of each part of the year in its city, less the credit for tax paid at work', () => {
    // Columbus 2.5% of 60,000, and no more at home there; Dresden 1% for 184 days, half of the tax at work off.
    expect(offices(worker)).toMatchObject({ Columbus: 1_500, Dresden: 151.23 });
    const lancaster = {
      ...{ ...worker, taxpayer: { wages: 50_000 }, homeCity: 'lancaster', schoolDistrict: 'lancaster' },
      move: { date: '2026-04-01', homeCity: 'pickerington', schoolDistrict: 'pickerington' },
    };
    expect(offices(lancaster)).toMatchObject({
      // 0.5% for 90 days, 1.3% for 275.
      ...{ Columbus: 1_250, Pickerington: 61.64, Lancaster: 489.73 },
      // 1% of 47,850 for 90 days, 1.5% of 50,000 for 275.
      ...{ 'Pickerington schools': 117.99, 'Lancaster schools': 565.07 },
    });
    const paid = estimateOf({ ...lancaster, schoolWithholding: 500 }).offices;
    expect(paid.filter(({ withheldIn }) => withheldIn === 'schoolWithholding').map(({ balance }) => balance)).toEqual([
      0, 183.06,
    ]);
    // A business is taxed where it earns, and by each home for its days.
    const owner = { ...worker, taxpayer: { selfEmploymentNet: 36_500 }, workCity: undefined };
    expect(offices(owner)).toMatchObject({ Columbus: 452.5, Dresden: 184 });
  });

  it('asks for no parts of the tax of the city moved to, unless one lived there on January 1', () => {
    const owner = { ...worker, taxpayer: { selfEmploymentNet: 73_000 }, workCity: undefined };
    const parts = (fields: object) =>
      estimateOf({ ...owner, ...fields }).quarterly.cities.map(({ name, needed }) => [name, needed]);
    expect(parts({})).toEqual([
      ['Columbus', true],
      ['Dresden', false],
    ]);
    expect(parts({ move: { ...worker.move, date: '2026-01-01' } })).toEqual([['Dresden', true]]);
    expect(parts({ move: { ...worker.move, homeCity: 'dresden' } })).toEqual([['Dresden', true]]);
  });

  it('is one return of the whole year where the school district stays the same', () => {
    const within = { ...teacher, move: { date: '2026-05-15', schoolDistrict: 'newark' } };
    expect(estimateOf(within).local.school).toBe(408.5);
    expect(estimateOf({ ...teacher, move: { ...teacher.move, date: '2026-01-01' } }).local.school).toBe(408.5);
  });

  it('is a range where a district or a credit is not known', () => {
    const { move, ...now } = teacher;
    const open = estimateOf({ ...now, move: { date: move.date, homeCity: 'newark' } });
    expect([open.local.school, open.uncertain]).toEqual([240.17, 168.33]);
    const heath = estimateOf({ ...worker, move: { ...worker.move, homeCity: 'heath' } });
    // 2% of 60,000 for 181 days, with a credit of all or nothing.
    expect([heath.local.homeCity, heath.uncertain]).toEqual([151.23, 595.07]);
  });

  it.each([
    [{ homeCity: 'newark' }, 'move.date'],
    [{ date: '2025-05-15' }, 'move.date'],
    [{ date: '2026-02-30' }, 'move.date'],
    [{ date: '2026-05-15', homeCity: 'nowhere' }, 'move.homeCity'],
    [{ date: '2026-05-15', state: 'WV' }, 'move.state'],
  ])('of %j is refused with the field that is wrong', (move, field) => {
    const parsed = parseTaxInput({ ...teacher, filingStatus: 'single', move });
    expect(parsed.ok ? [] : Object.keys(parsed.errors)).toEqual([field]);
  });
});

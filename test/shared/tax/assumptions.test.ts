import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assumptions } from '#shared/tax/assumptions.ts';
import { taxBurden } from '#shared/tax/estimate.ts';
import { allCities } from '#shared/tax/facts/cities.ts';
import { allDistricts } from '#shared/tax/facts/local.ts';
import { FILING_STATUSES, TAX_YEARS, type TaxInput } from '#shared/tax/types.ts';
import { calculatorForm } from '#views/pages/tools/tax-calculator/form.ts';
import { estimateOf, taxInput } from './tax-return.ts';

const named = (fields: Record<string, unknown>) =>
  assumptions(taxInput(fields)).flatMap(({ field, text, other }) =>
    other ? [{ field, text, answer: other.answer, change: Math.round(other.change) }] : [],
  );

describe('what an estimate takes for granted', () => {
  it('is first of all the age of a retired couple, with what it changes', () => {
    const couple = {
      taxYear: 2026,
      filingStatus: 'mfj',
      pension: 42_000,
      socialSecurity: 38_000,
      homeCity: { id: 'pickerington' },
      schoolDistrict: { id: 'pickerington' },
    };
    const older = { ...couple, taxpayer: { age65: true }, spouse: { age65: true } };
    const change = Math.round(estimateOf(older).totalWithLocal - estimateOf(couple).totalWithLocal);
    expect(change).toBe(2_224 - 3_963);
    expect(named(couple)[0]).toEqual({
      field: 'taxpayer.age65',
      text: 'both under 65',
      answer: 'both 65 or older',
      change,
    });
    expect(named(older).map(({ field }) => field)).not.toContain('taxpayer.age65');
    expect(named(older).map(({ field }) => field)).not.toContain('qualifyingChildren');
    expect(named({ ...couple, taxpayer: { age65: true } })[0]).toMatchObject({
      field: 'spouse.age65',
      text: 'your spouse under 65',
    });
  });

  it('of a retired couple is last of what it names a child or a military pension, beside pay that is likely', () => {
    const couple = {
      taxYear: 2026,
      filingStatus: 'mfj',
      taxpayer: { age65: true },
      spouse: { wages: 18_000, selfEmploymentNet: 6_000 },
      ...{ pension: 52_000, socialSecurity: 6_000, rent: 1_200, interest: 400 },
      ...{
        homeCity: { id: 'coshocton' },
        schoolDistrict: { id: 'coshocton-city' },
        spouseWorkCity: { id: 'coshocton' },
      },
    };
    expect(named(couple).map(({ field }) => field)).toEqual([
      ...['spouse.age65', 'move.date', 'spouse.healthPremiums', 'spouse.planContributions'],
      ...['spouse.ownerWages', 'spouse.cityWages'],
      ...['qualifyingChildren', 'otherDependents', 'militaryRetirement'],
    ]);
    const young = { taxYear: 2026, taxpayer: { wages: 60_000 }, pension: 24_000 };
    const asked = named(young).map(({ field }) => field);
    expect(asked.indexOf('militaryRetirement')).toBeLessThan(asked.indexOf('qualifyingChildren'));
  });

  it.each([45_000, 160_000])(
    'names a child of somebody with pay of %i before the cities, by what it may change at most',
    (wages) => {
      const fields = named({ taxYear: 2026, taxpayer: { wages } }).map(({ field }) => field);
      expect(fields.indexOf('qualifyingChildren')).toBe(0);
      expect(fields).toEqual(expect.arrayContaining(['homeCity', 'workCity', 'schoolDistrict']));
    },
  );

  it('is first of all that a worker with the credit without children is 25 to 64, and nobody’s dependent', () => {
    const worker = { taxYear: 2026, taxpayer: { wages: 9_000 } };
    expect(named(worker).slice(0, 2)).toEqual([
      { field: 'under25', text: '25 to 64', answer: 'under 25', change: 664 },
      { field: 'claimedAsDependent', text: 'nobody can claim you', answer: 'somebody can', change: 664 },
    ]);
    const fields = (more: object) => named({ ...worker, ...more }).map(({ field }) => field);
    expect(fields({ taxpayer: { wages: 15_000 } })[0]).toBe('under25');
    expect(fields({ under25: true })[0]).not.toBe('under25');
    for (const more of [{ qualifyingChildren: 1 }, { taxpayer: { wages: 30_000 } }])
      expect(fields(more)).not.toEqual(expect.arrayContaining(['under25', 'claimedAsDependent']));
    expect(fields({ claimedAsDependent: true, workCity: 'newark' })).toContain('under18');
    expect(fields({ workCity: 'newark' })).not.toContain('under18');
  });

  it('is that a business is all that somebody works for, with what the profit costs beside a job', () => {
    const side = { taxYear: 2026, taxpayer: { selfEmploymentNet: 3_900 } };
    expect(estimateOf(side).totalWithLocal).toBe(273.78);
    // Federal tax of 899 on the profit beside pay of 40,000.
    expect(named(side)).toContainEqual({
      ...{ field: 'taxpayer.wages', text: 'no pay from a job' },
      ...{ answer: 'beside a job of $40,000, the profit costs', change: 625 },
    });
    expect(assumptions(taxInput(side)).filter(({ field }) => field === 'taxpayer.wages')).toHaveLength(1);
    const employed = { ...side, taxpayer: { wages: 30_000, selfEmploymentNet: 3_900 } };
    expect(named(employed).map(({ field }) => field)).not.toContain('taxpayer.wages');
  });

  it('is where a business earns, until it is said', () => {
    const owner = { taxpayer: { selfEmploymentNet: 90_000 }, homeCity: { id: 'dresden' } };
    const text = (fields: object) => named({ ...owner, ...fields }).find(({ field }) => field === 'businessCity')?.text;
    expect(text({})).toBe('your business earns where you live');
    expect(text({ homeCity: undefined })).toBe('your business earns in a township');
    expect(text({ workCity: { id: 'columbus' } })).toBe('your business earns where you work');
    expect(text({ businessCity: { id: 'columbus' } })).toBe(undefined);
  });

  it('is first of all, beside a job in another city, that a business earns where the job is, with what it costs at home', () => {
    const cleaner = {
      ...{ taxYear: 2026, filingStatus: 'mfj', homeCity: { id: 'newark' }, workCity: { id: 'columbus' } },
      ...{ taxpayer: { wages: 62_000, selfEmploymentNet: 18_000 }, spouse: { wages: 28_000 } },
    };
    // In Columbus 2.5% of 18,000 more than at home, for which Newark takes 1% off.
    expect(named(cleaner)[0]).toEqual({
      ...{ field: 'businessCity', text: 'your business earns where you work' },
      ...{ answer: 'at home', change: -270 },
    });
    const swapped = { taxpayer: cleaner.spouse, spouse: cleaner.taxpayer, spouseWorkCity: { id: 'columbus' } };
    expect(named({ ...cleaner, ...swapped, workCity: undefined })[0]!.field).toBe('spouseBusinessCity');
    expect(named({ ...cleaner, workCity: { id: 'newark' } })[0]!.field).not.toBe('businessCity');
  });

  it('is where a rented house stands, until it is said', () => {
    const landlord = { rent: 30_000, homeCity: { id: 'dresden' } };
    const text = (fields: object) => named({ ...landlord, ...fields }).find(({ field }) => field === 'rentCity')?.text;
    expect(text({})).toBe('the rented house is where you live');
    expect(text({ homeCity: undefined })).toBe('the rented house is in a township');
    expect(text({ rentCity: { id: 'columbus' } })).toBe(undefined);
  });

  it('is that one did not move, and after a move where one came from', () => {
    const home = { taxpayer: { wages: 60_000 }, homeCity: { id: 'dresden' }, schoolDistrict: { id: 'tri-valley' } };
    const fields = (more: object) => named({ ...home, ...more }).map(({ field }) => field);
    expect(fields({})).toContain('move.date');
    const open = fields({ move: { date: '2025-06-01' } });
    expect(open).toEqual(expect.arrayContaining(['move.homeCity', 'move.schoolDistrict']));
    expect(open).not.toContain('move.date');
    // One return of the whole year has one senior credit: 1.75% of 17,966 for 134 days, 50 more than from another district.
    const senior = { taxpayer: { age65: true }, pension: 17_967, schoolDistrict: { id: 'liberty-union-thurston' } };
    expect(named({ ...senior, move: { date: '2025-05-15' } }).map(({ field }) => field)).toContain(
      'move.schoolDistrict',
    );
    const moved = { date: '2025-06-01', homeCity: { id: 'newark' }, schoolDistrict: { id: 'newark' } };
    expect(fields({ move: moved }).filter((field) => field.startsWith('move'))).toEqual([]);
  });

  it('asks a W-2 couple about neither sight nor a company of their own before the rest, and an owner about the company', () => {
    const couple = { filingStatus: 'mfj', taxpayer: { wages: 62_000 }, spouse: { wages: 48_000 } };
    const owner = { taxpayer: { wages: 60_000, selfEmploymentNet: 20_000 } };
    expect(named(couple).map(({ field }) => field)).not.toContain('taxpayer.ownerWages');
    expect(named(owner).map(({ field }) => field)).toContain('taxpayer.ownerWages');
    const texts = assumptions(taxInput(couple)).map(({ text }) => text);
    expect(texts).toEqual(
      expect.arrayContaining(['neither of you is blind', 'none of your spouse’s pay is from their own company']),
    );
    expect(named({ taxpayer: { wages: 60_000 } }).map(({ text }) => text)).not.toContain('single');
    expect(named({ taxpayer: { wages: 60_000 }, qualifyingChildren: 1 })).toContainEqual(
      expect.objectContaining({ text: 'single', answer: 'head of household' }),
    );
  });

  it('names the amounts that count as none, of those that are entered in part the rest', () => {
    const texts = (fields: Record<string, unknown>) =>
      assumptions(taxInput(fields)).flatMap(({ text, other }) => (other === null ? [text] : []));
    expect(texts({ taxpayer: { wages: 50_000 } })).toContain('no pension');
    expect(texts({ pension: 9_000, interest: 20 })).toEqual(
      expect.arrayContaining(['no wages', 'no Social Security', 'no other interest, dividends or gains']),
    );
    expect(texts({ pension: 9_000 })).not.toContain('no pension');
    // A partner's share is self-employment earnings.
    const couple = assumptions(taxInput({ filingStatus: 'mfj', pension: 9_000 }));
    const fieldsOf = (words: RegExp) => couple.filter(({ text }) => words.test(text)).flatMap(({ fields }) => fields);
    expect(fieldsOf(/partner/)).toEqual([
      ...['taxpayer.selfEmploymentNet', 'spouse.wages', 'spouse.selfEmploymentNet'],
    ]);
    expect(fieldsOf(/S corporation/)).toEqual(['taxpayer.passThroughIncome', 'spouse.passThroughIncome']);
  });

  it('leaves out nothing that would change the tax of a household by more than $100', () => {
    fc.assert(
      fc.property(household, (input) => {
        const known = new Set(assumptions(input).flatMap(({ fields }) => fields));
        const before = taxBurden(input);
        for (const [field, answers] of Object.entries(otherAnswers(input))) {
          if (known.has(field) || isAnswered(input, field)) continue;
          for (const answer of answers) {
            const change = taxBurden(withAnswer(input, field, answer)) - before;
            expect(Math.abs(change), `${field} ${JSON.stringify(answer)}`).toBeLessThanOrEqual(100.001);
          }
        }
      }),
      { numRuns: 2_000 },
    );
  }, 300_000);

  it('covers every field of the form that changes the tax', () => {
    const paid = /Withholding$|^estimatedPayments|^lastYear|^taxYear$|\.(percent|base)$/;
    const names = calculatorForm.fields.map(({ name }) => name);
    expect(names.filter((name) => !paid.test(name)).toSorted()).toEqual(
      Object.keys(otherAnswers(taxInput({ filingStatus: 'mfj' }))).toSorted(),
    );
  });
});

const amount = (most: number) => fc.oneof(fc.constant(0), fc.integer({ min: 1, max: most }));
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const city = maybe(
  fc.oneof(fc.constantFrom(...allCities.map(({ id }) => ({ id }))), fc.constantFrom({ percent: 1.5 }, { percent: 0 })),
);
const district = maybe(fc.constantFrom(...allDistricts.map(({ id }) => ({ id }))));
const person = fc.record({
  wages: amount(150_000),
  selfEmploymentNet: amount(90_000),
  age65: fc.boolean(),
  blind: fc.boolean(),
});
const household = fc
  .record({
    taxYear: fc.constantFrom(...TAX_YEARS),
    filingStatus: fc.constantFrom(...FILING_STATUSES),
    taxpayer: person,
    spouse: person,
    pension: amount(80_000),
    spousePension: amount(40_000),
    socialSecurity: amount(50_000),
    interest: amount(20_000),
    rent: amount(40_000),
    qualifyingChildren: fc.integer({ min: 0, max: 3 }),
    otherDependents: fc.integer({ min: 0, max: 3 }),
    olderChildren: maybe(fc.integer({ min: 0, max: 3 })),
    early: maybe(fc.constantFrom(0, 0.5, 1)),
    under25: fc.boolean(),
    claimed: fc.boolean(),
    under18: fc.boolean(),
    homeCity: city,
    workCity: city,
    businessCity: city,
    rentCity: city,
    spouseWorkCity: city,
    spouseBusinessCity: city,
    schoolDistrict: district,
    move: maybe(
      fc.record({ day: fc.constantFrom('01-02', '05-15', '12-31'), homeCity: city, schoolDistrict: district }),
    ),
  })
  .map(({ spouse, spousePension, spouseWorkCity, spouseBusinessCity, move, claimed, early, ...rest }) => {
    const moved = move && {
      ...{ date: `${rest.taxYear}-${move.day}`, homeCity: move.homeCity, schoolDistrict: move.schoolDistrict },
    };
    const fields = {
      ...rest,
      move: moved,
      claimedAsDependent: claimed && canBeClaimed(rest),
      olderChildren: rest.olderChildren && Math.min(rest.olderChildren, rest.otherDependents),
      earlyPayouts: early === undefined ? undefined : early * rest.pension,
    };
    return taxInput(
      fields.filingStatus === 'mfj'
        ? { ...fields, spouse, spousePension, spouseWorkCity, spouseBusinessCity }
        : { ...fields },
    );
  });

/** Somebody without dependents and without a spouse on the return. */
function canBeClaimed(input: Pick<TaxInput, 'filingStatus' | 'qualifyingChildren' | 'otherDependents'>): boolean {
  return ['single', 'mfs'].includes(input.filingStatus) && input.qualifyingChildren + input.otherDependents === 0;
}

/** What may be answered to each question about a household, by field. */
function otherAnswers(input: TaxInput): Record<string, readonly unknown[]> {
  const cities = allCities.map(({ id }) => ({ id }));
  const any = [1_000, 20_000];
  const wagesOf = (who: 'taxpayer' | 'spouse') => input[who]?.wages ?? 0;
  const ownDeductions = (who: 'taxpayer' | 'spouse') => {
    const profit = Math.max(0, input[who]?.selfEmploymentNet ?? 0);
    const answers = profit > 0 ? [Math.min(6_000, profit)] : [];
    return { [`${who}.healthPremiums`]: answers, [`${who}.planContributions`]: answers };
  };
  const sums = [
    ...['pension', 'socialSecurity', 'unemployment', 'rent', 'interest', 'qualifiedDividends', 'nonqualifiedDividends'],
    ...['longTermGains', 'shortTermGains', 'deductibleAdjustments', 'itemized.mortgageInterest', 'charityCash'],
    ...['itemized.stateAndLocalTaxes', 'carLoanInterest', 'qualifiedTips', 'qualifiedOvertime'],
    ...['taxpayer.wages', 'taxpayer.selfEmploymentNet', 'taxpayer.passThroughIncome'],
  ];
  const spouses = ['spouse.wages', 'spouse.selfEmploymentNet', 'spouse.passThroughIncome', 'spousePension'];
  return {
    ...Object.fromEntries(sums.map((field) => [field, any])),
    // The first field shows it, and asks for it where there are dependents.
    filingStatus: input.qualifyingChildren + input.otherDependents > 0 ? ['hoh'] : [],
    'taxpayer.age65': [true],
    'taxpayer.blind': [true],
    under25: [true],
    claimedAsDependent: canBeClaimed(input) ? [true] : [],
    under18: input.claimedAsDependent ? [true] : [],
    'taxpayer.cityWages': wagesOf('taxpayer') > 0 ? [wagesOf('taxpayer') + 10_000] : [],
    'taxpayer.ownerWages': [wagesOf('taxpayer')],
    ...ownDeductions('taxpayer'),
    careCosts: input.qualifyingChildren + input.otherDependents > 0 ? [3_000] : [],
    carePersons: [],
    businessTips: [input.qualifiedTips ?? 0],
    secondJobWages: [],
    secondWorkCity: [],
    businessWagesPaid: [5_000, 1_000_000],
    militaryRetirement: [input.pension],
    federalBondInterest: [input.interest],
    qualifyingChildren: input.claimedAsDependent ? [] : [1, 2, 3, 4],
    otherDependents: input.claimedAsDependent ? [] : [1, 2, 3, 4],
    olderChildren: [1, 2, 3].filter((count) => count <= input.otherDependents),
    earlyPayouts: [1_000, Number.POSITIVE_INFINITY].map((most) => Math.min(most, earlyMost(input))),
    schoolDistrict: allDistricts.map(({ id }) => ({ id })),
    homeCity: cities,
    workCity: cities,
    businessCity: [...cities, { percent: 0 }],
    rentCity: cities,
    // Where the ordinance is known, it has been answered.
    'homeCity.creditPercent': input.homeCity && 'percent' in input.homeCity ? [0, 0.5] : [],
    'move.date': input.move ? [] : [`${input.taxYear}-07-01`, `${input.taxYear}-12-31`],
    'move.homeCity': input.move ? cities : [],
    'move.schoolDistrict': input.move ? allDistricts.map(({ id }) => ({ id })) : [],
    'move.homeCity.creditPercent': input.move?.homeCity && 'percent' in input.move.homeCity ? [0, 0.5] : [],
    ...(input.filingStatus === 'mfj' && {
      ...Object.fromEntries(spouses.map((field) => [field, any])),
      'spouse.age65': [true],
      'spouse.blind': [true],
      'spouse.cityWages': wagesOf('spouse') > 0 ? [wagesOf('spouse') + 10_000] : [],
      'spouse.ownerWages': [wagesOf('spouse')],
      ...ownDeductions('spouse'),
      spouseMilitaryRetirement: [input.spousePension ?? 0],
      spouseWorkCity: cities,
      spouseBusinessCity: [...cities, { percent: 0 }],
    }),
  };
}

/** Of the pensions of those who may be under 59½, all but military retirement pay. */
function earlyMost(input: TaxInput): number {
  const { pension, spousePension = 0, militaryRetirement = 0, spouseMilitaryRetirement = 0, taxpayer, spouse } = input;
  return (
    (taxpayer.age65 ? 0 : pension - militaryRetirement) + (spouse?.age65 ? 0 : spousePension - spouseMilitaryRetirement)
  );
}

type Nested = { readonly [key: string]: unknown };

function isAnswered(input: TaxInput, path: string): boolean {
  if (path === 'filingStatus') return input.filingStatus !== 'single';
  if (path === 'olderChildren' || path === 'earlyPayouts') return input[path] !== undefined;
  return Boolean(path.split('.').reduce<unknown>((value, key) => (value as Nested | undefined)?.[key], input));
}

function withAnswer<T extends object>(input: T, path: string, answer: unknown): T {
  const [first, ...rest] = path.split('.') as [keyof T, ...string[]];
  const value = rest.length > 0 ? withAnswer((input[first] ?? {}) as Nested, rest.join('.'), answer) : answer;
  return { ...input, [first]: value };
}

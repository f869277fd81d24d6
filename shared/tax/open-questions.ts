import { allCities } from './facts/cities.ts';
import { federal } from './facts/federal.ts';
import { allDistricts, type SchoolDistrict, taxingDistrictsOf } from './facts/local.ts';
import { cityOf, cityTax, homes } from './rules/local-tax.ts';
import {
  type CityChoice,
  emptyPerson,
  filers,
  type Move,
  type Person,
  type SchoolDistrictChoice,
  type TaxInput,
} from './types.ts';

type Try = { answer: string; input: TaxInput };
/** A question about a return that no entry answers. */
export type Question = {
  /** Dotted paths, first that of the field to lead to. */
  fields: readonly string[];
  text: string;
  tries: readonly Try[];
  /** Whether what is entered suggests that it may be otherwise; `most` comes before all others, `least` after them. */
  likely?: boolean | 'most' | 'least';
  /** How the try to name is chosen: the first that counts, or the one that changes most, which stands for all. */
  named?: 'first' | 'most';
};
type Who = 'taxpayer' | 'spouse';

/** The questions about a return that no entry answers, with other answers than the one that counts, to be tried. */
export function questions(input: TaxInput): Question[] {
  const people: Who[] = input.filingStatus === 'mfj' ? ['taxpayer', 'spouse'] : ['taxpayer'];
  const rents = (input.rent ?? 0) > 0;
  const earns = rents || filers(input).some(({ wages, selfEmploymentNet }) => wages > 0 || selfEmploymentNet > 0);
  const house = `the rented house is ${input.homeCity ? 'where you live' : 'in a township'}`;
  return [
    ...ageOrClaim(input),
    ...ageOrSight(input, people, 'age65'),
    ...(earns && !input.homeCity
      ? [dearest('homeCity', 'you live in a township', (homeCity) => ({ ...input, homeCity }))]
      : []),
    ...moves(input, earns),
    ...people.flatMap((who) => [...places(input, who), ...partsOfPay(input, who), ...military(input, who)]),
    ...(rents && !input.rentCity ? [dearest('rentCity', house, (rentCity) => ({ ...input, rentCity }))] : []),
    ...creditAtHome(input),
    ...schools(input, '', (schoolDistrict) => ({ ...input, schoolDistrict }), input.move?.schoolDistrict),
    ...statuses(input),
    ...dependents(input, 'qualifyingChildren', ['no children under 17', 'child', 'children']),
    ...dependents(input, 'otherDependents', ['no other dependents', 'dependent', 'dependents']),
    ...ageOrSight(input, people, 'blind'),
    ...wagesPaid(input),
    ...(input.interest > 0 && !input.federalBondInterest
      ? [
          {
            fields: ['federalBondInterest'],
            text: 'no interest of U.S. bonds',
            tries: [{ answer: 'all of it', input: { ...input, federalBondInterest: input.interest } }],
          },
        ]
      : []),
  ];
}

/** Whether somebody is so young that a credit, a deduction or a tax is another one, or can be claimed by others. */
function ageOrClaim(input: TaxInput): Question[] {
  const { filingStatus, taxpayer, pension, socialSecurity, under18, claimedAsDependent } = input;
  const ask = (
    field: 'under25' | 'under18' | 'claimedAsDependent',
    text: string,
    answer: string,
    likely = true,
  ): Question => ({
    ...{ fields: [field], text, likely: likely && 'most' },
    tries: [{ answer, input: { ...input, [field]: true } }],
  });
  const isAlone = ['single', 'mfs'].includes(filingStatus) && input.qualifyingChildren + input.otherDependents === 0;
  const seemsClaimed =
    pension + socialSecurity === 0 && taxpayer.wages < federal[input.taxYear].standardDeduction.value[filingStatus];
  const oneOf = filingStatus === 'mfj' ? 'one of you ' : '';
  return [
    ...(input.under25 || under18 ? [] : [ask('under25', `${oneOf}25 to 64`, 'under 25')]),
    ...(claimedAsDependent || !isAlone
      ? []
      : [ask('claimedAsDependent', 'nobody can claim you', 'somebody can', seemsClaimed)]),
    ...(claimedAsDependent && !under18 ? [ask('under18', '18 or older', 'under 18')] : []),
  ];
}

function personOf(input: TaxInput, who: Who): Person {
  return input[who] ?? emptyPerson;
}

function withPerson(input: TaxInput, who: Who, part: Partial<Person>): TaxInput {
  return { ...input, [who]: { ...personOf(input, who), ...part } };
}

function ageOrSight(input: TaxInput, people: readonly Who[], flag: 'age65' | 'blind'): Question[] {
  const open = people.filter((who) => !personOf(input, who)[flag]);
  const [first] = open;
  if (!first) return [];
  const isBlind = flag === 'blind';
  const yes = isBlind ? 'blind' : '65 or older';
  const of = (who: Who) => ({ answer: yes, input: withPerson(input, who, { [flag]: true }) });
  const both = open.reduce((changed, who) => withPerson(changed, who, { [flag]: true }), input);
  const [whose, are] =
    open.length === 2
      ? ['both ', 'neither of you is']
      : first === 'spouse'
        ? ['your spouse ', 'your spouse is not']
        : [people.length === 1 ? '' : 'you ', 'you are not'];
  return [
    {
      fields: open.map((who) => `${who}.${flag}`),
      text: isBlind ? `${are} blind` : `${whose}under 65`,
      tries: open.length === 2 ? [{ answer: `both ${yes}`, input: both }, ...open.map(of)] : open.map(of),
      likely: isBlind ? 'least' : input.socialSecurity + input.pension + (input.spousePension ?? 0) > 0,
      named: 'first',
    },
  ];
}

/** Of the cities of the list, the one that takes most. */
function dearest(field: string, text: string, at: (city: CityChoice) => TaxInput): Question {
  const taxOf = (tried: TaxInput) => {
    const { work, homes: taxes } = cityTax(tried);
    return taxes.reduce((sum, { amount }) => sum + amount, work.amount);
  };
  const tried = allCities.map(({ id }) => at({ id }));
  const taxes = tried.map(taxOf);
  const most = tried[taxes.indexOf(Math.max(...taxes))]!;
  return { fields: [field], text, tries: [{ answer: 'in a city', input: most }], likely: true, named: 'most' };
}

/** Where one filer works and has the business. */
function places(input: TaxInput, who: Who): Question[] {
  const own = who === 'taxpayer';
  const { wages, selfEmploymentNet } = personOf(input, who);
  const [workField, businessField] = own
    ? (['workCity', 'businessCity'] as const)
    : (['spouseWorkCity', 'spouseBusinessCity'] as const);
  const [work, business] = [input[workField], input[businessField]];
  const hasProfit = selfEmploymentNet > 0 && !business;
  const asked: Question[] = [];
  if (!work && (wages > 0 || hasProfit)) {
    const text = `${own ? 'you work' : 'your spouse works'} in no ${input.homeCity ? 'other ' : ''}city`;
    asked.push(dearest(workField, text, (city) => ({ ...input, [workField]: city })));
  }
  if (hasProfit) {
    const where = work
      ? own
        ? 'where you work'
        : 'where they work'
      : input.homeCity
        ? 'where you live'
        : 'in a township';
    const text = `${own ? 'your' : 'your spouse’s'} business earns ${where}`;
    const question = dearest(businessField, text, (city) => ({ ...input, [businessField]: city }));
    const none = { answer: 'in no other city', input: { ...input, [businessField]: { percent: 0 } } };
    asked.push({ ...question, tries: work ? [...question.tries, none] : question.tries });
  }
  return asked;
}

/** A part of one filer's pay that the law treats otherwise. */
function partsOfPay(input: TaxInput, who: Who): Question[] {
  const { wages, cityWages, ownerWages } = personOf(input, who);
  const [whose, own] = who === 'taxpayer' ? ['your', 'your own'] : ['your spouse’s', 'their own'];
  const asked: Question[] = [];
  const ask = (field: string, text: string, answer: string, part: Partial<Person>, likely: Question['likely']) =>
    asked.push({ fields: [`${who}.${field}`], text, tries: [{ answer, input: withPerson(input, who, part) }], likely });
  if (wages > 0 && cityWages === undefined) {
    const cut = { cityWages: wages + 10_000 };
    ask('cityWages', `nothing of ${whose} pay goes into a 401(k)`, '$10,000 of it', cut, false);
  }
  if (wages > 0 && !ownerWages) {
    const likely = profitOf(input) > 0 ? false : 'least';
    ask('ownerWages', `none of ${whose} pay is from ${own} company`, 'all of it', { ownerWages: wages }, likely);
  }
  return asked;
}

function profitOf(input: TaxInput): number {
  return filers(input).reduce(
    (sum, { selfEmploymentNet, passThroughIncome = 0 }) =>
      sum + Math.max(0, selfEmploymentNet) + Math.max(0, passThroughIncome),
    0,
  );
}

/** For the limit of the business income deduction. */
function wagesPaid(input: TaxInput): Question[] {
  const profit = profitOf(input);
  if (profit === 0 || input.businessWagesPaid) return [];
  const tries = [{ answer: 'enough of them', input: { ...input, businessWagesPaid: 10 * profit } }];
  return [{ fields: ['businessWagesPaid'], text: 'the business pays no wages', tries }];
}

function military(input: TaxInput, who: Who): Question[] {
  const [pension, field] =
    who === 'taxpayer'
      ? ([input.pension, 'militaryRetirement'] as const)
      : ([input.spousePension ?? 0, 'spouseMilitaryRetirement'] as const);
  if (pension === 0 || input[field]) return [];
  const text = who === 'taxpayer' ? 'no military pension' : 'no military pension of your spouse';
  return [
    { fields: [field], text, tries: [{ answer: 'all of it', input: { ...input, [field]: pension } }], likely: true },
  ];
}

/**
 * Whether one moved: at most the whole year is taxed as in the other place, which has no tax or the most. After a move, where
 * it was.
 */
function moves(input: TaxInput, earns: boolean): Question[] {
  const { taxYear, move, homeCity, schoolDistrict } = input;
  if (move) {
    const from = (part: Partial<Move>): TaxInput => ({ ...input, move: { ...move, ...part } });
    return [
      ...(earns && !move.homeCity
        ? [dearest('move.homeCity', 'you came from a township', (city) => from({ homeCity: city }))]
        : []),
      // From a home in the same district one return of the whole year is due, with one credit.
      ...schools(move, 'move.', (district) => from({ schoolDistrict: district }), schoolDistrict),
    ];
  }
  if (!homeCity && !schoolDistrict) return [];
  const from = (part: Partial<Move>) => ({ ...input, move: { date: `${taxYear}-12-31`, ...part } });
  const none = { percent: 0, base: 'T' } as const;
  const tries = [
    from({ schoolDistrict: none }),
    ...highestRates(allDistricts).map((district) => from({ schoolDistrict: district })),
  ];
  return [
    {
      fields: ['move.date', 'move.homeCity', 'move.schoolDistrict'],
      text: 'you lived there all year',
      tries: tries.map((tried) => ({ answer: 'moved', input: tried })),
      named: 'most',
    },
  ];
}

/** The credits of home cities for tax paid at work, where they are not known. */
function creditAtHome(input: TaxInput): Question[] {
  const { move } = input;
  const { homes: taxes } = cityTax(input);
  return homes(input).flatMap(({ homeCity, when }, index) => {
    const before = move !== undefined && index === 0 && when !== '';
    const tax = taxes[index];
    if (!homeCity || homeCity.creditPercent !== undefined || !tax || tax.most === tax.amount) return [];
    const city = { ...homeCity, creditPercent: 0 };
    const tried = before ? { ...input, move: { ...move, homeCity: city } } : { ...input, homeCity: city };
    return {
      fields: [before ? 'move.homeCity.creditPercent' : 'homeCity.creditPercent'],
      text: `your ${before ? 'former ' : ''}city credits the tax at work`,
      tries: [{ answer: 'no credit', input: tried }],
      likely: true,
    };
  });
}

/**
 * Whether the school district of a home takes more: of the county where that of its city is known; else, or where those take
 * little, of the whole list.
 * @param path of the home's fields, dotted
 * @param other a district to try besides
 */
function schools(
  { schoolDistrict, homeCity }: Pick<Move, 'schoolDistrict' | 'homeCity'>,
  path: string,
  at: (district: SchoolDistrictChoice) => TaxInput,
  other?: SchoolDistrictChoice,
): Question[] {
  if (schoolDistrict) return [];
  const { county } = homeCity && 'id' in homeCity ? cityOf(homeCity.id) : {};
  const near = county ? taxingDistrictsOf(county) : [];
  return [near, allDistricts].map((districts) => ({
    fields: [`${path}schoolDistrict`],
    text: `no school district tax${path && ' before the move'}`,
    tries: [...highestRates(districts), ...(other ? [other] : [])].map((choice) => ({
      answer: 'in a district that taxes',
      input: at(choice),
    })),
    likely: districts === near,
    named: 'most',
  }));
}

/** The highest rate of each base among districts. */
function highestRates(districts: readonly SchoolDistrict[]) {
  return (['T', 'E'] as const).flatMap((base) => {
    const rates = districts.filter((district) => district.base === base).map(({ percent }) => percent);
    return rates.length > 0 ? [{ base, percent: Math.max(...rates) }] : [];
  });
}

/** With somebody to care for, the status may be another one. */
function statuses(input: TaxInput): Question[] {
  if (input.filingStatus !== 'single' || input.qualifyingChildren + input.otherDependents === 0) return [];
  const tries = [{ answer: 'head of household', input: { ...input, filingStatus: 'hoh' as const } }];
  return [{ fields: ['filingStatus'], text: 'single', tries, likely: true }];
}

function dependents(
  input: TaxInput,
  field: 'qualifyingChildren' | 'otherDependents',
  [text, one, several]: readonly [string, string, string],
): Question[] {
  if (input[field] > 0 || input.claimedAsDependent) return [];
  const tries = [1, 2, 3, 4].map((count) => ({
    answer: count === 1 ? `one ${one}` : `${count} ${several}`,
    input: { ...input, [field]: count },
  }));
  return [{ fields: [field], text, tries, named: 'first' }];
}

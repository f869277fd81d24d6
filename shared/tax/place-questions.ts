import { allCities } from './facts/cities.ts';
import { allDistricts, type SchoolDistrict, taxingDistrictsOf } from './facts/local.ts';
import { personOf, type Question, type Who } from './question.ts';
import { cityOf, cityTax, homes, isSameCity } from './rules/local-tax.ts';
import type { CityChoice, Move, SchoolDistrictChoice, TaxInput } from './types.ts';

/** Of the cities of the list, the one that takes most. */
export function dearest(field: string, text: string, at: (city: CityChoice) => TaxInput): Question {
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
export function places(input: TaxInput, who: Who): Question[] {
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
    const { homeCity: home } = input;
    const none = { answer: home ? 'at home' : 'in no city', input: { ...input, [businessField]: { percent: 0 } } };
    // Beside a job elsewhere a business is most often at home.
    const isBesideJob = work && wages > 0 && !(home && isSameCity(home, work));
    asked.push({
      ...question,
      ...(work && { tries: [...question.tries, none] }),
      ...(isBesideJob && { likely: 'most' }),
    });
  }
  return asked;
}

/**
 * Whether one moved: at most the whole year is taxed as in the other place, which has no tax or the most. After a move, where
 * it was.
 */
export function moves(input: TaxInput, earns: boolean): Question[] {
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
export function creditAtHome(input: TaxInput): Question[] {
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
export function schools<Input>(
  { schoolDistrict, homeCity }: Pick<Move, 'schoolDistrict' | 'homeCity'>,
  path: string,
  at: (district: SchoolDistrictChoice) => Input,
  other?: SchoolDistrictChoice,
): Question<Input>[] {
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

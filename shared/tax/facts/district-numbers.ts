import { schoolDistricts } from './local.ts';

/** The state's numbers of the districts in local.ts, for Form SD 100. Apart from it, because the calculators need none. */
const numbers: Record<string, string> = {
  'amanda-clearcreek': '2301',
  'berne-union': '2302',
  'bloom-carroll': '2303',
  'fairfield-union': '2304',
  lancaster: '2305',
  'liberty-union-thurston': '2306',
  pickerington: '2307',
  'walnut-township': '2308',
  bexley: '2501',
  'canal-winchester': '2502',
  reynoldsburg: '2509',
  westerville: '2514',
  centerburg: '4201',
  danville: '4202',
  granville: '4501',
  'johnstown-monroe': '4503',
  'licking-valley': '4506',
  newark: '4507',
  'north-fork': '4508',
  northridge: '4509',
  'southwest-licking': '4510',
};

/** The taxing districts seated in a county, with their numbers, by name. Throws for a district without a number. */
export function districtsOf(county: string) {
  return schoolDistricts.value
    .filter((district) => district.county === county)
    .map((district) => ({ ...district, number: numberOf(district.id) }));
}

function numberOf(id: string): string {
  const number = numbers[id];
  if (!number) throw new Error(`No number for school district ${id} in district-numbers.ts`);
  return number;
}

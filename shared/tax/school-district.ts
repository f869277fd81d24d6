import { allDistricts, type SchoolDistrict } from './facts/local.ts';

/** A district as the form shows it: `Newark (Licking)`. */
export function districtLabel({ name, county }: SchoolDistrict): string {
  return `${name} (${county})`;
}

/** What a district taxes, as a phrase: `1% of all income, number 4507`. */
export function districtTax({ percent, base, number }: SchoolDistrict): string {
  if (percent === 0) return 'no income tax';
  return `${percent}% of ${base === 'T' ? 'all income' : 'earnings'}${number ? `, number ${number}` : ''}`;
}

/** The district of an id, a number, or a name with or without the county, in capitals or not. */
export function districtOf(text: string): SchoolDistrict | undefined {
  const typed = text.trim().toLowerCase();
  return allDistricts.find((district) =>
    [district.id, district.number, district.name.toLowerCase(), districtLabel(district).toLowerCase()].includes(typed),
  );
}

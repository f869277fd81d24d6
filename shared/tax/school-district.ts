import { allDistricts, type SchoolDistrict } from './facts/local.ts';

export const isSchoolDistrict = (id: string) => allDistricts.some((district) => district.id === id);

/** A district as the form shows it: `Newark (Licking)`. */
export function districtLabel({ name, county }: SchoolDistrict): string {
  return `${name} (${county})`;
}

/** What a district taxes, as a phrase: `1% of all income, number 4507`. */
export function districtTax({ percent, base, number }: SchoolDistrict): string {
  if (percent === 0) return 'no income tax';
  return `${percent}% of ${base === 'T' ? 'all income' : 'earnings'}${number ? `, number ${number}` : ''}`;
}

/** Words of a district's full name that people add or leave out. */
const fillers = /\b(?:city|local|exempted|village|schools?|district|csd|lsd|evsd|sd|ohio|county)\b/g;

/**
 * The district a visitor means: by its id, its number, its name with or without the county, or the beginning of its name
 * where that fits one district only. Undefined for anything else.
 */
export function districtOf(text: string): SchoolDistrict | undefined {
  const typed = text.trim().toLowerCase().slice(0, maxLength);
  const exact = allDistricts.find(
    (district) => district.id === typed || district.number === typed || districtLabel(district).toLowerCase() === typed,
  );
  const bare = bareName(typed);
  if (exact || bare.length < 3) return exact;
  const named = allDistricts.filter(({ name }) => bareName(name) === bare);
  const candidates = named.length > 0 ? named : allDistricts.filter(({ name }) => bareName(name).startsWith(bare));
  return candidates.length === 1 ? candidates[0] : undefined;
}

/** No name is longer. */
const maxLength = 60;

function bareName(name: string): string {
  return name
    .toLowerCase()
    .replace(/\([^()]*\)/, ' ')
    .replace(fillers, ' ')
    .replace(/[^a-z]+/g, ' ')
    .trim();
}

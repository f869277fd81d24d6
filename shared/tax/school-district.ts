import { allDistricts, type SchoolDistrict } from './facts/local.ts';

/** A district with its county: `Newark (Licking)`. */
export function districtLabel({ name, county }: SchoolDistrict): string {
  return `${name} (${county})`;
}

/** A district as an option of a select, which a phone cuts off: its county last. */
export function districtOption({ name, county, percent, base }: SchoolDistrict): string {
  const rate = percent === 0 ? 'no tax' : `${percent}%${base === 'E' ? ', earned income only' : ''}`;
  return `${name}, ${rate} (${county})`;
}

/** The district of an id, a number, or a name with or without the county, in capitals or not. */
export function districtOf(text: string): SchoolDistrict | undefined {
  const typed = text.trim().toLowerCase();
  return allDistricts.find((district) =>
    [district.id, district.number, district.name.toLowerCase(), districtLabel(district).toLowerCase()].includes(typed),
  );
}

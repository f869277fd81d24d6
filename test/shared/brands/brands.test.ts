import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { brandIds, brands } from '#shared/brands/index.ts';
import { readBrand } from '#shared/brands/read-brands.ts';

const folder = 'shared/brands';
const textOf = (file: string) => readFileSync(path.join(folder, file), 'utf8');

describe('a mistake in the file of a brand stops the build with file and line', () => {
  test.each([
    ['tagline: Together', 'tagLine: Together', ':5: Unrecognized key: "tagLine"'],
    ['facebook:', 'facebok:', ':21: socialMedia: Unrecognized key: "facebok"'],
    ['slug: fractional-cfo', 'slug: fractional-ceo', ':41: hero.1.service.slug: Invalid option'],
    ['    - personal-tax', '    - payroll', ':12: contentPriorities.services: not each service once'],
    ['accent: brand-600', 'accent: brand-650', ':157: palette.roles.light.accent: neither a color'],
    ['phone: 740-555-0163', 'phone: 740-5550163', ':25: contact.phone: Invalid string'],
    ['https://team', 'http://team', ':28: teamUrl: Invalid URL'],
  ])('%j as %j', (right, wrong, message) => {
    expect(textOf('brownco.yaml')).toContain(right);
    expect(() => readBrand('brownco', (name) => textOf(name).replace(right, wrong))).toThrow(
      `${folder}/brownco.yaml${message}`,
    );
  });
});

describe('the configuration of a brand', () => {
  test.each(brandIds)('%s has drawings that exist', (id) => {
    const { logos, backgrounds } = brands[id];
    const files = [...Object.values(logos), ...Object.values(backgrounds)].filter((file) => file.startsWith('/'));
    expect(files).toHaveLength(6);
    for (const file of files) expect(existsSync(path.join('public', file)), file).toBe(true);
  });

  test('the services of interest are those of the specification', () => {
    expect(brandIds.map((id) => brands[id].serviceOptions.map(({ value }) => value))).toEqual([
      ['personalTax', 'businessTax', 'bookkeeping', 'formation', 'other'],
      ['consulting', 'marketing', 'formation', 'fractionalCFO', 'other'],
      ['payrollServices', 'taxFiling', 'hrServices', 'businessFormation', 'other'],
    ]);
  });

  test.each(brandIds)('no two slides of %s have a phrase in common that is marked, or a picture', (id) => {
    for (const field of ['marked', 'art'] as const)
      expect(new Set(brands[id].hero.map((slide) => slide[field])).size, field).toBe(brands[id].hero.length);
  });

  test('no two brands share a main color, a picture, a number or an address', () => {
    const own = brandIds.flatMap((id) => {
      const { colors, logos, backgrounds, socialMedia, contact, domains } = brands[id];
      return [
        ...[colors.primary, colors.accent, colors.serviceCardIconBackground, colors.buttonHover].filter(unique),
        ...Object.values(logos),
        ...Object.values(backgrounds),
        ...Object.values(socialMedia),
        contact.phone,
        ...contact.emails,
        ...domains,
      ].map((value) => value.toLowerCase());
    });
    expect(own.filter((value, place) => own.indexOf(value) !== place)).toEqual([]);
  });
});

/** Primary and accent may be one color within a brand. */
function unique(value: string, place: number, all: string[]): boolean {
  return all.findIndex((other) => other.toLowerCase() === value.toLowerCase()) === place;
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { brandIds, brands } from '#shared/brands/index.ts';
import { serviceSlugs } from '#shared/firm/services.ts';

const color = z.string().regex(/^#[0-9a-f]{6}$/i);
const file = z.string().refine((name) => existsSync(path.join('public', name)), 'no such file below public/');
const gradient = z.string().regex(/^radial-gradient\(.+ #[0-9a-f]{6}, #[0-9a-f]{6}\)$/);
const address = z.url({ protocol: /^https$/ });

/** What the types of a configuration cannot say. */
const configuration = z.object({
  domains: z.array(z.string().regex(/^[a-z0-9.-]+$/)).min(1),
  colors: z.record(z.string(), color),
  logos: z.record(z.string(), file),
  backgrounds: z.strictObject({
    heroLight: gradient,
    heroDark: gradient,
    footer: file,
    servicesLight: file,
    servicesDark: file,
  }),
  socialMedia: z.record(z.string(), address),
  contact: z.object({ phone: z.string().regex(/^\d{3}-\d{3}-\d{4}$/), emails: z.array(z.email()).min(1) }),
});

describe('the configuration of a brand', () => {
  test.each(brandIds)('%s has colors, addresses and files that exist', (id) => {
    expect(configuration.safeParse(brands[id]).error).toBeUndefined();
    expect(brands[id].id).toBe(id);
    expect(new Set(brands[id].contentPriorities.services).size).toBe(serviceSlugs.length);
  });

  test('the services of interest are those of the specification', () => {
    expect(brandIds.map((id) => brands[id].serviceOptions.map(({ value }) => value))).toEqual([
      ['personalTax', 'businessTax', 'bookkeeping', 'formation', 'other'],
      ['consulting', 'marketing', 'formation', 'fractionalCFO', 'other'],
      ['payrollServices', 'taxFiling', 'hrServices', 'businessFormation', 'other'],
    ]);
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

import * as z from 'zod/mini';

const text = (min: number, max: number) =>
  z.string().check(
    z.refine((value) => value.length >= min && value.length <= max && value === value.trim(), {
      error: `needs ${min} to ${max} characters, without blanks at the ends`,
    }),
  );
const dollars = z.int('needs whole dollars above 0').check(z.minimum(1, 'needs whole dollars above 0'));
/** What a part of a return costs. */
export const priceSchema = z.nullable(
  z
    .tuple([dollars, dollars], 'needs two figures, from and to, or null')
    .check(z.refine(([from, to]) => from <= to, { error: 'needs the lower figure first' })),
);

const line = text(3, 200);
const fileBelowPublic = (kinds: RegExp, error: string) => z.nullable(z.string().check(z.regex(kinds, error)));
/** People, reviews and safeguards. */
export const trustSchema = z.object({
  people: z.array(
    z.object({
      name: text(3, 60),
      role: text(3, 100),
      credential: z.nullable(text(2, 100)),
      photo: fileBelowPublic(/^\/people\/[a-z0-9-]+\.(jpg|webp|avif)$/, 'needs the form /people/name.jpg, or null'),
    }),
  ),
  ptin: z.nullable(z.string().check(z.regex(/^P\d{8}$/, 'needs P and eight digits, or null'))),
  efin: z.nullable(z.string().check(z.regex(/^\d{6}$/, 'needs six digits, or null'))),
  reviews: z.nullable(
    z.object({
      source: text(2, 40),
      url: z.string().check(z.regex(/^https:\/\//, 'needs an address with https')),
      rating: z.number().check(z.minimum(1), z.maximum(5)),
      count: z.int().check(z.minimum(1)),
      asOf: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/, 'needs a day such as 2026-11-22')),
    }),
  ),
  software: z.array(z.object({ name: text(2, 60), use: text(2, 60) })),
  protection: z.array(line),
  engagementLetter: fileBelowPublic(/^\/documents\/[a-z0-9-]+\.pdf$/, 'needs the form /documents/name.pdf, or null'),
});

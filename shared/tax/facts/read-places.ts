import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { townPlaces } from '#shared/firm/town-places.ts';
import { parseYaml, validateYaml } from '#shared/read-yaml.ts';
import { sourceOf } from '#shared/tax/yaml-fields.ts';

const folder = 'shared/tax/facts';
const text = z.string().min(1);
const source = sourceOf();
/** The source's own date, as printed: `July 2024`. */
const asOf = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(z.string().regex(/^([A-Z][a-z]+ )?20\d\d$/, 'not a date such as July 2024 or 2024'));
const percent = z.number().min(0).max(3);

const citySchema = z
  .strictObject({
    name: text,
    percent,
    /** Its seat's, where we list the school districts of it. */
    county: text.optional(),
    /** Of the rate, where it is not the table of the cities near the offices. */
    source: source.optional(),
    asOf: asOf.optional(),
    /** Absent where we could not read it: then its tax is shown as a range. */
    credit: z
      .strictObject({
        share: z.number().min(0).max(1),
        upTo: percent,
        perhapsUpTo: percent.optional(),
        source,
        asOf,
      })
      .optional(),
  })
  .refine((city) => Boolean(city.source) === Boolean(city.asOf), '“source” and “asOf” belong together');

/** The day on which a source without a date of its own was read. */
const readOn = z.iso.date().default('2026-11-30');

const townsSchema = z
  .strictObject({ sources: z.record(z.string(), source), towns: z.unknown() })
  .transform(({ sources, towns }, context) => {
    const row = z.strictObject({ about: text, text, source: sourceOf(sources), asOf: asOf.optional(), readOn });
    const { data, error } = z.record(z.enum(townPlaces.map(({ slug }) => slug)), z.array(row).min(1)).safeParse(towns);
    if (data) return data;
    for (const issue of error.issues) context.addIssue({ ...issue, code: 'custom', path: ['towns', ...issue.path] });
    return z.NEVER;
  });

const readFile = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');

/**
 * The cities by id, with the rate of each and its credit for tax paid at work.
 * @param read gives the text of a file by its name; from this folder by default
 * @throws Error that names file and line of what is wrong
 */
export function readCities(read = readFile) {
  return validateYaml(parseYaml(`${folder}/cities.yaml`, read('cities.yaml')), z.record(z.string(), citySchema));
}

/** What was read about each town, by its slug; parameter and errors as for `readCities`. */
export function readTowns(read = readFile) {
  return validateYaml(parseYaml(`${folder}/towns.yaml`, read('towns.yaml')), townsSchema);
}

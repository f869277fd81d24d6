import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { parseYaml, validateYaml } from '#shared/read-yaml.ts';
import { sourceOf } from '#shared/tax/yaml-fields.ts';
import { textWith } from '#shared/tax/yaml-text.ts';
import { sources } from '../sources.ts';
import { type DueDateRule, FILER_KINDS } from './rule.ts';

const folder = 'shared/tax/facts/due-date-rules';
/** In the order of the calendar's days. */
const files = ['people', 'company', 'payroll', 'payments-to-others'];

/** `4/15`, a statutory month and day. */
const monthAndDay = z
  .string()
  .regex(/^([1-9]|1[0-2])\/([1-9]|[12]\d|3[01])$/, 'not a month and a day, such as 4/15')
  .transform((text) => text.split('/').map(Number) as [month: number, day: number]);
const text = textWith();

/** The rules of a file by id, which must not change: it is part of the ids of calendar entries. */
const rulesSchema = z.record(
  z.string(),
  z
    .strictObject({
      title: text,
      short: text,
      onCard: text.optional(),
      who: text,
      detail: text,
      kinds: z.array(z.enum(FILER_KINDS)).min(1),
      /** Statutory days; a day past the end of its month means the last day. */
      days: z.array(monthAndDay).min(1).optional(),
      /** Instead of `days`: the day of each month. */
      everyMonth: z.int().min(1).max(31).optional(),
      /** Whose weekends and holidays move the date. */
      moves: z.enum(['federal', 'ohio', 'never']).default('federal'),
      /** False for a date that concerns no tax: a list of names has it after the taxes of its day. */
      ofTax: z.boolean().default(true),
      source: sourceOf(sources),
      checkedOn: z.iso.date(),
      asOf: text.optional(),
    })
    .refine(({ days, everyMonth }) => (days === undefined) !== (everyMonth === undefined), 'either days or everyMonth'),
);

const readFile = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');

/**
 * Reads the rules of all due dates.
 * @param read gives the text of a file by its name; from this folder by default
 * @throws Error that names file and line of what is wrong
 */
export function readDueDateRules(read = readFile): DueDateRule[] {
  return files.flatMap((name) => {
    const yaml = parseYaml(`${folder}/${name}.yaml`, read(`${name}.yaml`));
    return Object.entries(validateYaml(yaml, rulesSchema)).map(([id, { days, everyMonth = 0, moves, ...rule }]) => ({
      id,
      ...rule,
      days: days ?? Array.from({ length: 12 }, (_, index) => [index + 1, everyMonth] as const),
      moves: moves === 'never' ? null : moves,
    }));
  });
}

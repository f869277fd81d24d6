import * as limits from '#shared/limits.ts';
import { estimateTax as estimateTaxes } from '#shared/tax/estimate.ts';
import { figures, parseTaxInput, taxInputSchema } from '#shared/tax/input.ts';
import { inputLimits } from '#shared/tax/input-rules.ts';
import { TAX_YEARS } from '#shared/tax/types.ts';
import { calculatorFields } from '#views/pages/tools/tax-calculator/fields.ts';
import { error, inputSchema, json, ref, refusals } from './parts.ts';

const money = { type: 'number', minimum: 0, maximum: inputLimits.amount, description: 'US dollars and cents.' };
const percent = (maximum: number) => ({ type: 'number', minimum: 0, maximum, description: 'Percent.' });
type Schema = {
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
};

const places: Record<string, string> = {
  schoolDistrict:
    'Name, number or id of a district of the list, such as "newark" or "Newark (Licking)"; or its rate, 0 for none, and base: T all income, E earnings. Absent: a range, where the home city lies among districts that tax.',
  homeCity: 'Name or id of a city of the list, or its rate; creditPercent: what it takes off for tax paid at work.',
  workCity: 'Name or id of a city of the list, or its rate.',
  spouseWorkCity: 'The same for the spouse.',
};

/** The inputs in the words of the calculator's form. */
function withLabels(schema: Schema, path = ''): Schema {
  const { properties } = schema;
  if (!properties) return schema;
  const entries = Object.entries(properties).map(([name, part]) => {
    const field = calculatorFields.find((one) => one.name === path + name);
    const words = [field?.label, field?.hint, part.description].filter(Boolean).join('. ');
    const description = places[path + name] ?? (words || undefined);
    return [name, { ...withLabels(part, `${path}${name}.`), description }] as const;
  });
  return { ...schema, properties: Object.fromEntries(entries) };
}

export const taxInput = withLabels(
  inputSchema(
    taxInputSchema,
    new Map<unknown, object>([
      [figures.dollars, money],
      [figures.dollarsOrLoss, { ...money, minimum: -inputLimits.loss }],
      [figures.people, { type: 'integer', minimum: 0, maximum: inputLimits.people }],
      [figures.taxYear, { type: 'integer', enum: [...TAX_YEARS] }],
      [figures.schoolPercent, percent(inputLimits.schoolPercent)],
      [figures.cityPercent, percent(inputLimits.cityPercent)],
    ]),
  ),
);

const example = { taxYear: 2026, filingStatus: 'single', taxpayer: { wages: 52000 } };
/** Requests whose estimates have, together, every kind of value. */
const samples = [
  example,
  { ...example, taxYear: 2027, homeCity: 'newark', workCity: 'zanesville', taxpayer: { selfEmploymentNet: 1 } },
];

/** What the lines of an estimate do not say about themselves. */
const outputs: Record<string, string> = {
  federal: 'Lines of the federal return.',
  ohio: 'Lines of the Ohio return.',
  total: 'Federal and Ohio tax; refundable credits are not taken off.',
  refundable: 'Refundable credits.',
  local:
    'School district and city tax. schoolMost and homeCityMost: the highest that is possible, where it is a range.',
  totalWithLocal: '`total` and local taxes at their lowest, less refundable credits.',
  uncertain: 'How much more the home city and the school district may take: 0 where they are known.',
  rates: 'Fractions: all taxes of the income, and of the next $100 of `marginalOn`.',
  balances: 'What was not entered as withheld counts as 0. `all` adds up offices that do not pay for each other.',
  offices:
    'What each office gets or gives back. `balance`: positive to pay, negative back; null, like `paid`, where pay was entered but not what was withheld. `taxMost`: the highest tax that is possible. `withheldIn`: the input with what was withheld for it.',
  quarterly: 'Estimated payments: `quarter` is the least that is safe, `setAside` a fourth of what is owed.',
  steps: 'How each line was worked out, with its source.',
  notes: 'What the estimate assumes or leaves out for this return.',
};

/** The schema of values that were computed: what is in each of them is required. */
function schemaOf(values: readonly unknown[], describe: (path: string) => string | undefined, path = ''): Schema {
  const description = describe(path);
  const types = [...new Set(values.map(typeOf))];
  if (types[0] === 'array')
    return {
      type: 'array',
      description,
      items: schemaOf(
        values.flatMap((value) => value as unknown[]),
        describe,
        `${path}[]`,
      ),
    };
  if (types[0] !== 'object') return { type: types.length === 1 ? types[0] : types, description };
  const objects = values as Record<string, unknown>[];
  const names = [...new Set(objects.flatMap((value) => Object.keys(value)))];
  const properties = names.map((name) => {
    const own = objects.filter((value) => name in value).map((value) => value[name]);
    return [name, schemaOf(own, describe, path ? `${path}.${name}` : name)] as const;
  });
  const required = names.filter((name) => objects.every((value) => name in value));
  return { type: 'object', description, required, properties: Object.fromEntries(properties) };
}

function typeOf(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
}

const estimates = samples.map((body) => {
  const parsed = parseTaxInput(body);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return estimateTaxes(parsed.input);
});
const labels = new Map(estimates.flatMap(({ steps }) => steps).map(({ key, label }) => [key.toLowerCase(), label]));

export const taxEstimate = schemaOf(estimates, (path) => {
  const [part, name] = path.split('.');
  const key = { federal: name, refundable: name, ohio: `ohio${name}` }[part!];
  return outputs[path] ?? labels.get(key?.toLowerCase() ?? '');
});

const estimateTax = {
  operationId: 'estimateTax',
  summary: 'Estimate federal and Ohio income tax. Nothing is stored.',
  description: `At most ${limits.toolRequestsPerMinute} estimates a minute from one address.`,
  requestBody: {
    required: true,
    description: `At most ${limits.estimateBodyBytes / 1024} kB. An amount may be a text, such as $1,234.56.`,
    content: json(ref('TaxInput'), example),
  },
  responses: {
    200: { description: 'The estimate.', content: json(ref('TaxEstimate')) },
    400: {
      description: 'Invalid or unknown fields, one sentence each.',
      content: json({
        type: 'object',
        required: ['error'],
        properties: { error: { type: 'string' }, errors: { type: 'object', additionalProperties: { type: 'string' } } },
      }),
    },
    ...refusals(error, [405, 413, 429, 503], { 415: 'Not application/json.' }),
  },
};

export const taxEstimatePaths = { '/api/tax-estimate': { post: estimateTax } };

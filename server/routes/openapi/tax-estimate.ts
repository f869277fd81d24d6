import * as limits from '#shared/limits.ts';
import { figures, taxInputSchema } from '#shared/tax/input.ts';
import { inputLimits } from '#shared/tax/input-rules.ts';
import { TAX_YEARS } from '#shared/tax/types.ts';
import { error, inputSchema, json, ref, refusals } from './parts.ts';

const money = { type: 'number', minimum: 0, maximum: inputLimits.amount, description: 'US dollars and cents.' };
const percent = (maximum: number) => ({ type: 'number', minimum: 0, maximum, description: 'Percent.' });
export const taxInput = inputSchema(
  taxInputSchema,
  new Map<unknown, object>([
    [figures.dollars, money],
    [figures.dollarsOrLoss, { ...money, minimum: -inputLimits.loss }],
    [figures.people, { type: 'integer', minimum: 0, maximum: inputLimits.people }],
    [figures.taxYear, { type: 'integer', enum: [...TAX_YEARS] }],
    [figures.schoolPercent, percent(inputLimits.schoolPercent)],
    [figures.cityPercent, percent(inputLimits.cityPercent)],
  ]),
);
const lines = (description: string) => ({
  type: 'object',
  description,
  additionalProperties: { type: ['number', 'string', 'boolean', 'null'] },
});
export const taxEstimate = {
  type: 'object',
  required: ['federal', 'ohio', 'total', 'refundable'],
  properties: {
    federal: lines('Lines of the federal return, by name.'),
    ohio: lines('Lines of the Ohio return, by name.'),
    total: { type: 'number', description: 'Federal and Ohio tax; refundable credits are not taken off.' },
    refundable: lines('Refundable credits.'),
    totalWithLocal: {
      type: 'number',
      description:
        '`total` with school district and city tax, less refundable credits; city tax with the highest credit.',
    },
    uncertain: {
      type: 'number',
      description: 'How much more the city at home may take: 0 where its credit for tax paid at work is known.',
    },
    steps: { type: 'array', items: { type: 'object' }, description: 'How each line was worked out.' },
  },
};
const estimateTax = {
  operationId: 'estimateTax',
  summary: 'Estimate federal and Ohio income tax. Nothing is stored.',
  description: `At most ${limits.toolRequestsPerMinute} estimates a minute from one address.`,
  requestBody: {
    required: true,
    description: `At most ${limits.estimateBodyBytes / 1024} kB. An amount may be a text, such as $1,234.56.`,
    content: json(ref('TaxInput'), { taxYear: 2026, filingStatus: 'single', taxpayer: { wages: 52000 } }),
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

import fc, { type Arbitrary } from 'fast-check';

/** A schema of the OpenAPI document. */
export type Schema = {
  anyOf?: Schema[];
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema;
  items?: Schema;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
};

type Options = {
  /** Values for a property of this name, where its schema alone would hardly ever give one that is accepted. */
  known: Record<string, Arbitrary<unknown>>;
  /** In place of any part, now and then. */
  hostile: Arbitrary<unknown>;
};

/** Values that mostly fit a schema, with a hostile one in place of a part now and then. */
export function schemaArbitrary(schema: Schema, options: Options, name = ''): Arbitrary<unknown> {
  const { known, hostile } = options;
  const fitting = known[name] ?? fittingArbitrary(schema, options);
  return fc.oneof({ weight: 24, arbitrary: fitting }, { weight: 1, arbitrary: hostile });
}

function fittingArbitrary(schema: Schema, options: Options): Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => schemaArbitrary(one, options)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return objectArbitrary(schema, options);
    case 'array':
      return fc.array(schemaArbitrary(schema.items ?? {}, options), { maxLength: schema.maxItems ?? 5 });
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1_000, max: schema.maximum ?? 1_000 });
    case 'number':
      return numberArbitrary(schema);
    case 'boolean':
      return fc.boolean();
    case 'string':
      return textArbitrary(schema);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function objectArbitrary({ properties = {}, required = [] }: Schema, options: Options): Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, field]) => [name, schemaArbitrary(field, options, name)]);
  return fc.record(Object.fromEntries(fields) as Record<string, Arbitrary<unknown>>, { requiredKeys: required });
}

/** Amounts as numbers, round ones and as people type them. */
function numberArbitrary({ minimum = -1e6, maximum = 1e6 }: Schema): Arbitrary<unknown> {
  const cents = fc.integer({ min: Math.max(minimum, -1e9) * 100, max: Math.min(maximum, 1e9) * 100 });
  return fc.oneof(
    cents.map((value) => value / 100),
    fc.constantFrom(0, minimum, maximum),
    cents.map((value) => `$${(value / 100).toLocaleString('en-US')}`),
  );
}

function textArbitrary({ format, pattern, minLength = 0, maxLength = 200 }: Schema): Arbitrary<string> {
  const moment = fc.date({ min: new Date('2025-01-01'), max: new Date('2028-12-31'), noInvalidDate: true });
  if (format === 'date') return moment.map((date) => date.toISOString().slice(0, 10));
  if (format === 'date-time') return moment.map((date) => date.toISOString());
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  return fc.oneof(
    fc.string({ minLength, maxLength: Math.min(maxLength, 200) }),
    fc.string({ unit: 'binary', minLength, maxLength: Math.min(maxLength, 40) }),
    fc.constant('a'.repeat(maxLength)),
  );
}

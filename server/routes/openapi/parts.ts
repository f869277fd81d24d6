import * as z from 'zod/mini';

/** What the descriptions of several calls refer to. */
export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
export const json = (schema: object, example?: object) => ({
  'application/json': { schema, ...(example && { example }) },
});
export const text = { type: 'string' };

/** The body of a refusal that says nothing but why. */
export const errorBody = { type: 'object', required: ['error'], properties: { error: text } };
export const error = (description: string) => ({ description, content: json(ref('Error')) });

/** The response to a form: whether it was accepted, or why not. */
export const formResponse = {
  type: 'object',
  required: ['success'],
  properties: {
    success: { type: 'boolean' },
    error: { type: 'string', description: 'One sentence for the sender.' },
    errors: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'One sentence for each invalid field.',
    },
  },
};
export const failure = (description: string) => ({ description, content: json(ref('FormResponse')) });

export const retryAfter = {
  headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } },
};

/**
 * The JSON schema of what a call accepts.
 * @param described JSON schemas of parts that the schema cannot describe by itself
 */
export function inputSchema(schema: z.ZodMiniType, described = new Map<unknown, object>()) {
  const { $schema: _dialect, ...jsonSchema } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema: part }) {
      Object.assign(part, described.get(zodSchema));
      // Its pattern counts the days of the months, in 400 characters.
      if (part.format === 'date-time') delete part.pattern;
    },
  });
  return jsonSchema as { type: string; properties: Record<string, object>; required: string[] };
}

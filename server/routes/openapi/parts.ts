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

const retryAfter = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } };

const usualReasons = {
  403: 'Sent from a page of another site.',
  405: 'Not a POST.',
  413: 'Too large.',
  415: 'Neither JSON nor a form.',
  429: 'Too many from one address.',
  503: 'Too many visitors at the moment.',
};
type UsualStatus = keyof typeof usualReasons;
export const formStatuses: UsualStatus[] = [403, 405, 413, 415, 429, 503];

/**
 * The refusals of a call, by status.
 * @param respond describes the response for a reason
 * @param usual statuses whose reason is the same in all calls
 * @param reasons of the other statuses
 */
export function refusals(respond: (reason: string) => object, usual: UsualStatus[], reasons: Record<number, string>) {
  const all: Record<string, string> = {
    ...Object.fromEntries(usual.map((status) => [status, usualReasons[status]])),
    ...reasons,
  };
  return Object.fromEntries(
    Object.entries(all).map(([status, reason]) => {
      const headers = status === '429' || status === '503' ? { headers: retryAfter } : {};
      return [status, { ...respond(reason), ...headers }];
    }),
  );
}

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

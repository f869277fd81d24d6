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

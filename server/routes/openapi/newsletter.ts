import * as z from 'zod/mini';
import { fields } from '#shared/forms/fields.ts';
import * as limits from '#shared/limits.ts';
import { failure, inputSchema, json, ref, retryAfter } from './parts.ts';

const signUp = {
  operationId: 'signUpForNewsletter',
  summary: 'Sign up for the newsletter',
  description: 'Ghost mails a link to the address, and who opens it is signed up. The address is not stored here.',
  requestBody: {
    required: true,
    description: `At most ${limits.newsletterBodyBytes / 1024} kB.`,
    content: json(inputSchema(z.object({ email: fields.email })), { email: 'pat@example.com' }),
  },
  responses: {
    200: { description: 'The link is on its way.', content: json(ref('FormResponse'), { success: true }) },
    400: failure('The address is missing, wrong or not accepted by Ghost, or the body is unreadable.'),
    403: failure('Sent from a page of another site.'),
    405: failure('Not a POST.'),
    413: failure('Too large.'),
    415: failure('Neither JSON nor a form.'),
    429: { ...failure('Too many from one address, or Ghost has mailed too many links.'), ...retryAfter },
    503: { ...failure('Ghost does not answer, or too many visitors at the moment.'), ...retryAfter },
  },
};

/** The path of the newsletter in the OpenAPI document. */
export const newsletterPaths = { '/api/newsletter': { post: signUp } };

import { brandIds, brands, defaultBrand } from '#shared/brands/index.ts';
import { phonePattern } from '#shared/contact/contact-schema.ts';
import { meetingModes, meetingOffices, timesOfDay } from '#shared/contact/meeting-options.ts';
import * as limits from '#shared/limits.ts';
import { failure, json, ref, retryAfter } from './parts.ts';

const valuesOf = (options: readonly { value: string }[]) => options.map(({ value }) => value);
const serviceValues = [...new Set(brandIds.flatMap((id) => valuesOf(brands[id].serviceOptions)))];

export const contactRequest = {
  type: 'object',
  required: ['formData'],
  description: 'Unknown fields are ignored. Objects and lists in place of text are refused.',
  properties: {
    formData: {
      type: 'object',
      required: ['name', 'email', 'message'],
      properties: {
        name: { type: 'string', minLength: limits.nameMin, maxLength: limits.nameMax },
        email: { type: 'string', maxLength: limits.emailMax, pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$' },
        phone: { type: 'string', pattern: phonePattern.source },
        service: {
          type: 'string',
          enum: serviceValues,
          maxLength: limits.serviceMax,
          description: 'One of the choices of the brand; others are dropped.',
        },
        message: { type: 'string', minLength: limits.messageMin, maxLength: limits.messageMax },
        formType: { type: 'string', enum: ['contact', 'schedule'], default: 'contact' },
        domain: { type: 'string', enum: [...brandIds] },
        timestamp: { type: 'string', format: 'date-time' },
        recipientEmail: {
          type: 'string',
          description: 'Never a target: messages go to the configured address of the brand.',
        },
        mode: {
          type: 'string',
          enum: valuesOf(meetingModes),
          description: 'With formType schedule, as all that follow.',
        },
        topic: { type: 'string', maxLength: 100 },
        office: { type: 'string', enum: valuesOf(meetingOffices) },
        town: { type: 'string', maxLength: 100, description: 'Required for a visit.' },
        dates: {
          type: 'array',
          maxItems: 3,
          items: { type: 'string', format: 'date' },
          description: 'Monday through Saturday, the preferred day first.',
        },
        timeOfDay: { type: 'string', enum: valuesOf(timesOfDay), description: 'Eastern time.' },
      },
    },
    domain: {
      type: 'string',
      enum: [...brandIds],
      description: 'The brand that gets the message. Goes before the one in formData.',
    },
    recipientEmail: { type: 'string', description: 'Never a target.' },
    page: { type: 'string', description: 'Path of the page that the message is about.' },
    cameFrom: { type: 'string', description: 'Path of the page visited before. Only pages of this site are kept.' },
    idempotencyKey: {
      type: 'string',
      pattern: '^[\\w-]{8,100}$',
      description: 'The same message under the same key is mailed once. The header Idempotency-Key means the same.',
    },
  },
};

const sendMessage = {
  operationId: 'sendMessage',
  summary: 'Send a message to the office',
  parameters: [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } }],
  requestBody: {
    required: true,
    description: `At most ${limits.contactBodyBytes / 1024} kB.`,
    content: json(ref('ContactRequest'), {
      formData: {
        name: 'Pat Doe',
        email: 'pat@example.com',
        phone: '(740) 555-0100',
        service: 'bookkeeping',
        message: 'Please call me about my books.',
      },
      domain: defaultBrand,
    }),
  },
  responses: {
    200: {
      description: 'Sent, or queued and sent later.',
      content: json(ref('FormResponse'), { success: true }),
    },
    400: failure('Something is missing, wrong or unreadable.'),
    403: failure('Sent from a page of another site.'),
    405: failure('Not a POST.'),
    413: failure('Too large.'),
    415: failure('Neither JSON nor a form.'),
    429: { ...failure('Too many from one address.'), ...retryAfter },
    502: failure('Neither sent nor queued. Please send it again later.'),
    503: { ...failure('Too many visitors at the moment.'), ...retryAfter },
  },
};

/** The path of messages in the OpenAPI document. */
export const contactPaths = { '/api/contact': { post: sendMessage } };

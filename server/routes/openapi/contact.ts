import { brandIds, brands, defaultBrand } from '#shared/brands/index.ts';
import { contactSchema } from '#shared/contact/contact-schema.ts';
import * as limits from '#shared/limits.ts';
import { failure, formStatuses, inputSchema, json, ref, refusals, text } from './parts.ts';

const serviceValues = new Set(brandIds.flatMap((id) => brands[id].serviceOptions.map(({ value }) => value)));
const formData = inputSchema(contactSchema);

export const contactRequest = {
  type: 'object',
  required: ['formData'],
  description: 'Objects and lists in place of text are refused.',
  properties: {
    formData: {
      ...formData,
      description: 'Other fields with text are mailed below the message.',
      properties: {
        ...formData.properties,
        service: {
          ...formData.properties['service'],
          enum: [...serviceValues],
          description: 'One of the choices of the brand; others are dropped.',
        },
        formType: { ...text, description: 'Not read: every message is a message.' },
        domain: { type: 'string', enum: [...brandIds] },
        timestamp: { type: 'string', format: 'date-time' },
        recipientEmail: { ...text, description: 'Never a target: messages go to the configured address of the brand.' },
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
    ...refusals(failure, formStatuses, {
      400: 'Something is missing, wrong or unreadable.',
      502: 'Neither sent nor queued. Please send it again later.',
    }),
  },
};

export const contactPaths = { '/api/contact': { post: sendMessage } };

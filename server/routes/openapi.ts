import { brandIds, brands, defaultBrand } from '#shared/brands/index.ts';
import { phonePattern } from '#shared/contact/contact-schema.ts';
import { meetingModes, meetingOffices, timesOfDay } from '#shared/contact/meeting-options.ts';
import * as limits from '#shared/limits.ts';
import { inputLimits } from '#shared/tax/input.ts';
import { FILING_STATUSES, TAX_YEARS } from '#shared/tax/types.ts';
import { bookingApiPaths } from './openapi-bookings.ts';

/**
 * Describes what programs may call, as an OpenAPI 3.1 document.
 * @param brandOrigin scheme and host of the brand's site, such as https://www.example.com
 */
export function openApiDocument(brandOrigin: string) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Website API',
      version: '1.0.0',
      description:
        'Send a message to the office, book a meeting, estimate federal and Ohio tax, search the site, read the news feed.',
    },
    servers: [{ url: brandOrigin }],
    paths: {
      '/api/contact': { post: sendMessage },
      ...bookingApiPaths,
      '/api/tax-estimate': { post: estimateTax },
      '/api/data/search': { get: searchSite },
      '/rss.xml': { get: readFeed },
    },
    components: {
      schemas: {
        ContactRequest: contactRequest,
        ContactAnswer: contactAnswer,
        TaxInput: taxInput,
        TaxEstimate: taxEstimate,
        Person: person,
        SearchResult: searchResult,
        Error: errorBody,
      },
    },
  };
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object, example?: object) => ({ 'application/json': { schema, ...(example && { example }) } });
const valuesOf = (options: readonly { value: string }[]) => options.map(({ value }) => value);
const serviceValues = [...new Set(brandIds.flatMap((id) => valuesOf(brands[id].serviceOptions)))];

const contactRequest = {
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

const contactAnswer = {
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

const failure = (description: string) => ({ description, content: json(ref('ContactAnswer')) });
const error = (description: string) => ({ description, content: json(ref('Error')) });
const retryAfter = {
  headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } },
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
      content: json(ref('ContactAnswer'), { success: true }),
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

const money = { type: 'number', minimum: 0, maximum: inputLimits.amount, description: 'US dollars and cents.' };
const profit = { ...money, minimum: -inputLimits.loss };
const person = {
  type: 'object',
  properties: { wages: money, selfEmploymentNet: profit, age65: { type: 'boolean' }, blind: { type: 'boolean' } },
};
const count = { type: 'integer', minimum: 0, maximum: inputLimits.people };
const taxInput = {
  type: 'object',
  required: ['taxYear', 'filingStatus'],
  properties: {
    taxYear: { type: 'integer', enum: [...TAX_YEARS] },
    filingStatus: { type: 'string', enum: [...FILING_STATUSES] },
    taxpayer: ref('Person'),
    spouse: ref('Person'),
    interest: money,
    qualifiedDividends: money,
    longTermGains: profit,
    pension: money,
    socialSecurity: money,
    qualifyingChildren: count,
    otherDependents: count,
    itemized: { type: 'object', properties: { stateAndLocalTaxes: money, mortgageInterest: money } },
    qualifiedTips: money,
    qualifiedOvertime: money,
  },
};
const lines = (description: string) => ({
  type: 'object',
  description,
  additionalProperties: { type: ['number', 'string', 'boolean', 'null'] },
});
const taxEstimate = {
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
      description: 'Invalid fields, one sentence each.',
      content: json({
        type: 'object',
        required: ['error'],
        properties: { error: { type: 'string' }, errors: { type: 'object', additionalProperties: { type: 'string' } } },
      }),
    },
    405: error('Not a POST.'),
    413: error('Too large.'),
    415: error('Not application/json.'),
    429: { ...error('Too many from one address.'), ...retryAfter },
    503: { ...error('Too many visitors at the moment.'), ...retryAfter },
  },
};

const searchSite = {
  operationId: 'searchSite',
  summary: 'Search pages and articles',
  description: `At most ${limits.searchesPerMinute} searches a minute from one address.`,
  parameters: [{ name: 'q', in: 'query', required: true, schema: { type: 'string' } }],
  responses: {
    200: { description: 'The best matches first.', content: json(ref('SearchResult')) },
    304: { description: 'Nothing new since If-None-Match.' },
    400: error('A parameter is malformed.'),
    429: { ...error('Too many from one address.'), ...retryAfter },
    503: { ...error('The news service does not answer, or there are too many visitors.'), ...retryAfter },
  },
};

const text = { type: 'string' };
const markedText = { type: 'array', items: text, description: 'In parts; those at the odd indexes match the query.' };
const searchResult = {
  type: 'object',
  required: ['ok', 'value'],
  properties: {
    ok: { const: true },
    value: {
      type: 'object',
      required: ['hits', 'corrected', 'likely'],
      properties: {
        hits: {
          type: 'array',
          items: {
            type: 'object',
            required: ['title', 'path', 'group', 'section', 'excerpt'],
            properties: {
              title: markedText,
              path: { ...text, description: 'With the id of the section, if the match is in one.' },
              group: { type: 'string', enum: ['do', 'read', 'ask'] },
              section: { ...text, description: 'Heading of the section, or empty.' },
              excerpt: markedText,
            },
          },
        },
        corrected: { type: ['string', 'null'], description: 'The query the hits are for, when a word was mistyped.' },
        likely: {
          type: 'array',
          description: 'When there are no hits: the likeliest pages.',
          items: {
            type: 'object',
            required: ['title', 'path', 'description'],
            properties: { title: text, path: text, description: text },
          },
        },
      },
    },
  },
};
const errorBody = { type: 'object', required: ['error'], properties: { error: text } };

const readFeed = {
  operationId: 'readFeed',
  summary: 'The news as RSS 2.0',
  responses: {
    200: { description: 'The newest posts.', content: { 'application/rss+xml': { schema: { type: 'string' } } } },
    304: { description: 'Nothing new since If-None-Match or If-Modified-Since.' },
    503: { description: 'The news service does not answer.', ...retryAfter },
  },
};

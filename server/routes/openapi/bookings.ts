import { bookingIdPattern } from '#shared/booking/booking-response.ts';
import { bookingSchema } from '#shared/booking/booking-schema.ts';
import { maxRangeDays, meetingKinds } from '#shared/booking/meeting-kinds.ts';
import { brandIds } from '#shared/brands/index.ts';
import { error, formStatuses, inputSchema, json, refusals, text } from './parts.ts';

const moment = { type: 'string', format: 'date-time', description: 'With the offset of Eastern time.' };
const brand = { type: 'string', enum: [...brandIds] };
const { slot, kind, office, ...formData } = inputSchema(bookingSchema).properties;
const required = meetingKinds.flatMap(({ value, required: fields }) => fields.map((field) => `${field} for ${value}`));

const refusal = {
  type: 'object',
  required: ['success', 'error'],
  properties: {
    success: { const: false },
    error: { ...text, description: 'One sentence for the visitor.' },
    errors: {
      type: 'object',
      properties: Object.fromEntries(Object.keys(bookingSchema.shape).map((field) => [field, text])),
      description: 'One sentence for each invalid field.',
    },
    next: { type: 'array', items: moment, description: 'The three nearest free times.' },
  },
};
const refused = (description: string) => ({ description, content: json(refusal) });

const bookMeeting = {
  operationId: 'bookMeeting',
  summary: 'Book a meeting at a free time',
  parameters: [
    {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      schema: { type: 'string', pattern: '^[\\w-]{8,100}$' },
      description: 'A repeated request of the same key is the same booking.',
    },
  ],
  requestBody: {
    required: true,
    content: json({
      type: 'object',
      required: ['slot', 'kind', 'formData'],
      properties: {
        slot: { ...slot, description: 'The start of a free time.' },
        kind,
        office,
        domain: { ...brand, description: 'The brand that is booked.' },
        formData: {
          type: 'object',
          required: ['name', 'email'],
          description: `Also required: ${required.join(', ')}.`,
          properties: formData,
        },
      },
    }),
  },
  responses: {
    201: {
      description: 'Booked, and the firm is mailed.',
      content: json({
        type: 'object',
        required: ['success', 'id', 'manageUrl', 'ics'],
        properties: {
          success: { const: true },
          id: { type: 'string', pattern: bookingIdPattern.source },
          manageUrl: { ...text, description: 'Path of the page that moves or cancels it; a secret of the visitor.' },
          ics: { ...text, description: 'The meeting as an iCalendar file.' },
          heldUntil: { ...moment, description: 'Booked only when the link in the visitor’s mail is opened before.' },
        },
      }),
    },
    ...refusals(refused, formStatuses, {
      400: 'A field is wrong, or the time has passed, is closed or is not one that meetings begin at.',
      409: 'The time is taken.',
      502: 'Not booked: the firm could not be mailed.',
      503: 'The calendar or the bookings cannot be read or written, or there are too many visitors.',
    }),
  },
};

const parameter = (name: string, schema: object | undefined, description: string, isRequired = false) => ({
  name,
  in: 'query',
  required: isRequired,
  schema,
  description,
});

const freeTimes = {
  operationId: 'freeTimes',
  summary: 'The free times of a period',
  parameters: [
    parameter('kind', kind, 'Kind of meeting.', true),
    parameter('brand', brand, 'The brand of the site if left out.'),
    parameter('office', office, 'For meetings in person.'),
    parameter('from', { type: 'string', format: 'date' }, 'First day; today if left out.'),
    parameter('to', { type: 'string', format: 'date' }, `Last day, at most ${maxRangeDays} days in all.`),
  ],
  responses: {
    200: {
      description: 'The free times, in order.',
      content: json({
        type: 'object',
        required: ['slots', 'stale'],
        properties: {
          slots: {
            type: 'array',
            items: { type: 'object', required: ['start', 'end'], properties: { start: moment, end: moment } },
          },
          stale: { type: 'boolean', description: 'A calendar could not be read lately, or not all of it.' },
        },
      }),
    },
    ...refusals(error, [429], {
      400: 'A parameter is wrong.',
      503: 'The calendar of the firm cannot be read, or there are too many visitors.',
    }),
  },
};

export const bookingPaths = {
  '/api/availability': { get: freeTimes },
  '/api/bookings': { post: bookMeeting },
};

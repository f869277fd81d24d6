import * as z from 'zod/mini';
import { bookingIdPattern, bookingTokenPattern } from '#shared/booking/booking-response.ts';
import { bookingSchema } from '#shared/booking/booking-schema.ts';
import { maxRangeDays, meetingKinds } from '#shared/booking/meeting-kinds.ts';
import { brandIds } from '#shared/brands/index.ts';
import { contactSchema } from '#shared/contact/contact-schema.ts';
import type { Offices } from '#shared/firm/offices.ts';
import { taxInputSchema } from '#shared/tax/input.ts';
import { calculatorForm } from '#views/pages/tools/tax-calculator/form.ts';

type JsonSchema = { description?: string; properties?: Record<string, JsonSchema>; required?: string[] };

function schemaOf(schema: z.ZodMiniType): JsonSchema {
  const { $schema: _dialect, ...jsonSchema } = z.toJSONSchema(schema, { io: 'input' });
  return jsonSchema as JsonSchema;
}

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });
const answer = (description: string, schema: z.ZodMiniType) => ({ description, content: json(schemaOf(schema)) });

/** The refusals of a call: one schema, and a reason for each status. */
function refusals(schema: z.ZodMiniType, reasons: Record<number, string>) {
  const headers = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } };
  const refusal = (status: string, reason: string) => ({
    ...answer(reason, schema),
    ...(/429|503/.test(status) && { headers }),
  });
  return Object.fromEntries(Object.entries(reasons).map(([status, reason]) => [status, refusal(status, reason)]));
}

function parameters(place: 'path' | 'query' | 'header', schema: z.ZodMiniType) {
  const { properties = {}, required: names = [] } = schemaOf(schema);
  return Object.entries(properties).map(([name, { description, ...own }]) => {
    return { name, in: place, required: names.includes(name), description, schema: own };
  });
}

const call = (operationId: string, summary: string, request: JsonSchema, responses: object, given: object[] = []) => ({
  post: { operationId, summary, parameters: given, requestBody: { required: true, content: json(request) }, responses },
});

const text = (description: string) => z.string().check(z.describe(description));
const dollars = (description: string) => z.number().check(z.describe(description));
const values = (description: string) => z.record(z.string(), z.unknown()).check(z.describe(description));
const moment = z.string().check(z.meta({ format: 'date-time', description: 'With the offset of Eastern time.' }));
const day = (description: string) => z.optional(z.string().check(z.meta({ format: 'date', description })));

const error = z.object({ error: text('One sentence for people.') });
const errors = z.record(z.string(), z.string()).check(z.describe('One sentence for each invalid field.'));
const estimateError = z.extend(error, { errors: z.optional(errors) });
const formError = z.extend(estimateError, { success: z.literal(false) });
const next = z.array(moment).check(z.describe('The three nearest free times.'));
const bookingError = z.extend(formError, { next: z.optional(next) });
const reasons = { 400: 'A field is wrong.', 413: 'Too large.', 415: 'Not JSON.', 429: 'Too many from one address.' };
const formReasons = { ...reasons, 403: 'Sent from a page of another site.' };
const key = z.string().check(z.regex(/^[\w-]{8,100}$/), z.describe('What is sent again with one key is done once.'));
const idempotencyKey = parameters('header', z.object({ 'Idempotency-Key': z.optional(key) }));

const service = contactSchema.shape.service.check(z.describe('One of the choices of the brand; others are dropped.'));
const message = z.object({
  formData: z.extend(contactSchema, { service }).check(z.describe('Other fields with text are mailed, too.')),
  domain: z.optional(text(`The brand that gets the message: ${brandIds.join(', ')}. If left out, that of the site.`)),
  recipientEmail: z.optional(text('Never a target: messages go to the configured address of the brand.')),
  page: z.optional(text('Path of the page that the message is about.')),
  cameFrom: z.optional(text('Path of the page visited before. Only pages of this site are kept.')),
});
const messageAnswers = {
  200: answer(
    'Sent, or queued and sent later.',
    z.object({
      success: z.literal(true),
      masked: z.optional(z.literal(true).check(z.describe('Numbers that look private were masked in what is mailed.'))),
      receipt: z.optional(z.literal(true).check(z.describe('A receipt is on its way to the address.'))),
    }),
  ),
  ...refusals(formError, { ...formReasons, 502: 'Neither sent nor queued.' }),
};

const { slot, kind, office: _anyOffice, papers: topics, ...visitor } = bookingSchema.shape;
const papers = topics.check(
  z.describe('What belongs to the visitor’s year: the confirmation lists the papers for it.'),
);
const required = meetingKinds.flatMap((one) => one.required.map((name) => `${name} for ${one.value}`));
const formData = z.object({ ...visitor, papers }).check(z.describe(`Also required: ${required.join(', ')}.`));
const start = slot.check(z.describe('The start of a free time.'));
const brand = z.optional(z.enum(brandIds).check(z.describe('If left out, that of the site.')));
const token = z.string().check(z.regex(bookingTokenPattern), z.describe('From the query of `manageUrl`.'));
const booked = z.object({
  success: z.literal(true),
  id: z.string().check(z.regex(bookingIdPattern)),
  manageUrl: text('Path of the page that moves or cancels it, with its token; a secret of the visitor.'),
  ics: text('The meeting as an iCalendar file.'),
  heldUntil: z.optional(
    moment.check(z.describe('Booked only when it is confirmed by the link in the visitor’s mail before.')),
  ),
});
const bookingId = parameters('path', z.object({ id: booked.shape.id }));
const failed = { 502: 'Not done: the firm could not be mailed.', 503: 'Calendar or bookings cannot be read or kept.' };
const bookingReasons = { ...formReasons, ...failed, 409: 'The time is taken, or there are too many bookings.' };
const changeReasons = { ...bookingReasons, 404: 'No such booking, or wrong token.', 410: 'Cancelled, or too late.' };
const bookingAnswers = { 201: answer('Booked.', booked), ...refusals(bookingError, bookingReasons) };
const changeAnswers = { 200: answer('Done.', booked), ...refusals(bookingError, changeReasons) };

const span = {
  from: day('First day; today if left out, or if the period is over or more than a year away.'),
  to: day(`Last day, ${maxRangeDays} days in all at most.`),
};
const stale = z.boolean().check(z.describe('A calendar could not be read lately, or not all of it.'));
const freeTimes = z.object({ slots: z.array(z.object({ start: moment, end: moment })), stale });
const timesReasons = { 400: 'A parameter is wrong.', 429: reasons[429], 503: 'The calendar cannot be read.' };
const timesAnswers = { 200: answer('The free times, in order.', freeTimes), ...refusals(error, timesReasons) };

const estimate = z.object({
  taxYear: z.number(),
  federal: values('Lines of the federal return.'),
  ohio: values('Lines of the Ohio return.'),
  total: dollars('Federal and Ohio tax; refundable credits are not taken off.'),
  refundable: values('Refundable credits.'),
  local: values(
    'School and city tax. `schoolMost`, `homeCityMost`: the highest that is possible, where it is a range.',
  ),
  totalWithLocal: dollars('`total` and local taxes at their lowest, less refundable credits.'),
  uncertain: dollars('How much more the home city and the school district may take: 0 where they are known.'),
  rates: values('Fractions: all taxes of the income, and of the next $100 of `marginalOn`.'),
  balances: values(
    'What was not entered as withheld counts as 0. `all` adds up offices that do not pay for each other.',
  ),
  offices: z.array(values('`balance`: positive to pay; null where pay was entered, but not what `withheldIn` names.')),
  quarterly: values(
    'Estimated payments: `quarter` is the least that is safe, `setAside` a fourth of what is owed. `ohio` is with the school district. `cities`: the same for each city.',
  ),
  steps: z.array(values('How a line was worked out, with its source.')),
  assumed: z.array(
    values(
      'What was taken for granted, by `field`, and each of `fields` that it covers. First the answers that are missing and would change `totalWithLocal` by more than $100: `other` names one, with its `change` in dollars, and `most`, whether it is the one of several that changes most; null for amounts that count as 0.',
    ),
  ),
  notes: z.array(values('What the estimate assumes or leaves out for this return.')),
});
const estimateAnswers = { 200: answer('Nothing is stored.', estimate), ...refusals(estimateError, reasons) };

/** The input of an estimate in the words of the calculator's form. */
function labeled(schema: JsonSchema, path = ''): JsonSchema {
  if (!schema.properties) return schema;
  const properties = Object.entries(schema.properties).map(([name, part]) => {
    const field = calculatorForm.fields.find((one) => one.name === path + name);
    const description = [field?.label, field?.hint, part.description].filter(Boolean).join('. ');
    return [name, { ...labeled(part, `${path}${name}.`), ...(description && { description }) }] as const;
  });
  return { ...schema, properties: Object.fromEntries(properties) };
}

const move = schemaOf(z.object({ token, slot: start }));
const cancel = schemaOf(z.object({ token }));
const paths = (officeIds: readonly string[]) => {
  const office = z.optional(z.enum(officeIds).check(z.describe('For a meeting in an office.')));
  const times = parameters('query', z.object({ kind, brand, office, ...span }));
  const booking = schemaOf(z.object({ slot: start, kind, office, domain: brand, formData }));
  return {
    '/api/contact': call('sendMessage', 'Send a message', schemaOf(message), messageAnswers, idempotencyKey),
    '/api/availability': { get: { operationId: 'freeTimes', parameters: times, responses: timesAnswers } },
    '/api/bookings': call('bookMeeting', 'Book a meeting', booking, bookingAnswers, idempotencyKey),
    '/api/bookings/{id}/move': call('moveMeeting', 'Move a meeting', move, changeAnswers, bookingId),
    '/api/bookings/{id}/cancel': call('cancelMeeting', 'Cancel a meeting', cancel, changeAnswers, bookingId),
    '/api/tax-estimate': call('estimateTax', 'Estimate taxes', labeled(schemaOf(taxInputSchema)), estimateAnswers),
  };
};

/**
 * Describes what programs may call, as an OpenAPI 3.1 document.
 * @param brandOrigin scheme and host of the brand's site, such as https://www.example.com
 * @param offices of the brand
 */
export function openApiDocument(brandOrigin: string, offices: Offices) {
  return {
    openapi: '3.1.0',
    info: { title: 'Website API', version: '1.0.0' },
    servers: [{ url: brandOrigin }],
    paths: paths(offices.map(({ id }) => id)),
  };
}

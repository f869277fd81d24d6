import { Ajv2020 } from 'ajv/dist/2020.js';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApiDocument } from '#server/routes/openapi.ts';
import { offices } from '#shared/firm/offices.ts';
import { assumptions } from '#shared/tax/assumptions.ts';
import { estimateTax } from '#shared/tax/estimate.ts';
import { parseTaxInput } from '#shared/tax/input.ts';
import recording from '#test/recordings/tax-cases.json' with { type: 'json' };
import { calculatorForm } from '#views/pages/tools/tax-calculator/form.ts';
import { startTestSite, type TestSite } from '../site.ts';

type Schema = { description?: string; properties?: Record<string, Schema>; additionalProperties?: boolean };
type Content = Record<string, { schema: Schema }>;
type Operation = {
  operationId: string;
  parameters: { name: string; in: string; required: boolean; schema: Schema }[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content: Content }>;
};
const api = openApiDocument('https://www.example.com', offices);
const paths = api.paths as Record<string, Record<string, unknown>>;
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation: operation as Operation })),
);
const operationAt = (path: string) => operations.find((one) => one.path === path)!.operation;
const requestOf = (path: string) => operationAt(path).requestBody!.content['application/json']!.schema;
const ajv = () => new Ajv2020({ strict: true, formats: { date: true, 'date-time': isMoment } });

function isMoment(text: string) {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d.*(?:Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text));
}

it('is an OpenAPI document of the calls for programs', () => {
  expect(api).toMatchObject({ openapi: '3.1.0', info: { title: 'Website API', version: '1.0.0' } });
  expect(api.servers).toEqual([{ url: 'https://www.example.com' }]);
  expect(operations.map(({ method, path }) => `${method} ${path}`)).toEqual([
    ...['post /api/contact', 'get /api/availability', 'post /api/bookings', 'post /api/bookings/{id}/move'],
    ...['post /api/bookings/{id}/cancel', 'post /api/tax-estimate'],
  ]);
  expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
  for (const { path, operation } of operations) {
    const named = operation.parameters.filter((one) => one.in === 'path');
    expect(named.map(({ name, required }) => `{${name}} ${required}`)).toEqual(
      Array.from(path.matchAll(/\{\w+\}/g), ([name]) => `${name} true`),
    );
    const bodies = [operation.requestBody, ...Object.values(operation.responses)].filter((body) => body !== undefined);
    const schemas = [...bodies.map(({ content }) => content['application/json']!), ...operation.parameters];
    for (const { schema } of schemas) expect(() => ajv().compile(schema)).not.toThrow();
    for (const response of Object.values(operation.responses)) expect(response.description).toMatch(/^[A-Z].*\.$/);
  }
});

it('describes every input of an estimate in words', () => {
  const inputs = (part: Schema, path = ''): string[] =>
    Object.entries(part.properties ?? {}).flatMap(([name, own]) =>
      own.properties ? inputs(own, `${path}${name}.`) : [own.description ? path + name : `${path}${name} has no words`],
    );
  const fields = calculatorForm.fields
    .map(({ name }) => name)
    .filter((name) => !/^compare|(?:City|schoolDistrict)\./.test(name));
  expect(inputs(requestOf('/api/tax-estimate')).sort()).toEqual(fields.sort());
});

it('asks for a partner’s share as business profit, and for a share without self-employment tax of an S corporation only', () => {
  for (const who of ['taxpayer', 'spouse']) {
    const { selfEmploymentNet, passThroughIncome } = requestOf('/api/tax-estimate').properties![who]!.properties!;
    expect(selfEmploymentNet!.description).toMatch(/partner.*K-1.*box 14/i);
    expect(passThroughIncome!.description).toMatch(/S corporation.*1120-S/);
    expect(passThroughIncome!.description).toContain('partner’s share is business profit');
  }
});

it('describes all of an estimate, and nothing that is not in it', () => {
  const { schema } = operationAt('/api/tax-estimate').responses['200']!.content['application/json']!;
  const [accepts, describes] = [requestOf('/api/tax-estimate'), { ...schema, additionalProperties: false }].map((own) =>
    ajv().compile(own),
  );
  for (const { input } of recording.cases) {
    expect([accepts!(input), accepts!.errors]).toEqual([true, null]);
    const parsed = parseTaxInput({ ...input, homeCity: 'zanesville', workCity: 'newark' });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
    const answer = { ...estimateTax(parsed.input), assumed: assumptions(parsed.input) };
    expect([describes!(answer), describes!.errors]).toEqual([true, null]);
  }
});

const pat = { name: 'Pat Doe', email: 'pat@example.com' };
const hello = { ...pat, message: 'Please call me.' };
const figures = { taxYear: 2026, filingStatus: 'single' };
const call = { kind: 'phone', formData: { ...pat, phone: '(740) 555-0100' } };
const [id, token] = ['a'.repeat(32), 'b'.repeat(43)];

describe('the site and its document', () => {
  let site: TestSite;
  let slots: string[];
  beforeAll(async () => {
    site = await startTestSite({ env: { CONTACT_LIMIT: '100' } });
    const { body } = await request(site.server).get('/api/availability?kind=phone').expect(200);
    slots = body.slots.map(({ start }: { start: string }) => start);
  });
  afterAll(() => site.close());

  /** What is wrong with a response by the document, or null. */
  function undocumented(path: string, { status, type, body }: { status: number; type: string; body: unknown }) {
    const content = operationAt(path).responses[status]?.content[type];
    if (!content) return `${status} as ${type} is not documented`;
    const validator = ajv();
    return validator.validate(content.schema, body) ? null : JSON.stringify(validator.errors);
  }

  const message = (changes: object) => ({ formData: { ...hello, ...changes } });
  const meeting = (changes: object) => ({ ...call, slot: 'free', ...changes });
  const taxes = (changes: object) => ({ ...figures, ...changes });

  it.each<[what: string, outcome: 'accept' | 'refuse', path: string, body: object]>([
    ['a message', 'accept', '/api/contact', message({})],
    ['a field of another site', 'accept', '/api/contact', message({ service: 'no-such', shoeSize: '12' })],
    ['no message text', 'refuse', '/api/contact', { formData: pat }],
    ['a list in place of the fields', 'refuse', '/api/contact', { formData: [hello] }],
    ['a name of one letter', 'refuse', '/api/contact', message({ name: 'P' })],
    ['an address without a domain', 'refuse', '/api/contact', message({ email: 'pat@example' })],
    ['a telephone number in words', 'refuse', '/api/contact', message({ phone: 'call me' })],
    ['a message that is too long', 'refuse', '/api/contact', message({ message: 'x'.repeat(5_001) })],
    ['a booking', 'accept', '/api/bookings', meeting({})],
    ['no time', 'refuse', '/api/bookings', call],
    ['a time without an offset', 'refuse', '/api/bookings', meeting({ slot: '2026-12-01T10:00' })],
    ['an unknown kind of meeting', 'refuse', '/api/bookings', meeting({ kind: 'breakfast' })],
    ['an unknown office', 'refuse', '/api/bookings', meeting({ office: 'columbus' })],
    ['a booking with an unknown brand', 'refuse', '/api/bookings', meeting({ domain: 'no-such-brand' })],
    ['a booking without an address', 'refuse', '/api/bookings', meeting({ formData: { name: 'Pat Doe' } })],
    [
      'places by name',
      'accept',
      '/api/tax-estimate',
      taxes({ homeCity: 'newark', schoolDistrict: 'Newark (Licking)' }),
    ],
    ['the most children', 'accept', '/api/tax-estimate', taxes({ qualifyingChildren: 20 })],
    ['the largest loss', 'accept', '/api/tax-estimate', taxes({ longTermGains: -10_000_000, lastYear: { agi: -1 } })],
    ['the highest rate', 'accept', '/api/tax-estimate', taxes({ homeCity: { percent: 5, creditPercent: 0 } })],
    ['a loss that is too large', 'refuse', '/api/tax-estimate', taxes({ longTermGains: -10_000_001 })],
    ['too many children', 'refuse', '/api/tax-estimate', taxes({ qualifyingChildren: 21 })],
    ['half a child', 'refuse', '/api/tax-estimate', taxes({ qualifyingChildren: 1.5 })],
    ['negative wages', 'refuse', '/api/tax-estimate', taxes({ taxpayer: { wages: -1 } })],
    ['too large wages', 'refuse', '/api/tax-estimate', taxes({ taxpayer: { wages: 1_000_000_001 } })],
    ['a rate that is too high', 'refuse', '/api/tax-estimate', taxes({ homeCity: { percent: 5.1 } })],
    ['a rate without its base', 'refuse', '/api/tax-estimate', taxes({ schoolDistrict: { percent: 1 } })],
    ['an unsupported year', 'refuse', '/api/tax-estimate', taxes({ taxYear: 2024 })],
    ['a figure out of its place', 'refuse', '/api/tax-estimate', taxes({ wages: 1 })],
  ])('agree on %s, which they %s', async (_what, outcome, path, example) => {
    const accepted = outcome === 'accept';
    const body = { ...example, ...('slot' in example && example.slot === 'free' && { slot: slots.shift() }) };
    expect(ajv().validate(requestOf(path), body)).toBe(accepted);
    const response = await request(site.server).post(path).send(body);
    expect(response.ok).toBe(accepted);
    if (!accepted) expect(response.status).toBe(400);
    expect(undocumented(path, response)).toBe(null);
  });

  it('agree on how a booking is moved and cancelled', async () => {
    const { body: booked } = await request(site.server)
      .post('/api/bookings')
      .send({ ...call, slot: slots.shift() });
    const change = async (action: string, body: object, of = booked.id) => {
      const response = await request(site.server).post(`/api/bookings/${of}/${action}`).send(body);
      expect(undocumented(`/api/bookings/{id}/${action}`, response)).toBe(null);
      return response.status;
    };
    const own = { token: new URLSearchParams(booked.manageUrl.split('?')[1]).get('token') };
    expect(ajv().validate(requestOf('/api/bookings/{id}/move'), { ...own, slot: slots[0] })).toBe(true);
    expect(ajv().validate(requestOf('/api/bookings/{id}/cancel'), {})).toBe(false);
    expect(await change('move', own)).toBe(400);
    expect(await change('move', { ...own, slot: slots.shift() })).toBe(200);
    expect(await change('cancel', { token })).toBe(404);
    expect(await change('cancel', own, id)).toBe(404);
    expect(await change('cancel', own)).toBe(200);
    expect(await change('move', { ...own, slot: slots.shift() })).toBe(410);
  });

  it.each<[path: string, headers: Record<string, string>, body: string | object | undefined, status: number]>([
    ...['/api/contact', '/api/bookings'].flatMap(
      (path): [string, Record<string, string>, string | object, number][] => [
        [path, { Origin: 'https://evil.example' }, {}, 403],
        [path, { 'Content-Type': 'text/plain' }, 'x', 415],
        [path, {}, { formData: {}, text: 'x'.repeat(70_000) }, 413],
      ],
    ),
    ['/api/tax-estimate', { 'Content-Type': 'application/json' }, '{', 400],
    ['/api/tax-estimate', { 'Content-Type': 'text/plain' }, 'x', 415],
    ['/api/tax-estimate', {}, { text: 'x'.repeat(70_000) }, 413],
    ['/api/availability?kind=phone', {}, undefined, 200],
    ['/api/availability?kind=breakfast', {}, undefined, 400],
    ['/api/availability', {}, undefined, 400],
  ])('agree on the response to %s %j', async (path, headers, body, status) => {
    const response = await request(site.server)[body === undefined ? 'get' : 'post'](path).set(headers).send(body);
    expect([response.status, undocumented(path.split('?')[0]!, response)]).toEqual([status, null]);
  });

  it('agree on where it is and what is limited', async () => {
    const { body } = await request(site.server).get('/api/openapi.json').set('Host', 'localhost').expect(200);
    expect(body.paths).toEqual(JSON.parse(JSON.stringify(api.paths)));
    for (const { operation } of operations) expect(Object.keys(operation.responses)).toContain('429');
  });
});

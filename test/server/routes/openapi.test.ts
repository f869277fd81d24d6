import { Ajv2020 } from 'ajv/dist/2020.js';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApiDocument } from '#server/routes/openapi.ts';
import { parseContact } from '#shared/contact/contact-schema.ts';
import { pageViewBodyBytes } from '#shared/limits.ts';
import { estimateTax } from '#shared/tax/estimate.ts';
import { parseTaxInput } from '#shared/tax/input.ts';
import { TAX_YEARS } from '#shared/tax/types.ts';
import recording from '#test/recordings/tax-cases.json' with { type: 'json' };
import { calculatorFields } from '#views/pages/tools/tax-calculator/fields.ts';
import { sharedSite, startTestSite, type TestSite } from '../site.ts';

const api = openApiDocument('https://www.example.com');

it('names the site and describes every call', () => {
  expect(api.openapi).toBe('3.1.0');
  expect(api.servers).toEqual([{ url: 'https://www.example.com' }]);
  expect(Object.keys(api.paths)).toEqual([
    '/api/contact',
    '/api/availability',
    '/api/bookings',
    '/api/tax-estimate',
    '/api/data/search',
    '/rss.xml',
    '/api/page-views',
  ]);
});

it('refers only to what it defines', () => {
  const text = JSON.stringify(api);
  const referred = new Set(Array.from(text.matchAll(/#\/components\/schemas\/(\w+)/g), (match) => match[1]));
  expect(referred).toEqual(new Set(Object.keys(api.components.schemas)));
});

it('gives examples that the calls accept', () => {
  const message = api.paths['/api/contact'].post.requestBody.content['application/json'].example as {
    formData: object;
  };
  expect(parseContact(message.formData, ['bookkeeping'])).toMatchObject({
    ok: true,
    values: { service: 'bookkeeping' },
  });
  const figures = parseTaxInput(api.paths['/api/tax-estimate'].post.requestBody.content['application/json'].example);
  expect(figures.ok).toBe(true);
  if (figures.ok)
    expect(Object.keys(estimateTax(figures.input))).toEqual(
      expect.arrayContaining(api.components.schemas.TaxEstimate.required!),
    );
});

type Schema = { description?: string; properties?: Record<string, Schema>; anyOf?: Schema[] };

it('describes every input of an estimate in words, and allows no other', () => {
  const schema: Schema & { additionalProperties?: boolean } = api.components.schemas.TaxInput;
  expect(schema.additionalProperties).toBe(false);
  const inputs = (part: Schema, path = ''): string[] =>
    Object.entries(part.properties ?? {}).flatMap(([name, own]) =>
      own.properties ? inputs(own, `${path}${name}.`) : [own.description ? path + name : `${path}${name} has no words`],
    );
  const fields = calculatorFields
    .map(({ name }) => name)
    .filter((name) => !/^compare|(?:City|schoolDistrict)\./.test(name));
  expect(inputs(schema).sort()).toEqual(fields.sort());
  const ajv = new Ajv2020({ strict: false }).compile(schema);
  for (const { input } of recording.cases) expect([ajv(input), ajv.errors]).toEqual([true, null]);
  expect(ajv({ taxYear: 2026, filingStatus: 'single', homeCity: 'newark', schoolDistrict: 'Newark (Licking)' })).toBe(
    true,
  );
});

it('describes all of an estimate, and nothing that is not in it', () => {
  const closed = JSON.parse(JSON.stringify(api.components.schemas.TaxEstimate), (_key, part) =>
    part?.properties ? { ...part, additionalProperties: false } : part,
  );
  const ajv = new Ajv2020({ strict: false }).compile(closed);
  for (const { input } of recording.cases) {
    const parsed = parseTaxInput({ ...input, homeCity: 'zanesville', workCity: 'newark' });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
    for (const taxYear of TAX_YEARS)
      expect([ajv(estimateTax({ ...parsed.input, taxYear })), ajv.errors]).toEqual([true, null]);
  }
});

/** The documented statuses of a path. */
function responsesOf(document: { paths: object }, path: string): string[] {
  const operations = (document.paths as Record<string, Record<string, { responses: object }>>)[path]!;
  return Object.keys(Object.values(operations)[0]!.responses);
}

describe('the documented responses of', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite();
  });
  afterAll(() => site.close());

  const documented = (path: keyof typeof api.paths) => responsesOf(api, path);
  const large = { formData: {}, text: 'x'.repeat(70_000) };

  it.each([
    ['/api/contact', 'put', {}, {}, 405],
    ['/api/contact', 'post', {}, {}, 400],
    ['/api/contact', 'post', { Origin: 'https://evil.example' }, {}, 403],
    ['/api/contact', 'post', { 'Content-Type': 'text/plain' }, 'x', 415],
    ['/api/contact', 'post', {}, large, 413],
    ['/api/tax-estimate', 'put', {}, {}, 405],
    ['/api/tax-estimate', 'post', {}, {}, 400],
    ['/api/tax-estimate', 'post', { 'Content-Type': 'application/json' }, '{', 400],
    ['/api/tax-estimate', 'post', { 'Content-Type': 'text/plain' }, 'x', 415],
    ['/api/tax-estimate', 'post', {}, large, 413],
    ['/api/bookings', 'put', {}, {}, 405],
    ['/api/bookings', 'post', {}, {}, 400],
    ['/api/bookings', 'post', { Origin: 'https://evil.example' }, {}, 403],
    ['/api/bookings', 'post', { 'Content-Type': 'text/plain' }, 'x', 415],
    ['/api/bookings', 'post', {}, large, 413],
    ['/api/availability?kind=phone', 'get', {}, undefined, 200],
    ['/api/availability?kind=breakfast', 'get', {}, undefined, 400],
    ['/api/data/search', 'get', {}, undefined, 200],
    ['/api/data/search?page=x', 'get', {}, undefined, 400],
  ] as const)('%s %s %j', async (path, method, headers, body, status) => {
    const name = path.split('?')[0] as keyof typeof api.paths;
    const response = await request(site.server)[method](path).set(headers).send(body);
    expect([response.status, response.type]).toEqual([status, 'application/json']);
    expect(documented(name)).toContain(String(status));
    if (status === 200) return;
    const fields = ['/api/contact', '/api/bookings'].includes(name) ? ['success', 'error'] : ['error'];
    expect(Object.keys(response.body).filter((field) => field !== 'errors')).toEqual(fields);
  });

  it.each(['tax', 'txa calcluator', 'zzzz', ''])('a search for "%s" have the described shape', async (query) => {
    const { body } = await request(site.server).get('/api/data/search').query({ q: query }).expect(200);
    const ajv = new Ajv2020({ strict: false }).addSchema(api, 'api');
    expect([ajv.validate('api#/components/schemas/SearchResult', body), ajv.errors]).toEqual([true, null]);
  });

  it('a search that is repeated with If-None-Match are documented', async () => {
    await request(site.server).get('/api/data/search?q=tax').set('If-None-Match', '*').expect(304);
    expect(documented('/api/data/search')).toContain('304');
  });

  it('a path that is limited', () => {
    for (const path of [
      '/api/contact',
      '/api/bookings',
      '/api/availability',
      '/api/tax-estimate',
      '/api/data/search',
      '/api/page-views',
    ] as const)
      expect(documented(path)).toContain('429');
  });
});

it.each([
  ['/about-us', 'page /about-us', {}, 204],
  ['nothing', '', {}, 204],
  ['another text', 'page about-us', {}, 204],
  ['too much', `page /${'x'.repeat(pageViewBodyBytes)}`, {}, 413],
  ['an unknown encoding', 'page /about-us', { 'Content-Encoding': 'zz' }, 415],
  ['broken compression', 'page /about-us', { 'Content-Encoding': 'gzip' }, 400],
] as const)('a page view of %s gets the documented response', async (_what, body, headers, status) => {
  const site = await sharedSite();
  const response = await request(site.server)
    .post('/api/page-views')
    .set({ 'Content-Type': 'text/plain', ...headers })
    .send(body);
  expect([response.status, undocumented('/api/page-views', response)]).toEqual([status, null]);
});

/** What is wrong with a response by the document, or null. */
function undocumented(path: string, { status, type, body }: { status: number; type: string; body: unknown }) {
  type Response = { content?: Record<string, { schema: object }> };
  const operations = (api.paths as Record<string, Record<string, { responses: Record<string, Response> }>>)[path]!;
  const response = operations['post']!.responses[status];
  if (!response) return `${status} is not documented`;
  if (!response.content) return null;
  if (!(type in response.content)) return `${status} is sent as ${type}`;
  const pointer = [
    'paths',
    path.replaceAll('/', '~1'),
    'post',
    'responses',
    status,
    'content',
    type.replace('/', '~1'),
  ];
  const ajv = new Ajv2020({ strict: false }).addSchema(api, 'api');
  return ajv.validate(`api#/${pointer.join('/')}/schema`, body) ? null : JSON.stringify(ajv.errors);
}

it('has the patterns of the form', () => {
  const properties = api.components.schemas.ContactRequest.properties.formData.properties as Record<string, object>;
  const patternOf = (name: string) => new RegExp((properties[name] as { pattern: string }).pattern);
  for (const phone of ['555010', '555-010', '1'.repeat(21), 'call me', '(740) 555-0100']) {
    const accepted = parseContact({ name: 'Al', email: 'a@b.c', message: 'Hello', phone }, []).ok;
    expect(patternOf('phone').test(phone)).toBe(accepted);
  }
  for (const email of ['a@b', 'a b@c.d', 'a@b.c', 'a@b@c.d']) {
    const accepted = parseContact({ name: 'Al', email, message: 'Hello' }, []).ok;
    expect(patternOf('email').test(email)).toBe(accepted);
  }
});

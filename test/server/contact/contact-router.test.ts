import express from 'express';
import { pino } from 'pino';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { createContactRouter, type ReturnedForm } from '#server/contact/contact-router.ts';
import type { SubmitOutcome } from '#server/mail/delivery.ts';
import type { Lead } from '#server/mail/message.ts';
import { type BrandId, brands, isBrandId } from '#shared/brands/index.ts';

const good = { name: 'Pat Doe', email: 'pat@example.com', message: 'Hello there' };

/** The router in an app of its own, with a delivery that only remembers. */
function site({ outcome = 'sent' as SubmitOutcome, contactLimit = 1_000, now = Date.now } = {}) {
  const leads: Lead[] = [];
  const logged: string[] = [];
  const state = { outcome };
  const app = express().set('trust proxy', 1);
  const router = createContactRouter({
    brands,
    contactLimit,
    now,
    log: pino({ level: 'info' }, { write: (line: string) => logged.push(line) }),
    allowedOrigins: ['https://partner.example'],
    choice: (asked): { id: BrandId; domainParam: BrandId | null } => {
      const param = asked.query['domain'];
      return isBrandId(param) ? { id: param, domainParam: param } : { id: 'dresdentax', domainParam: null };
    },
    delivery: {
      knows: async (id) => leads.some((lead) => lead.id === id),
      submit: async (lead) => {
        if (state.outcome !== 'lost') leads.push(lead);
        return state.outcome;
      },
    },
    renderForm: (_request, response, form: ReturnedForm) =>
      void response
        .status(form.status)
        .type('html')
        .send(`form ${JSON.stringify(form)}`),
  });
  app.use('/api/contact', router);
  app.use((_request, response) => void response.status(404).send('elsewhere'));
  const post = (body: unknown, query = '') =>
    request(app)
      .post(`/api/contact${query}`)
      .send(body as object);
  return { app, leads, logged, state, post };
}

/** What a form or a program may get wrong in a field, and what it is told; undefined leaves the field out. */
const refused: [field: string, value: string | undefined, error: string][] = [
  ['name', undefined, 'Name is required'],
  ['name', '', 'Name is required'],
  ['name', ' \t ', 'Name is required'],
  ['email', undefined, 'Email is required'],
  ['email', '', 'Email is required'],
  ['email', 'pat.example.com', 'Please enter a valid email address'],
  ['email', 'pat@example', 'Please enter a valid email address'],
  ['email', 'pat doe@example.com', 'Please enter a valid email address'],
  ['phone', '740-CALL-ME', 'Please enter a valid phone number'],
  ['phone', '555010', 'Please enter a valid phone number'],
  ['phone', '1'.repeat(21), 'Please enter a valid phone number'],
  ['message', undefined, 'Message is required'],
  ['message', '', 'Message is required'],
  ['message', 'Help', 'Message must be at least 5 characters'],
  ['message', '  Help  ', 'Message must be at least 5 characters'],
];

/** The shortest, the longest and what has no Latin letters; undefined leaves the field out. */
const accepted: [field: string, value: string | undefined][] = [
  ['phone', '5550100'],
  ['phone', '+1 (740) 555-0100 00'],
  ['phone', undefined],
  ['phone', ''],
  ['message', 'Hello'],
  ['name', 'Al'],
  ['name', '李明 Zoë'],
];

const brokenBodies = ['{"formData":', '{"formData":{}', "{'formData':{}}", '{"formData":{}}}', 'name=Pat'];

const strangeBodies = [
  '[]',
  '"text"',
  '5',
  'null',
  '{"formData":[]}',
  '{"formData":"text"}',
  '{"formData":null}',
  '{"formData":{"name":{"first":"Pat"}}}',
  '{"formData":{"name":["Pat"]}}',
  '{"formData":{"message":[["deep"]]}}',
  '{"formData":{"dates":[{"a":1}]}}',
  '{"formData":{"name":"Pat","__proto__":{"email":"x@example.com"}}}',
  '{"formData":{},"constructor":{"prototype":{}}}',
  '{"formData":{},"domain":["payroll"]}',
];

/** Says that it could not be read, and nothing of why: parsers put parts of the text into their reasons. */
async function refusesUnread(body: string) {
  const { app, leads } = site();
  const answer = await request(app).post('/api/contact').set('Content-Type', 'application/json').send(body);
  expect([answer.status, answer.body]).toEqual([400, { success: false, error: 'This message could not be read.' }]);
  expect(leads).toHaveLength(0);
}

const shownForm = (text: string) => JSON.parse(text.replace(/^form /, '')) as ReturnedForm;

describe('a message as JSON', () => {
  it('is taken in the shape of the specification', async () => {
    const { leads, post } = site();
    const formData = {
      ...good,
      phone: '(740) 555-0100',
      service: 'taxFiling',
      formType: 'contact',
      domain: 'payroll',
      timestamp: '2026-03-03T19:15:00.000Z',
      recipientEmail: 'me@evil.example',
    };
    const answer = await post({ formData, domain: 'payroll', recipientEmail: 'me@evil.example', page: '/contact?x=1' });
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(leads).toEqual([expect.objectContaining({ brand: 'payroll', page: '/contact', spam: 'no', masked: false })]);
    expect(leads[0]!.values).toEqual({ ...good, phone: '(740) 555-0100', service: 'taxFiling', formType: 'contact' });
  });

  it.each([
    [{ formData: { ...good, domain: 'payroll' }, domain: 'brownco' }, '', 'brownco'],
    [{ formData: { ...good, domain: 'payroll' } }, '', 'payroll'],
    [{ formData: good, domain: 'nobody' }, '?domain=brownco', 'brownco'],
    [{ formData: good }, '', 'dresdentax'],
    [{ ...good, domain: 'payroll' }, '', 'payroll'],
  ])('%j%s goes to a brand among the three: %s', async (body, query, brand) => {
    const { leads, post } = site();
    await post(body, query).expect(200);
    expect(leads[0]!.brand).toBe(brand);
  });

  it.each(refused)('R-AP-01..15 %s %j is refused: %s', async (field, value, error) => {
    const { leads, post } = site();
    const answer = await post({ formData: { ...good, [field]: value }, domain: 'brownco' });
    expect([answer.status, answer.body]).toEqual([400, { success: false, error, errors: { [field]: error } }]);
    expect(leads).toHaveLength(0);
  });

  it.each(accepted)('R-AP-20..26 %s %j is accepted', async (field, value) => {
    const { leads, post } = site();
    await post({ formData: { ...good, [field]: value } }).expect(200, { success: true });
    expect(leads[0]!.values[field as 'name']).toBe(value || undefined);
  });

  it.each([
    [{}, 'Name is required', ['name', 'email', 'message']],
    [{ ...good, formType: 'schedule', dates: ['soon'] }, 'Please choose a date from the calendar', ['dates']],
  ])('%j is answered with its message', async (formData, error, fields) => {
    const { leads, post } = site();
    const answer = await post({ formData });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ success: false, error });
    expect(Object.keys(answer.body.errors)).toEqual(fields);
    expect(leads).toHaveLength(0);
  });

  it.each(brokenBodies)('R-AP-31 %s is broken JSON', refusesUnread);
  it.each(strangeBodies)('R-AP-32 %s has a shape that nobody sends', refusesUnread);
  it('R-AP-31 the deepest nesting is broken JSON', () => refusesUnread('['.repeat(30_000)));
  it('R-AP-32 the deepest nesting is a shape that nobody sends', () =>
    refusesUnread(`${'['.repeat(30_000)}${']'.repeat(30_000)}`));

  it('R-AP-32 an empty body is a form without its fields', async () => {
    const answer = await request(site().app).post('/api/contact').set('Content-Type', 'application/json').send('');
    expect([answer.status, answer.body]).toMatchObject([400, { success: false, error: 'Name is required' }]);
  });

  it('masks private numbers in the message, not in the phone field', async () => {
    const { leads, post } = site();
    await post({
      formData: { ...good, phone: '123-45-6789', message: 'SSN 123-45-6789, card 4111 1111 1111 1111, ZIP 43821-1234' },
    }).expect(200);
    expect(leads[0]).toMatchObject({
      masked: true,
      values: { phone: '123-45-6789', message: 'SSN •••-••-••••, card •••• •••• •••• 1111, ZIP 43821-1234' },
    });
  });

  it('says 502 when it was neither sent nor kept, and success for what is kept', async () => {
    const { post, state } = site({ outcome: 'lost' });
    const answer = await post({ formData: good });
    expect([answer.status, answer.body]).toEqual([502, { success: false, error: 'Failed to send your message' }]);
    state.outcome = 'kept';
    await post({ formData: good }).expect(200, { success: true });
  });

  it('R-AP-39 every answer is JSON: whether it succeeded, and why not', async () => {
    const { app, post, state } = site({ contactLimit: 1 });
    expect((await post({ formData: good })).body).toEqual({ success: true });
    const tooMany = await post({ formData: { ...good, message: 'One more' } });
    state.outcome = 'lost';
    const refusals = [
      tooMany,
      await post({ formData: {} }),
      await post({ formData: good }).set('Origin', 'https://evil.example'),
      await request(app).get('/api/contact'),
      await post({ formData: { ...good, message: 'x'.repeat(70_000) } }),
      await request(app).post('/api/contact').type('text/plain').send('Hello'),
      await post({ formData: { ...good, message: 'Not kept' } }).set('X-Forwarded-For', '192.0.2.7'),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([429, 400, 403, 405, 413, 415, 502]);
    for (const { body, type } of refusals) {
      expect(type).toBe('application/json');
      expect(body).toMatchObject({ success: false, error: expect.stringMatching(/^[A-Z].{10,}$/) });
    }
  });

  it('logs no name, address or text', async () => {
    const { logged, post } = site();
    await post({ formData: good, recipientEmail: 'me@evil.example' }).expect(200);
    await post({ formData: { ...good, message: 'x' } }).expect(400);
    expect(logged.length).toBeGreaterThan(0);
    expect(logged.join()).not.toMatch(/Pat|example|Hello/);
  });
});

describe('what HTTP refuses', () => {
  it.each(['get', 'head', 'put', 'delete', 'patch'] as const)('R-AP-33 %s: 405', async (method) => {
    const answer = await request(site().app)[method]('/api/contact');
    expect([answer.status, answer.headers['allow']]).toEqual([405, 'POST, OPTIONS']);
    if (method !== 'head') expect(answer.body).toEqual({ success: false, error: expect.any(String) });
  });

  it.each(['text/plain', 'multipart/form-data; boundary=x', 'application/xml', 'application/jsonp'])(
    '%s: 415',
    async (type) => {
      const answer = await request(site().app)
        .post('/api/contact')
        .set('Content-Type', type)
        .send(JSON.stringify(good));
      expect([answer.status, answer.body.success]).toEqual([415, false]);
    },
  );

  it.each(['application/json', 'application/x-www-form-urlencoded'])('R-AP-34 over 64 kB of %s: 413', async (type) => {
    const { app } = site();
    const text = `{"message":"${'x'.repeat(70_000)}"}`;
    await request(app)
      .post('/api/contact')
      .set('Content-Type', type)
      .set('Accept', 'application/json')
      .send(text)
      .expect(413);
    const streamed = request(app)
      .post('/api/contact')
      .set('Content-Type', type)
      .set('Accept', 'application/json')
      .set('Transfer-Encoding', 'chunked');
    streamed.write(text.slice(0, 50));
    const answer = await streamed.send(text);
    expect([answer.status, answer.body.success]).toEqual([413, false]);
  });

  it('takes a message of 5,000 characters of any script', async () => {
    const { leads, post } = site();
    await post({ formData: { ...good, message: '語'.repeat(5_000) } }).expect(200);
    expect(leads[0]!.values.message).toHaveLength(5_000);
  });

  it.each([
    ['application/json', Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xc3, 0x28]), Buffer.from('"}')])],
    ['application/x-www-form-urlencoded', Buffer.from('name=%C3%28&email=pat%40example.com')],
    ['application/x-www-form-urlencoded', Buffer.concat([Buffer.from('name='), Buffer.from([0xff])])],
  ])('bytes of %s that are not UTF-8: 400', async (type, bytes) => {
    const sent = request(site().app).post('/api/contact').set('Content-Type', type).set('Accept', 'application/json');
    const answer = await sent.serialize(() => bytes.toString('latin1')).send(bytes);
    expect([answer.status, answer.body.success]).toEqual([400, false]);
  });

  it('leaves addresses below to others', async () => {
    await request(site().app).post('/api/contact/more').send(good).expect(404, 'elsewhere');
  });
});

describe('where a message may come from', () => {
  const own = new URL(`http://${brands.brownco.domains[0]!}`).host;
  it.each([
    [{}, 200],
    [{ Origin: `https://${own}` }, 200],
    [{ Origin: `https://${own}`, 'Sec-Fetch-Site': 'cross-site' }, 200],
    [{ Origin: 'http://127.0.0.1:3000', Host: '127.0.0.1:3000' }, 200],
    [{ Origin: 'https://partner.example', 'Sec-Fetch-Site': 'cross-site' }, 200],
    [{ Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }, 200],
    [{ Origin: 'https://evil.example' }, 403],
    [{ Origin: 'https://partner.example.evil.example' }, 403],
    [{ Origin: `https://${own}.evil.example` }, 403],
    [{ Origin: 'http://partner.example' }, 403],
    [{ Origin: 'null' }, 403],
    [{ Origin: 'garbage' }, 403],
    [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
  ])('%j: %d', async (headers, status) => {
    const answer = await site().post({ formData: good }).set(headers);
    expect([answer.status, answer.body.success]).toEqual([status, status === 200]);
  });

  it('lets pages of allowed origins read the answer, and nobody else', async () => {
    const { app } = site();
    const ask = (origin: string) =>
      request(app).options('/api/contact').set({ Origin: origin, 'Access-Control-Request-Method': 'POST' });
    const allowed = await ask('https://partner.example');
    expect(allowed.status).toBe(204);
    expect(allowed.headers).toMatchObject({
      'access-control-allow-origin': 'https://partner.example',
      'access-control-allow-methods': 'POST',
      vary: 'Origin',
    });
    expect((await ask('https://evil.example')).headers).not.toHaveProperty('access-control-allow-origin');
    expect((await request(app).options('/api/contact')).headers).not.toHaveProperty('access-control-allow-origin');
  });
});

describe('limits', () => {
  const from = (address: string, post: ReturnType<typeof site>['post'], number: number) =>
    post({ formData: { ...good, message: `Message ${number}` } }).set('X-Forwarded-For', address);

  it('R-AP-38 takes CONTACT_LIMIT messages a minute from one address, and does not count refused ones', async () => {
    const { leads, post } = site({ contactLimit: 3 });
    for (let number = 0; number < 4; number++)
      await post({ formData: { ...good, name: '' } })
        .set('X-Forwarded-For', '192.0.2.1')
        .expect(400);
    for (let number = 0; number < 3; number++) await from('192.0.2.1', post, number).expect(200);
    const answer = await from('192.0.2.1', post, 4);
    expect([answer.status, answer.body]).toEqual([
      429,
      { success: false, error: expect.stringContaining('Too many messages') },
    ]);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60);
    await from('192.0.2.2', post, 5).expect(200);
    await from('192.0.2.1', post, 1).expect(200);
    expect(leads).toHaveLength(4);
  });

  it('counts the addresses of one IPv6 network together', async () => {
    const { post } = site({ contactLimit: 1 });
    await from('2001:db8:1:2::1', post, 1).expect(200);
    await from('2001:db8:1:2:ffff::9', post, 2).expect(429);
    await from('2001:db8:1:3::1', post, 3).expect(200);
  });

  it('refuses a flood before reading it', async () => {
    const { post } = site({ contactLimit: 1 });
    for (let number = 0; number < 12; number++) await post({}).set('X-Forwarded-For', '192.0.2.9').expect(400);
    await post({}).set('X-Forwarded-For', '192.0.2.9').expect(429);
  });
});

describe('one message once', () => {
  const key = '6f1f0f5e-7a3c-4f62-9a3e-3a4d1d6f2b11';
  it('knows a retry by its key, but not another text under the same key', async () => {
    const { leads, post } = site();
    await post({ formData: good, idempotencyKey: key }).expect(200);
    await post({ formData: good, idempotencyKey: key }).expect(200);
    await post({ formData: good }).set('Idempotency-Key', key).expect(200);
    await post({ formData: { ...good, message: 'Another question' }, idempotencyKey: key }).expect(200);
    expect(leads).toHaveLength(2);
  });

  it('knows the same text without a key for a minute', async () => {
    let time = Date.parse('2026-03-03T19:15:59Z');
    const { leads, post } = site({ now: () => time });
    await post({ formData: good }).expect(200);
    time += 2_000;
    await post({ formData: good }).expect(200);
    expect(leads).toHaveLength(1);
    time += 180_000;
    await post({ formData: good }).expect(200);
    expect(leads).toHaveLength(2);
  });
});

describe('spam', () => {
  const ours = { form: 'site', startedAt: '1772565300000' };
  const sentAfter = (ms: number) => ({ ...good, timestamp: new Date(1772565300000 + ms).toISOString() });
  it.each([
    ['a person', { ...ours, formData: sentAfter(20_000) }, 'no'],
    ['a hasty person', { ...ours, formData: sentAfter(900) }, 'no'],
    ['a bait taken slowly', { ...ours, website: 'x', formData: sentAfter(20_000) }, 'possible'],
    ['a bait taken at once', { ...ours, website: 'x', formData: sentAfter(900) }, 'suspect'],
    [
      'a program with a web site',
      { website: 'https://shop.example', startedAt: ours.startedAt, formData: sentAfter(10) },
      'no',
    ],
    ['two links', { formData: { ...good, message: 'See https://a.example and www.b.example' } }, 'no'],
    ['many links', { formData: { ...good, message: 'https://a.example '.repeat(6) } }, 'possible'],
    ['a link for a name', { formData: { ...good, name: 'https://a.example' } }, 'possible'],
    [
      'links and repetition',
      {
        formData: {
          ...good,
          message: `https://a.example https://b.example https://c.example ${'buy now '.repeat(40)}`,
        },
      },
      'possible',
    ],
  ])('%s', async (_who, body, spam) => {
    const { leads, post } = site();
    await post(body).expect(200, { success: true });
    expect(leads.map((lead) => lead.spam)).toEqual([spam]);
  });

  it('marks the same text from many people', async () => {
    const { leads, post } = site();
    for (const email of ['a@x.org', 'b@x.org', 'c@x.org', 'd@x.org', 'e@x.org'])
      await post({ formData: { ...good, email } }).expect(200);
    expect(leads.map((lead) => lead.spam)).toEqual(['no', 'no', 'no', 'possible', 'possible']);
  });
});

describe('a form posted without scripts', () => {
  const postForm = (app: express.Express, fields: string, query = '') =>
    request(app)
      .post(`/api/contact${query}`)
      .set('Accept', 'text/html,application/xhtml+xml')
      .type('form')
      .send(fields);
  const fields =
    'name=Pat+Doe&email=pat%40example.com&message=Hello%0D%0Athere&form=site&startedAt=&website=&domain=payroll&page=%2Fcontact';

  it('is thanked on a page of its own, in the same brand', async () => {
    const { app, leads } = site();
    const answer = await postForm(app, fields, '?domain=payroll');
    expect([answer.status, answer.headers['location']]).toEqual([303, '/contact?sent=1&domain=payroll']);
    expect(leads[0]).toMatchObject({ brand: 'payroll', spam: 'no', values: { message: 'Hello\nthere' } });
    expect((await postForm(app, fields)).headers['location']).toBe('/contact?sent=1');
  });

  it('comes back with its values and messages', async () => {
    const { app, state } = site();
    const wrong = await postForm(app, 'name=&email=pat&message=Hello+there&formType=schedule');
    expect(wrong.status).toBe(400);
    expect(shownForm(wrong.text)).toMatchObject({
      path: '/schedule',
      values: { name: '', email: 'pat', message: 'Hello there' },
      errors: { name: 'Name is required', email: 'Please enter a valid email address' },
      message: 'Name is required',
    });
    state.outcome = 'lost';
    const lost = await postForm(app, fields);
    expect([lost.status, shownForm(lost.text)]).toMatchObject([
      502,
      { path: '/contact', message: 'Failed to send your message', errors: {} },
    ]);
  });

  it('keeps its values when there were too many', async () => {
    const { app } = site({ contactLimit: 1 });
    await postForm(app, fields).expect(303);
    const answer = await postForm(app, fields.replace('there', 'again'));
    expect(answer.status).toBe(429);
    expect(answer.headers).toHaveProperty('retry-after');
    expect(shownForm(answer.text).values['name']).toBe('Pat Doe');
  });

  it('takes several days of one name', async () => {
    const { app, leads } = site({ now: () => Date.parse('2026-03-03T19:00:00Z') });
    await postForm(app, `${fields}&formType=schedule&mode=phone&dates=2026-03-04&dates=&dates=2026-03-05`).expect(303);
    expect(leads[0]!.values.dates).toEqual(['2026-03-04', '2026-03-05']);
  });

  it('is answered with JSON where a script asks for it', async () => {
    const { app } = site();
    await request(app)
      .post('/api/contact')
      .set('Accept', 'application/json')
      .type('form')
      .send(fields)
      .expect(200, { success: true });
  });

  it('refuses a repeated field', async () => {
    await postForm(site().app, `${fields}&name=Sam`).expect(400);
  });
});

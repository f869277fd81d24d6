import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { good, site } from './router-site.ts';

const brokenBodies = ['{"formData":', '{"formData":{}', "{'formData':{}}", '{"formData":{}}}', 'name=Pat'];

const invalidBodies = [
  ...['[]', '"text"', '5', 'null', '{"formData":[]}', '{"formData":"text"}', '{"formData":null}'],
  ...['{"formData":{"name":{"first":"Pat"}}}', '{"formData":{"name":["Pat"]}}'],
  ...['{"formData":{"message":[["deep"]]}}', '{"formData":{"name":"Pat","__proto__":{"email":"x@example.com"}}}'],
  ...['{"formData":{},"constructor":{"prototype":{}}}', '{"formData":{},"domain":["payroll"]}'],
];

/** The error does not say why: messages of parsers contain parts of the text. */
async function expectUnreadable(body: string) {
  const { app, leads } = site();
  const response = await request(app).post('/api/contact').set('Content-Type', 'application/json').send(body);
  expect([response.status, response.body]).toEqual([400, { success: false, error: 'This message could not be read.' }]);
  expect(leads).toHaveLength(0);
}

describe('a message as JSON', () => {
  it('is accepted in the specified shape', async () => {
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
    const response = await post({
      formData,
      domain: 'payroll',
      recipientEmail: 'me@evil.example',
      page: '/contact?x=1',
    });
    expect([response.status, response.body]).toEqual([200, { success: true }]);
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(leads).toEqual([expect.objectContaining({ brand: 'payroll', page: '/contact', spam: 'no', masked: false })]);
    expect(leads[0]!.values).toEqual({ ...good, phone: '(740) 555-0100', service: 'taxFiling' });
  });

  it.each([
    ['/services/payroll', '/services/payroll'],
    ['/services/payroll?domain=payroll#prices', '/services/payroll'],
    ['/nowhere', null],
    ['https://evil.example/contact', null],
    [`/blog/${'a'.repeat(300)}`, null],
    [7, null],
  ])('came from %j: %j', async (cameFrom, expected) => {
    const { leads, post } = site();
    await post({ formData: good, cameFrom }).expect(200);
    expect(leads[0]!.cameFrom).toBe(expected);
  });

  it.each([
    [{ formData: good, letter: 'CP2000' }, 'CP2000', {}],
    [{ ...good, letter: 'CP2000' }, 'CP2000', {}],
    [{ formData: good, letter: 'CP9999' }, null, {}],
    [{ ...good, letter: 'CP9999' }, null, { letter: 'CP9999' }],
  ])('%j is about the letter %j', async (body, letter, further) => {
    const { leads, post } = site();
    await post(body).expect(200);
    expect(leads[0]).toMatchObject({ letter, further });
  });

  it.each([
    [{ formData: { ...good, domain: 'payroll' }, domain: 'brownco' }, '', 'brownco'],
    [{ formData: { ...good, domain: 'payroll' } }, '', 'payroll'],
    [{ formData: good, domain: 'unknown' }, '?domain=brownco', 'brownco'],
    [{ formData: good }, '', 'dresdentax'],
    [{ ...good, domain: 'payroll' }, '', 'payroll'],
  ])('%j%s goes to one of the three brands: %s', async (body, query, brand) => {
    const { leads, post } = site();
    await post(body, query).expect(200);
    expect(leads[0]!.brand).toBe(brand);
  });

  it('gets an error for each field that is wrong, in the order of the form', async () => {
    const { leads, post } = site();
    const response = await post({ formData: { phone: '555010', service: 'x'.repeat(101) }, domain: 'brownco' });
    expect([response.status, response.body]).toEqual([
      400,
      {
        success: false,
        error: 'Name is required',
        errors: {
          name: 'Name is required',
          email: 'Email is required',
          phone: 'Please enter a valid phone number',
          service: 'Please choose a service from the list',
          message: 'Message is required',
        },
      },
    ]);
    expect(Object.keys(response.body.errors)).toEqual(['name', 'email', 'phone', 'service', 'message']);
    expect(leads).toHaveLength(0);
  });

  it.each(brokenBodies)('%s is broken JSON', expectUnreadable);
  it.each(invalidBodies)('%s has an invalid shape', expectUnreadable);
  it('the deepest nesting is broken JSON', () => expectUnreadable('['.repeat(30_000)));
  it('the deepest nesting has an invalid shape', () => expectUnreadable(`${'['.repeat(30_000)}${']'.repeat(30_000)}`));

  it('an empty body is a form without fields', async () => {
    const response = await request(site().app).post('/api/contact').set('Content-Type', 'application/json').send('');
    expect([response.status, response.body]).toMatchObject([400, { success: false, error: 'Name is required' }]);
  });

  it('masks sensitive numbers in the message, not in the phone field', async () => {
    const { leads, post } = site();
    await post({
      formData: { ...good, phone: '123-45-6789', message: 'SSN 123-45-6789, card 4111 1111 1111 1111, ZIP 43821-1234' },
    }).expect(200, { success: true, masked: true });
    expect(leads[0]).toMatchObject({
      masked: true,
      values: { phone: '123-45-6789', message: 'SSN •••-••-••••, card •••• •••• •••• 1111, ZIP 43821-1234' },
    });
  });

  it('accepts the fields of a request for a meeting, and mails what it does not know as text', async () => {
    const { leads, post } = site();
    const meeting = {
      formType: 'schedule',
      mode: 'video',
      dates: ['2026-03-04', '2026-03-06'],
      note: 'SSN 123-45-6789',
    };
    const others = { nested: { a: 1 }, empty: ' ', 'not a name': 'x', long: 'x'.repeat(500) };
    await post({ formData: { ...good, ...meeting, ...others } }).expect(200, { success: true, masked: true });
    expect(leads[0]).toMatchObject({ values: good, masked: true });
    expect(leads[0]!.further).toEqual({
      mode: 'video',
      dates: '2026-03-04, 2026-03-06',
      note: 'SSN •••-••-••••',
      long: 'x'.repeat(100),
    });
  });
});

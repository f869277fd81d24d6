import { expect, it } from 'vitest';
import { openApiDocument } from '#server/routes/openapi.ts';
import { parseContact } from '#shared/contact/contact-schema.ts';
import { estimateTax } from '#shared/tax/estimate.ts';
import { parseTaxInput } from '#shared/tax/input.ts';

const api = openApiDocument('https://www.example.com');

it('names the site and describes every call', () => {
  expect(api.openapi).toBe('3.1.0');
  expect(api.servers).toEqual([{ url: 'https://www.example.com' }]);
  expect(Object.keys(api.paths)).toEqual(['/api/contact', '/api/tax-estimate', '/api/data/search', '/rss.xml']);
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
      expect.arrayContaining(api.components.schemas.TaxEstimate.required),
    );
});

it('has the patterns of the form', () => {
  const { properties } = api.components.schemas.ContactRequest.properties.formData;
  for (const phone of ['555010', '555-010', '1'.repeat(21), 'call me', '(740) 555-0100']) {
    const accepted = parseContact({ name: 'Al', email: 'a@b.c', message: 'Hello', phone }, []).ok;
    expect(new RegExp(properties.phone.pattern).test(phone)).toBe(accepted);
  }
  for (const email of ['a@b', 'a b@c.d', 'a@b.c', 'a@b@c.d']) {
    const accepted = parseContact({ name: 'Al', email, message: 'Hello' }, []).ok;
    expect(new RegExp(properties.email.pattern).test(email)).toBe(accepted);
  }
});

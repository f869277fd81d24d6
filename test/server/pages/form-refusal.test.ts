import { parse } from 'node-html-parser';
import request, { type Response } from 'supertest';
import { describe, expect, it } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { startTestSite } from '../site.ts';

const site = await startTestSite({ env: { CONTACT_LIMIT: '1', TRUST_PROXY: '1' } });

/** A post as a browser without scripts makes it. */
const post = (path: string, type: string, body: string, address = '203.0.113.1') =>
  request(site.server)
    .post(path)
    .set('Accept', 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8')
    .set('X-Forwarded-For', address)
    .set('Content-Type', type)
    .send(body);

function expectRefusal(response: Response, status: number, message: string) {
  expect([response.status, response.type, response.headers['cache-control']]).toEqual([
    status,
    'text/html',
    'private, no-store',
  ]);
  const page = parse(response.text);
  expect(page.querySelector('h1')?.textContent).toBe('Your form was not sent');
  const main = page.querySelector('main')!.textContent.replace(/\s+/g, ' ');
  expect(main).toContain(message);
  expect(main).toContain('Press your browser’s Back button: the form is there with everything you typed.');
  return page;
}

const urlencoded = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=x';
const parts = '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nPat\r\n--x--\r\n';
const unreadFormat = 'Your browser sent it in a format that we cannot read.';
const large = `message=${'x'.repeat(70_000)}`;

describe('a form posted without scripts that cannot be read gets a page with the way back to what was typed', () => {
  it.each([
    ['/api/contact', urlencoded, large, 413, 'This message is too large.'],
    ['/api/contact', `${urlencoded}; charset=x-unknown`, 'name=Pat', 415, unreadFormat],
    ['/api/contact', multipart, parts, 415, unreadFormat],
    ['/api/contact', urlencoded, 'name=%C3%28', 400, 'This message could not be read.'],
    ['/api/bookings', urlencoded, large, 413, 'This booking is too large.'],
    ['/api/bookings', multipart, parts, 415, unreadFormat],
    ['/resources/tax-calculator', urlencoded, large, 413, 'This form is too large.'],
    ['/resources/tax-calculator', multipart, parts, 415, unreadFormat],
    ['/resources/paycheck', `${urlencoded}; charset=x-unknown`, 'a=1', 415, unreadFormat],
  ])('%s, %s: %#', async (path, type, body, status, message) => {
    expectRefusal(await post(path, type, body), status, message);
  });

  it('after too many messages, before the next one is read', async () => {
    for (let count = 0; count < 12; count++)
      await request(site.server).post('/api/contact').set('X-Forwarded-For', '203.0.113.9').send({}).expect(400);
    const refused = await post('/api/contact', urlencoded, 'name=Pat', '203.0.113.9');
    expectRefusal(refused, 429, 'Too many messages from your network.');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.text).toContain('Wait a minute, then send it again.');
  });

  it('from another site', async () => {
    const refused = await post('/api/contact', urlencoded, 'name=Pat').set('Origin', 'https://elsewhere.example');
    expectRefusal(refused, 403, 'Messages from other sites are not accepted here.');
  });
});

it('the page is the brand’s own, with its header, footer and telephone, and is not indexed', async () => {
  const page = expectRefusal(await post('/api/contact?domain=payroll', urlencoded, large), 413, 'too large');
  expect(page.querySelector('html')?.getAttribute('data-brand')).toBe('payroll');
  expect(page.querySelector('main')?.textContent).toContain(brands.payroll.contact.phone);
  expect(page.querySelector('header .logo')?.getAttribute('href')).toBe('/?domain=payroll');
  expect(page.querySelector('footer')).not.toBeNull();
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  const byHost = await post('/api/contact', urlencoded, large).set('Host', 'payroll.localhost');
  expect(parse(byHost.text).querySelector('header .logo')?.getAttribute('href')).toBe('/');
  const other = expectRefusal(await post('/api/contact', urlencoded, large), 413, 'too large');
  expect(other.querySelector('html')?.getAttribute('data-brand')).toBe('dresdentax');
});

it('a client that does not accept HTML gets JSON', async () => {
  const response = await request(site.server).post('/api/contact').set('Content-Type', multipart).send(parts);
  expect([response.status, response.type, response.body.success]).toEqual([415, 'application/json', false]);
});

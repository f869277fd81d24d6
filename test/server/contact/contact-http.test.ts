import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { good, site } from './router-site.ts';

describe('rejected requests', () => {
  it('accepts a message of 5,000 characters of any script', async () => {
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
    const response = await sent.serialize(() => bytes.toString('latin1')).send(bytes);
    expect([response.status, response.body.success]).toEqual([400, false]);
  });

  it.each([
    'application/json; charset=utf8',
    'application/json;charset="UTF8"',
    'application/x-www-form-urlencoded; charset=utf8',
  ])('%s is read', async (type) => {
    const isJson = type.includes('json');
    const body = isJson ? JSON.stringify({ formData: good }) : new URLSearchParams(good).toString();
    await request(site().app)
      .post('/api/contact')
      .set({ 'Content-Type': type, Accept: 'application/json' })
      .send(body)
      .expect(200);
  });

  it('does not handle the paths below', async () => {
    await request(site().app).post('/api/contact/more').send(good).expect(404, 'elsewhere');
  });
});

describe('allowed origins', () => {
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
    [{ Origin: `https://${own}:8443` }, 403],
    [{ Origin: 'http://127.0.0.1:4000', Host: '127.0.0.1:3000' }, 403],
    [{ Origin: `ftp://${own}` }, 403],
    [{ Origin: 'null' }, 403],
    [{ Origin: 'garbage' }, 403],
    [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
    [{ 'Sec-Fetch-Site': 'same-site' }, 403],
    [{ 'Sec-Fetch-Site': 'same-origin' }, 200],
    [{ 'Sec-Fetch-Site': 'none' }, 200],
    [{ Origin: 'null', 'Sec-Fetch-Site': 'same-site' }, 403],
  ])('%j: %d', async (headers, status) => {
    const response = await site().post({ formData: good }).set(headers);
    expect([response.status, response.body.success]).toEqual([status, status === 200]);
  });

  it('have https where the site has it only', async () => {
    const { post } = site({ isHttpsOnly: true });
    await post({ formData: good }).set('Origin', `https://${own}`).expect(200);
    await post({ formData: good }).set('Origin', `http://${own}`).expect(403);
  });

  it('allows only pages of allowed origins to read the response', async () => {
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
    const sent = request(app).post('/api/contact').set('Origin', 'https://partner.example').send({ formData: good });
    expect((await sent.expect(200)).headers['access-control-expose-headers']).toBe('Retry-After');
    expect((await ask('https://evil.example')).headers).not.toHaveProperty('access-control-allow-origin');
    expect((await request(app).options('/api/contact')).headers).not.toHaveProperty('access-control-allow-origin');
  });
});

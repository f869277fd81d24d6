import { readdirSync } from 'node:fs';
import request from 'supertest';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestSite, type TestSite } from '../site.ts';

let site: TestSite;
afterEach(() => site.close());

const mails = () => readdirSync(site.outbox).filter((name) => name.endsWith('.eml')).length;
let count = 0;

/** Sends a different message each time, with this X-Forwarded-For. */
function send(forwarded?: string, form = false) {
  const values = { name: 'Pat Doe', email: 'pat@example.com', message: `Message number ${++count}` };
  const call = request(site.server).post('/api/contact');
  if (forwarded) call.set('X-Forwarded-For', forwarded);
  return form ? call.type('form').set('Accept', 'text/html').send(values) : call.send({ formData: values });
}

describe('behind one proxy', () => {
  it('each address has its own count; X-Forwarded-For entries before the proxy are ignored', async () => {
    site = await startTestSite({ env: { CONTACT_LIMIT: '2', TRUST_PROXY: '1' } });
    await send('203.0.113.1').expect(200);
    await send('198.51.100.7, 203.0.113.1').expect(200);
    const third = await send('198.51.100.8, 203.0.113.1').expect(429);
    expect(third.body).toEqual({ success: false, error: expect.stringContaining('Too many messages') });
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
    await send('203.0.113.2').expect(200);
    expect(mails()).toBe(3);
  });

  it('a form without scripts is rendered again with its values', async () => {
    site = await startTestSite({ env: { CONTACT_LIMIT: '1', TRUST_PROXY: '1' } });
    await send('203.0.113.1', true).expect(303);
    const again = await send('203.0.113.1', true).expect(429);
    expect([
      again.type,
      again.text.includes('Too many messages'),
      again.text.includes(`Message number ${count}`),
    ]).toEqual(['text/html', true, true]);
    expect(mails()).toBe(1);
  });
});

it('without a proxy X-Forwarded-For is ignored', async () => {
  site = await startTestSite({ env: { CONTACT_LIMIT: '2' } });
  await send('203.0.113.1').expect(200);
  await send('203.0.113.2').expect(200);
  await send('203.0.113.3').expect(429);
  expect(mails()).toBe(2);
});

import request from 'supertest';
import { it } from 'vitest';
import { startTestSite } from '../site.ts';

// The limits themselves are in test/server/contact/contact-limits.test.ts.
it.each([
  ['its proxy says: entries before the proxy’s are ignored', '1', '198.51.100.7, 203.0.113.1', '203.0.113.2'],
  ['the connection has where there is no proxy', '0', '203.0.113.2', null],
])('messages are counted by the address that %s', async (_what, trusted, same, other) => {
  const site = await startTestSite({ env: { CONTACT_LIMIT: '2', TRUST_PROXY: trusted } });
  let count = 0;
  /** Sends a different message each time. */
  const send = (forwarded: string) => {
    const formData = { name: 'Pat Doe', email: 'pat@example.com', message: `Message number ${++count}` };
    return request(site.server).post('/api/contact').set('X-Forwarded-For', forwarded).send({ formData });
  };
  await send('203.0.113.1').expect(200);
  await send(same).expect(200);
  await send(same.replace('.7', '.8')).expect(429);
  if (other) await send(other).expect(200);
});

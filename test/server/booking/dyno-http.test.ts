import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { call, pat, slot, startBookingSite } from './booking-site.ts';

const secret = { BOOKING_SECRET: 'a secret of the firm' };
const caldav = { BRAND_PAYROLL_CALDAV_URL: 'http://office:pa55word@127.0.0.1:9/meetings/' };

describe('on a dyno, whose disk is empty after each restart, without Redis', () => {
  it.each([
    ['no calendar', secret],
    ['no BOOKING_SECRET', caldav],
    ['a calendar that is only read', { ...secret, BRAND_PAYROLL_CALENDAR_URLS: 'http://127.0.0.1:9/a.ics' }],
  ])(
    'and with %s, no meeting is accepted: visitors get the telephone before they type, and later',
    async (_what, env) => {
      const { site, book } = await startBookingSite({ DYNO: 'web.1', ...env });
      const page = await request(site.server).get('/schedule?domain=payroll').expect(200);
      expect(page.text).not.toContain('name="slot"');
      expect(page.text).toContain('href="tel:');
      expect(page.text).toContain('We set the time with you');
      const times = await request(site.server).get('/api/availability?brand=payroll&kind=phone').expect(503);
      const { body } = await book(call).expect(503);
      expect(times.body).toEqual({ error: body.error });
      expect(body).toEqual({
        success: false,
        error: expect.stringMatching(/^Meetings cannot be booked .* Please call us: [\d-]+\.$/),
      });
      const form = { ...pat, kind: 'phone', slot, message: 'A long story' };
      const refused = await request(site.server)
        .post('/api/bookings?domain=payroll')
        .type('form')
        .set('Accept', 'text/html')
        .send(form);
      expect([refused.status, refused.text.includes(body.error), refused.text.includes('A long story')]).toEqual([
        503,
        true,
        true,
      ]);
      expect(await site.bookings.list()).toEqual([]);
    },
  );

  it('elsewhere, and with Redis, the store keeps them', async () => {
    const { book } = await startBookingSite();
    await book(call).expect(201);
  });
});

import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { offices } from '#shared/firm/offices.ts';
import { addDays } from '#shared/format/ohio-date.ts';
import { call, freeStarts, startBookingSite } from './booking-site.ts';

describe('GET /api/availability', () => {
  it.each([
    ['kind=lunch', 'kind has to be one of in-person, video, phone, visit.'],
    ['', 'kind has to be one of in-person, video, phone, visit.'],
    ['kind=phone&brand=acme', 'brand has to be one of dresdentax, brownco, payroll.'],
    ['kind=phone&office=rome', `office has to be one of ${offices.map(({ id }) => id).join(', ')}.`],
    ['kind=phone&from=soon', 'from has to be a date such as 2026-12-01.'],
    ['kind=phone&from=2026-02-31', 'from has to be a date such as 2026-12-01.'],
    ['kind=phone&from=2026-12-01&to=2026-11-30', 'to has to be the same day as from, or a later one.'],
    ['kind=phone&from=2026-12-01&to=2027-01-05', 'from and to may span 35 days at most.'],
  ])('says what is wrong with ?%s', async (query, error) => {
    const { site } = await startBookingSite();
    expect((await request(site.server).get(`/api/availability?${query}`).expect(400)).body).toEqual({ error });
  });

  it('limits the requests of an address', async () => {
    const { site } = await startBookingSite();
    const ask = () => request(site.server).get('/api/availability?kind=rome').set('Host', 'payroll.localhost');
    for (let number = 0; number < 120; number++) await ask().expect(400);
    const limited = await ask().expect(429);
    expect(limited.body.error).toContain('Too many requests');
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('answers 35 days at once, in Eastern time', async () => {
    const { site } = await startBookingSite();
    const starts = await freeStarts(site, 'kind=visit&from=2026-12-01&to=2027-01-04');
    expect(starts[0]).toBe('2026-12-01T09:00:00-05:00');
    expect(starts.at(-1)).toBe('2027-01-04T15:30:00-05:00');
  });

  it.each(['1970-01-01', '2000-01-01', '2019-06-03', '2026-11-15', '2028-01-01', '2106-02-07', '9999-12-31'])(
    'answers a client whose clock says %s with the times from today on',
    async (from) => {
      const { site } = await startBookingSite();
      const today = await freeStarts(site, 'kind=phone');
      expect(today[0]).toMatch(/^2026-1[12]/);
      expect(await freeStarts(site, `kind=phone&from=${from}`)).toEqual(today);
      if (from > '9999') return;
      expect(await freeStarts(site, `kind=phone&from=${from}&to=${addDays(from, 2)}`)).toEqual(
        await freeStarts(site, 'kind=phone&from=2026-11-30&to=2026-12-02'),
      );
      const page = await request(site.server).get(`/schedule?domain=payroll&kind=phone&from=${from}`).expect(200);
      expect(page.text).toContain(`value="${from === '2028-01-01' ? '2027-' : '2026-12-0'}`);
    },
  );

  it('keeps to the period that is asked for where a part of it can be booked, and to one within a year', async () => {
    const { site } = await startBookingSite();
    expect(await freeStarts(site, 'kind=phone&from=2026-11-23&to=2026-11-30')).toEqual(
      await freeStarts(site, 'kind=phone&from=2026-11-30&to=2026-11-30'),
    );
    expect(await freeStarts(site, 'kind=phone&from=2027-06-01')).toEqual([]);
  });

  it.each(['1970-01-01T00:00:10Z', '2001-09-09T01:46:40Z', '2106-02-07T06:28:15Z'])(
    'offers no times while its own clock says %s: the page has the contact form and the telephone',
    async (time) => {
      const { site, book } = await startBookingSite({}, { time: Date.parse(time) });
      const { body } = await request(site.server).get('/api/availability?kind=phone').expect(503);
      expect(body.error).toContain('We cannot read our calendar right now.');
      await book(call).expect(503);
      const { text } = await request(site.server).get('/schedule?domain=payroll').expect(200);
      expect(text).toContain('contact-form');
      expect(text).not.toContain('name="slot"');
    },
  );

  it('sends the times whatever a client has stored', async () => {
    const { site } = await startBookingSite();
    const asked = request(site.server).get('/api/availability?kind=phone').set('If-None-Match', '*');
    expect((await asked.expect(200)).body.slots.length).toBeGreaterThan(0);
  });
});

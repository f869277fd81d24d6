import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { offices } from '#shared/firm/offices.ts';
import { freeStarts, startBookingSite } from './booking-site.ts';

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

  it('sends the times whatever a client has stored', async () => {
    const { site } = await startBookingSite();
    const asked = request(site.server).get('/api/availability?kind=phone').set('If-None-Match', '*');
    expect((await asked.expect(200)).body.slots.length).toBeGreaterThan(0);
  });
});

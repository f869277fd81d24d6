import request from 'supertest';
import { expect, it } from 'vitest';
import { createCounts } from '#server/report/counts.ts';
import { bookingStatusMessages } from '#shared/booking/booking-schema.ts';
import { wholePage } from '../site.ts';
import { call, monday, pat, startBookingSite, startCalendar } from './booking-site.ts';
import { calendar, event } from './calendar/calendar-text.ts';

const slot = '2026-12-01T10:00:00-05:00';
const busyAtTen = calendar(event('DTSTART:20261201T150000Z', 'DURATION:PT1H'));

async function startSite(env: Record<string, string>) {
  const clock = { time: monday };
  const counts = createCounts(() => clock.time);
  const { book, ...all } = await startBookingSite(env, clock, counts);
  return { ...all, counts, book: (changes: object = {}) => book({ ...call, slot, ...changes }) };
}

it('a time that the calendar holds is not offered and cannot be booked, and other brands keep theirs', async () => {
  const { url } = await startCalendar(busyAtTen);
  const { site, book } = await startSite({ BRAND_PAYROLL_CALENDAR_URLS: url });
  const { body } = await request(site.server).get(
    '/api/availability?brand=payroll&kind=phone&from=2026-12-01&to=2026-12-01',
  );
  const starts = (body.slots as { start: string }[]).map(({ start }) => start.slice(11, 16));
  expect(starts.slice(0, 3)).toEqual(['09:00', '09:30', '11:00']);
  await book().expect(409);
  await book({ domain: 'brownco' }).expect(201);
  expect(JSON.stringify(site.log)).not.toMatch(/secret/i);
});

it('while a calendar is unknown nothing is offered, unless the owner chose to offer times all the same', async () => {
  const { url, state } = await startCalendar(busyAtTen);
  state.respond = (_request, response) => void response.writeHead(500).end();
  const { site, book } = await startSite({ BRAND_PAYROLL_CALENDAR_URLS: url });
  const unavailable = await request(site.server).get('/api/availability?brand=payroll&kind=phone').expect(503);
  expect(unavailable.headers['retry-after']).toBe('60');
  expect(site.log).toContainEqual(
    expect.objectContaining({ level: 40, msg: 'A calendar cannot be read completely', reason: 'status 500' }),
  );
  await request(site.server).get('/api/data/availability?kind=phone&domain=payroll').expect(503);
  expect(unavailable.body.error).toBe(bookingStatusMessages.unknown);
  const { main } = await wholePage(site, '/schedule?domain=payroll');
  expect(main.querySelector('.callout')!.textContent).toContain('We cannot see our calendar right now');
  expect(main.querySelector('form')!.getAttribute('action')).toContain('/api/contact');
  expect(main.querySelector('.booking-form')).toBeNull();
  expect((await book().expect(503)).body).toEqual({ success: false, error: bookingStatusMessages.unknown });
});

it('a day of which the calendar is not clear is not offered, and the page and the report say so', async () => {
  const { url } = await startCalendar(calendar(event('DTSTART:20261201T9', 'DURATION:PT1H')));
  const { site, counts } = await startSite({ BRAND_PAYROLL_CALENDAR_URLS: url });
  const days = '/api/availability?brand=payroll&kind=phone&from=2026-12-01&to=2026-12-02';
  const { body } = await request(site.server).get(days).expect(200);
  expect(body.stale).toBe(true);
  expect(new Set(body.slots.map(({ start }: { start: string }) => start.slice(0, 10)))).toEqual(
    new Set(['2026-12-02']),
  );
  expect((await wholePage(site, '/schedule?domain=payroll')).main.textContent).toContain('may not be complete');
  expect([...counts.take().keys()].join()).toContain('outage\t\tcalendar');
});

it('a cancelled meeting is free at once, even while its event is still in the calendar', async () => {
  const { url, state } = await startCalendar(calendar());
  const { book, act, clock } = await startSite({ BRAND_PAYROLL_CALENDAR_URLS: url });
  const { body } = await book().expect(201);
  state.respond = (_request, response) =>
    void response.end(
      calendar(event(`UID:booking-${body.id}@payroll.localhost`, 'DTSTART:20261201T150000Z', 'DURATION:PT30M')),
    );
  clock.time += 180_000;
  await book({ formData: { ...pat, email: 'chris@example.com' } }).expect(409);
  await act(body.manageUrl, 'cancel').expect(200);
  await book({ formData: { ...pat, email: 'chris@example.com' } }).expect(201);
});

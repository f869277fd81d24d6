import request from 'supertest';
import { expect, it } from 'vitest';
import { wholePage } from '../site.ts';
import { call, freeStarts, startBookingSite, startCalendar } from './booking-site.ts';
import { calendar, event } from './calendar/calendar-text.ts';

const day = (title: string, date: string, ...lines: string[]) =>
  event(`SUMMARY:${title}`, `DTSTART;VALUE=DATE:202612${date}`, ...lines);

it('an event of the firm’s calendar changes free times, pages and structured data of all brands', async () => {
  const { url, state } = await startCalendar(calendar());
  const { site, clock, mails } = await startBookingSite({
    BRAND_PAYROLL_CALENDAR_URLS: url,
    REPORT_TO: 'owner@example.com',
  });
  const starts = (query: string) => freeStarts(site, `brand=payroll&${query}`);
  const timesOn = async (date: string, kind = 'phone') =>
    (await starts(`kind=${kind}&from=${date}&to=${date}`)).map((start) => start.slice(11, 16));
  expect((await timesOn('2026-12-03')).length).toBeGreaterThan(0);
  expect((await wholePage(site, '/contact')).page.querySelector('.site-notice')).toBeNull();

  const wrong = day('CLOSED Pikerington', '17', 'RRULE:FREQ=WEEKLY');
  const text = calendar(
    day('CLOSED: funeral', '03', 'TRANSP:TRANSPARENT'),
    day('OPEN Saturday 9-15', '05', 'RRULE:FREQ=WEEKLY'),
    day('OPEN Pickerington 1-4', '08'),
    day('CLOSED', '04', 'ATTENDEE:mailto:office@example.com', 'TRANSP:TRANSPARENT'),
    wrong,
    day('Closed 12/9 and 12/10', '09', 'TRANSP:TRANSPARENT'),
    day('closed early at 3pm', '10', 'TRANSP:TRANSPARENT'),
    day('OPEN late', '11', 'TRANSP:TRANSPARENT'),
    event('SUMMARY:Close the Doe file', 'DTSTART;TZID=America/New_York:20261211T130000', 'DURATION:PT1H'),
    day('Call about the Smith file', '09', 'TRANSP:TRANSPARENT'),
  );
  state.respond = (_request, response) => void response.end(text);
  clock.time += 121_000;
  await timesOn('2026-12-01');
  const page = async () => (await wholePage(site, '/contact')).page;
  await expect
    .poll(async () => (await page()).querySelector('.site-notice')?.textContent.trim(), { timeout: 20_000 })
    .toMatch(/\bClosed on Thursday, December 3: funeral\./);

  const dresden = (await page()).querySelector('#dresden')!.textContent;
  expect(dresden).toContain('Saturday9\u00a0a.m. to 3\u00a0p.m.');
  expect(dresden).toContain('Thursday, December 3Closed: funeral');
  const pickerington = (await page()).querySelector('#pickerington')!.textContent;
  expect(pickerington).toContain('By appointment');
  expect(pickerington).toContain('Tuesday, December 81\u00a0p.m. to 4\u00a0p.m.');
  const records = (await page())
    .querySelectorAll('script[type="application/ld+json"]')
    .map((script) => JSON.parse(script.textContent));
  const office = records.find(({ name }) => name === 'Dresden Tax, Dresden');
  expect(office.openingHoursSpecification.at(-1)).toMatchObject({ opens: '09:00', closes: '15:00' });
  expect(office.specialOpeningHoursSpecification).toMatchObject([
    { opens: '00:00', closes: '00:00', validFrom: '2026-12-03', validThrough: '2026-12-03' },
    { opens: '09:00', closes: '15:00', validFrom: '2026-12-10', validThrough: '2026-12-10' },
  ]);

  expect(await timesOn('2026-12-03')).toEqual([]);
  expect((await timesOn('2026-12-04')).length).toBeGreaterThan(0);
  expect((await timesOn('2026-12-05')).at(-1)).toBe('14:30');
  expect(await timesOn('2026-12-08', 'in-person&office=pickerington')).toEqual([
    ...['13:00', '13:30', '14:00', '14:30', '15:00'],
  ]);
  expect(await starts('kind=in-person&office=pickerington&from=2026-12-01&to=2026-12-31')).toHaveLength(5);

  await expect.poll(() => mails().join(), { timeout: 20_000 }).toContain('CLOSED Pikerington');
  const told = () => mails().map((mail) => mail.replaceAll(/=\r?\n/g, '').replaceAll('\r\n', ' '));
  await expect.poll(() => told().join(), { timeout: 20_000 }).toContain('Write it like this: CLOSED Pickerington.');
  await expect
    .poll(() => told().join(), { timeout: 20_000 })
    .toContain('Write it like this: CLOSED. Make another event for 12/10. An');
  await expect
    .poll(() => told().join(), { timeout: 20_000 })
    .toContain('Write it like this, with your own hours: OPEN 9-8; to begin later');
  await expect
    .poll(() => told().join(), { timeout: 20_000 })
    .toContain('changes no office hours, because it has guests');
  const untilThen = (title: string) => /Until then ([^.]+)/.exec(told().find((mail) => mail.includes(title))!)?.[1];
  expect(untilThen('Closed 12/9')).toBe('the whole day cannot be booked, and visitors read your usual hours');
  expect(untilThen('OPEN late')).toBe('it is an event like any other, and visitors read your usual hours');
  expect(await timesOn('2026-12-09')).toEqual([]);
  expect((await timesOn('2026-12-10')).at(-1)).toBe('14:30');
  expect((await timesOn('2026-12-11')).at(-1)).toBe('16:30');
  expect(await timesOn('2026-12-11')).not.toContain('13:30');
  expect(mails().join()).not.toContain('Smith');
  clock.time += 121_000;
  state.respond = (_request, response) => void response.end(calendar(wrong, day('CLOSED', '01')));
  await timesOn('2026-12-01');
  await expect.poll(() => timesOn('2026-12-01'), { timeout: 20_000 }).toEqual([]);
  await expect.poll(() => mails().filter((mail) => mail.includes('Until then')).length, { timeout: 20_000 }).toBe(4);
});

it('a day that the calendar has closed stays closed while the calendar cannot be read, for hours, and in brands without it', async () => {
  const { url, state } = await startCalendar(calendar(day('CLOSED: funeral', '03')));
  const { site, clock, book } = await startBookingSite({ BRAND_PAYROLL_CALENDAR_URLS: url });
  const days = async (brand: string) =>
    (await freeStarts(site, `brand=${brand}&kind=phone&from=2026-12-02&to=2026-12-04`)).map((start) =>
      start.slice(8, 10),
    );
  const open = new Set(['02', '04']);
  await expect.poll(async () => new Set(await days('payroll')), { timeout: 20_000 }).toEqual(open);
  state.respond = (_request, response) => void response.writeHead(500).end();
  for (const minutes of [3, 30]) {
    clock.time += minutes * 60_000;
    for (const brand of ['payroll', 'brownco']) expect([brand, new Set(await days(brand))]).toEqual([brand, open]);
  }
  clock.time += 3 * 3_600_000;
  await request(site.server).get('/api/availability?brand=payroll&kind=phone').expect(503);
  expect(new Set(await days('brownco'))).toEqual(open);
  const refused = await book({ ...call, domain: 'brownco', slot: '2026-12-03T13:00:00-05:00' }).expect(400);
  expect(refused.body.next).toHaveLength(3);
});

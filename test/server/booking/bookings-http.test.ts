import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parse } from 'node-html-parser';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { bookingStatusMessages } from '#shared/booking/booking-schema.ts';
import { offices, officeTowns } from '#shared/firm/offices.ts';
import { bookingRetentionDays } from '#shared/limits.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import type { TestSite } from '../site.ts';
import { call, freeStarts, pat, slot, startBookingSite, startCalendar } from './booking-site.ts';
import { calendar, event } from './calendar/calendar-text.ts';

const chooseOffice = `Please choose the ${officeTowns(offices, 'or')} office`;

describe('booking a meeting', () => {
  it(`is deleted ${bookingRetentionDays} days after the meeting, also when it was cancelled`, async () => {
    const { site, book, act, clock, sync } = await startBookingSite();
    await book(call).expect(201);
    const { body } = await book({ ...call, slot: '2026-12-02T09:30:00-05:00' }).expect(201);
    await act(body.manageUrl, 'cancel').expect(200);
    const left = async (days: number) => {
      clock.time = Date.parse('2026-12-02T12:00:00-05:00') + days * 86_400_000;
      await sync(0);
      return (await site.bookings.list()).length;
    };
    expect(await left(bookingRetentionDays - 2)).toBe(2);
    expect(await left(bookingRetentionDays)).toBe(0);
  });

  it('is refused for a time that is taken, with the three nearest free times', async () => {
    const { book } = await startBookingSite();
    await book(call).expect(201);
    const other = { ...pat, email: 'chris@example.com' };
    const { body } = await book({ ...call, formData: other }).expect(409);
    expect(body).toEqual({
      success: false,
      error: 'Someone else has just taken this time. Please choose another one.',
      next: ['2026-12-01T09:00:00-05:00', '2026-12-01T10:00:00-05:00', '2026-12-01T10:30:00-05:00'],
    });
    await book({ ...call, kind: 'video', slot: '2026-12-01T09:00:00-05:00', formData: other }).expect(409);
  });

  it('is refused with a brand that does not exist, while a message with one goes to the brand of the host', async () => {
    const { site, book, mails } = await startBookingSite();
    const { body } = await book({ ...call, domain: 'nosuch' }).expect(400);
    expect(body.error).toBe('domain has to be one of dresdentax, brownco, payroll.');
    const message = { formData: { ...pat, message: 'Hello' }, domain: 'nosuch' };
    await request(site.server).post('/api/contact').set('Host', 'brownco.localhost').send(message).expect(200);
    expect(mails().at(-1)).toContain('X-Website-Brand: brownco');
  });

  it('goes to the brand of the host without one, like a message', async () => {
    const { site, mails } = await startBookingSite();
    const { domain: _none, ...own } = call;
    await request(site.server).post('/api/bookings').set('Host', 'brownco.localhost').send(own).expect(201);
    expect(mails()[0]).toContain('X-Website-Brand: brownco');
  });

  it('goes on in a store that was emptied, with links that work, and an error says so', async () => {
    const VAR_DIR = temporaryFolder();
    const [first, second] = [await startBookingSite({ VAR_DIR }), await startBookingSite({ VAR_DIR })];
    await first.book(call).expect(201);
    await second.book({ ...call, slot: '2026-12-02T09:30:00-05:00' }).expect(201);
    const database = new DatabaseSync(path.join(VAR_DIR, 'site.db'));
    database.exec('DELETE FROM records');
    database.close();
    for (const { book } of [first, second]) {
      const { body } = await book({
        ...call,
        slot: book === first.book ? call.slot : '2026-12-02T09:30:00-05:00',
      }).expect(201);
      for (const { site } of [first, second]) await request(site.server).get(body.manageUrl).expect(200);
    }
    for (const { site } of [first, second])
      expect(site.log).toContainEqual(
        expect.objectContaining({ level: 50, msg: expect.stringContaining('was emptied') }),
      );
  });

  it.each(['{', '{}'])(
    'is refused while the row of another is %s; log and metrics say which, and what to do',
    async (value) => {
      const { site, book } = await startBookingSite({ METRICS_TOKEN: 'a-secret-token' });
      const { body } = await book(call).expect(201);
      const database = new DatabaseSync(path.join(path.dirname(site.outbox), 'site.db'));
      const write = (text: string) => database.prepare('UPDATE records SET value = ? WHERE id = ?').run(text, body.id);
      const stored = database.prepare('SELECT value FROM records WHERE id = ?').get(body.id)!['value'];
      const metric = async () => {
        const { text } = await request(site.server).get('/metrics').set('Authorization', 'Bearer a-secret-token');
        return /^bookings_unreadable (\d+)$/m.exec(text)?.[1];
      };
      expect(await metric()).toBe('0');
      write(value);
      const other = { ...call, slot: '2026-12-02T09:30:00-05:00' };
      const refused = await book(other).expect(503);
      expect(refused.body.error).toBe(bookingStatusMessages.unknown);
      expect(await metric()).toBe('1');
      const lines = site.log.filter(({ msg }) => msg === 'The bookings cannot be read');
      expect(lines.map(({ error }) => error)).toEqual([
        `the row “${body.id}” of bookings cannot be read: see the runbook, Restore messages and bookings`,
      ]);
      write(String(stored));
      database.close();
      await book(other).expect(201);
      expect(await metric()).toBe('0');
    },
  );

  it('with an idempotency key is the same booking when repeated', async () => {
    const { site, mails } = await startBookingSite();
    const send = () => request(site.server).post('/api/bookings').set('Idempotency-Key', 'key-12345678').send(call);
    const responses = await Promise.all([send(), send(), send()]);
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(responses.map(({ body }) => body.manageUrl)).size).toBe(1);
    expect(mails()).toHaveLength(1);
  });

  it.each([
    ['2026-11-30T07:30:00-05:00', 'This time has passed. Please choose another one.'],
    ['2026-12-06T10:00:00-05:00', 'The Dresden office is closed on Sundays. Please choose another day.'],
    ['2026-12-25T10:00:00-05:00', 'We are closed on December 25 for Christmas Day. Please choose another day.'],
    [
      '2026-12-05T14:00:00-05:00',
      'On Saturday, December 5, a meeting of 30 minutes has to fit between 9 a.m. and noon. Please choose another time.',
    ],
    ['2026-12-01T09:40:00-05:00', 'No meeting begins at this time. Please choose one from the calendar.'],
    [
      '2026-11-30T09:30:00-05:00',
      'This time is too soon: phone meetings need 2 hours’ notice. Please call us instead.',
    ],
    ['2027-03-01T10:00:00-05:00', 'We take bookings up to 60 days ahead. Please choose an earlier day.'],
  ])('is refused at %s: %s', async (time, error) => {
    const { book } = await startBookingSite();
    const { body } = await book({ ...call, slot: time }).expect(400);
    expect(body).toMatchObject({ success: false, error, errors: { slot: error } });
    expect(body.next).toHaveLength(3);
  });

  it.each([
    [{ ...call, slot: 'tomorrow' }, 'slot', 'This time could not be read. Please choose one from the calendar'],
    [{ ...call, slot: undefined }, 'slot', 'Please choose a time'],
    [{ ...call, kind: 'lunch' }, 'kind', 'Please choose in person, video, phone, or at your place'],
    [{ ...call, formData: { ...pat, phone: '' } }, 'phone', 'Please enter the number we should call'],
    [{ ...call, kind: 'visit' }, 'town', 'Please tell us the town we should come to'],
    [{ ...call, kind: 'in-person' }, 'office', chooseOffice],
    [{ ...call, kind: 'in-person', office: 'rome' }, 'office', chooseOffice],
    [{ ...call, formData: { ...pat, email: 'pat' } }, 'email', 'Please enter a valid email address'],
  ])('names the field that is wrong (%#)', async (body, field, error) => {
    const { book } = await startBookingSite();
    const response = await book(body).expect(400);
    expect(response.body.errors).toEqual({ [field]: error });
  });

  it('without scripts leads to the page of the booking, or to the calendar with what was typed', async () => {
    const { site } = await startBookingSite();
    const form = { slot, kind: 'phone', domain: 'dresdentax', form: 'site', ...pat };
    const post = (fields: object) =>
      request(site.server).post('/api/bookings?domain=dresdentax').type('form').set('Accept', 'text/html').send(fields);
    const booked = await post(form).expect(303);
    expect(booked.headers['location']).toMatch(
      /^\/schedule\/booking\/[0-9a-f]{32}\?token=[\w-]{43}&domain=dresdentax$/,
    );
    const page = await request(site.server).get(booked.headers['location']!).expect(200);
    expect(page.headers['cache-control']).toContain('no-store');
    expect(parse(page.text).textContent).toMatch(/No email follows\..+Here, until .+\s[ap]\.m\. Eastern time\./);
    expect(parse(page.text).querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex');
    const again = await post({ ...form, email: 'chris@example.com', papers: ['wages', 'home'] }).expect(409);
    expect(again.headers['content-type']).toContain('text/html');
    expect(again.text).toContain('chris@example.com');
    const ticked = parse(again.text).querySelectorAll('[name=papers][checked]');
    expect(ticked.map((box) => box.getAttribute('value'))).toEqual(['wages', 'home']);
    const alone = await post({ ...form, slot: '2026-12-02T09:30:00-05:00', papers: 'rental' }).expect(303);
    const listed = await request(site.server).get(alone.headers['location']!).expect(200);
    expect(listed.text).toContain('Rent received, by property');
  });

  it.each(['null', '2026-13-99', '2026-12-01T03:00:00-05:00'])(
    'without scripts for %s, which is no free time, leads to the calendar with what was typed, and none chosen',
    async (noTime) => {
      const { site } = await startBookingSite();
      const refused = await request(site.server)
        .post('/api/bookings?domain=payroll')
        .type('form')
        .set('Accept', 'text/html')
        .send({ ...pat, slot: noTime, kind: 'phone', form: 'site' });
      expect([400, 409]).toContain(refused.status);
      const page = parse(refused.text);
      expect(page.querySelector('input[name=email]')?.getAttribute('value')).toBe(pat.email);
      expect(page.querySelector('.booking-chosen')?.textContent).toBe('');
    },
  );
});

describe('the form without scripts', () => {
  const show = (site: TestSite, fields: object) =>
    request(site.server)
      .post('/api/bookings/times?domain=payroll')
      .type('form')
      .set('Accept', 'text/html')
      .send(fields);

  it('shows another kind and other weeks with everything that was typed', async () => {
    const { site } = await startBookingSite();
    const typed = { kind: 'phone', name: 'Pat Doe', email: 'pat@', message: 'Books', domain: 'payroll', form: 'site' };
    const { text } = await show(site, { ...typed, show: 'kind=video&from=2026-12-14&service=payroll' }).expect(200);
    const root = parse(text);
    expect(root.querySelector('[aria-pressed=true]')!.textContent).toBe('Video');
    const others = root.querySelectorAll('button[name=show]').map((button) => button.getAttribute('formaction'));
    expect(new Set(others)).toEqual(
      new Set(['book', 'field-slot'].map((start) => `/api/bookings/times?domain=payroll#${start}`)),
    );
    expect(root.querySelector('.time-weeks-shown')!.textContent).toBe('December 14 to 27');
    expect(root.querySelector('[name=name]')!.getAttribute('value')).toBe('Pat Doe');
    expect(root.querySelector('[name=email]')!.getAttribute('value')).toBe('pat@');
    expect(root.querySelector('[name=message]')!.textContent).toBe('Books');
    expect(root.querySelector('[name=topic] option[selected]')!.getAttribute('value')).toBe('payrollServices');
    expect(root.querySelector('.send-failed, .error-summary, .field-error')).toBeNull();
  });

  it('takes the time of the button that was pressed, also where another one is chosen above it', async () => {
    const { site } = await startBookingSite();
    const [chosen, pressed, third] = ['09:30', '13:00', '15:00'].map((time) => `2026-12-01T${time}:00-05:00`);
    const post = (path: string, fields: object) =>
      request(site.server).post(`${path}?domain=payroll`).type('form').set('Accept', 'text/html').send(fields);
    const booked = await post('/api/bookings', { ...pat, kind: 'phone', form: 'site', slot: [chosen, pressed] });
    expect(booked.status).toBe(303);
    const [, id, token] = /booking\/([0-9a-f]+)\?token=([\w-]+)/.exec(booked.headers['location']!)!;
    expect((await site.bookings.list()).map(({ values }) => values.slot)).toEqual([pressed]);
    await post(`/api/bookings/${id}/move`, { token, slot: [chosen, third] }).expect(303);
    expect((await site.bookings.list()).map(({ start }) => start)).toEqual([Date.parse(third!)]);
    await request(site.server)
      .post('/api/bookings')
      .send({ ...call, slot: [chosen, pressed] })
      .expect(400);
  });

  it.each([
    ['2026-11-30', '2026-12-03'],
    ['2026-12-14', '2026-12-16'],
  ])('keeps the day that was chosen in the weeks from %s on when no time is', async (from, day) => {
    const { site, book } = await startBookingSite();
    const { body } = await book(call).expect(201);
    const [, id, token] = /booking\/([0-9a-f]+)\?token=([\w-]+)/.exec(body.manageUrl)!;
    const typed = { ...pat, kind: 'phone', form: 'site' };
    for (const [path, fields] of [
      [`/api/bookings/${id}/move`, { token }] as const,
      ['/api/bookings', typed] as const,
    ]) {
      const post = request(site.server).post(`${path}?domain=payroll`).type('form').set('Accept', 'text/html');
      const { text } = await post.send({ ...fields, from, day }).expect(400);
      const root = parse(text);
      expect(root.querySelector('#field-slot-error')!.textContent).toContain('Please choose a time');
      expect(root.querySelectorAll('[name=day][checked]').map((input) => input.getAttribute('value'))).toEqual([day]);
      expect(root.querySelector('[name=slot][autofocus]')!.getAttribute('value')).toContain(`${day}T`);
    }
  });

  it('shows the usual times for a malformed choice, and is for forms only', async () => {
    const { site } = await startBookingSite();
    const { text } = await show(site, { show: 'kind=lunch&from=soon' }).expect(200);
    expect(parse(text).querySelector('[aria-pressed=true]')!.textContent).toBe('Phone');
    await request(site.server).post('/api/bookings/times').send({ show: 'kind=video' }).expect(415);
    await request(site.server).get('/api/bookings/times').expect(404);
  });
});

describe('the link to a booking', () => {
  async function booked() {
    const all = await startBookingSite();
    const { body } = await all.book(call).expect(201);
    const token = body.manageUrl.split('token=')[1] as string;
    const act = (action: string, fields: object) => all.act(body.manageUrl, action, fields);
    return { ...all, id: body.id as string, token, act };
  }

  it('moves it: the firm gets the change, and the old time is free at once', async () => {
    const { site, act, mails, clock, book } = await booked();
    await act('move', { slot: '2026-12-01T10:00:00-05:00' }).expect(200);
    const moved = mails().find((mail) => mail.includes('SEQUENCE:1'));
    expect(moved).toContain('METHOD:REQUEST');
    expect(moved).toContain('DTSTART:20261201T150000Z');
    clock.time += 3_000;
    const starts = await freeStarts(site, 'brand=payroll&kind=phone&from=2026-12-01&to=2026-12-01');
    expect(starts.slice(1, 3)).toEqual(['2026-12-01T09:30:00-05:00', '2026-12-01T10:30:00-05:00']);
    await book({ ...call, slot: '2026-12-01T09:00:00-05:00', formData: { ...pat, email: 'a@b.example' } }).expect(201);
  });

  it('cancels it, and the time can be booked again at once', async () => {
    const { act, mails, book, token, site, id } = await booked();
    await act('cancel', {}).expect(200);
    await act('cancel', {}).expect(200);
    expect(mails().filter((mail) => mail.includes('METHOD:CANCEL'))).toHaveLength(1);
    await act('move', { slot: '2026-12-02T10:00:00-05:00' }).expect(410);
    await book({ ...call, formData: { ...pat, email: 'a@b.example' } }).expect(201);
    const data = await request(site.server).get(`/api/data/booking?id=${id}&token=${token}`).expect(200);
    expect(data.body.value).toMatchObject({ state: 'cancelled', canChange: false });
  });

  it('does not move it to a time that is taken or closed', async () => {
    const { act, book } = await booked();
    await book({ ...call, slot: '2026-12-02T10:00:00-05:00', formData: { ...pat, email: 'a@b.example' } }).expect(201);
    expect((await act('move', { slot: '2026-12-02T10:00:00-05:00' }).expect(409)).body.next).toHaveLength(3);
    await act('move', { slot: '2026-12-06T10:00:00-05:00' }).expect(400);
    await act('move', { slot: 'later' }).expect(400);
    await act('move', {}).expect(400);
  });

  it('works until the notice of the kind before the meeting', async () => {
    const { act, clock, site, id, token } = await booked();
    clock.time = Date.parse('2026-12-01T07:31:00-05:00');
    await act('cancel', {}).expect(410);
    const data = await request(site.server).get(`/api/data/booking?id=${id}&token=${token}`).expect(200);
    expect(data.body.value).toMatchObject({ canChange: false, changeUntil: '2026-12-01T07:30:00-05:00' });
  });

  it('is worth nothing without its token', async () => {
    const { site, id, token } = await booked();
    const wrong = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    for (const bad of [wrong, '', 'x', 'ü'.repeat(43)]) {
      await request(site.server).post(`/api/bookings/${id}/cancel`).send({ token: bad }).expect(404);
      await request(site.server)
        .get(`/api/bookings/${id}/meeting.ics?token=${encodeURIComponent(bad)}`)
        .expect(404);
      await request(site.server)
        .get(`/schedule/booking/${id}?token=${encodeURIComponent(bad)}`)
        .expect(404);
    }
    const file = await request(site.server).get(`/api/bookings/${id}/meeting.ics?token=${token}`).expect(200);
    expect(file.headers['content-type']).toContain('text/calendar');
    expect(file.text).toContain('METHOD:PUBLISH');
  });
});

it('between meetings at two offices there is time for the way, and none beside a call', async () => {
  const { url } = await startCalendar(calendar(event('SUMMARY:OPEN Pickerington 9-17', 'DTSTART;VALUE=DATE:20261201')));
  const { site, book, clock } = await startBookingSite({ BRAND_PAYROLL_CALENDAR_URLS: url });
  const inPerson = { ...call, kind: 'in-person', slot: '2026-12-01T11:00:00-05:00' };
  await book({ ...inPerson, formData: { ...pat, office: 'dresden' } }).expect(201);
  clock.time += 3_000;
  const starts = async (query: string) =>
    (await freeStarts(site, `brand=payroll&from=2026-12-01&to=2026-12-01&${query}`)).map((start) =>
      start.slice(11, 16),
    );
  expect((await starts('kind=in-person&office=pickerington')).slice(0, 3)).toEqual(['09:00', '13:00', '13:30']);
  expect((await starts('kind=in-person&office=dresden')).slice(1, 4)).toEqual(['09:30', '10:00', '12:00']);
  expect((await starts('kind=phone')).slice(3, 6)).toEqual(['10:30', '12:00', '12:30']);
  const other = { ...pat, email: 'chris@example.com', office: 'pickerington' };
  await book({ ...inPerson, slot: '2026-12-01T12:30:00-05:00', formData: other }).expect(409);
  await book({ ...inPerson, slot: '2026-12-01T13:00:00-05:00', formData: other }).expect(201);
});

it('of two meetings at two offices, booked at the same moment in two processes, one is refused when the way between them is too long', async () => {
  const { url } = await startCalendar(
    calendar(event('SUMMARY:OPEN Pickerington 9-17', 'DTSTART;VALUE=DATE:20261201', 'RRULE:FREQ=DAILY;COUNT=4')),
  );
  const env = { BRAND_PAYROLL_CALENDAR_URLS: url, VAR_DIR: temporaryFolder() };
  const [one, two] = [await startBookingSite(env), await startBookingSite(env)];
  const visit = (office: string, slot: string) => ({ ...call, kind: 'in-person', slot, formData: { ...pat, office } });
  const together = async (first: object, second: object) =>
    (await Promise.all([one.book(first), two.book(second)])).map(({ status }) => status).sort();
  for (const [day, [dresden, pickerington, second]] of [
    ['09:00', '10:30', 409],
    ['11:30', '10:00', 409],
    ['10:30', '10:00', 409],
    ['12:00', '14:00', 201],
  ].entries()) {
    const at = (time: unknown) => `2026-12-0${day + 1}T${time}:00-05:00`;
    const booked = await together(visit('dresden', at(dresden)), visit('pickerington', at(pickerington)));
    expect([dresden, pickerington, ...booked]).toEqual([dresden, pickerington, 201, second]);
  }
  const inTurn = ['2026-12-04T10:00:00-05:00', '2026-12-04T11:00:00-05:00'].map((slot) => visit('dresden', slot));
  expect(await together(inTurn[0]!, inTurn[1]!)).toEqual([201, 201]);
});

it('without a calendar all brands share one diary, so that a person is not booked twice', async () => {
  const { book } = await startBookingSite();
  await book(call).expect(201);
  await book({ ...call, domain: 'brownco' }).expect(409);
});

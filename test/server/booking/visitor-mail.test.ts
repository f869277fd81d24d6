import { parse } from 'node-html-parser';
import request from 'supertest';
import { expect, it } from 'vitest';
import { startSmtpStub } from '../../smtp-stub.ts';
import { readMail } from '../mail/read-mail.ts';
import { call, pat, startBookingSite, subjectsOf } from './booking-site.ts';

const confirming = { BOOKING_CONFIRM_MAIL: 'true' };

it('the visitor is told once of a booking, each move and the cancellation, with one invitation that changes', async () => {
  const all = await startBookingSite(confirming);
  const { body } = await all.book(call).expect(201);
  for (const slot of ['2026-12-02T16:00:00-05:00', call.slot]) {
    await all.site.bookings.close();
    await all.act(body.manageUrl, 'move', { slot }).expect(200);
  }
  await all.site.bookings.close();
  await all.act(body.manageUrl, 'cancel').expect(200);
  for (let minute = 0; minute < 3; minute++) await all.sync(0);
  const told = all.mailsTo(pat.email);
  expect(subjectsOf(told)).toEqual([
    'Your meeting with Dresden Payroll is booked',
    'Your meeting with Dresden Payroll is cancelled',
    'Your meeting with Dresden Payroll is moved',
    'Your meeting with Dresden Payroll is moved',
  ]);
  const at = (sequence: number) => told.find((mail) => mail.includes(`SEQUENCE:${sequence}`))!;
  for (const [sequence, method] of ['REQUEST', 'REQUEST', 'REQUEST', 'CANCEL'].entries()) {
    expect(at(sequence)).toContain(`METHOD:${method}`);
    expect(at(sequence)).toContain(`UID:booking-${body.id}@payroll.localhost`);
  }
  expect(at(2)).toContain('DTSTART:20261201T143000Z');
  expect(at(3)).toMatch(/Schedule again: +http:\/\/payroll[^ ]*\/schedule\b/);
  expect(at(3)).toContain('If you did not want to cancel this meeting');
});

it.each([
  ['phone', {}, /we call you at 740-555-0100\./],
  ['video', {}, /we email you the link before the meeting/],
  ['visit', { town: 'Pillsville' }, /we come to you, and ask for the street beforehand/],
])('for a meeting of the kind %s it says how, and holds nothing that was typed', async (kind, fields, text) => {
  const all = await startBookingSite(confirming);
  const formData = { ...pat, name: 'Buy pills', message: 'See pills', topic: 'Pills', ...fields };
  await all.book({ ...call, kind, slot: '2026-12-03T10:00:00-05:00', formData }).expect(201);
  await all.site.bookings.close();
  expect(all.mailsTo(pat.email).join()).toMatch(text);
  expect(/^Ask for: +The street\r$/m.test(all.mails().join('\n'))).toBe(kind === 'visit');
  expect(all.mailsTo(pat.email).join()).not.toMatch(kind === 'phone' ? /pills/i : /pills|555-0100/i);
});

it.each([
  'My letter: CP14\r\nDate printed on it: \r\nMy question: ',
  'We want to switch payroll to you.\nFirst payday with you: ',
])('a note that says no more than the page began is neither kept nor mailed: %s', async (message) => {
  const all = await startBookingSite();
  const formData = { ...pat, topic: 'Letter CP14', message };
  await all.book({ ...call, formData }).expect(201);
  await all.book({
    ...call,
    slot: '2026-12-02T11:00:00-05:00',
    formData: { ...formData, message: `${message}What now?` },
  });
  await all.site.bookings.close();
  const notes = (await all.site.bookings.list()).map(({ values }) => values.message);
  expect(notes.filter(Boolean)).toEqual([expect.stringContaining('What now?')]);
  expect(all.mails().filter((mail) => /question:|payday/.test(mail))).toHaveLength(1);
});

it('a booking without scripts is held once for a mistyped domain, with all that was typed', async () => {
  const all = await startBookingSite(confirming);
  const typed = { ...pat, email: 'gary@gmial.com', kind: 'phone', slot: call.slot, message: 'The truck' };
  const post = (more: object = {}) =>
    request(all.site.server)
      .post('/api/bookings')
      .set('Accept', 'text/html')
      .type('form')
      .send({ ...typed, ...more });
  const form = parse((await post().expect(400)).text).querySelector('.booking-form')!;
  expect(form.querySelector('#field-email-error')!.text).toBe('gmial.com? Press again if it is right');
  expect(form.querySelector('input[name=slot][checked]')!.getAttribute('value')).toBe(typed.slot);
  expect(form.querySelector('[name=sureOf]')!.getAttribute('value')).toBe(typed.email);
  expect(form.querySelector('[name=message]')!.text).toContain('The truck');
  await post({ sureOf: typed.email }).expect(303);
  expect((await all.site.bookings.list()).map(({ values }) => values.email)).toEqual([typed.email]);
});

it('a call needs ten digits, or the country with +, 00 or 011, and the firm is warned of a domain that is nearly a known one', async () => {
  const all = await startBookingSite(confirming);
  const withPhone = (phone: string) => all.book({ ...call, formData: { ...pat, email: 'gary@gmial.com', phone } });
  for (const short of [
    '740 555 01',
    '555-0100',
    '740-555-01 (12)',
    '2740-555-0100',
    '00 4930123',
    '011 049 30 1234567',
  ]) {
    const { body } = await withPhone(short).expect(400);
    expect(body.errors, short).toEqual({
      phone: 'Please enter all ten digits of the number, or + and the country code',
    });
  }
  await all.book({ ...call, kind: 'video', formData: { ...pat, phone: '555-0100' } }).expect(201);
  for (const [phone, slot] of [
    ['1 (740) 555-0100 ext. 12', '2026-12-02T11:00:00-05:00'],
    ['+44 20 7946 0958', '2026-12-03T11:00:00-05:00'],
    ['011 49 30 1234567', '2026-12-04T11:00:00-05:00'],
    ['0017405550100', '2026-12-07T11:00:00-05:00'],
    ['00 44 20 7946 0958 ext. 7', '2026-12-08T11:00:00-05:00'],
  ] as const)
    await all.book({ ...call, slot, formData: { ...pat, email: 'gary@gmial.com', phone } }).expect(201);
  await all.site.bookings.close();
  const toFirm = all.mails().filter((mail) => /^X-Website-Brand|^Reply-To: .*gary/m.test(mail));
  const warned = toFirm.filter((mail) =>
    mail.includes('The email address may be misspelled. gmial.com: perhaps gmail.com?'),
  );
  expect(warned).toHaveLength(5);
  const dialed = toFirm.flatMap((mail) => /tel:([\d+]+)/.exec(readMail(mail))?.[1] ?? []).sort();
  expect(dialed).toEqual(['+17405550100', '+442079460958', '+442079460958', '+49301234567', '17405550100', '5550100']);
});

it('the papers for what was ticked are in the confirmation, the reminder and on the page, and what they are for in the mail to the firm', async () => {
  const all = await startBookingSite(confirming);
  const { body } = await all.book({ ...call, formData: { ...pat, papers: ['wages', 'home'] } }).expect(201);
  await all.site.bookings.close();
  all.clock.time = Date.parse('2026-11-30T10:00:00-05:00');
  await all.sync(0);
  const told = all.mailsTo(pat.email);
  expect(subjectsOf(told)).toEqual([
    'Reminder: your meeting with Dresden Payroll',
    'Your meeting with Dresden Payroll is booked',
  ]);
  for (const mail of told) {
    expect(mail).toMatch(/Checklist: +http:\S+\/resources\/tax-prep-checklist\r/);
    expect(mail).toContain('\r\n- Each job=E2=80=99s W-2\r\n');
    expect(mail).toContain('\r\n- Form 1098, mortgage interest\r\n');
    expect(mail).not.toContain('1095-A');
  }
  expect(all.mails().find((mail) => !told.includes(mail))).toMatch(/Papers for: +W-2 income, Own a home\r/);
  const page = parse((await request(all.site.server).get(body.manageUrl).expect(200)).text);
  const papers = page.querySelector('.booked-meeting-papers')!;
  expect(papers.textContent).toContain('Each job’s W-2');
  expect(papers.querySelector('a')!.getAttribute('href')).toBe('/resources/tax-prep-checklist');
  await all.book({ ...call, formData: { ...pat, papers: ['gold'] } }).expect(400);
});

it.each([
  ['Letter: CP2000', 'The return for that year, all pages', '/resources/tax-letters/cp2000'],
  ['Letter CP2000', 'The return for that year, all pages', '/resources/tax-letters/cp2000'],
  ['Switch of payroll', 'Garnishment or child support orders', '/services/payroll#switch'],
])('a meeting with the topic %s lists in mail and page what the page about it asks for', async (topic, text, to) => {
  const all = await startBookingSite(confirming);
  const { body } = await all.book({ ...call, formData: { ...pat, topic } }).expect(201);
  await all.site.bookings.close();
  expect(all.mailsTo(pat.email).join()).toContain(`\r\n- ${text}\r\n`);
  const page = parse((await request(all.site.server).get(body.manageUrl).expect(200)).text);
  const papers = page.querySelector('.booked-meeting-papers')!;
  expect(papers.textContent).toContain(text);
  expect(papers.querySelector('a')!.getAttribute('href')).toBe(to);
});

it('the visitor is reminded a day before, once, unless the meeting was booked later than that or is gone', async () => {
  const all = await startBookingSite(confirming);
  await all.book({ ...call, slot: '2026-12-01T08:00:00-05:00' }).expect(400);
  await all.book(call).expect(201);
  const gone = await all.book({ ...call, slot: '2026-12-02T11:00:00-05:00' }).expect(201);
  await all.site.bookings.close();
  await all.act(gone.body.manageUrl, 'cancel').expect(200);
  const reminders = () => subjectsOf(all.mails()).filter((subject) => subject.startsWith('Reminder'));
  all.clock.time = Date.parse('2026-11-30T09:29:00-05:00');
  await all.sync(0);
  expect(reminders()).toHaveLength(0);
  all.clock.time = Date.parse('2026-11-30T12:00:00-05:00');
  // Another mailbox: this one has had almost as many mails as it may get in a day.
  const late = { ...pat, email: 'sam@example.com' };
  await all.book({ ...call, slot: '2026-12-01T11:00:00-05:00', formData: late }).expect(201);
  for (let minute = 0; minute < 3; minute++) await all.sync(0);
  all.clock.time = Date.parse('2026-12-02T10:00:00-05:00');
  await all.sync(0);
  expect(reminders()).toEqual(['Reminder: your meeting with Dresden Payroll']);
});

it('with a mail server visitors are mailed unless BOOKING_CONFIRM_MAIL is false', async () => {
  const smtp = await startSmtpStub();
  const settings = { SMTP_URL: smtp.url, MAIL_FROM: 'web@firm.example' };
  for (const env of [settings, { ...settings, BOOKING_CONFIRM_MAIL: 'false' }]) {
    const all = await startBookingSite(env);
    await all.book(call).expect(201);
    await all.site.bookings.close();
  }
  expect(smtp.mails.filter(({ to }) => to.includes(pat.email))).toHaveLength(1);
  await smtp.close();
});

it('the link in the mail to the firm works inside the notice, and takes the visitor along', async () => {
  const all = await startBookingSite(confirming);
  const { body } = await all.book(call).expect(201);
  await all.site.bookings.close();
  const firmMail = all.mails().find((mail) => !all.mailsTo(pat.email).includes(mail))!;
  const firmLink = /^Move or cancel: +http:\/\/[^/]+(\S+)\r$/m.exec(firmMail)![1]!;
  expect(firmLink).not.toBe(body.manageUrl);
  all.clock.time = Date.parse('2026-12-01T09:00:00-05:00');
  await all.act(body.manageUrl, 'move', { slot: '2026-12-04T10:00:00-05:00' }).expect(410);
  const page = await request(all.site.server).get(`${firmLink}&domain=payroll`).expect(200);
  expect(parse(page.text).querySelector('form[action*=cancel]')).not.toBeNull();
  await all.act(firmLink, 'move', { slot: '2026-12-01T08:30:00-05:00' }).expect(400);
  const moved = await all.act(firmLink, 'move', { slot: '2026-12-04T19:15:00-05:00' }).expect(200);
  expect(moved.body.manageUrl).toBe(firmLink);
  await all.site.bookings.close();
  expect(all.subjectsTo(pat.email)).toContain('Your meeting with Dresden Payroll is moved');
});

it('the page of a cancelled meeting offers the calendar file that takes it out', async () => {
  const all = await startBookingSite();
  const { body } = await all.book(call).expect(201);
  await all.act(body.manageUrl, 'cancel').expect(200);
  const { text } = await request(all.site.server).get(`${body.manageUrl}&domain=payroll`).expect(200);
  const link = parse(text).querySelector('a[download]')!.getAttribute('href')!;
  expect((await request(all.site.server).get(link).expect(200)).text).toContain('STATUS:CANCELLED');
});

it('the firm is told how to answer a visitor whose address no header may hold', async () => {
  const all = await startBookingSite();
  await all.book({ ...call, formData: { ...pat, email: 'josé@example.com' } }).expect(201);
  await all.site.bookings.close();
  const [mail] = all.mails();
  expect(mail).not.toMatch(/^Reply-To/m);
  expect(mail).toMatch(/a\s+reply\s+to\s+this\s+email\s+does\s+not\s+get\s+there/);
});

it('a “No” in the visitor’s mail program goes to a person at the firm, who is never invited by their own address', async () => {
  const all = await startBookingSite({ ...confirming, CONTACT_EMAIL_PAYROLL: 'desk@example.com,boss@example.com' });
  for (const [email, slot] of [
    ['pat@example.com', '2026-12-01T14:00:00-05:00'],
    ['desk@example.com', '2026-12-02T14:00:00-05:00'],
  ])
    await all.book({ ...call, slot, formData: { ...pat, email } }).expect(201);
  await all.site.bookings.close();
  const people = all.mails().map((mail) => {
    const text = mail.replaceAll('\r\n', '\n').replace(/\n[ \t]/g, '');
    return [...text.matchAll(/^(?:ORGANIZER.*|ATTENDEE.*(TRUE|FALSE)):mailto:(.*)$/gm)].map((found) => found.slice(1));
  });
  const firms = [
    [undefined, 'noreply@payroll.localhost'],
    ['FALSE', 'desk@example.com'],
    ['FALSE', 'boss@example.com'],
  ];
  const visitors = (organizer: string, visitor: string) => [
    [undefined, organizer],
    ['TRUE', visitor],
  ];
  expect(people).toHaveLength(4);
  expect(people.filter(([organizer]) => organizer?.[1] === 'noreply@payroll.localhost')).toEqual([firms, firms]);
  expect(people).toContainEqual(visitors('desk@example.com', 'pat@example.com'));
  expect(people).toContainEqual(visitors('boss@example.com', 'desk@example.com'));
});

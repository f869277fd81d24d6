import { parse } from 'node-html-parser';
import request from 'supertest';
import { expect, it } from 'vitest';
import { call, freeStarts, startBookingSite } from '../booking/booking-site.ts';
import { headerOf, newMailsIn, readMail } from '../mail/read-mail.ts';

type Fields = { name: string; email: string; phone: string };

const usual: Fields = { name: 'Pat Doe', email: 'pat@example.com', phone: '740-555-0100' };

/** What people type, and how it is understood; the rest is usual. */
const typed: [field: keyof Fields, typed: string, understood: string][] = [
  ['phone', '740.555.0100', '740-555-0100'],
  ['phone', '740/555-0100', '740-555-0100'],
  ['phone', '+1 740 555 0100 ext. 5', '+1 740 555 0100 (5)'],
  ['phone', '740-555-0100 x12', '740-555-0100 (12)'],
  ['phone', '+49 (0) 30 1234567-89', '+49 30 1234567-89'],
  ['phone', 'tel:+17405550100', '+17405550100'],
  ['email', 'pat@example.com.', 'pat@example.com'],
  ['email', 'pat@example.com,', 'pat@example.com'],
  ['email', 'mailto:pat@example.com', 'pat@example.com'],
  ['email', '<pat@example.com>', 'pat@example.com'],
  ['email', 'pat@example.com<mailto:pat@example.com>', 'pat@example.com'],
  ['email', "pat@example.com'", 'pat@example.com'],
  ['email', 'pat@example.com/', 'pat@example.com'],
  ['name', '李明', '李明'],
  ['name', 'O’Brien-Núñez', 'O’Brien-Núñez'],
  ['name', 'Ng', 'Ng'],
  ['name', 'van der Berg, Jr.', 'van der Berg, Jr.'],
  ['name', 'María José Ñ.', 'María José Ñ.'],
  ['name', 'Pat 🙂 Doe', 'Pat 🙂 Doe'],
  [
    'name',
    'Wolfeschlegelsteinhausenbergerdorff'.padEnd(80, 'é'),
    'Wolfeschlegelsteinhausenbergerdorff'.padEnd(80, 'é'),
  ],
  ['name', 'محمد علي', 'محمد علي'],
  ['name', 'Zoe\u0308 Lo\u0301pez', 'Zoë López'],
  ['name', '  Pat \u00a0 Doe  ', 'Pat Doe'],
  ['name', '\u202ePat\u202c \u2067Doe\u2069', 'Pat Doe'],
  ['name', 'Null', 'Null'],
  ['name', 'Test', 'Test'],
];
const refusedEmails = ['pat@example..com', 'pat@.example.com'];

/** Each with a mailbox of its own, since one gets five mails a day. */
const cases = typed.map(([field, text, understood], number) => {
  const own = (fields: Fields) => ({ ...fields, email: fields.email.replace(/pat/gi, `pat${number}`) });
  return { sent: own({ ...usual, [field]: text }), meant: own({ ...usual, [field]: understood }) };
});

/** What every mail to the firm says of who wrote. */
function expectPerson(raw: string, { name, email, phone }: Fields) {
  const mail = readMail(raw);
  expect(headerOf(raw, 'Subject')).toContain(name);
  expect(headerOf(raw, 'Reply-To').replaceAll('"', '')).toBe(`${name} <${email}>`);
  expect(headerOf(raw, 'To')).toMatch(/^[^@]+@[^@]+\.example$/);
  for (const [label, text] of Object.entries({ Name: name, Email: email, Phone: phone })) {
    const row = mail.split('\n').find((line) => line.startsWith(`${label}: `));
    expect(row?.slice(label.length + 1).trim()).toBe(text);
  }
  const [number = '', extension] = phone.split(/ \((?=\d+\)$)|\)$/);
  const dialed = `tel:${number.replace(/[^0-9+]/g, '')}${extension ? `;ext=${extension}` : ''}`;
  const cells = parse(mail.slice(mail.indexOf('<!doctype'), mail.indexOf('</html>'))).querySelectorAll('td');
  expect(cells.map(({ text }) => text)).toEqual(expect.arrayContaining([name, email, phone]));
  expect(cells.flatMap((cell) => cell.querySelector('a')?.getAttribute('href') ?? [])).toEqual(
    expect.arrayContaining([`mailto:${email}`, dialed]),
  );
  expect(phone).toMatch(/^[0-9+() -]{7,20}$/);
  return mail;
}

it('what people type reaches the firm by message as it was meant, and repairs are shown back', async () => {
  const all = await startBookingSite();
  const post = (fields: object) =>
    request(all.site.server)
      .post('/api/contact?domain=payroll')
      .set('Accept', 'text/html')
      .type('form')
      .send({ ...fields, message: 'Could you look at our books?' });
  const fresh = newMailsIn(all.site.outbox);
  for (const { sent, meant } of cases) {
    const { status, text } = await post(sent);
    const [raw, ...more] = fresh();
    expect(more).toEqual([]);
    expectPerson(raw!, meant);
    const isRepaired = sent.email !== meant.email || sent.phone !== meant.phone;
    expect([sent, status]).toEqual([sent, isRepaired ? 200 : 303]);
    if (!isRepaired) continue;
    const page = parse(text);
    expect(page.querySelector('h1')!.text).toBe('Your message is sent');
    expect(page.querySelector('#sent')!.text).toContain(`We will answer to ${meant.email} or call ${meant.phone}.`);
    // The form below is a new one.
    expect(page.querySelectorAll('.contact-form [name=email][value], .contact-form [autofocus]')).toEqual([]);
  }
  for (const email of refusedEmails) {
    const { status, text } = await post({ ...usual, email });
    const main = parse(text).querySelector('main')!;
    expect([status, main.text]).toEqual([400, expect.stringContaining('look at its dots again')]);
    expect(main.querySelector('[name=email]')!.getAttribute('value')).toBe(email);
  }
  expect(fresh()).toEqual([]);
});

it('what people type is booked as it was meant: on the page, in mails, invitations and calendar files', async () => {
  const all = await startBookingSite({ BOOKING_CONFIRM_MAIL: 'true' });
  const free = await freeStarts(all.site, 'brand=payroll&kind=phone&from=2026-12-01&to=2026-12-31');
  const fresh = newMailsIn(all.site.outbox);
  for (const [number, { sent, meant }] of cases.entries()) {
    const { body } = await all.book({ ...call, slot: free[number * 3], formData: sent }).expect(201);
    await all.site.bookings.close();
    const isVisitors = (raw: string) => headerOf(raw, 'To') === meant.email;
    const mails = fresh();
    expect(mails).toHaveLength(2);
    const mail = expectPerson(mails.find((raw) => !isVisitors(raw))!, meant);
    const { name, email, phone } = meant;
    const event = mail.replaceAll('\\,', ',').replaceAll('\\n', '\n');
    expect(event).toContain(`\nSUMMARY:Meeting: ${name}, phone\n`);
    expect(event).toContain(`\nLOCATION:Phone, ${phone}\n`);
    expect(event).toContain(`\nDESCRIPTION:${name}\n${email}\n${phone}\n`);
    const toVisitor = readMail(mails.find(isVisitors)!);
    expect(toVisitor).toMatch(/\nATTENDEE;.*:mailto:pat\d+@example\.com\n/);
    for (const text of [toVisitor, body.ics]) expect(text).toContain(`we call you at ${phone}.`);
    const { text } = await request(all.site.server).get(`${body.manageUrl}&domain=payroll`).expect(200);
    const facts = parse(text)
      .querySelectorAll('.meeting-facts dd')
      .map((fact) => fact.text);
    expect(facts).toEqual(expect.arrayContaining([name, email, phone, `By phone. We call you at ${phone}.`]));
    const answer = await request(all.site.server).get(
      `/api/data/booking?id=${body.id}&${body.manageUrl.split('?')[1]}`,
    );
    expect(answer.body.value).toMatchObject(meant);
  }
  for (const email of refusedEmails) {
    const { body } = await all.book({ ...call, slot: free.at(-1), formData: { ...usual, email } }).expect(400);
    expect(body.errors).toEqual({ email: expect.stringContaining('look at its dots again') });
  }
});

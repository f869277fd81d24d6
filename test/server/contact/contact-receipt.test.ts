import request from 'supertest';
import { expect, it, test } from 'vitest';
import { startSmtpStub } from '#test/smtp-stub.ts';
import { pat, startBookingSite } from '../booking/booking-site.ts';
import { wholePage } from '../site.ts';

const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const write = (all: Awaited<ReturnType<typeof startBookingSite>>, changes: Record<string, string> = {}) =>
  request(all.site.server)
    .post('/api/contact')
    .send({ formData: { ...pat, message: `Hello there, ${words.pop()}`, ...changes }, domain: 'payroll' })
    .expect(200)
    .then(({ body }) => body);
const receipts = (all: Awaited<ReturnType<typeof startBookingSite>>) =>
  all.mails().filter((mail) => mail.includes('has your message'));

it('a mailbox gets one receipt a day, whichever way its address is written', async () => {
  const all = await startBookingSite({ CONTACT_RECEIPT: 'true' });
  expect(await write(all)).toEqual({ success: true, receipt: true });
  await expect.poll(() => receipts(all).length, { timeout: 20_000 }).toBe(1);
  expect(await write(all, { email: 'Pat+tax@Example.com' })).toEqual({ success: true });
  await write(all, { email: 'other@example.com' });
  await expect.poll(() => receipts(all).length, { timeout: 20_000 }).toBe(2);
  expect(receipts(all).join()).not.toContain('Pat+tax');
  all.clock.time += 86_400_000;
  await write(all);
  await expect.poll(() => receipts(all).length, { timeout: 20_000 }).toBe(3);
});

it('a receipt to a domain of other letters goes to its name in ASCII', async () => {
  const all = await startBookingSite({ CONTACT_RECEIPT: 'true' });
  await write(all, { email: 'zoë@käse.de' });
  expect(await write(all, { email: 'pat@käse.de' })).toEqual({ success: true, receipt: true });
  await expect.poll(() => receipts(all).length, { timeout: 20_000 }).toBe(1);
  expect(receipts(all)[0]).toContain('To: pat@xn--kse-qla.de\r\n');
});

it('a receipt counts among the five mails that a mailbox gets in a day', async () => {
  const all = await startBookingSite({ CONTACT_RECEIPT: 'true' });
  for (let number = 0; number < 5; number++) await all.site.bookings.mailboxes.take(pat.email, `mail ${number}`);
  await write(all);
  await write(all, { email: 'other@example.com' });
  await expect.poll(() => receipts(all).length, { timeout: 20_000 }).toBe(1);
  expect(receipts(all)[0]).toContain('To: other@example.com');
});

test.each([
  ['what may be spam', { name: 'http://spam.example' }],
  ['the firm itself', { email: 'hello@brownco.example' }],
])('%s gets no receipt', async (_what, changes) => {
  const all = await startBookingSite({ CONTACT_RECEIPT: 'true' });
  await write(all, changes as Record<string, string>);
  await write(all, { email: 'other@example.com' });
  await expect.poll(() => receipts(all).length, { timeout: 20_000 }).toBe(1);
  expect(all.mails()).toHaveLength(3);
});

it('with a mail server there are receipts unless CONTACT_RECEIPT is false, and the form says so', async () => {
  for (const [setting, count] of [
    ['', 2],
    ['false', 1],
  ] as const) {
    const server = await startSmtpStub();
    const all = await startBookingSite({ SMTP_URL: server.url, CONTACT_RECEIPT: setting });
    await write(all);
    await expect.poll(() => server.mails.length, { timeout: 20_000 }).toBe(count);
    const { html } = await wholePage(all.site, '/contact');
    expect(html.includes('You get a receipt by email')).toBe(count === 2);
    await server.close();
  }
});

it('a receipt that cannot be sent leaves the message accepted', async () => {
  const all = await startBookingSite({ CONTACT_RECEIPT: 'true' });
  all.site.bookings.mailboxes.take = () => Promise.reject(new Error('the store is gone'));
  await write(all);
  await expect
    .poll(() => all.site.log.some(({ msg }) => msg === 'contact: no receipt was sent'), { timeout: 20_000 })
    .toBe(true);
  expect(receipts(all)).toEqual([]);
});

import express from 'express';
import { pino } from 'pino';
import request from 'supertest';
import { afterEach, expect, it } from 'vitest';
import { chooseBrand, configuredBrands, createBrandResolver } from '#server/brand-resolver.ts';
import { createContactRouter } from '#server/contact/contact-router.ts';
import { parseEnv } from '#server/env.ts';
import { createDelivery } from '#server/mail/delivery.ts';
import { closeStores, openStores } from '#server/store/open-stores.ts';
import { brandIds } from '#shared/brands/index.ts';
import { startSmtpStub } from '#test/smtp-stub.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { headerOf, readMail } from '../mail/read-mail.ts';

const closing: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** The contact part of the site, from settings as the owner writes them. */
function site(settings: Record<string, string> = {}) {
  const env = parseEnv({
    VAR_DIR: temporaryFolder(),
    CONTACT_EMAIL_PAYROLL: 'a@firm.example,b@firm.example',
    ...settings,
  });
  const log = pino({ level: 'silent' });
  const configured = configuredBrands(env);
  const stores = openStores(env);
  const delivery = createDelivery({ env, brands: configured, log, stores });
  closing.push(async () => {
    await delivery.close();
    closeStores(stores);
  });
  const formPages = { renderForm: async () => {}, refuseForm: () => {} };
  const app = express()
    .use(chooseBrand(() => createBrandResolver(configured)('payroll.localhost', undefined)))
    .use('/api/contact', createContactRouter({ env, brands: configured, log, delivery, formPages }));
  return (body: object) => request(app).post('/api/contact').send(body);
}

const message = { name: 'Pat Doe', email: 'pat@example.com', message: 'Hello there' };

it.each([
  'Pat\r\nBcc: evil@example.org',
  'Pat <evil@example.org>, Sam',
  '"Pat" (x)\u2028Bcc: evil@example.org',
  '=?utf-8?Q?Pat=0D=0ABcc:_evil@example.org?=',
])(
  'mails to the configured addresses only, whatever the request names, and allows no header injection by %j',
  async (name) => {
    const server = await startSmtpStub();
    closing.push(server.close);
    const post = site({ SMTP_URL: server.url, MAIL_FROM: 'Web <web@firm.example>' });
    const others = { recipientEmail: 'evil@example.org', to: 'evil@example.org' };
    await post({ formData: { ...message, name, ...others }, ...others, domain: 'payroll' }).expect(200, {
      success: true,
    });
    expect(server.mails).toHaveLength(1);
    const [{ raw, ...envelope }] = server.mails as [(typeof server.mails)[number]];
    expect(envelope).toMatchObject({ from: 'web@firm.example', to: ['a@firm.example', 'b@firm.example'] });
    expect(raw.split('\r\n\r\n', 1)[0]!.match(/^(?:b?cc|to):.*/gim)).toEqual(['To: a@firm.example, b@firm.example']);
    expect(headerOf(raw, 'Reply-To')).toMatch(/<pat@example\.com>$/);
    for (const header of ['Subject', 'Reply-To']) expect(headerOf(raw, header)).not.toMatch(/[\r\n\u2028]|=\?/);
  },
);

it.each([
  ['pat@käse.de', 'pat@xn--kse-qla.de'],
  ['Pat+tax@KÄSE.de', 'Pat+tax@xn--kse-qla.de'],
  ['pat@example.com', 'pat@example.com'],
  ['zoë@käse.de', null],
  ['zoë@example.com', null],
])('the mail of %s is answered to %s', async (email, address) => {
  const server = await startSmtpStub();
  closing.push(server.close);
  await site({ SMTP_URL: server.url })({ formData: { ...message, email }, domain: 'payroll' }).expect(200);
  const [{ raw }] = server.mails as [(typeof server.mails)[number]];
  const head = raw.split('\r\n\r\n', 1)[0]!;
  expect(head).toMatch(/^[\r\n -~]+$/);
  expect(/^Reply-To: .*/m.exec(head)?.[0] ?? null).toBe(address && `Reply-To: Pat Doe <${address}>`);
  expect(readMail(raw)).toContain(address ? 'Reply to this email to answer Pat Doe.' : `Write to ${email} to answer`);
  expect(readMail(raw).replace(/ +/g, ' ')).toContain(`\nEmail: ${email}\n`);
});

it.each(brandIds)('a message to the address of %s reaches that brand alone, whatever its domain says', async (id) => {
  const server = await startSmtpStub();
  closing.push(server.close);
  const addresses = Object.fromEntries(
    brandIds.map((each) => [`CONTACT_EMAIL_${each.toUpperCase()}`, `${each}@firm.example`]),
  );
  const post = site({ SMTP_URL: server.url, ...addresses });
  const domain = brandIds.find((each) => each !== id);
  await post({ formData: message, domain, recipientEmail: `${id}@firm.example` }).expect(200, { success: true });
  await post({ formData: message, domain: id, recipientEmail: 'evil@example.org' }).expect(200, { success: true });
  expect(new Set(server.mails.flatMap(({ to }) => to))).toEqual(new Set([`${id}@firm.example`]));
});

it('a message to an address that two brands share reaches the one that its domain names', async () => {
  const server = await startSmtpStub();
  closing.push(server.close);
  const post = site({ SMTP_URL: server.url, CONTACT_EMAIL_BROWNCO: 'a@firm.example,b@firm.example' });
  for (const domain of ['payroll', 'brownco'])
    await post({ formData: { ...message, message: domain }, domain, recipientEmail: 'a@firm.example' }).expect(200);
  expect(server.mails.map(({ raw }) => /X-Website-Brand: (\w+)/.exec(raw)![1])).toEqual(['payroll', 'brownco']);
});

it.each(['name', 'email', 'message'])(
  'a lone surrogate in the %s is replaced, and the message is mailed',
  async (field) => {
    const server = await startSmtpStub();
    closing.push(server.close);
    const post = site({ SMTP_URL: server.url });
    const value = `${field === 'email' ? '' : 'Hello '}\ud800${message[field as 'name']}`;
    await post({ formData: { ...message, [field]: value } }).expect(200, { success: true });
    expect(server.mails).toHaveLength(1);
  },
);

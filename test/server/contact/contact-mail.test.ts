import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { pino } from 'pino';
import request from 'supertest';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { chooseBrand, configuredBrands, createBrandResolver } from '#server/brand-resolver.ts';
import { type ContactDeps, createContactRouter } from '#server/contact/contact-router.ts';
import { parseEnv } from '#server/env.ts';
import { createDelivery } from '#server/mail/delivery.ts';
import { closeStores, openStores } from '#server/store/open-stores.ts';
import { brandIds, brands } from '#shared/brands/index.ts';
import { startSmtpStub } from '#test/smtp-stub.ts';

let directory: string;
const closing: (() => Promise<void>)[] = [];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'outbox-'));
});

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  await rm(directory, { recursive: true, force: true });
});

/** The contact part of the site, from settings as the owner writes them. */
function site(settings: Record<string, string> = {}) {
  const env = parseEnv({
    VAR_DIR: join(directory, 'var'),
    MAIL_OUTBOX_DIR: directory,
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
  const renderForm: ContactDeps['pages']['renderForm'] = async (request, response, path, status, state) =>
    void response.status(status).json({ brand: request.brandChoice.id, path, state });
  const pages = { renderForm, refuseForm: () => {} };
  const app = express()
    .use(chooseBrand(() => createBrandResolver(configured)('payroll.localhost', undefined)))
    .use('/api/contact', createContactRouter({ env, brands: configured, log, delivery, pages }));
  return {
    delivery,
    post: (body: object) => request(app).post('/api/contact').send(body),
    form: (fields: object) => request(app).post('/api/contact').type('form').send(fields),
    app,
  };
}

const message = { name: 'Pat Doe', email: 'pat@example.com', message: 'Hello there' };

it('writes the message to the outbox folder without any configuration', async () => {
  const { delivery, post } = site();
  await post({ formData: message }).expect(200, { success: true });
  const files = (await readdir(directory)).filter((name) => name.endsWith('.eml'));
  expect(files).toHaveLength(1);
  const text = await readFile(join(directory, files[0]!), 'utf8');
  expect(text).toContain('To: a@firm.example, b@firm.example\r\n');
  expect(text).toContain('Reply-To: Pat Doe <pat@example.com>\r\n');
  expect(delivery.stats()).toMatchObject({ queued: 1, failed: 0 });
});

it('mails to the configured addresses only, whatever the request names, and allows no header injection', async () => {
  const server = await startSmtpStub();
  closing.push(server.close);
  const { post } = site({ SMTP_URL: server.url, MAIL_FROM: 'Web <web@firm.example>' });
  const formData = {
    ...message,
    name: 'Pat\r\nBcc: evil@example.org',
    recipientEmail: 'evil@example.org',
    to: 'evil@example.org',
  };
  await post({ formData, recipientEmail: 'evil@example.org', domain: 'payroll' }).expect(200, { success: true });
  expect(server.mails).toHaveLength(1);
  expect(server.mails[0]).toMatchObject({ from: 'web@firm.example', to: ['a@firm.example', 'b@firm.example'] });
  expect(server.mails[0]!.raw).not.toMatch(/^bcc:/im);
});

it('mails what has an address beyond ASCII in pure ASCII headers, without Reply-To, with the address in the text', async () => {
  const server = await startSmtpStub();
  closing.push(server.close);
  const file = join(import.meta.dirname, '../../recordings/strangers/contact-eai.json');
  await site({ SMTP_URL: server.url })
    .post(JSON.parse(await readFile(file, 'utf8')))
    .expect(200);
  const [head, text] = server.mails[0]!.raw.split(/\r\n\r\n([\s\S]*)/);
  expect(head).toMatch(/^[ -~\r\n\t]*$/);
  expect(head).not.toMatch(/^reply-to:/im);
  expect(text).toMatch(/jos(?:é|=C3=A9)@example\.com/);
});

it.each(['name', 'email'])('a line break in the %s adds no header, whatever follows it', async (field) => {
  const server = await startSmtpStub();
  closing.push(server.close);
  const { post } = site({ SMTP_URL: server.url });
  const evil = ['\r\nBcc: evil@example.org', '\nBcc:evil@example.org', '\rTo: evil@example.org\r\n\r\nBody', '\r\n'];
  const statuses: number[] = [];
  for (const more of evil)
    statuses.push((await post({ formData: { ...message, [field]: message[field as 'name'] + more } })).status);
  expect(statuses).toEqual(field === 'name' ? [200, 200, 200, 200] : [400, 400, 400, 200]);
  const accepted = statuses.filter((status) => status === 200).length;
  await server.until(accepted);
  for (const { to, raw } of server.mails) {
    const head = raw.split('\r\n\r\n', 1)[0]!;
    expect(to).toEqual(['a@firm.example', 'b@firm.example']);
    expect(head.match(/^(?:to|cc|bcc|reply-to):/gim)).toEqual(['To:', 'Reply-To:']);
  }
});

it.each(brandIds)('a message to the address of %s reaches that brand alone, whatever its domain says', async (id) => {
  const server = await startSmtpStub();
  closing.push(server.close);
  const addresses = Object.fromEntries(
    brandIds.map((each) => [`CONTACT_EMAIL_${each.toUpperCase()}`, `${each}@firm.example`]),
  );
  const { post } = site({ SMTP_URL: server.url, ...addresses });
  const domain = brandIds.find((each) => each !== id);
  await post({ formData: message, domain, recipientEmail: `${id}@firm.example` }).expect(200, { success: true });
  await post({ formData: message, domain: id, recipientEmail: 'evil@example.org' }).expect(200, { success: true });
  expect(new Set(server.mails.flatMap(({ to }) => to))).toEqual(new Set([`${id}@firm.example`]));
});

it('the mail contains name, phone, service and message, and the visitor as Reply-To', async () => {
  const server = await startSmtpStub();
  closing.push(server.close);
  const { post } = site({ SMTP_URL: server.url });
  const formData = { ...message, phone: '(740) 555-0100', service: 'taxFiling', message: 'Two shops, one payroll.' };
  await post({ formData, domain: 'payroll' }).expect(200);
  const { raw } = server.mails[0]!;
  expect(raw).toMatch(/^Reply-To: Pat Doe <pat@example\.com>\r$/m);
  const body = raw.slice(raw.indexOf('\r\n\r\n')).replaceAll('=\r\n', '');
  const label = brands.payroll.serviceOptions.find(({ value }) => value === 'taxFiling')!.label;
  for (const part of ['Pat Doe', 'pat@example.com', '(740) 555-0100', label, 'Two shops, one payroll.'])
    expect(body).toContain(part);
});

it.each(['name', 'email', 'message'])(
  'a lone surrogate in the %s is replaced, and the message is mailed',
  async (field) => {
    const server = await startSmtpStub();
    closing.push(server.close);
    const { post } = site({ SMTP_URL: server.url });
    const value = `${field === 'email' ? '' : 'Hello '}\ud800${message[field as 'name']}`;
    await post({ formData: { ...message, [field]: value } }).expect(200, { success: true });
    expect(server.mails).toHaveLength(1);
  },
);

it('renders the form of a browser without scripts again, with its errors', async () => {
  const response = await site()
    .form({ ...message, name: '' })
    .set('Accept', 'text/html')
    .expect(400);
  expect(response.body).toMatchObject({
    brand: 'payroll',
    path: '/contact',
    state: { errors: { name: 'Name is required' }, values: { email: 'pat@example.com' } },
  });
});

it('responds with 413 to ten megabytes', async () => {
  const { app } = site();
  const response = await request(app)
    .post('/api/contact')
    .send({ formData: { ...message, message: 'x'.repeat(10_000_000) } });
  expect([response.status, response.body.success]).toEqual([413, false]);
});

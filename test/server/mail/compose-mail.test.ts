import { describe, expect, it } from 'vitest';
import { composeMail } from '#server/mail/compose-mail.ts';
import type { Lead } from '#server/mail/mail-body.ts';
import { brands } from '#shared/brands/index.ts';
import { letterPage } from '#shared/tax/letters/letter-page.ts';
import { figuresText } from '#views/pages/tools/form/figures-text.ts';
import { lastDayRule } from '#views/pages/tools/letters/last-day.tsx';

const lead: Lead = {
  id: '0123456789abcdef0123456789abcdef',
  brand: 'dresdentax',
  values: {
    name: 'Pat Doe',
    email: 'pat@example.com',
    phone: '(740) 555-0100',
    service: 'bookkeeping',
    message: 'Hello,\nmy books <b>need</b> help – soon.',
  },
  further: {},
  page: '/services/bookkeeping',
  receivedAt: new Date('2026-03-03T19:15:42Z'),
  spam: 'no',
  masked: false,
};
const brand = {
  ...brands.dresdentax,
  contact: { ...brands.dresdentax.contact, phone: '740-555-0100', emails: ['one@firm.example', 'two@firm.example'] },
};
const compose = async (changes: Partial<Lead> = {}, values: Partial<Lead['values']> = {}, from?: string) => {
  const mail = await composeMail({ ...lead, ...changes, values: { ...lead.values, ...values } }, brand, from);
  const raw = mail.raw.toString('utf8');
  const [head = ''] = raw.split('\r\n\r\n', 1);
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const header = (name: string) =>
    lines
      .filter((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}: `))
      .map((line) => line.slice(name.length + 2));
  const body = raw
    .replace(/=\r\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'));
  return { ...mail, raw, lines, header, body };
};

describe('the email of a lead', () => {
  it('has a subject with service and spam mark', async () => {
    expect((await compose()).header('Subject')).toEqual([
      `Website: bookkeeping question from Pat Doe [${brand.shortName}]`,
    ]);
    expect((await compose({}, { service: undefined })).subject).toBe(
      `Website: question from Pat Doe [${brand.shortName}]`,
    );
    expect((await compose({ spam: 'possible' })).subject).toMatch(/^\[possible spam\] Website: /);
    const unlisted = await compose({}, { service: 'Payroll', message: 'People to pay: 6' });
    expect(unlisted.subject).toBe(`Website: payroll question from Pat Doe [${brand.shortName}]`);
    expect(unlisted.body).toMatch(/Service: +Payroll/);
  });

  it('says which letter it is about and by when it has to be answered, or from which tool it came', async () => {
    const { send, read } = lastDayRule(letterPage('cp2000')!, '2026-11-27');
    const { entered, results } = send!.lines(read({ date: '2026-11-09' }, {})!);
    const message = `${figuresText(send!.source, entered, results)}Do I owe all of it?`;
    const letter = await compose({ letter: 'CP2000' }, { message });
    expect(letter.subject).toBe(`CP2000, answer by December 9: Pat Doe [${brand.shortName}]`);
    expect(letter.body.indexOf('Do I owe all of it?')).toBeLessThan(letter.body.indexOf('- My letter: CP2000'));
    expect(letter.body).toContain('What our page worked out');
    expect((await compose({}, { message })).subject).toMatch(/^Website: /);
    expect((await compose({ letter: 'CP14' })).subject).toBe(`CP14: Pat Doe [${brand.shortName}]`);
    const unchanged = figuresText(send!.source, entered, results);
    expect((await compose({}, { message: unchanged })).body).toContain('- My letter: CP2000');
    expect((await compose({ cameFrom: '/resources/tax-letters/cp14' })).subject).toMatch(/^Letter CP14: Pat Doe/);
    expect((await compose({ cameFrom: '/resources/tax-calculator' })).subject).toMatch(/^Tax calculator: Pat Doe/);
  });

  it('contains the page, the Eastern time and a telephone to press', async () => {
    const { body } = await compose();
    for (const part of [
      '/services/bookkeeping',
      'Tuesday, March 3, 2026 at 2:15 p.m. Eastern time',
      'href="tel:7405550100"',
    ])
      expect(body).toContain(part);
  });

  it('says where the visitor came from, and that there is no phone number', async () => {
    const { body } = await compose({ cameFrom: '/services/payroll' }, { phone: undefined });
    expect(body).toMatch(/Came from: +\/services\/payroll/);
    expect(body).toMatch(/Phone: +no phone given/);
    expect(body).not.toContain('tel:');
    const plain = (await compose()).body;
    expect(plain).not.toContain('Came from');
    expect(plain).not.toContain('no phone given');
  });

  it('keeps its Message-ID for the same lead, and the thread for the same visitor', async () => {
    const [first, again, other] = [
      await compose(),
      await compose(),
      await compose({ id: 'f'.repeat(32) }, { message: 'One more thing' }),
    ];
    expect(again.messageId).toBe(first.messageId);
    expect(other.messageId).not.toBe(first.messageId);
    expect(other.header('References')).toEqual(first.header('References'));
    expect((await compose({}, { email: 'sam@example.com' })).header('References')).not.toEqual(
      first.header('References'),
    );
  });

  it('has lines of 76 characters at most, except for words that are longer', async () => {
    const { body } = await compose({}, { message: `${'long words of a visitor '.repeat(20)}\n${'x'.repeat(90)}\nend` });
    const text = body.split('text/html')[0]!.split(/\r\n/);
    expect(text.filter((line) => line.length > 78)).toEqual(['x'.repeat(90)]);
  });

  it('links an address that a mail program cannot take for parameters', async () => {
    const { body } = await compose({}, { email: 'a?bcc=evil&body=x@b.co' });
    expect(body).toContain('mailto:a%3Fbcc%3Devil%26body%3Dx@b.co');
  });

  it('says so when private numbers were masked', async () => {
    expect((await compose({ masked: true })).body).toContain('client portal');
    expect((await compose()).body).not.toContain('client portal');
  });
});

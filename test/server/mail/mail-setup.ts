import { onTestFinished } from 'vitest';
import type { Lead } from '#server/mail/mail-body.ts';
import { type SmtpMode, type SmtpStub, startSmtpStub } from '#test/smtp-stub.ts';

/** A plain message, identified by its number. */
export const lead = (number: number, changes: Partial<Lead> = {}): Lead => ({
  id: number.toString(16).padStart(32, '0'),
  brand: 'payroll',
  values: { name: 'Pat Doe', email: 'pat@example.com', message: `Message ${number}` },
  further: {},
  page: '/contact',
  receivedAt: new Date('2026-03-03T19:15:00Z'),
  spam: 'no',
  masked: false,
  ...changes,
});

/** A mail server for one test, optionally with the port and the mails of an earlier one. */
export async function smtp(mode: SmtpMode = 'accept', { port, mails }: Partial<SmtpStub> = {}): Promise<SmtpStub> {
  const stub = await startSmtpStub({ mode, port, mails });
  onTestFinished(stub.close);
  return stub;
}

import { describe, expect, it, vi } from 'vitest';
import { contactStatusMessages } from '#shared/contact/contact-messages.ts';
import { type Submission, sendContact } from '#views/components/contact-form/contact-code.ts';

const submission: Submission = {
  values: { name: 'Pat Doe', email: 'pat@example.com', message: 'Hello' },
  domain: 'payroll',
  recipientEmail: 'desk@example.com',
  page: '/contact',
  metadata: { form: 'site' },
};
const now = new Date('2026-11-21T15:00:00Z');
const send = (fetch: typeof globalThis.fetch) => {
  vi.stubGlobal('fetch', fetch);
  return sendContact(submission, now);
};
const sendTo = (body: BodyInit | null, status = 200) => send(async () => new Response(body, { status }));
const fails = (reason: unknown) =>
  send((_url, options) => {
    expect(options?.signal).toBeInstanceOf(AbortSignal);
    return Promise.reject(reason);
  });

describe('the message for the visitor', () => {
  it.each([
    ['an error with a text', '{"success":false,"error":"Name is required"}', 400, 'Name is required'],
    ['an error that is not text', '{"error":{"a":1}}', 500, contactStatusMessages.failed],
    ['an error that is not JSON', '<h1>Bad gateway</h1>', 502, contactStatusMessages.failed],
    ['an empty success', '', 200, contactStatusMessages.unreadable],
    ['success false with a text', '{"success":false,"error":"Full"}', 200, 'Full'],
    ['success that is not true', '{"success":"yes"}', 200, contactStatusMessages.failed],
  ])('%s', async (_name, body, status, message) => {
    expect(await sendTo(body, status)).toMatchObject({ ok: false, message });
  });

  it('the network fails or takes too long', async () => {
    expect(await fails(new TypeError('Failed to fetch'))).toEqual({
      ok: false,
      message: contactStatusMessages.notReached,
    });
    expect(await fails(new DOMException('', 'TimeoutError'))).toEqual({
      ok: false,
      message: contactStatusMessages.notReached,
    });
  });
});

describe('too many messages', () => {
  const limited = (body: string, retryAfter?: string) =>
    send(
      async () => new Response(body, { status: 429, headers: retryAfter ? { 'retry-after': retryAfter } : undefined }),
    );

  it.each([
    ['Wed, 21 Oct 2026 07:28:00 GMT', 'a minute'],
    ['600', '10 minutes'],
  ])('without a text from the server, and Retry-After %s, the panel says to wait %s', async (retryAfter, wait) => {
    expect(await limited('<h1>Slow down</h1>', retryAfter)).toMatchObject({
      ok: false,
      message: contactStatusMessages.failed,
      reason: `Too many messages came from your network. Please wait ${wait} and try again.`,
    });
  });
});

it('returns the errors of fields that are text', async () => {
  const outcome = await sendTo('{"success":false,"error":"x","errors":{"name":"Name is required","email":5}}', 400);
  expect(outcome).toMatchObject({ errors: { name: 'Name is required' } });
  expect((outcome as { errors: object }).errors).not.toHaveProperty('email');
});

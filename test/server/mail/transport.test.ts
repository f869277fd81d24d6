import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createMailer } from '#server/mail/transport.ts';
import { smtpTimeouts } from '#shared/limits.ts';
import { type SmtpMode, startSmtpStub } from '#test/smtp-stub.ts';

const closing: (() => Promise<void>)[] = [];
const id = 'a'.repeat(32);
const envelope = { from: 'web@firm.example', to: ['office@firm.example'] };
const raw = Buffer.from('Subject: Hello\r\n\r\nHello\r\n');

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function server(mode: SmtpMode) {
  const stub = await startSmtpStub({ mode });
  closing.push(stub.close);
  return stub;
}

it('does not use a server without TLS when the URL requires it', async () => {
  const { url, mails } = await server('accept');
  expect(await createMailer(`${url}/?requireTLS=true`).send({ id, envelope }, raw)).toMatchObject({
    ok: false,
    reason: 'unreachable',
  });
  expect(mails).toHaveLength(0);
});

it('times out on a server that does not greet or not respond, and uses the fallback', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  closing.push(async () => void silent.close());
  const { port } = silent.address() as AddressInfo;
  const [hanging, second] = [await server('hang'), await server('accept')];
  // The fallback gets the same time, and this machine may be busy.
  const timeouts = { ...smtpTimeouts, greetingMs: 10_000, replyMs: 10_000 };
  const attempts = [`smtp://127.0.0.1:${port}`, hanging.url].map(async (url) => {
    const [alone, helped] = [createMailer(url, undefined, timeouts), createMailer(url, second.url, timeouts)];
    return Promise.all([alone.send({ id, envelope }, raw), helped.send({ id, envelope }, raw)]);
  });
  for (const [alone, helped] of await Promise.all(attempts)) {
    expect(alone).toMatchObject({ ok: false, reason: 'unreachable' });
    expect(helped).toMatchObject({ ok: true, server: 'fallback' });
  }
  expect(second.mails).toHaveLength(2);
});

it('ends an attempt that a server draws out', async () => {
  const { url } = await server('hang');
  const mailer = createMailer(url, undefined, { ...smtpTimeouts, attemptMs: 300 });
  expect(await mailer.send({ id, envelope }, raw)).toMatchObject({ ok: false, reason: 'unreachable' });
});

import { afterEach, expect, it } from 'vitest';
import { createMailer } from '#server/mail/transport.ts';
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

it.each([
  ['later', 'deferred', 'EMESSAGE 451 DATA'],
  ['refuse', 'rejected', 'EMESSAGE 550 DATA'],
  ['unknown', 'rejected', 'EENVELOPE 550 RCPT TO'],
  ['drop', 'unreachable', expect.stringMatching(/^E/)],
  ['badTls', 'unreachable', expect.stringMatching(/^E/)],
] as const)('a server that says %s means %s', async (mode, reason, error) => {
  const { url } = await server(mode);
  expect(await createMailer(url).send({ id, envelope }, raw)).toEqual({ ok: false, reason, error });
});

it('does not use a server without TLS when the URL requires it', async () => {
  const { url, mails } = await server('accept');
  expect(await createMailer(`${url}/?requireTLS=true`).send({ id, envelope }, raw)).toMatchObject({
    ok: false,
    reason: 'unreachable',
  });
  expect(mails).toHaveLength(0);
});

it('times out on a server that does not respond, in time for the fallback', async () => {
  const [first, second] = [await server('hang'), await server('accept')];
  expect(await createMailer(first.url).send({ id, envelope }, raw, 300)).toMatchObject({
    ok: false,
    reason: 'unreachable',
  });
  expect(await createMailer(first.url, second.url).send({ id, envelope }, raw, 500)).toMatchObject({
    ok: true,
    server: 'fallback',
  });
  expect(second.mails).toHaveLength(1);
});

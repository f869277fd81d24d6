import { expect, it } from 'vitest';
import { checkMailDomain, checkMailServer } from '#server/mail/dns-checks.ts';
import { startSmtpStub } from '#test/smtp-stub.ts';

it('reports whether the mail server accepts the login', async () => {
  const server = await startSmtpStub();
  expect(await checkMailServer(server.url)).toMatchObject({ ok: true });
  await server.close();
  expect(await checkMailServer(server.url)).toMatchObject({ ok: false, text: expect.stringContaining('ECONN') });
  const bad = await startSmtpStub({ mode: 'badTls' });
  expect(await checkMailServer(bad.url)).toMatchObject({ ok: false });
  await bad.close();
});

it.each([
  [
    { 'firm.example': [['v=spf1 include:x', ' -all']], '_dmarc.firm.example': [['v=DMARC1; p=quarantine']] },
    [true, true, null],
  ],
  [{ 'firm.example': [['v=spf1 -all'], ['v=spf1 +all']], '_dmarc.firm.example': [['v=DMARC1']] }, [false, false, null]],
  [{ 'firm.example': [['google-site-verification=x']] }, [false, false, null]],
])('reads SPF and DMARC from %j', async (records: Record<string, string[][]>, expected) => {
  const resolve = async (name: string) => records[name] ?? Promise.reject(new Error('ENOTFOUND'));
  const checks = await checkMailDomain('Web site <web@firm.example>', resolve);
  expect(checks.map(({ ok }) => ok)).toEqual(expected);
});

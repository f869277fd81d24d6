import { expect, it } from 'vitest';
import { runOutboxTool } from '#server/cli/outbox.ts';
import { parseEnv } from '#server/env.ts';
import { composeMail } from '#server/mail/compose-mail.ts';
import { newRecord, toStored } from '#server/mail/mail-queue.ts';
import { brands } from '#shared/brands/index.ts';
import { mailFolder } from '../mail/mail-folder.ts';
import { lead, smtp } from '../mail/mail-setup.ts';

const { folder, deliver, open } = mailFolder();
const id = 'abcdef0123456789abcdef0123456789';
const values = { name: 'Zoë Doe', email: 'zoe@example.com', message: 'Ärger with = signs\nand lines' };

async function run(args: string[], env: Record<string, string> = {}) {
  const printed: string[] = [];
  const settings = parseEnv({ VAR_DIR: folder(), MAIL_OUTBOX_DIR: folder(), ...env });
  const code = await runOutboxTool(args, settings, (text) => printed.push(text));
  return { code, text: printed.join('\n') };
}

it('lists, shows and resends what the mail server rejected', async () => {
  const server = await smtp('refuse');
  const env = { SMTP_URL: server.url };
  await deliver(env).submit(lead(1, { id, brand: 'brownco', values }));
  const listed = await run([]);
  expect(listed.text).toMatch(/^abcdef01 {2}failed .*brownco, 1 attempt: EMESSAGE 550/);
  expect(listed.text).toContain('question from Zoë Doe');
  expect(await run(['show', 'abcd'])).toEqual({
    code: 0,
    text: expect.stringMatching(
      /Ärger with = signs\r\nand lines[\s\S]*Email: +zoe@example\.com[\s\S]*to answer Zoë Doe\.\s*$/,
    ),
  });
  expect((await run(['resend', 'abcd'], env)).code).toBe(1);
  server.state.mode = 'accept';
  expect(await run(['resend', 'abcd'], env)).toEqual({ code: 0, text: 'Sent.' });
  expect(server.mails).toHaveLength(1);
  expect((await run(['list'])).text).toBe('0 messages');
  expect((await run(['list', 'all'])).text).toContain('sent');
});

it('sends what was saved before a mail server was configured', async () => {
  await deliver({}).submit(lead(1, { id }));
  expect((await run(['resend', id])).text).toContain('SMTP_URL is not set');
  expect((await run(['list'])).text).toContain('saved');
  const server = await smtp();
  expect((await run(['resend', id], { SMTP_URL: server.url })).code).toBe(0);
  expect(server.mails[0]!.messageId).toContain(id);
});

it('sends again what a process was sending when it was killed, as the same message, and leaves one that is being sent', async () => {
  const server = await smtp();
  const mail = await composeMail(lead(1, { id }), brands.payroll, 'web@firm.example');
  const leave = (lease: number) => toStored(newRecord(mail, Date.now()), 'sending', Date.now() + lease, Date.now());
  const [store] = open();
  await store.put('mail', leave(60_000));
  const resend = () => run(['resend', 'abcd'], { SMTP_URL: server.url });
  expect(await resend()).toMatchObject({ code: 1, text: expect.stringMatching(/^Not sent\. It stays in the outbox/) });
  await store.update('mail', { ...leave(-1), revision: 0 });
  expect(await resend()).toEqual({ code: 0, text: 'Sent.' });
  expect(server.mails.map(({ messageId, to }) => [messageId, to])).toEqual([[mail.messageId, mail.envelope.to]]);
  expect(await run(['list'])).toEqual({ code: 0, text: '0 messages' });
});

it('lists a row that cannot be read among the others', async () => {
  await deliver({}).submit(lead(1, { id }));
  await open()[0].put('mail', { id: 'broken', state: 'failed', due: 0, expires: null, value: 'nojson' });
  const { code, text } = await run(['list']);
  expect([code, text]).toEqual([0, expect.stringContaining('the row “broken” of mail cannot be read')]);
  expect(text).toContain('question from Pat Doe');
  expect((await run(['show', id])).code).toBe(0);
});

it('explains an unknown message or command', async () => {
  expect(await run(['show', '1234'])).toEqual({ code: 1, text: 'No message has an id that begins with 1234.' });
  expect(await run(['discard', '1234'])).toEqual({
    code: 2,
    text: expect.stringContaining('npm run outbox -- resend ID'),
  });
  expect((await run(['show'])).code).toBe(2);
});

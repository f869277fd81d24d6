import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runOutboxTool } from '#server/cli/outbox.ts';
import { parseEnv } from '#server/env.ts';
import { createDelivery } from '#server/mail/delivery.ts';
import { openStores } from '#server/store/open-stores.ts';
import { brands } from '#shared/brands/index.ts';
import { type SmtpStub, startSmtpStub } from '#test/smtp-stub.ts';
import { lead } from '../mail/mail-setup.ts';

let directory: string;
let server: SmtpStub;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'outbox-'));
  server = await startSmtpStub();
});

afterEach(async () => {
  await server.close();
  await rm(directory, { recursive: true, force: true });
});

const id = 'abcdef0123456789abcdef0123456789';
const settings = () => ({ VAR_DIR: directory, MAIL_OUTBOX_DIR: directory, SMTP_URL: server.url });

function deliver(env: Record<string, string>) {
  const settings = parseEnv(env);
  return createDelivery({ env: settings, brands, log: pino({ level: 'silent' }), stores: openStores(settings) });
}

async function run(args: string[], env: Record<string, string> = settings()) {
  const printed: string[] = [];
  const code = await runOutboxTool(args, parseEnv(env), (text) => printed.push(text));
  return { code, text: printed.join('\n') };
}

async function leave(env: Record<string, string>) {
  const delivery = deliver(env);
  const values = {
    name: 'Zoë Doe',
    email: 'zoe@example.com',
    message: 'Ärger with = signs\nand lines',
  };
  await delivery.submit({
    id,
    brand: 'brownco',
    values,
    further: {},
    page: null,
    receivedAt: new Date(),
    spam: 'no',
    masked: false,
  });
  await delivery.close();
}

it('lists, shows and resends what the mail server rejected', async () => {
  server.state.mode = 'refuse';
  await leave(settings());
  const listed = await run([]);
  expect(listed.text).toMatch(/^abcdef01 {2}failed .*brownco, 1 attempt: EMESSAGE 550/);
  expect(listed.text).toContain('question from Zoë Doe');
  expect(await run(['show', 'abcd'])).toEqual({
    code: 0,
    text: expect.stringMatching(
      /Ärger with = signs\r\nand lines[\s\S]*Email: +zoe@example\.com[\s\S]*to answer Zoë Doe\.\s*$/,
    ),
  });

  expect((await run(['resend', 'abcd'])).code).toBe(1);
  server.state.mode = 'accept';
  expect(await run(['resend', 'abcd'])).toEqual({ code: 0, text: 'Sent.' });
  expect(server.mails).toHaveLength(1);
  expect((await run(['list'])).text).toBe('0 messages');
  expect((await run(['list', 'all'])).text).toContain('sent');
});

it('sends what was saved before a mail server was configured', async () => {
  await leave({ VAR_DIR: directory, MAIL_OUTBOX_DIR: directory });
  expect((await run(['resend', id], { VAR_DIR: directory, MAIL_OUTBOX_DIR: directory })).text).toContain(
    'SMTP_URL is not set',
  );
  expect((await run(['list'])).text).toContain('saved');
  expect((await run(['resend', id])).code).toBe(0);
  expect(server.mails[0]!.messageId).toContain(id);
});

it('explains an unknown message or command', async () => {
  expect(await run(['show', '1234'])).toEqual({ code: 1, text: 'No message has an id that begins with 1234.' });
  expect(await run(['discard', '1234'])).toEqual({
    code: 2,
    text: expect.stringContaining('npm run outbox -- resend ID'),
  });
  expect((await run(['show'])).code).toBe(2);
});

it('says how many messages of the last seven days are quarantined', async () => {
  const delivery = deliver(settings());
  await delivery.submit(lead(1, { spam: 'likely' }));
  await delivery.close();
  const { text } = await run(['list']);
  expect(text).toContain('quarantined');
  expect(text).toContain('1 quarantined in the last 7 days');
});

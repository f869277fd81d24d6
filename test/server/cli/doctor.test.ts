import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { composeMail } from '#server/mail/compose-mail.ts';
import { createOutbox } from '#server/mail/outbox.ts';
import { brands } from '#shared/brands/index.ts';
import { startGhostStub } from '#test/ghost/ghost-stub.ts';
import { startSmtpStub } from '#test/smtp-stub.ts';
import { lead } from '../mail/mail-setup.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Runs the built doctor with this environment and nothing else. */
function doctor(env: Record<string, string>) {
  const file = path.resolve(process.env['SITE_DIST'] ?? 'dist', 'server/doctor.mjs');
  const child = spawn(process.execPath, [file], { env: { PATH: process.env['PATH'], ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  return new Promise<{ code: number | null; output: string; missing: string[] }>((resolve) => {
    child.once('close', (code) =>
      resolve({ code, output, missing: output.split('\n').filter((line) => line.includes('MISSING')) }),
    );
  });
}

const filledIn = Object.fromEntries(
  ['DRESDENTAX', 'BROWNCO', 'PAYROLL'].flatMap((id) => {
    const host = `${id.toLowerCase()}.firm.example`;
    return [
      [`BRAND_${id}_DOMAIN`, `www.${host}`],
      [`BRAND_${id}_PHONE`, '(740) 555-0100'],
      [`BRAND_${id}_PORTAL_URL`, `https://portal.${host}/`],
      [`BRAND_${id}_TEAM_URL`, `https://team.${host}/`],
      [`BRAND_${id}_SIGNUP_URL`, `https://app.${host}/`],
      [`BRAND_${id}_FACEBOOK_URL`, `https://www.facebook.com/${id}`],
      [`BRAND_${id}_LINKEDIN_URL`, `https://www.linkedin.com/company/${id}`],
      [`BRAND_${id}_INSTAGRAM_URL`, `https://www.instagram.com/${id}`],
      [`CONTACT_EMAIL_${id}`, `office@${host}`],
    ];
  }),
);

it('lists every placeholder of a fresh clone, and fails', async () => {
  const { code, missing, output } = await doctor({});
  expect(code).toBe(1);
  for (const name of [...Object.keys(filledIn), 'SMTP_URL', 'MAIL_FROM', 'GHOST_URL'])
    expect([name, missing.some((line) => line.includes(`${name} `))]).toEqual([name, true]);
  expect(output).toContain('GHOST_WEBHOOK_SECRET is not set');
});

it('succeeds when everything is configured and responds', { timeout: 40_000 }, async () => {
  const ghost = await startGhostStub();
  const mail = await startSmtpStub();
  closing.push(ghost.close, mail.close);
  const { code, missing, output } = await doctor({
    ...filledIn,
    ...ghost.env,
    ...ghost.previewEnv,
    SMTP_URL: mail.url,
    MAIL_FROM: 'Website <web@localhost>',
    FORCE_HTTPS: 'true',
    TRUST_PROXY: '1',
  });
  expect(missing).toEqual([]);
  expect(output).toContain('Ghost responds');
  expect(output).toContain('Ghost Admin API responds');
  expect(output).toContain('SMTP responds');
  expect(code).toBe(0);
  const { GHOST_ADMIN_API_KEY: key, PREVIEW_SECRET: previewSecret } = ghost.previewEnv;
  for (const secret of [ghost.env.GHOST_WEBHOOK_SECRET, key.split(':')[1]!, previewSecret])
    expect(output).not.toContain(secret);
});

it('lists the missing part of the preview configuration, and an Admin API key that Ghost rejects', async () => {
  const ghost = await startGhostStub();
  closing.push(ghost.close);
  const { GHOST_ADMIN_API_KEY: key, PREVIEW_SECRET: secret, ...content } = ghost.previewEnv;
  const keyAlone = await doctor({ ...content, GHOST_ADMIN_API_KEY: key.replace('b2', 'c3') });
  expect(keyAlone.missing.filter((line) => line.includes('PREVIEW_SECRET is not set'))).toHaveLength(1);
  expect(keyAlone.missing.some((line) => line.includes('Ghost Admin API does not respond: status 401'))).toBe(true);
  const secretAlone = await doctor({ ...content, PREVIEW_SECRET: secret });
  expect(secretAlone.missing.filter((line) => line.includes('GHOST_ADMIN_API_KEY is not set'))).toHaveLength(1);
  const neither = await doctor(content);
  expect(neither.missing.filter((line) => /PREVIEW_SECRET|GHOST_ADMIN_API_KEY/.test(line))).toEqual([]);
});

it('reports settings that would cause a redirect loop', { timeout: 40_000 }, async () => {
  const { missing } = await doctor({ ...filledIn, FORCE_HTTPS: 'true' });
  expect(missing.some((line) => line.includes('TRUST_PROXY is 0 while FORCE_HTTPS is set'))).toBe(true);
});

it('fails when a configured service does not respond, and prints no secret', { timeout: 40_000 }, async () => {
  const { code, missing, output } = await doctor({
    ...filledIn,
    GHOST_URL: 'http://127.0.0.1:9',
    GHOST_CONTENT_API_KEY: '0123456789abcdef0123456789',
    SMTP_URL: 'smtp://user:pa55word@127.0.0.1:9',
    REDIS_URL: 'redis://:pa55word@127.0.0.1:9',
    MAIL_FROM: 'web@localhost',
  });
  expect(code).toBe(1);
  for (const name of ['Ghost', 'SMTP', 'Redis'])
    expect([name, missing.some((line) => line.includes(`${name} does not respond`))]).toEqual([name, true]);
  expect(output).not.toMatch(/pa55word|0123456789abcdef/);
});

it('counts the messages that were quarantined in the last seven days', { timeout: 40_000 }, async () => {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'outbox-'));
  closing.push(async () => rmSync(directory, { recursive: true }));
  const add = async (number: number, now: number) => {
    const outbox = createOutbox(directory, { report: { error: () => undefined }, now: () => now });
    await outbox.add(await composeMail(lead(number), brands.payroll, 'web@firm.example'), 'quarantined');
  };
  await add(1, Date.now());
  await add(2, Date.now() - 2 * 86_400_000);
  await add(3, Date.now() - 8 * 86_400_000);
  const { output } = await doctor({ MAIL_OUTBOX_DIR: directory });
  expect(output).toContain('2 messages were quarantined as likely spam in the last 7 days');
});

it('reports an invalid variable as the server does', async () => {
  const { code, output } = await doctor({ PORT: 'many' });
  expect(code).toBe(1);
  expect(output).toContain('PORT: got "many", wants a whole number from 1 to 65535');
});

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { composeMail } from '#server/mail/compose-mail.ts';
import { newRecord, toStored } from '#server/mail/mail-record.ts';
import { openStores } from '#server/store/open-stores.ts';
import { brands } from '#shared/brands/index.ts';
import { startGhostStub } from '#test/ghost/ghost-stub.ts';
import { makePost } from '#test/ghost/stub-posts.ts';
import { startSmtpStub } from '#test/smtp-stub.ts';
import { calendar, event } from '../booking/calendar/calendar-text.ts';
import { lead } from '../mail/mail-setup.ts';
import { runDoctor } from './doctor-run.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

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
  const { code, missing, output } = await runDoctor({});
  expect(code).toBe(1);
  for (const name of [...Object.keys(filledIn), 'SMTP_URL', 'MAIL_FROM', 'GHOST_URL'])
    expect([name, missing.some((line) => line.includes(`${name} `))]).toEqual([name, true]);
  expect(output).toContain('GHOST_WEBHOOK_SECRET is not set');
  expect(output).toContain('INDEXNOW_KEY is not set');
});

it('succeeds when everything is configured and responds', async () => {
  const ghost = await startGhostStub();
  const mail = await startSmtpStub();
  closing.push(ghost.close, mail.close);
  const { code, missing, output } = await runDoctor({
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
  const keyAlone = await runDoctor({ ...content, GHOST_ADMIN_API_KEY: key.replace('b2', 'c3') });
  expect(keyAlone.missing.filter((line) => line.includes('PREVIEW_SECRET is not set'))).toHaveLength(1);
  expect(keyAlone.missing.some((line) => line.includes('Ghost Admin API does not respond: status 401'))).toBe(true);
  const secretAlone = await runDoctor({ ...content, PREVIEW_SECRET: secret });
  expect(secretAlone.missing.filter((line) => line.includes('GHOST_ADMIN_API_KEY is not set'))).toHaveLength(1);
});

it('names a bad value that the site does without', async () => {
  const { code, missing } = await runDoctor({ ...filledIn, BRAND_PAYROLL_PHONE: 'call us' });
  expect(missing.some((line) => line.includes('BRAND_PAYROLL_PHONE: got "call us", wants a phone number'))).toBe(true);
  expect(code).toBe(1);
});

it('reports a redirect loop and a CDN without purges', async () => {
  const env = { ...filledIn, FORCE_HTTPS: 'true', CDN_CACHE: 'true' };
  const { missing, output } = await runDoctor(env);
  expect(missing.some((line) => line.includes('TRUST_PROXY is 0 while FORCE_HTTPS is set'))).toBe(true);
  expect(output).toContain('CDN_CACHE is set without PURGE_URL');
});

it('counts what the owner has written into Ghost, and names the row that cannot be read', async () => {
  const ghost = await startGhostStub();
  closing.push(ghost.close);
  const html = '<p>Telephone | 740-555-0199<br>Dresden hours | mornings</p>';
  ghost.pages.push(makePost(1, { slug: 'site-facts', html }));
  const { missing, output } = await runDoctor(ghost.env);
  expect(missing.some((line) => line.includes('BRAND_DRESDENTAX_PHONE'))).toBe(false);
  expect(missing.some((line) => line.includes('BRAND_PAYROLL_PHONE is a placeholder'))).toBe(true);
  expect(output).toContain(
    'site-facts, “Dresden hours | mornings”: needs days with hours such as Mon-Fri 9-17, Sat 9-12. Write',
  );
});

it('fails when a configured service does not respond, and prints no secret', async () => {
  const { code, missing, output } = await runDoctor({
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
  expect(output).toContain('BOOKING_SECRET is not set: if Redis is ever emptied');
  expect(output).not.toMatch(/pa55word|0123456789abcdef/);
});

it('counts the messages that were quarantined in the last seven days', async () => {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'outbox-'));
  closing.push(async () => rmSync(directory, { recursive: true }));
  const add = async (number: number, now: number) => {
    const mail = await composeMail(lead(number), brands.payroll, 'web@firm.example');
    await openStores({ VAR_DIR: directory })[0].put('mail', toStored(newRecord(mail, now), 'quarantined', now, now));
  };
  await add(1, Date.now());
  await add(2, Date.now() - 2 * 86_400_000);
  await add(3, Date.now() - 8 * 86_400_000);
  const { output } = await runDoctor({ VAR_DIR: directory });
  expect(output).toContain('2 messages were quarantined as likely spam in the last 7 days');
});

it('says how many hours each calendar is busy in the next four weeks, and which one cannot be read', async () => {
  const from = Math.ceil(Date.now() / 86_400_000) * 86_400_000;
  const hour = (start: number) => [`DTSTART:${stamp(start)}`, `DTEND:${stamp(start + 3_600_000)}`];
  const text = calendar(
    event(...hour(from + 7 * 86_400_000), 'RRULE:FREQ=WEEKLY;COUNT=2'),
    event(...hour(from + 40 * 86_400_000)),
    event('DTSTART:soon'),
  );
  const server = createServer((request, response) =>
    request.url === '/secret.ics' ? response.end(text) : response.writeHead(404).end(),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(async () => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { code, output } = await runDoctor({
    BRAND_PAYROLL_CALENDAR_URLS: `${origin}/secret.ics,${origin}/gone.ics`,
    BRAND_BROWNCO_CALENDAR_URLS: `${origin}/secret.ics`,
  });
  const lines = output.split('\n').filter((line) => line.includes('calendar '));
  const busy = 'has 2 busy hours in the next four weeks; 1 events cannot be read: days that they name are not offered';
  expect(lines.map((line) => line.trim().replace(/ +/, ' '))).toEqual([
    'MISSING calendar 2 of payroll cannot be read: status 404',
    `note calendar 1 of brownco ${busy}`,
    `note calendar 1 of payroll ${busy}`,
  ]);
  expect(output).not.toContain('secret.ics');
  expect(code).toBe(1);
});

function stamp(time: number): string {
  return `${new Date(time).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;
}

it('as built reports an invalid variable as the server does', () => {
  const { status, stderr } = spawnSync(process.execPath, ['dist/server/doctor.mjs'], { env: { PORT: 'many' } });
  expect([status, stderr.toString()]).toEqual([1, 'PORT: got "many", wants a whole number from 1 to 65535\n']);
});

it('checks whether the CDN accepts purges', async () => {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    calls.push(`${request.method} ${request.headers['surrogate-key']}`);
    response.writeHead(request.headers.authorization === 'Bearer the-right-token' ? 200 : 403).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(async () => void server.close());
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const cdn = { CDN_CACHE: 'true', PURGE_URL: `http://${host}/` };
  const [right, wrong] = await Promise.all([
    runDoctor({ ...cdn, PURGE_HEADER: 'Authorization: Bearer the-right-token' }),
    runDoctor({ ...cdn, PURGE_HEADER: 'Authorization: Bearer a-wrong-token' }),
  ]);
  expect(right.output).toContain(`The CDN (${host}) accepts purges`);
  expect(wrong.missing.join('\n')).toContain(`The CDN (${host}) refuses purges with status 403`);
  expect(wrong.output).not.toContain('a-wrong-token');
  expect(calls).toEqual(['POST none', 'POST none']);
});

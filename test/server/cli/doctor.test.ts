import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { composeMail } from '#server/mail/compose-mail.ts';
import { newRecord, type OutboxState, toStored } from '#server/mail/mail-queue.ts';
import { openStores } from '#server/store/open-stores.ts';
import { brands } from '#shared/brands/index.ts';
import { startGhostStub } from '#test/ghost/ghost-stub.ts';
import { makePost } from '#test/ghost/stub-posts.ts';
import { listen } from '#test/local-server.ts';
import { startSmtpStub } from '#test/smtp-stub.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
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
      [`CONTACT_EMAIL_${id}`, `office@${host}`],
    ];
  }),
);

it('lists the placeholders of a fresh clone, what visitors miss most first, and fails', async () => {
  const { code, wrong, output } = await runDoctor({});
  expect(code).toBe(1);
  expect(wrong.map((line) => line.replace(/ +/, ' ').replace(/ (?:is|of) .*/, ''))).toEqual([
    ...['CANNOT SMTP_URL', 'MISSING BRAND_*_DOMAIN', 'MISSING BRAND_*_PHONE', 'MISSING CONTACT_EMAIL_*'],
    ...['MISSING MAIL_FROM', 'MISSING GHOST_URL', 'MISSING BRAND_*_PORTAL_URL', 'MISSING BRAND_*_TEAM_URL'],
    ...['MISSING BRAND_*_SIGNUP_URL', 'MISSING The row “Facebook”', 'MISSING The row “LinkedIn”'],
    'MISSING The row “Instagram”',
  ]);
  expect(output).toContain('BRAND_*_PHONE of all brands is a placeholder: phone number');
  expect(output).toContain('GHOST_WEBHOOK_SECRET is not set');
});

it('lists the facts that visitors look for, most missed first, until the owner has written them', async () => {
  const rows = [
    ...['Person | Pat Doe | Prepares returns', 'Price | Payroll | from 95 a month'],
    ...['First meeting | The first half hour costs nothing.', 'Insurance | Professional liability'],
    ...['Mistakes | If we err, we pay.', 'Legal name | Example Holdings LLC', 'Founded | 2004'],
    'Reviews | Google | https://maps.example/ | 4.8 | 31 | November 20, 2026',
  ];
  const ghost = await startGhostStub();
  closing.push(ghost.close);
  const missing = async () => {
    const { lines } = await runDoctor(ghost.env);
    return lines.filter((line) => line.includes('visitors look for it')).map((line) => /Ghost: (\w+)/.exec(line)![1]);
  };
  expect(await missing()).toEqual(['Person', 'Price', 'First', 'Insurance', 'Mistakes', 'Legal', 'Founded', 'Reviews']);
  ghost.pages.push(makePost(1, { slug: 'site-facts', html: `<p>${rows.slice(1, 7).join('<br>')}</p>` }));
  expect(await missing()).toEqual(['Person', 'Reviews']);
  ghost.pages[ghost.pages.length - 1] = makePost(1, { slug: 'site-facts', html: `<p>${rows.join('<br>')}</p>` });
  expect(await missing()).toEqual([]);
});

it('says that a counter of years contradicts the year of founding, until the owner has written another', async () => {
  const ghost = await startGhostStub();
  closing.push(ghost.close);
  const contradictions = async (...rows: string[]) => {
    ghost.pages.splice(0, Infinity, makePost(1, { slug: 'site-facts', html: `<p>${rows.join('<br>')}</p>` }));
    const { lines } = await runDoctor(ghost.env);
    return lines.filter((line) => line.includes('Years Experience'));
  };
  const young = `Founded | ${new Date().getFullYear() - 17}`;
  expect(await contradictions('Founded | 1990')).toEqual([]);
  expect(await contradictions(young)).toEqual([
    expect.stringMatching(/“20\+ Years Experience”.*founded in \d{4}.*Counter \| 17/),
  ]);
  expect(await contradictions(young, 'Counter | 17 | Years Experience')).toEqual([]);
});

it('names a placeholder that only some brands have by its variable', async () => {
  const { wrong } = await runDoctor({ ...filledIn, BRAND_PAYROLL_PHONE: '', CONTACT_EMAIL_BROWNCO: '' });
  expect(
    wrong.filter((line) => line.includes('BRAND_') || line.includes('CONTACT_')).map((line) => line.slice(0, 40)),
  ).toEqual([
    expect.stringContaining('MISSING BRAND_PAYROLL_PHONE is'),
    expect.stringContaining('MISSING CONTACT_EMAIL_BROWNCO is'),
  ]);
});

it('begins with what loses messages, then with what cannot work', async () => {
  const env = {
    DYNO: 'run.1',
    BRAND_PAYROLL_TEAM_URL: 'team',
    GHOST_URL: 'http://127.0.0.1:9',
    GHOST_CONTENT_API_KEY: '0'.repeat(26),
  };
  const { lines, code } = await runDoctor(env);
  const levels = lines.map((line) => line.trim().split(' ')[0]);
  expect(levels).toEqual(
    ['LOSES', 'CANNOT', 'MISSING', 'note', 'ok'].flatMap((level) => levels.filter((one) => one === level)),
  );
  expect(lines[0]).toContain('messages will be lost');
  const cannot = lines.filter((line) => line.includes(' CANNOT ')).join('\n');
  expect(cannot).toMatch(/BRAND_PAYROLL_TEAM_URL: got "team"[\s\S]*SMTP_URL is not set[\s\S]*Ghost does not respond/);
  expect(code).toBe(1);
});

it('succeeds when everything is configured and responds', async () => {
  const ghost = await startGhostStub();
  const mail = await startSmtpStub();
  closing.push(ghost.close, mail.close);
  const profiles = ['Facebook', 'LinkedIn', 'Instagram'].map((name) => `${name} | https://${name}.example/firm`);
  for (const slug of ['site-facts', 'site-facts-brownco', 'site-facts-payroll'])
    ghost.pages.push(makePost(ghost.pages.length, { slug, html: `<p>${profiles.join('<br>')}</p>` }));
  const { code, wrong, output } = await runDoctor({
    ...filledIn,
    ...ghost.env,
    ...ghost.previewEnv,
    SMTP_URL: mail.url,
    MAIL_FROM: 'Website <web@localhost>',
    FORCE_HTTPS: 'true',
    TRUST_PROXY: '1',
  });
  expect(wrong).toEqual([]);
  expect(output).toContain('Ghost responds');
  expect(output).toContain('Ghost Admin API responds');
  expect(output).toContain('The mail server (SMTP_URL) responds');
  expect(code).toBe(0);
  const { GHOST_ADMIN_API_KEY: key, PREVIEW_SECRET: previewSecret } = ghost.previewEnv;
  for (const secret of [ghost.env.GHOST_WEBHOOK_SECRET, key.split(':')[1]!, previewSecret])
    expect(output).not.toContain(secret);
});

it('lists the wrong part of the preview configuration, and an Admin API key that Ghost rejects', async () => {
  const ghost = await startGhostStub();
  closing.push(ghost.close);
  const { GHOST_ADMIN_API_KEY: key, PREVIEW_SECRET: secret, ...content } = ghost.previewEnv;
  const keyAlone = await runDoctor({ ...content, GHOST_ADMIN_API_KEY: key.replace('b2', 'c3') });
  expect(keyAlone.wrong.filter((line) => line.includes('PREVIEW_SECRET is not set'))).toHaveLength(1);
  expect(keyAlone.wrong.some((line) => line.includes('Ghost Admin API does not respond: status 401'))).toBe(true);
  const secretAlone = await runDoctor({ ...content, PREVIEW_SECRET: secret });
  expect(secretAlone.wrong.filter((line) => line.includes('GHOST_ADMIN_API_KEY is not set'))).toHaveLength(1);
});

it('counts what the owner has written into Ghost, and names the row that cannot be read', async () => {
  const ghost = await startGhostStub();
  closing.push(ghost.close);
  const html = '<p>Telephone | 740-555-0199<br>Dresden hours | mornings</p>';
  ghost.pages.push(makePost(1, { slug: 'site-facts', html }));
  const { wrong, output } = await runDoctor(ghost.env);
  expect(wrong.some((line) => line.includes('BRAND_DRESDENTAX_PHONE'))).toBe(false);
  expect(wrong.some((line) => line.includes('BRAND_PAYROLL_PHONE is a placeholder'))).toBe(true);
  expect(output).toContain(
    'site-facts, “Dresden hours | mornings”: in place of “mornings” it needs days with hours such as Mon-Fri 9-5, Sat 9-12.',
  );
});

it('fails when a configured service does not respond, and prints no secret', async () => {
  const { code, wrong, output } = await runDoctor({
    ...filledIn,
    GHOST_URL: 'http://127.0.0.1:9',
    GHOST_CONTENT_API_KEY: '0123456789abcdef0123456789',
    SMTP_URL: 'smtp://user:pa55word@127.0.0.1:9',
    REDIS_URL: 'redis://:pa55word@127.0.0.1:9',
    MAIL_FROM: 'web@localhost',
  });
  expect(code).toBe(1);
  for (const name of ['Ghost', 'The mail server (SMTP_URL)', 'Redis'])
    expect([name, wrong.some((line) => line.includes(`${name} does not respond`))]).toEqual([name, true]);
  expect(output).toContain('BOOKING_SECRET is not set: if Redis is ever emptied');
  expect(output).not.toMatch(/pa55word|0123456789abcdef/);
});

it('counts the messages that did not reach the firm', async () => {
  const directory = temporaryFolder();
  const env = { ...filledIn, VAR_DIR: directory };
  const hour = 3_600_000;
  const add = async (number: number, state: OutboxState, age: number, to = 'office@payroll.firm.example') => {
    const mail = await composeMail(lead(number), brands.payroll, 'web@firm.example');
    const record = newRecord({ ...mail, envelope: { ...mail.envelope, to: [to] } }, Date.now() - age);
    const now = Date.now();
    await openStores({ VAR_DIR: directory })[0].put('mail', toStored(record, state, now, now));
  };
  await add(4, 'pending', hour / 60);
  await add(5, 'failed', hour, 'a-visitor@mistyped.example');
  const fine = await runDoctor(env);
  expect(fine.output).not.toContain('LOSES');
  await add(6, 'pending', hour);
  await add(7, 'failed', hour);
  const { lines, code } = await runDoctor(env);
  expect(lines[0]).toBe(
    '  LOSES   2 messages were not delivered to the firm: find out why with npm run outbox -- list',
  );
  expect(code).toBe(1);
});

it('names each row of a message or a meeting that cannot be read, whatever is wrong with it', async () => {
  const directory = temporaryFolder();
  const [store] = openStores({ VAR_DIR: directory });
  const row = { due: 0, expires: null };
  await store.put('mail', { ...row, id: 'no-json', state: 'pending', value: 'nojson' });
  await store.put('mail', { ...row, id: 'no-mail', state: 'failed', value: '{}' });
  await store.put('mail', { ...row, id: 'withdrawn', state: 'withdrawn', value: '' });
  await store.put('bookings', { ...row, id: 'no-json', state: 'held', value: '{' });
  await store.put('bookings', { ...row, id: 'no-meeting', state: 'booked', value: '{}' });
  store.close();
  const { lines, code } = await runDoctor({ ...filledIn, VAR_DIR: directory });
  const found = lines.filter((line) => line.includes('cannot be read'));
  expect(found.map((line) => line.replace(/: see .*/, ''))).toEqual([
    '  LOSES   the row “no-mail” of mail cannot be read',
    '  LOSES   the row “no-json” of mail cannot be read',
    '  CANNOT  the row “no-json” of bookings cannot be read',
    '  CANNOT  the row “no-meeting” of bookings cannot be read',
  ]);
  for (const line of found) expect(line).toContain('see the runbook, Restore messages and bookings');
  expect(code).toBe(1);
});

it('says how many hours each calendar is busy in the next four weeks, and which one cannot be read', async () => {
  const from = Math.ceil(Date.now() / 86_400_000) * 86_400_000;
  const hour = (start: number) => [`DTSTART:${stamp(start)}`, `DTEND:${stamp(start + 3_600_000)}`];
  const text = calendar(
    event(...hour(from + 7 * 86_400_000), 'RRULE:FREQ=WEEKLY;COUNT=2'),
    event(...hour(from + 40 * 86_400_000)),
    event(`DTSTART:${stamp(from + 40 * 86_400_000)}`, 'DURATION:an hour'),
  );
  const port = await listen(
    createServer(({ url }, response) => {
      if (url === '/secret.ics') response.end(text);
      else if (url === '/gone.ics') response.writeHead(404).end();
      else response.setHeader('WWW-Authenticate', 'Digest realm="BaikalDAV",qop="auth",nonce="1"').writeHead(401).end();
    }),
  );
  const origin = `http://127.0.0.1:${port}`;
  const { code, output } = await runDoctor({
    BRAND_PAYROLL_CALENDAR_URLS: `${origin}/secret.ics,${origin}/gone.ics`,
    BRAND_BROWNCO_CALENDAR_URLS: `${origin}/secret.ics`,
    BRAND_BROWNCO_CALDAV_URL: `${origin.replace('//', '//pat:secret@')}/dav.php/calendars/pat/default/`,
  });
  const lines = output.split('\n').filter((line) => /calendar (?:\d|of)/.test(line));
  const day = new Date(from + 40 * 86_400_000).toISOString().slice(0, 10);
  const busy = `has 2 busy hours in the next four weeks; 1 events cannot be read: look at ${day}. Their days, or the two months after or before them, are not offered`;
  expect(lines.map((line) => line.trim().replace(/ +/, ' '))).toEqual([
    'CANNOT CalDAV calendar of brownco cannot be read: the server asks for Digest authentication, which this site does not have: switch it to Basic, over https (status 401)',
    'CANNOT calendar 2 of payroll cannot be read: status 404',
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
  const host = `127.0.0.1:${await listen(server)}`;
  const cdn = { CDN_CACHE: 'true', PURGE_URL: `http://${host}/` };
  const [right, wrong] = await Promise.all([
    runDoctor({ ...cdn, PURGE_HEADER: 'Authorization: Bearer the-right-token' }),
    runDoctor({ ...cdn, PURGE_HEADER: 'Authorization: Bearer a-wrong-token' }),
  ]);
  expect(right.output).toContain(`The CDN (${host}) accepts purges`);
  expect(wrong.wrong.join('\n')).toContain(`The CDN (${host}) refuses purges with status 403`);
  expect(wrong.output).not.toContain('a-wrong-token');
  expect((await runDoctor({ CDN_CACHE: 'true' })).output).toContain('CDN_CACHE is set without PURGE_URL');
  expect(calls).toEqual(['POST none', 'POST none']);
});

describe('--release', () => {
  const release = (env: Record<string, string>) => runDoctor(env, { args: ['--release'] });

  it('passes with placeholders, with a Ghost and a calendar that do not answer, and prints that alone', async () => {
    const ghost = { GHOST_URL: 'http://127.0.0.1:9', GHOST_CONTENT_API_KEY: '0'.repeat(26) };
    const { lines, code } = await release({ ...ghost, BRAND_PAYROLL_CALENDAR_URLS: 'http://127.0.0.1:9/a.ics' });
    expect([lines, code]).toEqual([['release check: passed'], 0]);
  });

  it('passes when the configured mail server answers', async () => {
    const mail = await startSmtpStub();
    closing.push(mail.close);
    const { lines, code } = await release({ DYNO: 'release.1', SMTP_URL: mail.url });
    expect([lines, code]).toEqual([['release check: passed'], 0]);
  });

  it.each([
    ['a dyno would lose messages', { DYNO: 'release.1' }, 'LOSES   messages will be lost'],
    [
      'the mail server does not answer',
      { SMTP_URL: 'smtp://user:pa55word@127.0.0.1:9' },
      'CANNOT  The mail server (SMTP_URL) does not respond',
    ],
    ['Redis does not answer', { REDIS_URL: 'redis://:pa55word@127.0.0.1:9' }, 'CANNOT  Redis does not respond'],
    ['a value is bad', { GTM_ID: 'x' }, 'CANNOT  GTM_ID: got "x", wants an id such as GTM-ABC123'],
    ['HTTPS would redirect to itself', { FORCE_HTTPS: 'true' }, 'CANNOT  TRUST_PROXY is 0'],
  ])('fails when %s', async (_what, env, line) => {
    const { lines, wrong, code } = await release(env as Record<string, string>);
    expect([wrong.length, lines.length, lines.at(-1), code]).toEqual([1, 2, 'release check: failed', 1]);
    expect(wrong[0]!.startsWith(line)).toBe(true);
    expect(lines.join()).not.toContain('pa55word');
  });

  it('ends within ten seconds though no connection is ever answered', async () => {
    const port = await listen(createTcpServer(() => undefined));
    const env = {
      DYNO: 'release.1',
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      REDIS_URL: `redis://127.0.0.1:${port}`,
    };
    const started = performance.now();
    const { lines, code } = await release(env);
    expect(performance.now() - started).toBeLessThan(10_000);
    expect([lines, code]).toEqual([
      [
        expect.stringMatching(/^ {2}CANNOT {2}The mail server \(SMTP_URL\) does not respond: /),
        expect.stringMatching(/^ {2}CANNOT {2}Redis does not respond: /),
        'release check: failed',
      ],
      1,
    ]);
  });
});

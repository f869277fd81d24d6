import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { type SmtpStub, startSmtpStub } from './smtp-stub.ts';

// 500 messages through a real server process and a real mail server, while the mail server stops and restarts and the
// process is killed three times. Every accepted message must arrive; what is being sent when the process is killed may
// arrive twice, with the same Message-ID. Otherwise the exit code is 1. With the URL of a Redis server as argument the messages are queued there.

const total = 500;
const killsAt = [90, 240, 400];
const outagesAt = [130, 300, 410];
const senders = 8;
const deadline = 240_000;
const [redisUrl] = process.argv.slice(2);

const directory = await mkdtemp(join(tmpdir(), 'soak-'));
const port = await freePort();
let smtp: SmtpStub = await startSmtpStub({ acceptAfter: 5 });
const { mails, port: smtpPort } = smtp;
let site = await startSite();
const progress = { accepted: 0, failedResponses: 0, kills: 0, outages: 0 };
const started = performance.now();
const watchdog = setTimeout(() => finish(`not done after ${deadline / 1000} s`), deadline);

let next = 0;
const disruptions = runDisruptions();
await Promise.all(Array.from({ length: senders }, send));
await disruptions;
await smtp.until(total);
await finish(null);

/** Sends message after message; each is retried with the same key until it is accepted. */
async function send() {
  for (let number = next++; number < total; number = next++) {
    const formData = {
      name: `Visitor ${number}`,
      email: `visitor${number}@example.com`,
      message: `Soak message ${number}.`,
    };
    const body = JSON.stringify({ formData, domain: 'dresdentax', idempotencyKey: randomUUID() });
    while (!(await post(body))) {
      progress.failedResponses += 1;
      await pause(50);
    }
    progress.accepted += 1;
  }
}

async function post(body: string) {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      signal: AbortSignal.timeout(25_000),
    });
    return response.status === 200 && ((await response.json()) as { success: boolean }).success;
  } catch {
    return false;
  }
}

async function runDisruptions() {
  const events = [...killsAt.map((at) => ({ at, act: kill })), ...outagesAt.map((at) => ({ at, act: outage }))];
  for (const { at, act } of events.sort((a, b) => a.at - b.at)) {
    while (progress.accepted < at) await pause(5);
    await act();
  }
}

async function kill() {
  progress.kills += 1;
  const gone = once(site, 'exit');
  site.kill('SIGKILL');
  await gone;
  site = await startSite();
}

async function outage() {
  progress.outages += 1;
  const before = progress.accepted;
  await smtp.close();
  while (progress.accepted < Math.min(before + 25, total - 60)) await pause(5);
  smtp = await startSmtpStub({ port: smtpPort, mails, acceptAfter: 5 });
}

async function startSite(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'soak-site.ts')], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      VAR_DIR: directory,
      CONTACT_LIMIT: '10000',
      LOG_LEVEL: 'silent',
      ...(redisUrl && { REDIS_URL: redisUrl, DYNO: 'web.1' }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout!, 'data');
  return child;
}

async function finish(error: string | null) {
  clearTimeout(watchdog);
  const gone = once(site, 'exit');
  site.kill('SIGTERM');
  await Promise.race([gone, pause(15_000)]);
  site.kill('SIGKILL');
  await smtp.close();
  await rm(directory, { recursive: true, force: true });

  const texts = new Set(mails.map(({ raw }) => /Soak message \d+\./.exec(raw)?.[0]));
  const ids = new Set(mails.map(({ messageId }) => messageId));
  const copies = mails.length - ids.size;
  const errors = [
    error,
    texts.size < total && `${total - texts.size} of ${total} messages did not arrive`,
    ids.size > texts.size && `${ids.size - texts.size} copies have another Message-ID`,
    copies > progress.kills * senders && `${copies} copies after ${progress.kills} kills`,
  ].filter(Boolean);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${total} messages in ${seconds} s, ${progress.kills} kills, ${progress.outages} outages, ${progress.failedResponses} failed responses, ${copies} second copies`,
  );
  for (const text of errors) console.log(`Error: ${text}`);
  console.log(`${errors.length === 0 ? 1 : 0} passed, ${errors.length === 0 ? 0 : 1} failed`);
  process.exit(errors.length === 0 ? 0 : 1);
}

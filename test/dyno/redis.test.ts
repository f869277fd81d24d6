import { connect } from 'node:net';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shutdownTimeoutMs } from '#shared/limits.ts';
import { type GhostStub, startGhostStub } from '../ghost/ghost-stub.ts';
import { makeCertificate } from '../redis/certificates.ts';
import { type OwnRedis, startOwnRedis } from '../redis/own-redis.ts';
import { type SmtpStub, startSmtpStub } from '../smtp-stub.ts';
import { bookCall, changeMeeting, freeTimes, sendMessage } from '../visitor.ts';
import { buttonEnv, type Env, processLine, runOnce, type Site, startSite, stopSites } from './dyno.ts';

let redis: OwnRedis;
let smtp: SmtpStub;
let ghost: GhostStub;
let env: Env;
let cold: Env;
let site: Site;

/** A site as the button deploys it: the platform's Redis has a certificate that nobody has signed. */
beforeAll(async () => {
  [redis, smtp, ghost] = await Promise.all([
    startOwnRedis({ certificate: makeCertificate() }),
    startSmtpStub(),
    startGhostStub(),
  ]);
  const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'web@firm.example', CONTACT_RECEIPT: 'false' };
  env = { ...buttonEnv(), ...mail, REDIS_URL: redis.url, CONTACT_LIMIT: '1000' };
  cold = { ...env, WARM_UP: 'false' };
  site = await startSite(env);
});
afterAll(async () => {
  await stopSites();
  await Promise.all([redis.stop(), smtp.close(), ghost.close()]);
});

describe('with the platform’s Redis', () => {
  it('a meeting is booked, and moved by its link; nothing is wrong by the log and the doctor', async () => {
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
    const [slot, other] = await freeTimes(site.url);
    const { status, body } = await bookCall(site.url, slot!);
    expect(status).toBe(201);
    expect((await changeMeeting(site.url, body, 'move', other)).status).toBe(200);
    expect(site.lines().filter(({ level }) => level >= 50)).toEqual([]);
  });

  it('what the button deploys may be released, although nothing is mailed yet', async () => {
    expect(await runOnce(processLine('release'), { ...buttonEnv(), REDIS_URL: redis.url })).toMatchObject({ code: 0 });
  });

  it.each([
    ['doctor', 1, /Redis responds/],
    ['outbox -- list', 0, /^0 messages$/m],
  ])('npm run %s sees what the site has, from a dyno of its own', async (command, exitCode, said) => {
    const { code, output } = await runOnce(`npm run ${command}`, env);
    expect([code, output]).toEqual([exitCode, expect.stringMatching(said)]);
  });

  it('npm run smoke finds nothing wrong with the site behind the router', async () => {
    const { code, printed } = await runOnce(`npm run smoke -- ${site.url}`);
    expect([code, printed]).toEqual([0, [`ok       ${site.url}`]]);
  });

  it('npm run report has what the dyno that has ended counted: a meeting, and no outage', async () => {
    await site.end('SIGTERM');
    const { code, output } = await runOnce('npm run report', env);
    expect([code, output]).toEqual([0, expect.stringContaining('No messages and one booking this week')]);
    expect(output).not.toContain('could not be reached');
  });

  it('a message that waits when its dyno is killed is sent by the next one', async () => {
    smtp.state.mode = 'later';
    await site.restart({ env: cold });
    expect((await sendMessage(site.url, 'Waits in Redis')).status).toBe(200);
    smtp.state.mode = 'accept';
    await site.restart({ how: 'SIGKILL' });
    const arrived = () => smtp.mails.filter(({ raw }) => raw.includes('Waits in Redis')).length;
    await expect.poll(arrived, { timeout: 50_000, interval: 100 }).toBe(1);
  });
});

describe('two dynos', () => {
  let two: Site;
  beforeAll(async () => {
    two = await startSite({ ...cold, ...ghost.env, REDIS_PREFIX: 'two' }, 2);
  });

  it('have two connections each to Redis', async () => {
    const client = new Redis(redis.url, { tls: { rejectUnauthorized: false } });
    await site.end('SIGTERM');
    const others = async () => String(await client.client('LIST')).match(/^id=/gm)!.length - 1;
    await expect.poll(others, { timeout: 20_000 }).toBe(4);
    client.disconnect();
  });

  it('finish on SIGTERM a message of which half has arrived, and a page that is being streamed', async () => {
    ghost.fail({ kind: 'hold' });
    const page = fetch(`${two.url}/blog/post-3`);
    const body = JSON.stringify({ formData: { name: 'Pat Doe', email: 'pat@example.com', message: 'In two halves' } });
    const head = `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`;
    const socket = connect(Number(new URL(two.url).port), '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => (answer += data)).on('error', () => undefined);
    socket.write(`${head}\r\n\r\n${body.slice(0, 30)}`);
    await expect.poll(() => ghost.count('post-3'), { timeout: 20_000 }).toBeGreaterThan(0);
    const started = performance.now();
    two.signal('SIGTERM');
    await expect.poll(() => two.output().match(/"stopping"/g)?.length, { timeout: 20_000 }).toBe(2);
    socket.write(body.slice(30));
    ghost.clearFaults();
    const response = await page;
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('body of post number 3')]);
    await expect.poll(() => answer, { timeout: 20_000 }).toContain('{"success":true}');
    await two.end('SIGTERM');
    expect(two.output().match(/"stopped"/g)).toHaveLength(2);
    expect(performance.now() - started).toBeLessThan(shutdownTimeoutMs);
  });
});

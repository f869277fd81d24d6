import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Redis } from 'ioredis';
import { freePort } from '../free-port.ts';
import { startGhostStub } from '../ghost/ghost-stub.ts';
import { type SmtpStub, startSmtpStub } from '../smtp-stub.ts';

/** A service that can be away for a while. */
export type Service = 'Ghost' | 'SMTP' | 'Redis';

export type Services = Awaited<ReturnType<typeof startServices>>;

/** A stub of Ghost, a mail server and a Redis of their own; the Redis appends each write to its disk. */
export async function startServices(folder: string) {
  const ghost = await startGhostStub({ posts: 60 });
  let smtp: SmtpStub = await startSmtpStub();
  const { mails, port: smtpPort } = smtp;
  const redisPort = await freePort();
  const redisFolder = path.join(folder, 'redis');
  mkdirSync(redisFolder, { recursive: true });
  let redis: ChildProcess = await startRedis();

  async function startRedis(): Promise<ChildProcess> {
    const options = ['--port', String(redisPort), '--bind', '127.0.0.1', '--dir', redisFolder, '--save', ''];
    const child = spawn('redis-server', [...options, '--appendonly', 'yes', '--appendfsync', 'always'], {
      stdio: 'ignore',
    });
    process.once('exit', () => child.kill('SIGKILL'));
    const client = new Redis(redisPort, '127.0.0.1', { retryStrategy: () => 50 });
    client.on('error', () => undefined);
    await client.ping();
    client.disconnect();
    return child;
  }

  async function stopRedis() {
    const ended = once(redis, 'exit');
    redis.kill('SIGKILL');
    await ended;
  }

  async function takeAway(service: Service) {
    if (service === 'Ghost') ghost.fail({ kind: 'drop' });
    else if (service === 'SMTP') await smtp.close();
    else await stopRedis();
  }

  async function bringBack(service: Service) {
    if (service === 'Ghost') ghost.clearFaults();
    else if (service === 'SMTP') smtp = await startSmtpStub({ port: smtpPort, mails });
    else redis = await startRedis();
  }

  return {
    ghost,
    mails,
    env: {
      ...ghost.env,
      SMTP_URL: smtp.url,
      MAIL_FROM: 'web@firm.example',
      REDIS_URL: `redis://127.0.0.1:${redisPort}`,
      REDIS_PREFIX: 'simulation',
    },
    takeAway,
    bringBack,
    async stop() {
      await ghost.close();
      await smtp.close();
      await stopRedis();
    },
  };
}

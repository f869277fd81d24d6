import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../free-port.ts';
import { endAll, type OwnProcess, startProcess, untilReady } from '../server/own-process.ts';
import { type SmtpStub, startSmtpStub } from '../smtp-stub.ts';
import { bookCall, freeTimes, sendMessage } from '../visitor.ts';
import { type OwnRedis, startOwnRedis } from './own-redis.ts';
import { startSlowProxy } from './slow-proxy.ts';

let folder: string;
let port: number;
let smtp: SmtpStub;
let redis: OwnRedis | null = null;
/** A process that starts without Redis: each test goes on where the one before has ended. */
let site: OwnProcess;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'redis-'));
  port = await freePort();
  smtp = await startSmtpStub();
  site = await startSite();
});
afterAll(async () => {
  await endAll();
  await stopRedis();
  await smtp.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A Redis of the test's own, which keeps its data when it is killed. */
async function startRedis() {
  const options = ['--appendonly', 'yes', '--appendfsync', 'always'];
  redis = await startOwnRedis({ port, folder, options });
}

async function stopRedis() {
  await redis?.stop();
  redis = null;
}

async function startSite(url = `redis://127.0.0.1:${port}`): Promise<OwnProcess> {
  const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'web@firm.example', CONTACT_LIMIT: '3', CONTACT_RECEIPT: 'false' };
  return untilReady(await startProcess({ REDIS_URL: url, REDIS_PREFIX: 'outage', TRUST_PROXY: '1', ...mail }));
}

let visitors = 0;
/** Of another visitor each time. */
const from = (address = `10.0.0.${++visitors}`) => ({ headers: { 'X-Forwarded-For': address } });
const send = async (site: OwnProcess, text: string, address?: string) =>
  (await sendMessage(site.url, text, from(address))).status;
let days = 0;
/** On another day each time: strangers take a fifth of a day at most. */
async function nextFree(site: OwnProcess): Promise<string | undefined> {
  const free = await freeTimes(site.url, from()).catch(() => []);
  const byDay = Map.groupBy(free, (start) => start.slice(0, 10));
  return [...byDay.values()][days++ % Math.max(byDay.size, 1)]?.[0];
}
const book = async (site: OwnProcess, slot: string) => (await bookCall(site.url, slot, from())).status;
const pages = async (site: OwnProcess) =>
  Promise.all(['/about-us', '/blog', '/search?q=tax'].map(async (path) => (await fetch(site.url + path)).status));

/** Waits until a meeting can be booked, which needs Redis. */
async function untilBooked(site: OwnProcess): Promise<void> {
  const booked = async () => {
    const slot = await nextFree(site);
    return slot !== undefined && (await book(site, slot)) === 201;
  };
  await expect.poll(booked, { timeout: 60_000, interval: 200 }).toBe(true);
}

it('a process that starts without Redis serves pages and mails messages, and uses Redis once that is there', async () => {
  expect(await pages(site)).toEqual([200, 200, 200]);
  expect(await send(site, 'Sent without Redis')).toBe(200);
  expect(smtp.mails).toHaveLength(1);
  expect(site.output()).toMatch(/"level":50,.*"msg":"Redis connection error"/);
  await startRedis();
  await untilBooked(site);
});

it('a process that starts beside its Redis logs no error', async () => {
  const beside = await startSite();
  expect(await pages(beside)).toEqual([200, 200, 200]);
  expect(beside.output()).not.toMatch(/"level":[56]0/);
  beside.process.kill('SIGTERM');
  expect(await beside.ended).toBe(0);
});

it('a Redis that dies takes no page and no message with it; meetings are refused until it is back, and no booking is lost', async () => {
  const slot = (await nextFree(site))!;
  await stopRedis();
  expect(await pages(site)).toEqual([200, 200, 200]);
  expect(await send(site, 'Sent while Redis is away')).toBe(200);
  expect(await book(site, slot)).toBe(503);
  expect(site.process.exitCode).toBeNull();
  await startRedis();
  await untilBooked(site);
  await smtp.until(4);
});

it('a Redis that was wiped is used at once: limits count again, messages and meetings are accepted', async () => {
  for (let number = 0; number < 3; number++) expect(await send(site, `Message ${number}`, '10.9.9.9')).toBe(200);
  expect(await send(site, 'One too many', '10.9.9.9')).toBe(429);
  const client = new Redis(port, '127.0.0.1');
  await client.flushall();
  await client.script('FLUSH');
  client.disconnect();
  expect(await pages(site)).toEqual([200, 200, 200]);
  for (let number = 0; number < 3; number++) expect(await send(site, `Again ${number}`, '10.9.9.9')).toBe(200);
  expect(await send(site, 'Again one too many', '10.9.9.9')).toBe(429);
  await untilBooked(site);
});

it('a Redis that takes twenty seconds to answer makes no page wait for it, and loses no message', async () => {
  const proxy = await startSlowProxy(`redis://127.0.0.1:${port}`);
  const site = await startSite(proxy.url);
  await untilBooked(site);
  await pages(site);
  proxy.delay.oneWayMs = 10_000;
  for (const path of ['/about-us', '/services/payroll', '/search?q=payroll']) {
    const started = performance.now();
    expect([path, (await fetch(site.url + path)).status]).toEqual([path, 200]);
    expect(performance.now() - started).toBeLessThan(20_000);
  }
  expect(await send(site, 'Sent through a slow Redis')).toBe(200);
  proxy.delay.oneWayMs = 0;
  await expect
    .poll(() => smtp.mails.filter(({ raw }) => raw.includes('Sent through a slow Redis')).length, { timeout: 60_000 })
    .toBe(1);
});

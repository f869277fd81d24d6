import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../free-port.ts';

/** The server on one core, the load on the other, where the system supports it. */
const canPin = process.platform === 'linux' && os.cpus().length > 1 && spawnSync('taskset', ['--version']).status === 0;
const pinned = (core: 0 | 1, command: string[]) => (canPin ? ['taskset', '-c', String(core), ...command] : command);

/** What browsers send. */
export const browserEncoding = 'gzip, deflate, br, zstd';

export type Running = {
  port: number;
  /** Resident memory in MB, where the system reports it. */
  memory(): number;
  /** Seconds of processor that all its threads have taken, where the system reports it. */
  processor(): number;
  stop(): Promise<void>;
};

/**
 * Starts a server as a process of its own and waits until it answers.
 * @throws when it does not within 30 s
 */
export async function startServer(args: string[], env: Record<string, string> = {}, cwd = '.'): Promise<Running> {
  const port = await freePort();
  const [command, ...all] = pinned(0, [process.execPath, ...args]);
  const child = spawn(command!, all, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', LOG_LEVEL: 'error', PORT: String(port), ...env },
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await untilHealthy(port, child);
  return {
    port,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))![1]) / 1024,
    processor() {
      const tasks = `/proc/${child.pid}/task`;
      const nanoseconds = (id: string) => Number(readFileSync(`${tasks}/${id}/schedstat`, 'utf8').split(' ')[0]);
      return readdirSync(tasks).reduce((sum, id) => sum + nanoseconds(id), 0) / 1e9;
    },
    stop() {
      child.kill('SIGKILL');
      return ended;
    },
  };
}

/** The built site with sample content, started with the Procfile's memory settings; writes only below `var`. */
export function startSite(env: Record<string, string> = {}): Promise<Running> {
  const folder = path.resolve('var/bench');
  const [, arenas = '', flags = ''] = /MALLOC_ARENA_MAX=(\d+) node (.*) dist\//.exec(readFileSync('Procfile', 'utf8'))!;
  return startServer([...flags.split(' '), 'dist/server/index.mjs'], {
    MALLOC_ARENA_MAX: arenas,
    CACHE_DIR: path.join(folder, 'cache'),
    MAIL_OUTBOX_DIR: path.join(folder, 'outbox'),
    VAR_DIR: folder,
    ...env,
  });
}

/**
 * Starts the limit: node:http writing these responses.
 * @param sitePort of the site, which it asks for what is not among them
 */
export function startBare(pages: StoredPage[], sitePort = 0): Promise<Running> {
  mkdirSync('var/bench', { recursive: true });
  const file = path.resolve('var/bench/pages.json');
  writeFileSync(file, JSON.stringify(pages));
  return startServer([path.join(import.meta.dirname, 'bare-server.ts'), file, String(sitePort)]);
}

/**
 * Puts the load of 32 browsers on a server for a second, by the program `wrk`.
 * @returns the number of responses, and the milliseconds in which 99 of 100 came
 */
export async function putLoad(port: number, url: string): Promise<{ responses: number; slowest: number }> {
  const headers = [`Host: localhost:${port}`, `Accept-Encoding: ${browserEncoding}`].flatMap((field) => ['-H', field]);
  const load = ['wrk', '-t1', '-c32', '-d1s', '--latency', ...headers, `http://127.0.0.1:${port}${url}`];
  const [command, ...args] = pinned(1, load);
  const { stdout } = await promisify(execFile)(command!, args, { timeout: 60_000 });
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(stdout);
  const [, time, unit] = /99% +([\d.]+)(us|ms|s)/.exec(stdout)!;
  const slowest = Number(time) * { us: 0.001, ms: 1, s: 1_000 }[unit as 'us' | 'ms' | 's'];
  return { responses: Number(/(\d+) requests in/.exec(stdout)![1]), slowest };
}

async function untilHealthy(port: number, child: ChildProcess): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end; await delay(50)) {
    if (child.exitCode !== null) throw new Error(`the server on port ${port} ended with ${child.exitCode}`);
    if (await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null)) return;
  }
  throw new Error(`no response on port ${port} within 30 s`);
}

/** A response as a browser receives it: names and values of its headers in turn; the body, still compressed, in base64. */
export type StoredPage = { path: string; head: string[]; body: string };

const ofConnection = /^(?:date|connection|keep-alive|transfer-encoding)$/i;

/** @param encoding value of Accept-Encoding */
export function fetchPage(port: number, page: string, encoding = browserEncoding): Promise<StoredPage> {
  const headers = { Host: `localhost:${port}`, 'Accept-Encoding': encoding };
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: page, headers }, async (response) => {
      const body = Buffer.concat(await response.toArray()).toString('base64');
      const head = response.rawHeaders.filter((_, at, all) => !ofConnection.test(all[at - (at % 2)]!));
      resolve({ path: page, head, body });
    }).on('error', reject);
  });
}

/** Path of the newest post. */
export async function firstPost(port: number): Promise<string> {
  const html = await (await fetch(`http://localhost:${port}/blog`)).text();
  const found = /href="(\/blog\/(?!tag\/|author\/)[a-z0-9-]+)"/.exec(html);
  if (!found) throw new Error('the news list shows no post');
  return found[1]!;
}

import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../free-port.ts';
import type { Load, LoadResult } from './load.ts';

/** The server on one core, the load on the other, where the system supports it. */
const canPin = process.platform === 'linux' && os.cpus().length > 1 && spawnSync('taskset', ['--version']).status === 0;
const pinned = (core: 0 | 1, args: string[]): [string, string[]] =>
  canPin ? ['taskset', ['-c', String(core), process.execPath, ...args]] : [process.execPath, args];

export type Running = {
  port: number;
  /** Resident memory in MB, where the system reports it. */
  memory(): number;
  stop(): Promise<void>;
};

/**
 * Starts a server as a process of its own and waits until it answers.
 * @throws when it does not within 30 s
 */
export async function startServer(args: string[], env: Record<string, string> = {}): Promise<Running> {
  const port = await freePort();
  const [command, all] = pinned(0, args);
  const child = spawn(command, all, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', LOG_LEVEL: 'error', PORT: String(port), ...env },
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await untilHealthy(port, child);
  return {
    port,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))![1]) / 1024,
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

/** Puts load on a server from a process of its own. */
export async function putLoad(load: Load): Promise<LoadResult> {
  const [command, args] = pinned(1, [path.join(import.meta.dirname, 'load.ts'), JSON.stringify(load)]);
  const { stdout } = await promisify(execFile)(command, args, { timeout: load.duration + 60_000 });
  return JSON.parse(stdout) as LoadResult;
}

async function untilHealthy(port: number, child: ChildProcess): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end; await delay(50)) {
    if (child.exitCode !== null) throw new Error(`the server on port ${port} ended with ${child.exitCode}`);
    if ((await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null))?.ok) return;
  }
  throw new Error(`no response on port ${port} within 30 s`);
}

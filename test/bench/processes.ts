import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../free-port.ts';
import type { LoadResult } from './load.ts';

/** The server on one core, the load on the other, where the system supports it. */
const canPin = process.platform === 'linux' && os.cpus().length > 1 && spawnSync('taskset', ['--version']).status === 0;
const pinned = (core: 0 | 1, args: string[]): [string, string[]] =>
  canPin ? ['taskset', ['-c', String(core), process.execPath, ...args]] : [process.execPath, args];

export type Running = {
  port: number;
  /** CPU time of the main thread so far in seconds, or null where the system does not report it. */
  cpu(): number | null;
  /** Resident memory in MB, or null likewise. */
  memory(): number | null;
  stop(): Promise<void>;
};

/**
 * Starts a server as a process of its own and waits until it answers.
 * @throws when it does not within 30 s
 */
export async function startServer(
  args: string[],
  env: Record<string, string> = {},
  portAsArgument = false,
): Promise<Running> {
  const port = await freePort();
  const [command, all] = pinned(0, portAsArgument ? [...args, String(port)] : args);
  const child = spawn(command, all, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', LOG_LEVEL: 'error', PORT: String(port), ...env },
  });
  process.once('exit', () => child.kill('SIGKILL'));
  await untilHealthy(port, child);
  return {
    port,
    cpu: () => fromProc(() => cpuSeconds(child.pid!)),
    memory: () => fromProc(() => residentMegabytes(child.pid!)),
    stop: () => stopped(child),
  };
}

/** The built site with sample content, started with the Procfile's memory settings; writes only below `var`. */
export function startSite(dist: string, env: Record<string, string> = {}): Promise<Running> {
  const folder = path.resolve('var/bench');
  const [, arenas = '', flags = ''] = /MALLOC_ARENA_MAX=(\d+) node (.*) dist\//.exec(readFileSync('Procfile', 'utf8'))!;
  const folders = {
    CACHE_DIR: path.join(folder, 'cache'),
    MAIL_OUTBOX_DIR: path.join(folder, 'outbox'),
    VAR_DIR: folder,
  };
  return startServer([...flags.split(' '), path.join(dist, 'server/index.mjs')], {
    MALLOC_ARENA_MAX: arenas,
    ...folders,
    ...env,
  });
}

export type Load = {
  port: number;
  path: string;
  headers?: Record<string, string>;
  connections?: number;
  duration: number;
  maxRequests?: number;
};

/** Puts load on a server from a process of its own. */
export function putLoad({ connections = 16, headers = {}, ...load }: Load): Promise<LoadResult> {
  const [command, args] = pinned(1, [
    path.join(import.meta.dirname, 'load.ts'),
    JSON.stringify({ connections, headers, ...load }),
  ]);
  return new Promise((resolve, reject) => {
    execFile(command, args, { timeout: load.duration + 60_000 }, (error, output, errorOutput) => {
      if (error) reject(new Error(`the load generator failed: ${errorOutput || error.message}`));
      else resolve(JSON.parse(output) as LoadResult);
    });
  });
}

/** Runs a script to its end and reads the JSON it prints. */
export function runScript<T>(file: string, args: string[], timeout: number): Promise<T> {
  const [command, all] = pinned(0, [file, ...args]);
  const env = { ...process.env, NODE_ENV: 'production' };
  return new Promise((resolve, reject) => {
    execFile(command, all, { timeout, env, maxBuffer: 1e7 }, (error, output, errorOutput) => {
      if (error) reject(new Error(`${path.basename(file)} failed: ${errorOutput || error.message}`));
      else resolve(JSON.parse(output) as T);
    });
  });
}

export function machine() {
  const [first] = os.cpus();
  return {
    processor: first?.model.trim() ?? 'unknown',
    cores: os.cpus().length,
    memoryGB: Math.round(os.totalmem() / 2 ** 30),
    system: `${os.type()} ${os.release()}`,
    node: process.version,
    pinned: canPin,
    /** Over the number of cores the machine was busy: then trust ratios more than absolute numbers. */
    loadBefore: Number(os.loadavg()[0]!.toFixed(1)),
  };
}

async function untilHealthy(port: number, child: ChildProcess): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end; ) {
    if (child.exitCode !== null) throw new Error(`the server on port ${port} ended with ${child.exitCode}`);
    const ok = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no response on port ${port} within 30 s`);
}

function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}

function fromProc(read: () => number): number | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** To the nanosecond where the kernel counts it; otherwise user and system time of all threads, in hundredths of a second. */
function cpuSeconds(pid: number): number {
  const counted = `/proc/${pid}/schedstat`;
  if (existsSync(counted)) return Number(readFileSync(counted, 'utf8').split(' ')[0]) / 1e9;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function residentMegabytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;
}

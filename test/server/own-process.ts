import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, openSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../free-port.ts';

/** What the Procfile and `npm start` start node with. */
export const nodeFlags = ['--max-semi-space-size=4', '--heap-growing-percent=10'];

export type OwnProcess = {
  url: string;
  port: number;
  outbox: string;
  /** Folder of the store. */
  folder: string;
  process: ChildProcess;
  /** Standard output and error so far. */
  output: () => string;
  /** Resolves with the exit code, or null when a signal ended the process. */
  ended: Promise<number | null>;
  /** Sends SIGTERM, waits for the end of the process and removes its folder. */
  stop: () => Promise<void>;
};

const opened: { child: ChildProcess; folder: string; ended: Promise<unknown> }[] = [];

type ProcessOptions = {
  /** How many files and connections it may have open. */
  openFiles?: number;
  /** Folder of another build. */
  dist?: string;
  /** File that its log is written to; by default it is read. */
  log?: string;
};

/** Starts the built server as a process with only this environment. Call `endAll` afterwards. */
export async function startProcess(
  env: Record<string, string> = {},
  { openFiles, dist = process.env['SITE_DIST'] ?? 'dist', log }: ProcessOptions = {},
): Promise<OwnProcess> {
  const port = Number(env['PORT'] ?? (await freePort()));
  const folder = mkdtempSync(path.join(os.tmpdir(), 'process-'));
  const outbox = path.join(folder, 'outbox');
  const file = path.resolve(dist, 'server/index.mjs');
  const settings = {
    PORT: String(port),
    MAIL_OUTBOX_DIR: outbox,
    VAR_DIR: folder,
    CACHE_DIR: path.join(folder, 'cache'),
    WARM_UP: 'false',
  };
  const limited = openFiles ? ['sh', '-c', `ulimit -n ${openFiles} && exec "$0" "$@"`] : [];
  const [command = '', ...args] = [...limited, process.execPath, ...nodeFlags, file];
  const child = spawn(command, args, {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...settings, ...env },
    stdio: ['ignore', log ? openSync(log, 'a') : 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += data));
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  opened.push({ child, folder, ended });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${port}`, port, outbox, folder, process: child, output: () => output, ended, stop };
}

/** Waits until `/readyz` is 200; throws when the process has ended instead. */
export async function untilReady(own: OwnProcess): Promise<OwnProcess> {
  for (;;) {
    if ((await fetch(`${own.url}/readyz`).catch(() => null))?.ok) return own;
    const code = await Promise.race([own.ended, new Promise((resolve) => setTimeout(resolve, 30, 'running'))]);
    if (code !== 'running') throw new Error(`the process ended with ${code}:\n${own.output()}`);
  }
}

/** Kills the processes that still run and removes their folders. */
export async function endAll(): Promise<void> {
  for (const { child, folder, ended } of opened.splice(0)) {
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

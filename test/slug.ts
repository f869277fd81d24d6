// Builds what Heroku deploys from the last commit, and measures its compressed size and its start: `npm run test:slug`.
import { execSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.ts';
import { nodeFlags } from './server/own-process.ts';

const maxMegabytes = 100;
const maxStartMs = 2_000;
const starts = 5;

const folder = mkdtempSync(path.join(os.tmpdir(), 'slug-'));
/** Where it is started: platforms move what they have built. */
const target = `${folder}-started`;
const run = (command: string) =>
  execSync(command, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, CI: 'true' } });
try {
  execSync(`git archive HEAD | tar -x -C ${folder}`);
  for (const command of ['npm ci --silent', 'npm run build', 'npm prune --omit=dev --silent', 'npm run heroku-cleanup'])
    run(command);
  const size = Number(execSync('tar -cz --exclude=./var . | wc -c', { cwd: folder })) / 1e6;
  // The fastest counts: the others show what else the machine is doing.
  renameSync(folder, target);
  const times: Awaited<ReturnType<typeof startTime>>[] = [];
  for (let start = 0; start < starts; start++) times.push(await startTime());
  const fastest = Math.min(...times.map(({ ms }) => ms));
  console.log(`slug ${size.toFixed(1)} MB (limit ${maxMegabytes})`);
  console.log(
    `start to first 200 (processor time): ${times.map(({ ms, cpuMs }) => `${Math.round(ms)} (${cpuMs ?? '?'}) ms`).join(', ')}; limit ${maxStartMs} for the fastest`,
  );
  process.exitCode = size > maxMegabytes || fastest > maxStartMs ? 1 : 0;
} finally {
  for (const path of [folder, target]) rmSync(path, { recursive: true, force: true });
}

/** Milliseconds from the start of the process to its first page, and of processor time until then. */
async function startTime(): Promise<{ ms: number; cpuMs: number | null }> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, [...nodeFlags, 'dist/server/index.mjs'], {
    cwd: target,
    stdio: 'ignore',
    env: { PATH: process.env['PATH'], PORT: String(port), MALLOC_ARENA_MAX: '2', LOG_LEVEL: 'error' },
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  while (!(await isUp(port))) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const ms = performance.now() - started;
  const cpuMs = processorTime(child.pid!);
  child.kill('SIGTERM');
  await ended;
  return { ms, cpuMs };
}

/** User and system time of a process in milliseconds, or null where the system does not report it. */
function processorTime(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    // Fields 14 and 15 of proc(5), in hundredths of a second.
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return null;
  }
}

function isUp(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    request({ port, host: '127.0.0.1', path: '/' }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    })
      .on('error', () => resolve(false))
      .end();
  });
}

// Builds what Heroku deploys from the last commit, and measures its compressed size and its start: `npm run test:slug`.
import { execSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.ts';

const maxMegabytes = 100;
const maxStartMs = 1_500;
const starts = 5;

const folder = mkdtempSync(path.join(os.tmpdir(), 'slug-'));
const run = (command: string) =>
  execSync(command, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, CI: 'true' } });
try {
  execSync(`git archive HEAD | tar -x -C ${folder}`);
  for (const command of ['npm ci --silent', 'npm run build', 'npm prune --omit=dev --silent', 'npm run heroku-cleanup'])
    run(command);
  const size = Number(execSync('tar -cz --exclude=./var . | wc -c', { cwd: folder })) / 1e6;
  // The first start writes the compile cache, as the first one on a dyno does.
  const times: number[] = [];
  for (let start = 0; start < starts; start++) times.push(await startTime());
  const [first, ...later] = times.map(Math.round);
  const median = later.toSorted((a, b) => a - b)[Math.floor(later.length / 2)]!;
  console.log(`slug ${size.toFixed(1)} MB (limit ${maxMegabytes})`);
  console.log(`start to first 200: ${first} ms, then ${later.join(', ')} ms (limit ${maxStartMs} for the median)`);
  process.exitCode = size > maxMegabytes || median > maxStartMs ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Milliseconds from the start of the process to its first page. */
async function startTime(): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, ['--max-semi-space-size=8', 'dist/server/index.mjs'], {
    cwd: folder,
    stdio: 'ignore',
    env: { PATH: process.env['PATH'], PORT: String(port), MALLOC_ARENA_MAX: '2', LOG_LEVEL: 'error' },
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  while (!(await isUp(port))) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const time = performance.now() - started;
  child.kill('SIGTERM');
  await ended;
  return time;
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

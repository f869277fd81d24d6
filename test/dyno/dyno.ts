import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../free-port.ts';
import { startRouter } from './router.ts';
import { makeDisk } from './slug.ts';

export type Env = Record<string, string>;

/** A dyno waits so long after SIGTERM before it is killed. */
const killAfterMs = 30_000;
export const platform = { slug: process.env['DYNO_SLUG']!, bin: process.env['DYNO_BIN']! };

type AppVariable = { value?: string; generator?: string };
const { env: variables } = JSON.parse(readFileSync('app.json', 'utf8')) as { env: Record<string, AppVariable> };

/** What app.json sets when somebody deploys the site with its button. */
export function buttonEnv(): Env {
  const set = Object.entries(variables).flatMap(([name, { value, generator }]) =>
    generator ? [[name, randomBytes(32).toString('hex')]] : value === undefined ? [] : [[name, value]],
  );
  return Object.fromEntries(set) as Env;
}

/** A process of the platform: a new disk, less memory than a dyno has, and no environment but the given one. */
function startDyno([program = '', ...args]: string[], env: Env, slug = platform.slug) {
  const folder = mkdtempSync(`${platform.slug}-disk-`);
  const disk = path.join(folder, 'app');
  makeDisk(slug, disk);
  const child = spawn(program, args, {
    cwd: disk,
    env: { PATH: `${platform.bin}:/usr/bin:/bin`, HOME: disk, NODE_OPTIONS: '--max-old-space-size=400', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // The platform signals all processes of a dyno.
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve)).finally(() => {
    signal(child, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  return { child, disk, ended, output: () => output };
}

type Dyno = ReturnType<typeof startDyno>;

/**
 * Runs a command on a dyno of its own, as `heroku run` does, for a minute at most.
 * @param until ends it when it has printed this
 * @returns its exit code, all output, and the lines without those of npm and node
 */
export async function runOnce(command: string, env: Env = buttonEnv(), until?: RegExp) {
  const dyno = startDyno(['sh', '-c', command], { DYNO: 'run.1', PORT: String(await freePort()), ...env });
  const late = setTimeout(() => signal(dyno.child, 'SIGKILL'), 60_000);
  dyno.child.stdout.on('data', () => until?.test(dyno.output()) && signal(dyno.child, 'SIGTERM'));
  const code = await dyno.ended;
  clearTimeout(late);
  const output = dyno.output();
  return { code, output, printed: output.split('\n').filter((line) => !/^$|^> |^\.env not found/.test(line)) };
}

/** The site as the platform runs it: one dyno or several, behind its router. */
export type Site = Awaited<ReturnType<typeof startSite>>;

const sites: { stop(): Promise<void> }[] = [];

/** Call `stopSites` afterwards. */
export async function startSite(env: Env, count = 1) {
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const router = await startRouter(ports);
  let output = '';
  let settings = env;
  let slug = platform.slug;
  let dynos: Dyno[] = [];
  const start = async () => {
    dynos = ports.map((port, index) =>
      startDyno(['sh', '-c', processLine('web')], { DYNO: `web.${index + 1}`, PORT: String(port), ...settings }, slug),
    );
    await Promise.all(dynos.map((dyno, index) => untilReady(dyno, ports[index]!)));
  };
  const end = async (how: 'SIGTERM' | 'SIGKILL') => {
    const codes = await Promise.all(dynos.map((dyno) => endDyno(dyno, how)));
    output += dynos.map((dyno) => dyno.output()).join('');
    dynos = [];
    return codes;
  };
  const site = {
    url: router.url,
    ports,
    /** Of all dynos, those that have ended first. */
    output: () => output + dynos.map((dyno) => dyno.output()).join(''),
    lines: () => logLines(site.output()),
    /** Sends a signal to all processes, as the platform does, and does not wait. */
    signal(how: NodeJS.Signals) {
      for (const dyno of dynos) signal(dyno.child, how);
    },
    end,
    start,
    /** Ends the dynos and starts new ones, on empty disks. */
    async restart({ env: changed = settings, how = 'SIGTERM' as 'SIGTERM' | 'SIGKILL', slug: other = slug } = {}) {
      await end(how);
      settings = changed;
      slug = other;
      await start();
    },
    async stop() {
      router.close();
      await end('SIGKILL');
    },
  };
  sites.push(site);
  await start();
  return site;
}

export async function stopSites(): Promise<void> {
  await Promise.all(sites.splice(0).map((site) => site.stop()));
}

/** A line of the Procfile. */
export function processLine(type: string): string {
  const procfile = readFileSync(path.join(platform.slug, 'Procfile'), 'utf8');
  return new RegExp(`^${type}: (.+)$`, 'm').exec(procfile)?.[1] ?? `echo "Procfile has no ${type}"; exit 1`;
}

export type LogLine = { level: number; msg: string; time: string; [field: string]: unknown };

function logLines(output: string): LogLine[] {
  return output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as LogLine);
}

async function untilReady({ child, ended, output }: Dyno, port: number): Promise<void> {
  for (;;) {
    // A site whose Redis is away may say that it is not ready, but it listens.
    const headers = { 'X-Forwarded-Proto': 'https' };
    if (await fetch(`http://127.0.0.1:${port}/healthz`, { headers }).catch(() => null)) return;
    if (child.exitCode !== null) throw new Error(`the dyno ended with ${await ended}:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function endDyno({ child, ended }: Dyno, how: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
  signal(child, how);
  const late = setTimeout(() => signal(child, 'SIGKILL'), killAfterMs);
  const code = await ended;
  clearTimeout(late);
  return code;
}

function signal({ pid }: ChildProcess, how: NodeJS.Signals): void {
  try {
    process.kill(-pid!, how);
  } catch {
    // All of them have ended.
  }
}

import { execFile } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const folder = mkdtempSync(path.join(os.tmpdir(), 'build-'));
const dist = path.join(folder, 'dist');
const packages = path.join(folder, 'node_modules');
/** For two builds, which take long beside the other suites. */
const waitMs = 240_000;

/** A project of its own, with its build; that is the one of the other tests where it is up to date. */
beforeAll(async () => {
  const sources = ['server', 'client', 'shared', 'views', 'public', 'build.mjs', 'package.json', 'package-lock.json'];
  for (const name of [...sources, 'dist']) cpSync(path.resolve(name), path.join(folder, name), { recursive: true });
  installPackages(() => true);
  await build('--if-needed');
}, waitMs);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function installPackages(isInstalled: (name: string) => boolean) {
  rmSync(packages, { recursive: true, force: true });
  mkdirSync(packages);
  for (const name of readdirSync('node_modules').filter(isInstalled))
    symlinkSync(path.resolve('node_modules', name), path.join(packages, name));
}

/** Builds as a command of package.json does; waits without blocking the worker that Vitest asks for signs of life. */
function build(...options: string[]): Promise<{ code: unknown; output: string }> {
  const settings = { cwd: folder, env: { PATH: process.env['PATH'] } };
  return new Promise((resolve) => {
    execFile(process.execPath, ['build.mjs', ...options], settings, (error, stdout, stderr) => {
      resolve({ code: error?.code ?? 0, output: stdout + stderr });
    });
  });
}

const nothing = { code: 0, output: '' };
const built = { code: 0, output: expect.stringContaining('built in') };

test('files that were only touched, as by pruning packages or a checkout, are not built again', async () => {
  const tomorrow = new Date(Date.now() + 86_400_000);
  for (const name of ['package-lock.json', 'server/app.ts']) utimesSync(path.join(folder, name), tomorrow, tomorrow);
  expect(await build('--if-needed')).toEqual(nothing);
});

test(
  'a changed source is built again',
  async () => {
    appendFileSync(path.join(folder, 'server/app.ts'), '// changed');
    expect(await build('--if-needed')).toEqual(built);
  },
  waitMs,
);

test('where packages for development are pruned nothing is built, whatever has changed', async () => {
  installPackages((name) => name !== 'esbuild');
  appendFileSync(path.join(folder, 'server/app.ts'), '// changed');
  expect(await build('--if-needed')).toEqual(nothing);
  rmSync(dist, { recursive: true });
  expect(await build('--if-needed')).toEqual({ code: 1, output: expect.stringContaining('esbuild is not installed') });
});

import { execFile } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesBelow } from '#client/build/files.ts';
import { endAll, startProcess, untilReady } from '../server/own-process.ts';

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

afterAll(async () => {
  await endAll();
  rmSync(folder, { recursive: true, force: true });
});

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
  'a source that has changed, or has another name, is built again',
  async () => {
    // One that cannot be loaded ends each build before it begins.
    installPackages((name) => name !== 'esbuild');
    mkdirSync(path.join(packages, 'esbuild'));
    writeFileSync(path.join(packages, 'esbuild/package.json'), '{ "exports": "./missing.js" }');
    const begins = async () => (await build('--if-needed')).code === 1;
    for (const name of ['package-lock.json', 'build.mjs']) {
      const file = path.join(folder, name);
      const before = readFileSync(file);
      appendFileSync(file, ' ');
      expect([name, await begins()]).toEqual([name, true]);
      writeFileSync(file, before);
    }
    // Between the same neighbors as before.
    const names = ['limits.ts', 'limits-of.ts'].map((name) => path.join(folder, 'shared', name)) as [string, string];
    renameSync(...names);
    expect(await begins()).toBe(true);
    renameSync(names[1], names[0]);
    expect(await begins()).toBe(false);
    installPackages(() => true);
  },
  waitMs,
);

test(
  'a changed build answers every file of the one before with the same bytes, for pages sent before',
  async () => {
    const before = publicFiles();
    const changed = {
      'views/styles/pages/firm.css': '.changed { color: red }',
      'client/hydration/entry.ts': 'Object.assign(window, { changed: true });',
      'views/styles/fonts/figtree-core.woff2': ' ',
      'public/social/payroll.png': ' ',
    };
    for (const [file, text] of Object.entries(changed)) appendFileSync(path.join(folder, file), text);
    expect(await build('--if-needed')).toEqual(built);
    const now = publicFiles();
    const gone = [...before.keys()].filter((url) => !now.has(url));
    for (const kind of [/firm-\w+\.css$/, /entry-\w+\.js$/, /figtree-core-\w+\.woff2$/, /social\/payroll\.png$/])
      expect(gone).toContainEqual(expect.stringMatching(kind));

    const { url: site } = await untilReady(await startProcess({}, { dist }));
    for (const [url, bytes] of before) {
      const response = await fetch(site + url);
      const body = Buffer.from(await response.arrayBuffer());
      expect([url, response.status, body.equals(bytes)]).toEqual([url, 200, true]);
    }
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

/** The files of the build by URL, without the copies that are compressed. */
function publicFiles(): Map<string, Buffer> {
  const files = filesBelow(path.join(dist, 'public')).filter((file) => !/\.(br|gz)$/.test(file));
  return new Map(files.map((file) => [`/${path.relative(path.join(dist, 'public'), file)}`, readFileSync(file)]));
}

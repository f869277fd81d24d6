import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { freePort } from '../free-port.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'develop-'));
let child: ChildProcess;
/** For a build and a start of the server, which take long beside the other suites. */
const waitMs = 120_000;

afterAll(() => {
  child.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

test(
  'npm run dev reports a syntax error, serves a change after the rebuild and stops with its server',
  async () => {
    for (const name of ['server', 'client', 'shared', 'views', 'public', 'build.mjs', 'package.json']) {
      cpSync(path.resolve(name), path.join(folder, name), { recursive: true });
    }
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
    const port = await freePort();
    child = spawn(process.execPath, ['build.mjs', '--dev'], {
      cwd: folder,
      env: { PATH: process.env['PATH'], PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += data));
    const page = async () => (await fetch(`http://127.0.0.1:${port}/terms`)).text();
    const shows = (text: string) =>
      vi.waitFor(async () => expect((await page().catch(() => '')).includes(text), output).toBe(true), {
        timeout: waitMs,
        interval: 50,
      });
    const brand = path.join(folder, 'shared/brands/dresdentax.ts');
    const source = readFileSync(brand, 'utf8');
    const name = /name: '([^']+)'/.exec(source)![1]!;

    await shows(name);
    writeFileSync(brand, `${source} this is no program`);
    await vi.waitFor(() => expect(output).toContain('dresdentax.ts:'), { timeout: waitMs });
    expect((await page()).includes(name)).toBe(true);
    writeFileSync(brand, source.replaceAll(name, 'Changed During Development'));
    await shows('Changed During Development');

    const ended = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGTERM');
    await ended;
    await expect(page()).rejects.toThrow();
  },
  3 * waitMs,
);

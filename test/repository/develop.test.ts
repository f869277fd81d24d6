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
  'npm run dev serves a change after the rebuild, reports a syntax error and stops with its server',
  async () => {
    for (const name of ['server', 'client', 'shared', 'views', 'public', 'build.mjs', 'package.json']) {
      cpSync(path.resolve(name), path.join(folder, name), { recursive: true });
    }
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
    const port = await freePort();
    child = spawn(process.execPath, ['build.mjs', '--dev'], {
      cwd: folder,
      env: { PATH: process.env['PATH'], PORT: String(port), WARM_UP: 'false' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += data));
    const page = async () => (await fetch(`http://127.0.0.1:${port}/terms-of-service`)).text();
    const shows = (text: string) =>
      vi.waitFor(async () => expect((await page().catch(() => '')).includes(text), output).toBe(true), {
        timeout: waitMs,
        interval: 50,
      });
    const file = path.join(folder, 'views/pages/legal/terms.mdx');
    const source = readFileSync(file, 'utf8');

    await shows('Read, print and link to anything here.');
    writeFileSync(file, source.replace('Read, print and link', 'Changed during development'));
    await shows('Changed during development');
    writeFileSync(file, `${source}<LegalSection>`);
    await vi.waitFor(() => expect(output).toContain('terms.mdx:'), { timeout: waitMs });
    expect(await page()).toContain('Changed during development');

    const ended = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGTERM');
    await ended;
    await expect(page()).rejects.toThrow();
  },
  3 * waitMs,
);

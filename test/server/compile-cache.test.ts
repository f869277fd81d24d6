import { cpSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { endAll, startProcess, untilReady } from './own-process.ts';

const folders: string[] = [];
afterEach(async () => {
  await endAll();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

it('a build that was moved, and is started by another user, starts from the code that the build has compiled', async () => {
  // Below the project, whose packages it needs.
  mkdirSync('var', { recursive: true });
  const folder = mkdtempSync(path.resolve('var', 'moved-'));
  folders.push(folder);
  cpSync('dist', folder, { recursive: true });
  const compiled = path.join(folder, 'compiled');
  const [name = ''] = readdirSync(compiled);
  renameSync(path.join(compiled, name), path.join(compiled, name.replace(/\d+$/, '54321')));
  const options = { NODE_OPTIONS: '--max-semi-space-size=8', NODE_DEBUG_NATIVE: 'COMPILE_CACHE' };
  const site = await untilReady(await startProcess(options, { dist: folder }));
  const own = site
    .output()
    .split('\n')
    .filter((line) => line.includes('V8 code cache for ESM file:') && line.includes(folder));
  expect(own.length).toBeGreaterThan(5);
  expect(own.filter((line) => !line.includes('was accepted'))).toEqual([]);
});

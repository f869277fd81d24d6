import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { compileServer, nodeFlags } from '#client/build/compile-server.ts';
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
  // Anew: processes of other tests, with flags of their own, have added to the build's.
  const compiled = path.join(folder, 'compiled');
  rmSync(compiled, { recursive: true });
  await compileServer(folder, '.');
  const [name = ''] = readdirSync(compiled);
  renameSync(path.join(compiled, name), path.join(compiled, name.replace(/\d+$/, '54321')));
  const env = { NODE_DEBUG_NATIVE: 'COMPILE_CACHE' };
  const site = await untilReady(await startProcess(env, { dist: folder }));
  const own = site
    .output()
    .split('\n')
    .filter((line) => line.includes('V8 code cache for ESM file:') && line.includes(folder));
  expect(own.length).toBeGreaterThan(5);
  expect(own.filter((line) => !line.includes('was accepted'))).toEqual([]);
});

it('the Procfile and npm start run node with the flags of the compiled code', () => {
  for (const file of ['Procfile', 'package.json']) {
    expect(readFileSync(file, 'utf8'), file).toContain(` node ${nodeFlags.join(' ')} `);
  }
});

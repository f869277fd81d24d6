import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { build } from 'esbuild';
import { expect } from 'vitest';
import { builtInData } from '#client/build/built-in-data.ts';

/** A program of several modules as one file, which starts in a third of the time. @returns its path */
export async function bundle(entry: string, folder: string): Promise<string> {
  const outfile = path.join(folder, 'program.mjs');
  await build({
    entryPoints: [path.resolve(entry)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    plugins: [builtInData(path.resolve('.'))],
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  });
  return outfile;
}

/**
 * Starts a program, and kills it so many milliseconds after it has written a word.
 * @returns the whole lines that it has written
 */
export async function outputUntilKilled(
  program: string,
  args: string[],
  word: string,
  afterMs: number,
): Promise<string[]> {
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  const { promise: written, resolve } = Promise.withResolvers<void>();
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (data) => {
    output += data;
    if (output.includes(word)) resolve();
  });
  await Promise.race([written, ended]);
  await pause(afterMs);
  child.kill('SIGKILL');
  expect((await ended)[1]).toBe('SIGKILL');
  return output.split('\n').slice(0, -1);
}

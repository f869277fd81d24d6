// `npm run bench`, on this machine alone: `--only=cached,cold,render,memory,loading,touch,weights`, `--rounds=5`, `--full` (a million requests for the memory), `--json`, `--dist=folder`.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { chromiumPath } from '../chromium.ts';
import { fetchPage, measureCached, settledPages, token } from './cached.ts';
import { measureCold } from './cold.ts';
import type { RenderResult } from './in-process.tsx';
import { measurePages } from './loading.ts';
import { measureMemory } from './memory.ts';
import { median, ratio, tenth } from './numbers.ts';
import { machine, runScript, startSite } from './processes.ts';
import { measureTouch } from './touching.ts';
import { readWeights } from './weights.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    dist: { type: 'string', default: 'dist' },
    full: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const dist = path.resolve(values.dist);
const rounds = Math.min(51, Math.max(1, Number(values.rounds) || 5));
const wanted = values.only?.split(',') ?? ['weights', 'cached', 'cold', 'render', 'memory', 'loading', 'touch'];
const results: Record<string, unknown> = { machine: machine() };
say(results['machine']);

if (wanted.includes('weights')) report('Weights, bytes', { ...readWeights(dist), html: await homeBytes() });
if (wanted.includes('cached')) report('Kept pages against bare node:http', await measureCached(dist, rounds, 2_000));
if (wanted.includes('cold'))
  report('Streamed pages against plain express, ms', await measureCold(await bundle(), dist, 30));
if (wanted.includes('render')) report('Rendering home against React alone, ms of processor time', await rendering());
if (wanted.includes('memory')) report('Memory, MB', await measureMemory(dist, values.full ? 1_000_000 : 100_000));
if (wanted.includes('loading')) report('Loading on a throttled phone, ms', await inBrowser(measurePages));
if (wanted.includes('touch')) report('Touching it, ms', await inBrowser(measureTouch));

if (values.json) console.log(JSON.stringify(results, null, 1));
process.exit(0);

async function rendering() {
  const { react, ours } = await runScript<RenderResult>(await bundle(), ['render', dist, '1'], 120_000);
  return {
    react: tenth(median(react)),
    ours: tenth(median(ours)),
    ratio: ratio(median(ours.map((time, place) => time / react[place]!))),
  };
}

async function inBrowser<T>(measure: (port: number, chrome: string, runs: number) => Promise<T>) {
  const chrome = chromiumPath();
  if (!chrome) return 'no Chromium: install one, or set CHROMIUM_PATH to its program file';
  const site = await startSite(dist, { METRICS_TOKEN: token });
  try {
    // What the server does ahead after a start, the browser would have to share the machine with.
    await settledPages(site.port, []);
    return await measure(site.port, chrome, Math.min(rounds, 5));
  } finally {
    await site.stop();
  }
}

async function homeBytes(): Promise<number> {
  const site = await startSite(dist);
  try {
    return Buffer.from((await fetchPage(site.port, '/')).body, 'base64').length;
  } finally {
    await site.stop();
  }
}

/** The site with the benchmark around it, in one file, since node does not read JSX. */
async function bundle(): Promise<string> {
  const outfile = path.resolve('var/bench/in-process.mjs');
  mkdirSync(path.dirname(outfile), { recursive: true });
  await build({
    entryPoints: [path.join(import.meta.dirname, 'in-process.tsx')],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    packages: 'external',
    jsx: 'automatic',
    logLevel: 'warning',
  });
  return outfile;
}

function report(title: string, result: unknown) {
  results[title] = result;
  if (values.json) return;
  console.log(`\n${title}`);
  say(result);
}

function say(result: unknown) {
  if (values.json) return;
  if (Array.isArray(result)) return console.table(result);
  for (const [name, value] of Object.entries(result as object)) {
    if (Array.isArray(value) && typeof value[0] === 'object') {
      console.log(name);
      console.table(value);
    } else console.log(`${name}: ${typeof value === 'object' ? JSON.stringify(value) : value}`);
  }
}

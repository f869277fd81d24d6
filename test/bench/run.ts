// `npm run bench`, on this machine alone: `--only=weights,cached,cold,render,memory,loading,touch`, `--rounds=5`, `--full` (a million requests in the memory test), `--json`, `--dist=folder`, `--write` (what was measured, into the tables of README.md and test/bench/README.md).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import mdx from '@mdx-js/esbuild';
import { build } from 'esbuild';
import { builtInData } from '#client/build/built-in-data.ts';
import { mdxOptions } from '#client/build/mdx.ts';
import { fullChromiumPath } from '../chromium.ts';
import { fetchPage, measureCached, settledPages, token } from './cached.ts';
import { measureCold } from './cold.ts';
import { figureDocuments, type Results, writeFigures } from './figures.ts';
import type { RenderResult } from './in-process.tsx';
import { measureInteractions } from './interactions.ts';
import { measureLoading, measureScores } from './loading.ts';
import { measureMemory } from './memory.ts';
import { median, ratio, tenth } from './numbers.ts';
import { machine, runScript, startSite } from './processes.ts';
import { readWeights } from './weights.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    dist: { type: 'string', default: 'dist' },
    full: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const dist = path.resolve(values.dist);
const rounds = Math.min(51, Math.max(1, Number(values.rounds) || 5));
const selected = values.only?.split(',') ?? ['weights', 'cached', 'cold', 'render', 'memory', 'loading', 'touch'];
const results: Partial<Results> = {};
const { processor } = machine();
print(machine());

if (selected.includes('weights'))
  results.weights = report('Weights, bytes', { ...readWeights(dist), html: await homeBytes() });
if (selected.includes('cached'))
  results.cached = report('Cached pages against bare node:http', await measureCached(dist, rounds * 2, 500));
if (selected.includes('cold'))
  results.cold = report('Streamed pages against plain express, ms', await measureCold(await bundle(), dist, 30));
if (selected.includes('render'))
  results.render = report('Rendering home against React alone, ms of CPU time', await rendering());
if (selected.includes('memory'))
  results.memory = report('Memory, MB', await measureMemory(dist, values.full ? 1_000_000 : 100_000));
if (selected.includes('loading')) {
  results.loading = report('Loading with applied throttling, ms', await inBrowser(measureLoading));
  results.scores = report('Lighthouse performance on the throttled phone', await inBrowser(measureScores));
}
if (selected.includes('touch'))
  results.touch = report('Interactions on a throttled phone, ms', await inBrowser(measureInteractions));

if (values.json) console.log(JSON.stringify({ machine: machine(), ...results }, null, 1));
if (values.write) {
  const on = { day: new Date().toISOString().slice(0, 10), processor };
  for (const file of figureDocuments) writeFileSync(file, writeFigures(readFileSync(file, 'utf8'), results, on));
}
process.exit(0);

async function rendering() {
  const { react, ours } = await runScript<RenderResult>(await bundle(), ['render', dist, '1'], 120_000);
  return {
    react: tenth(median(react)),
    ours: tenth(median(ours)),
    ratio: ratio(median(ours.map((time, index) => time / react[index]!))),
  };
}

async function inBrowser<T>(measure: (port: number, chrome: string, runs: number) => Promise<T>) {
  const chrome = fullChromiumPath();
  if (!chrome) throw new Error('no Chromium: install one, or set CHROMIUM_PATH to its program file');
  const site = await startSite(dist, { METRICS_TOKEN: token });
  try {
    // Otherwise the browser would share the machine with the server's warm-up.
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

/** The site and the in-process benchmark in one file, since Node does not read JSX. */
async function bundle(): Promise<string> {
  // As deep as `server/content/sample`, from where the built-in articles are found.
  const outfile = path.resolve('var/bench/bundle/in-process.mjs');
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
    plugins: [mdx(mdxOptions), builtInData(process.cwd())],
    logLevel: 'warning',
  });
  return outfile;
}

function report<Result>(title: string, result: Result): Result {
  if (!values.json) console.log(`\n${title}`);
  print(result);
  return result;
}

function print(result: unknown) {
  if (values.json) return;
  if (Array.isArray(result)) return console.table(result);
  for (const [name, value] of Object.entries(result as object)) {
    if (Array.isArray(value) && typeof value[0] === 'object') {
      console.log(name);
      console.table(value);
    } else console.log(`${name}: ${typeof value === 'object' ? JSON.stringify(value) : value}`);
  }
}

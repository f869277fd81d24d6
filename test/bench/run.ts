// `npm run bench`, on this machine alone: `--only=weights,cached,memory,loading,touch`, `--write` (what was measured, into README's table).
import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { fullChromiumPath } from '../chromium.ts';
import { measureCached, measureMemory, startWarmSite } from './cached.ts';
import { type Results, writeFigures } from './figures.ts';
import { measureInteractions } from './interactions.ts';
import { measureLoading } from './loading.ts';
import { fetchPage } from './servers.ts';
import { readWeights } from './weights.ts';

const jobs: { [Job in keyof Results]: () => Promise<Results[Job]> } = {
  weights: async () => ({ ...readWeights('dist'), html: await homeBytes() }),
  cached: measureCached,
  memory: measureMemory,
  loading: () => inBrowser(measureLoading),
  touch: () => inBrowser(measureInteractions),
};
const visits = 5;

const { values } = parseArgs({ options: { only: { type: 'string' }, write: { type: 'boolean', default: false } } });
const processor = os.cpus()[0]?.model.trim() ?? 'unknown';
// Over the number of cores the machine was busy.
console.log({ processor, node: process.version, load: os.loadavg()[0] });
const results: Partial<Results> = {};
for (const job of Object.keys(jobs) as (keyof Results)[]) {
  if (values.only && !values.only.split(',').includes(job)) continue;
  Object.assign(results, { [job]: await jobs[job]() });
  console.log(job, results[job]);
}
if (values.write) {
  const on = { day: new Date().toISOString().slice(0, 10), processor };
  writeFileSync('README.md', writeFigures(readFileSync('README.md', 'utf8'), results, on));
}
process.exit(0);

async function inBrowser<T>(measure: (port: number, chrome: string, runs: number) => Promise<T>): Promise<T> {
  const chrome = fullChromiumPath();
  if (!chrome) throw new Error('no Chromium: install one, or set CHROMIUM_PATH to its program file');
  // Otherwise the browser would share the machine with the server's warm-up.
  const site = await startWarmSite();
  try {
    return await measure(site.port, chrome, visits);
  } finally {
    await site.stop();
  }
}

async function homeBytes(): Promise<number> {
  const site = await startWarmSite();
  const { body } = await fetchPage(site.port, '/');
  await site.stop();
  return Buffer.from(body, 'base64').length;
}

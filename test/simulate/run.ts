// A week of visits in twenty minutes: `npm run simulate`, a short run with `-- --minutes=2`.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureProgram } from '../debian-package.ts';
import { simulate } from './simulate.ts';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '20' }, visits: { type: 'string' } } });
const minutes = Number(values.minutes);
/** 200,000 in twenty minutes. */
const visits = Number(values.visits ?? minutes * 10_000);
if (!(minutes > 0 && visits > 0)) {
  console.error('Wants --minutes=20, and --visits=200000 for another number than 10,000 a minute.');
  process.exit(2);
}
if (!ensureProgram(['redis-server', '--version'], 'redis-server')) {
  console.error('redis-server is not installed and could not be installed.');
  process.exit(1);
}
const folder = path.resolve('var/simulate');
rmSync(folder, { recursive: true, force: true });
const { rows, problems } = await simulate(folder, minutes, visits);
const width = Math.max(...rows.map(([name]) => name.length));
for (const [name, value] of rows) console.log(`${name.padEnd(width)}  ${value}`);
for (const problem of problems.slice(0, 40)) console.error(`Error: ${problem}`);
console.log(problems.length === 0 ? 'passed' : `${problems.length} problems`);
rmSync(folder, { recursive: true, force: true });
process.exit(problems.length === 0 ? 0 : 1);

// All checks: `npm test`, or the named steps only: `npm test -- unit browser`. Every page in the browser, which takes
// four minutes more: `npm run test:pages`.
import { spawn } from 'node:child_process';
import { chromiumPath, ensureChromium } from './chromium.ts';

type Step = { name: string; command: string; args: string[]; onlyByName?: true };

/** One after the other; the steps of a group side by side, because one of them uses one core or mostly waits. */
const groups: Step[][] = [
  [
    { name: 'types', command: 'tsc', args: ['--noEmit'] },
    { name: 'lint', command: 'biome', args: ['check', '--error-on-warnings', '.'] },
    { name: 'lint', command: 'node', args: ['test/repository/check-expressions.ts'] },
    { name: 'build', command: 'node', args: ['build.mjs', '--if-needed'] },
  ],
  [
    { name: 'unit', command: 'vitest', args: ['run'] },
    { name: 'redis', command: 'vitest', args: ['run', 'test/redis'] },
    { name: 'caldav', command: 'vitest', args: ['run', 'test/caldav'] },
  ],
  [{ name: 'browser', command: 'playwright', args: ['test', '--config', 'test/e2e/playwright.config.ts'] }],
  [
    {
      name: 'pages',
      command: 'playwright',
      args: ['test', '--config', 'test/every-page/playwright.config.ts'],
      onlyByName: true,
    },
  ],
];

const selected = process.argv.slice(2);
const isSelected = ({ name, onlyByName }: Step) =>
  selected.includes(name) || name === 'build' || (selected.length === 0 && !onlyByName);
if (selected.length === 0 || selected.includes('browser') || selected.includes('pages')) ensureChromium();
for (const group of groups) {
  const steps = group.filter(isSelected);
  const results = await Promise.all(steps.map((step) => run(step, steps.length === 1)));
  const failed = results.filter(({ status }) => status !== 0);
  if (failed.length === 0) continue;
  // At the end, where a reader of a long log looks first.
  for (const { name, output } of failed) console.error(`\n— ${name}\n${output}`);
  console.error(`${failed.map(({ name }) => name).join(', ')} failed`);
  process.exit(1);
}

/**
 * Runs a step. Alone it prints as it goes; beside others its output is printed when it has ended, so that outputs do not
 * mix, and by the caller if it failed.
 * @returns its exit status, and the output that is not printed yet
 */
async function run({ name, command, args }: Step, alone: boolean) {
  if (alone) console.log(`\n— ${name}`);
  const started = performance.now();
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(command, args, {
    stdio: alone ? 'inherit' : ['inherit', 'pipe', 'pipe'],
    env: { ...process.env, ...color, CHROMIUM_PATH: chromiumPath() ?? '' },
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => output.push(data));
  const status = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  if (!alone && status === 0) console.log(`\n— ${name}\n${Buffer.concat(output)}`);
  console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return { name, status: status ?? 1, output: status === 0 ? '' : Buffer.concat(output).toString() };
}

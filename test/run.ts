// All checks: `npm test`, or the named steps only: `npm test -- unit browser`.
import { spawnSync } from 'node:child_process';
import { chromiumPath, ensureChromium } from './chromium.ts';

type Step = { name: string; command: string; args: string[] };

const steps: Step[] = [
  { name: 'types', command: 'tsc', args: ['--noEmit'] },
  { name: 'lint', command: 'biome', args: ['check', '--error-on-warnings', '.'] },
  { name: 'lint', command: 'node', args: ['test/repository/check-expressions.ts'] },
  { name: 'build', command: 'node', args: ['build.mjs', '--if-needed'] },
  { name: 'unit', command: 'vitest', args: ['run', '--config', 'test/vitest.config.ts'] },
  { name: 'redis', command: 'node', args: ['test/redis/run.ts'] },
  { name: 'caldav', command: 'node', args: ['test/caldav/run.ts'] },
  { name: 'browser', command: 'playwright', args: ['test', '--config', 'test/e2e/playwright.config.ts'] },
];

const selected = process.argv.slice(2);
if (selected.length === 0 || selected.includes('browser')) ensureChromium();
for (const { name, command, args } of steps) {
  if (selected.length > 0 && !selected.includes(name) && name !== 'build') continue;
  console.log(`\n— ${name}`);
  const started = performance.now();
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: chromiumPath() ?? '' },
  });
  if (status !== 0) {
    console.error(`${name} failed`);
    process.exit(status ?? 1);
  }
  console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

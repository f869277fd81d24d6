// Journeys in Chromium, Firefox and WebKit: `npm run test:browsers`, or those in named files: `npm run test:browsers -- theme`.
import { spawnSync } from 'node:child_process';
import { installMissingEngines, missingEngines } from './engines.ts';

installMissingEngines();
const missing = missingEngines();
if (missing.length > 0) {
  console.error(`Not installed and not tested: ${missing.join(', ')}.`);
  if (process.env['CI']) process.exit(1);
}
const config = ['run', '--config', 'test/browsers/vitest.config.ts'];
const { status } = spawnSync('vitest', [...config, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(status ?? 1);

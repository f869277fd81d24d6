// Journeys in Firefox and WebKit: `npm run test:browsers`; in one engine, of one file: `npm run test:browsers -- webkit menus`.
import { spawnSync } from 'node:child_process';
import { installMissingEngines, missingEngines, packages } from './engines.ts';
import { engineNames } from './tab.ts';

installMissingEngines();
const missing = missingEngines();
for (const engine of missing)
  console.error(
    `${engine} is not tested: it is not installed, and Debian's ${packages[engine].join(', ')} could not be.`,
  );
if (missing.length > 0 && process.env['CI']) {
  console.error('In CI both engines are tested.');
  process.exit(1);
}
const args = process.argv.slice(2);
const isEngine = (arg: string) => engineNames.some((engine) => engine === arg);
const options = args.map((arg) => (isEngine(arg) ? ['--project', arg] : [arg]));
const { status } = spawnSync('vitest', ['run', '--config', 'test/browsers/vitest.config.ts', ...options.flat()], {
  stdio: 'inherit',
});
process.exit(status ?? 1);

// Journeys in Chromium, Firefox and WebKit: `npm run test:browsers`; in one engine, of one file:
// `npm run test:browsers -- webkit theme`. The engines run side by side, each in a process of its own, because WebKit's
// driver waits more than it works.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { installMissingEngines, missingEngines, packages } from './engines.ts';
import { engineNames } from './tab.ts';

installMissingEngines();
const missing = missingEngines();
for (const engine of missing) {
  console.error(
    `${engine} is not tested: it is not installed, and Debian's ${packages[engine].join(', ')} could not be.`,
  );
}
if (missing.length > 0 && process.env['CI']) {
  console.error('In CI all three engines are tested.');
  process.exit(1);
}
const args = process.argv.slice(2);
const chosen = engineNames.filter((engine) => args.includes(engine));
const files = args.filter((arg) => !engineNames.some((engine) => engine === arg));
const runs = (chosen.length > 0 ? chosen : engineNames)
  .filter((engine) => !missing.includes(engine))
  .map((engine) => {
    const options = ['--config', 'test/browsers/vitest.config.ts', '--project', engine];
    return spawn('vitest', ['run', ...options, ...files], { stdio: 'inherit' });
  });
const codes = await Promise.all(runs.map(async (run) => (await once(run, 'close'))[0] as number | null));
process.exit(codes.length > 0 && codes.every((code) => code === 0) ? 0 : 1);

// Journeys in Chromium, Firefox and WebKit: `npm run test:browsers`; in one engine, of one file:
// `npm run test:browsers -- webkit theme`. Chromium and Firefox run side by side, each in a process of its own. WebKit
// follows alone: beside them it takes three times as long, and its pages stop for seconds.
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
const engines = (chosen.length > 0 ? chosen : engineNames).filter((engine) => !missing.includes(engine));
const sideBySide = engines.filter((engine) => engine !== 'webkit');
const codes = await run(sideBySide);
if (engines.includes('webkit')) codes.push(...(await run(['webkit'])));
process.exit(codes.length > 0 && codes.every((code) => code === 0) ? 0 : 1);

/** Runs the tests in these engines at the same time. */
function run(names: readonly string[]): Promise<(number | null)[]> {
  return Promise.all(
    names.map(async (engine) => {
      const options = ['--config', 'test/browsers/vitest.config.ts', '--project', engine];
      const tests = spawn('vitest', ['run', ...options, ...files], { stdio: 'inherit' });
      return (await once(tests, 'close'))[0] as number | null;
    }),
  );
}

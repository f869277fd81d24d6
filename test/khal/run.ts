// Runs the test that reads the feed of due dates with a calendar program: khal, which it installs from Debian's package.
import { spawnSync } from 'node:child_process';
import { ensureProgram } from '../debian-package.ts';

if (!ensureProgram(['khal', '--version'], 'khal')) {
  console.log('The khal test is skipped: khal is not installed and could not be installed.');
  process.exit(process.env['CI'] ? 1 : 0);
}
const { status } = spawnSync('vitest', ['run', '--config', 'test/khal/vitest.config.ts'], { stdio: 'inherit' });
process.exit(status ?? 1);

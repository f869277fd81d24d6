// Runs the tests that need a CalDAV server: Radicale, which they start on free ports, and khal, which edits
// its calendar and reads the feed of due dates.
import { spawnSync } from 'node:child_process';
import { ensureProgram } from '../debian-package.ts';

if (!ensureProgram(['radicale', '--version'], 'radicale') || !ensureProgram(['khal', '--version'], 'khal')) {
  console.log('The CalDAV tests are skipped: radicale or khal is not installed and could not be installed.');
  process.exit(process.env['CI'] ? 1 : 0);
}
const { status } = spawnSync('vitest', ['run', '--config', 'test/caldav/vitest.config.ts'], { stdio: 'inherit' });
process.exit(status ?? 1);

// Runs the tests of the site as it is on a platform's dyno: its slug is built for them in a folder of its own. `--full`:
// those that take minutes, too.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureChromium } from '../chromium.ts';
import { ensureProgram } from '../debian-package.ts';
import { describeMemoryLimit } from './memory-limit.ts';
import { buildSlug } from './slug.ts';

const programs: [command: string[], debianPackage: string][] = [
  [['redis-server', '--version'], 'redis-server'],
  [['radicale', '--version'], 'radicale'],
  [['openssl', 'version'], 'openssl'],
];
for (const [command, debianPackage] of programs) {
  if (ensureProgram(command, debianPackage)) continue;
  console.log(`The dyno tests are skipped: ${debianPackage} is not installed and could not be installed.`);
  process.exit(process.env['CI'] ? 1 : 0);
}
ensureChromium();
const folder = mkdtempSync(path.join(os.tmpdir(), 'dyno-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const { slug, bin } = buildSlug(folder);
console.log(describeMemoryLimit());
const args = process.argv.slice(2);
const isFull = args.includes('--full');

function runVitest(config: string, selected: string[], env: Record<string, string>): boolean {
  const { status } = spawnSync('vitest', ['run', '--config', config, ...selected], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0;
}

/** Other histories of bookings each time, whose store is lost: what failed names its seed, with which BOOKING_SEED plays it again. */
function playHistories(): boolean {
  const env = { BOOKING_HISTORIES: '1000', BOOKING_SEED: String(Math.floor(Math.random() * 1e6)) };
  const file = 'test/server/booking/restored-histories.test.ts';
  const isExportedRight = runVitest('test/vitest.config.ts', [file, '-t', 'an exported calendar'], env);
  return runVitest('test/caldav/vitest.config.ts', ['test/caldav/restored-histories.test.ts'], env) && isExportedRight;
}

const selected = args.filter((argument) => argument !== '--full');
const variables = { DYNO_SLUG: slug, DYNO_BIN: bin, ...(isFull && { DYNO_FULL: 'true' }) };
const isDynoRight = runVitest('test/dyno/vitest.config.ts', selected, variables);
// Files that are named are those of the dyno alone.
const areHistoriesRight = !isFull || selected.length > 0 || playHistories();
process.exit(isDynoRight && areHistoriesRight ? 0 : 1);

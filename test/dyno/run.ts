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
const { status } = spawnSync(
  'vitest',
  ['run', '--config', 'test/dyno/vitest.config.ts', ...args.filter((argument) => argument !== '--full')],
  {
    stdio: 'inherit',
    env: { ...process.env, DYNO_SLUG: slug, DYNO_BIN: bin, ...(args.includes('--full') && { DYNO_FULL: 'true' }) },
  },
);
process.exit(status ?? 1);

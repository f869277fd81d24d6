// Runs the tests of the site behind Varnish: two processes of it on one Redis, started for them on free ports.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureProgram } from '../debian-package.ts';
import { freePort } from '../free-port.ts';

const programs: [command: string[], debianPackage: string][] = [
  [['varnishd', '-V'], 'varnish'],
  [['redis-server', '--version'], 'redis-server'],
];
for (const [command, debianPackage] of programs) {
  if (ensureProgram(command, debianPackage)) continue;
  console.log(`The CDN tests are skipped: ${debianPackage} is not installed and could not be installed.`);
  process.exit(process.env['CI'] ? 1 : 0);
}
const port = await freePort();
const folder = mkdtempSync(path.join(os.tmpdir(), 'cdn-redis-'));
const redis = spawn(
  'redis-server',
  ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no'],
  { stdio: 'ignore' },
);
const { status } = spawnSync('vitest', ['run', '--config', 'test/cdn/vitest.config.ts'], {
  stdio: 'inherit',
  env: { ...process.env, REDIS_TEST_URL: `redis://127.0.0.1:${port}` },
});
redis.kill();
rmSync(folder, { recursive: true, force: true });
process.exit(status ?? 1);

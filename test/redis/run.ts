// Runs the tests that need Redis, on one started for them on a free port.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureProgram } from '../debian-package.ts';
import { freePort } from '../free-port.ts';

if (!ensureProgram(['redis-server', '--version'], 'redis-server')) {
  console.log('The Redis tests are skipped: redis-server is not installed and could not be installed.');
  process.exit(process.env['CI'] ? 1 : 0);
}
const port = await freePort();
const folder = mkdtempSync(path.join(os.tmpdir(), 'redis-'));
const redis = spawn(
  'redis-server',
  ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no'],
  { stdio: 'ignore' },
);
const { status } = spawnSync('vitest', ['run', '--config', 'test/redis/vitest.config.ts'], {
  stdio: 'inherit',
  env: { ...process.env, REDIS_TEST_URL: `redis://127.0.0.1:${port}` },
});
redis.kill();
rmSync(folder, { recursive: true, force: true });
process.exit(status ?? 1);

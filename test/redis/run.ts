// Runs the tests that need Redis, on one started for them on a free port.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../free-port.ts';

if (!hasRedis()) {
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

function hasRedis(): boolean {
  const found = () => spawnSync('redis-server', ['--version']).status === 0;
  if (found()) return true;
  try {
    execFileSync('apt-get', ['update', '-qq'], { timeout: 120_000 });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'redis-server'], {
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch {
    return false;
  }
  return found();
}

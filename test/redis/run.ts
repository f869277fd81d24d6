// Runs the tests that need Redis, on one started for them on a free port.
import { spawnSync } from 'node:child_process';
import { ensureProgram } from '../debian-package.ts';
import { startOwnRedis } from './own-redis.ts';

if (
  !ensureProgram(['redis-server', '--version'], 'redis-server') ||
  !ensureProgram(['openssl', 'version'], 'openssl')
) {
  console.log('The Redis tests are skipped: redis-server or openssl is not installed and could not be installed.');
  process.exit(process.env['CI'] ? 1 : 0);
}
const redis = await startOwnRedis();
const { status } = spawnSync('vitest', ['run', '--config', 'test/redis/vitest.config.ts'], {
  stdio: 'inherit',
  env: { ...process.env, REDIS_TEST_URL: redis.url },
});
await redis.stop();
process.exit(status ?? 1);

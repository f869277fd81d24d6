// Sends made-up requests to the site for longer than `npm test` does: `npm run fuzz -- --seconds=60 --seed=1`.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, seed: { type: 'string', default: String(Date.now() % 1e9) } },
});
if (!(Number(values.seconds) > 0) || !/^\d{1,9}$/.test(values.seed)) {
  console.error('Wants --seconds=60, of the processor, and --seed=1, a whole number.');
  process.exit(2);
}
const { status } = spawnSync('vitest', ['run', '--config', 'test/vitest.config.ts', 'test/server/http/fuzz.test.ts'], {
  stdio: 'inherit',
  env: { ...process.env, FUZZ_SECONDS: values.seconds, FUZZ_SEED: values.seed },
});
process.exit(status ?? 1);

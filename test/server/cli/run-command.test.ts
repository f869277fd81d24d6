import { afterEach, expect, it, vi } from 'vitest';
import { runCommand, withStores } from '#server/cli/run-command.ts';
import { parseEnv } from '#server/env.ts';

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = 0;
});

it('a command that cannot reach Redis prints the one line that says so, and fails', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  const env = parseEnv({ REDIS_URL: 'redis://127.0.0.1:9', BOOKING_SECRET: 'a secret of the firm' });
  await runCommand(() => withStores(env, async () => 0));
  expect(printed.mock.calls).toEqual([[expect.stringMatching(/^[^\n]*ECONNREFUSED[^\n]*$/)]]);
  expect(process.exitCode).toBe(1);
});

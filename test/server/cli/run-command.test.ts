import { afterEach, expect, it, vi } from 'vitest';
import { runOutboxTool } from '#server/cli/outbox.ts';
import { printReport } from '#server/cli/report.ts';
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

it.each([
  ['outbox', 'messages', runOutboxTool],
  ['report', 'counts', (_args, env, print) => printReport(env, print)],
] satisfies [string, string, typeof runOutboxTool][])(
  '%s on a dyno without Redis says that it cannot see the %s of the site, and fails',
  async (_command, things, run) => {
    const printed: string[] = [];
    const code = await run(['list'], parseEnv({ DYNO: 'run.1234' }), (line) => printed.push(line));
    expect(code).toBe(1);
    expect(printed).toEqual([
      `This dyno cannot see the site's ${things}, which the web dyno has on a disk of its own: set REDIS_URL.`,
    ]);
  },
);

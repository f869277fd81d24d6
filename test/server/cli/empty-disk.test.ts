import { expect, it } from 'vitest';
import { runOutboxTool } from '#server/cli/outbox.ts';
import { printReport } from '#server/cli/report.ts';
import { parseEnv } from '#server/env.ts';

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

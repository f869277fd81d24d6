import { expect, it } from 'vitest';
import { runBookingsTool } from '#server/cli/bookings.ts';
import { runOutboxTool } from '#server/cli/outbox.ts';
import { printReport } from '#server/cli/report.ts';
import { parseEnv } from '#server/env.ts';

it.each([
  ['outbox', 'messages', runOutboxTool, 'set REDIS_URL.'],
  ['bookings', 'meetings', runBookingsTool, "set REDIS_URL, or look at the firm's calendar."],
  ['report', 'counts', (_args, env, print) => printReport(env, print), 'set REDIS_URL.'],
] satisfies [string, string, typeof runOutboxTool, string][])(
  '%s on a dyno without Redis says that it cannot see the %s of the site, and fails',
  async (_command, things, run, advice) => {
    const printed: string[] = [];
    const code = await run(['list'], parseEnv({ DYNO: 'run.1234' }), (line) => printed.push(line));
    expect(code).toBe(1);
    expect(printed).toEqual([
      `This dyno cannot see the site's ${things}, which the web dyno has on a disk of its own: ${advice}`,
    ]);
  },
);

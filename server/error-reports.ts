import { LRUCache } from 'lru-cache';
import * as limits from '#shared/limits.ts';

type Report = { text: string; error: string; requestId: string | null; path: string | null };

export type ErrorReports = ReturnType<typeof createErrorReports>;

/**
 * Reports unexpected errors to ERROR_WEBHOOK_URL: each kind once an hour, fifty kinds at most; every one is in the log. A
 * report holds what the log line holds of it, without stack or query.
 * @param send posts one report; what it rejects with is given to `onFailure`
 */
export function createErrorReports(
  send: (report: Report) => Promise<unknown>,
  onFailure: (error: unknown) => void,
  now = () => performance.now(),
) {
  const reported = new LRUCache<string, true>({
    max: limits.errorReportKinds,
    ttl: limits.errorReportRepeatMs,
    ttlResolution: 0,
    perf: { now },
  });
  return {
    /** Called for each line of the log at level `error` or above, with the line's fields. */
    add(message: string, fields: Record<string, unknown>): void {
      const report = reportOf(message, fields);
      if (reported.has(report.text)) return;
      reported.purgeStale();
      if (reported.size >= limits.errorReportKinds) return;
      reported.set(report.text, true);
      send(report).catch(onFailure);
    },
  };
}

function reportOf(message: string, fields: Record<string, unknown>): Report {
  const { err, error: given = err, id, path } = fields;
  const error = given instanceof Error ? `${given.name}: ${given.message}` : typeof given === 'string' ? given : '';
  return {
    text: [message, ...(error ? [error] : [])].join(': ').slice(0, 700),
    error: error.slice(0, 500),
    requestId: typeof id === 'string' ? id : null,
    path: typeof path === 'string' ? path.slice(0, 200) : null,
  };
}

/** Posts a report as JSON. Chat services show its `text`. */
export async function postReport(url: string, report: object): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
    redirect: 'error',
    signal: AbortSignal.timeout(limits.errorReportTimeoutMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`status ${response.status}`);
}

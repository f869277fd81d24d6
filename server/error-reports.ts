import * as limits from '#shared/limits.ts';

type Failure = { message: string; error: string; requestId: string | null; path: string | null };
/** `count`: how often it happened since it was last sent. */
type Known = Failure & { lastSeen: number; lastSent: number; count: number };

export type ErrorReports = ReturnType<typeof createErrorReports>;

/**
 * Reports unexpected errors to ERROR_WEBHOOK_URL: the first at once, then at most one report a minute. The same error is
 * reported once an hour, with how often it happened since. A report holds what the log line holds of it, without stack or
 * query. What could not be sent goes with the next report.
 * @param send posts one report; what it rejects with is given to `onFailure`
 */
export function createErrorReports(
  send: (report: { text: string; errors: object[] }) => Promise<unknown>,
  onFailure: (error: unknown) => void,
  now: () => number = Date.now,
) {
  const known = new Map<string, Known>();
  let lastSent = Number.NEGATIVE_INFINITY;
  let scheduled = false;

  const isDue = (one: Known) => one.count > 0 && now() - one.lastSent >= limits.errorReportRepeatMs;

  const flush = () => {
    scheduled = false;
    const due = [...known.values()].filter(isDue);
    if (due.length === 0) return;
    lastSent = now();
    const sent = due.map((one) => ({ one, before: { ...one } }));
    for (const one of due) Object.assign(one, { lastSent, count: 0 });
    const errors = sent.map(({ before: { message, error, requestId, path, count } }) => ({
      message,
      error,
      requestId,
      path,
      count,
    }));
    const text = errors.map(
      ({ message, error, count }) => `${message}: ${error}${count > 1 ? ` (${count} times)` : ''}`,
    );
    send({ text: text.join('\n'), errors }).catch((error: unknown) => {
      for (const { one, before } of sent)
        Object.assign(one, { lastSent: before.lastSent, count: one.count + before.count });
      onFailure(error);
    });
  };

  const evictOld = () => {
    for (const [key, one] of known) if (now() - one.lastSeen >= limits.errorReportRepeatMs) known.delete(key);
  };

  return {
    /** Called for each line of the log at level `error` or above, with the line's fields. */
    add(message: string, fields: Record<string, unknown>): void {
      evictOld();
      const failure = failureOf(message, fields);
      const key = `${message}\n${failure.error}`;
      let same = known.get(key);
      if (!same) {
        if (known.size >= limits.errorReportKinds) return;
        same = { ...failure, lastSeen: 0, lastSent: Number.NEGATIVE_INFINITY, count: 0 };
        known.set(key, same);
      }
      same.lastSeen = now();
      same.count += 1;
      if (!isDue(same)) return;
      // Never longer than the pause, should the clock have been set back.
      const wait = Math.min(lastSent - now(), 0) + limits.errorReportPauseMs;
      if (wait <= 0) flush();
      else if (!scheduled) {
        scheduled = true;
        setTimeout(flush, wait).unref();
      }
    },
  };
}

function failureOf(message: string, fields: Record<string, unknown>): Failure {
  const { err, error = err, id, path } = fields;
  const text = error instanceof Error ? `${error.name}: ${error.message}` : typeof error === 'string' ? error : '';
  return {
    message: message.slice(0, 200),
    error: text.slice(0, 500),
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

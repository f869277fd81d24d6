import * as limits from '#shared/limits.ts';

type Failure = { message: string; error: string; requestId: string | null; path: string | null };
type Known = Failure & { first: number; reported: boolean; count: number };

export type ErrorReports = {
  /** Called for each line of the log at level `error` or above, with the line's fields. */
  add(message: string, fields: Record<string, unknown>): void;
};

/**
 * Tells ERROR_WEBHOOK_URL of unexpected errors: the first at once, then at most one report a minute. The same error is
 * reported once an hour, with how often it happened. A report holds what the log line holds of it, without stack or query.
 * @param send posts one report; what it rejects with is given to `onFailure`
 */
export function createErrorReports(
  send: (report: { text: string; errors: object[] }) => Promise<unknown>,
  onFailure: (error: unknown) => void,
  now: () => number = Date.now,
): ErrorReports {
  const known = new Map<string, Known>();
  let lastSent = Number.NEGATIVE_INFINITY;
  let scheduled = false;

  const flush = () => {
    scheduled = false;
    const waiting = [...known.values()].filter(({ reported }) => !reported);
    if (waiting.length === 0) return;
    lastSent = now();
    const errors = waiting.map(({ message, error, requestId, path, count }) => ({
      message,
      error,
      requestId,
      path,
      count,
    }));
    for (const one of waiting) one.reported = true;
    const text = errors.map(
      ({ message, error, count }) => `${message}: ${error}${count > 1 ? ` (${count} times)` : ''}`,
    );
    send({ text: text.join('\n'), errors }).catch(onFailure);
  };

  const forgetOld = () => {
    for (const [key, one] of known) {
      if (!one.reported || now() - one.first < limits.errorReportRepeatMs) continue;
      known.delete(key);
    }
  };

  return {
    add(message, fields) {
      forgetOld();
      const failure = failureOf(message, fields);
      const key = `${message}\n${failure.error}`;
      const same = known.get(key);
      if (same) {
        same.count++;
        return;
      }
      if (known.size >= limits.errorReportKinds) return;
      known.set(key, { ...failure, first: now(), reported: false, count: 1 });
      // Never longer than the pause, also after the clock was set back.
      const wait = Math.min(lastSent + limits.errorReportPauseMs - now(), limits.errorReportPauseMs);
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

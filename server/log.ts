import { type Logger, type LoggerOptions, pino, stdTimeFunctions } from 'pino';
import type { ErrorReports } from './error-reports.ts';
import { createLogDestination, type LogDestination } from './log-destination.ts';

/**
 * JSON lines, or readable ones on a terminal. Never logs headers.
 * @param reports receives each line at level `error` and above
 */
export function createLog(
  level: string,
  terminal: boolean,
  reports?: ErrorReports,
  destination: LogDestination = createLogDestination(1),
): Logger {
  const options: LoggerOptions = {
    level,
    hooks: {
      logMethod(line, method, lineLevel) {
        if (reports && lineLevel >= 50) report(reports, ...messageAndFields(line));
        method.apply(this, line);
      },
    },
    timestamp: stdTimeFunctions.isoTime,
    redact: { paths: ['req.headers', 'res.headers'], remove: true },
  };
  return terminal ? pino({ ...options, transport: { target: 'pino-pretty' } }) : pino(options, destination);
}

/** The access log is no error report: a 503 is expected while Ghost is away, and what is not has a line of its own. */
function report(reports: ErrorReports, message: string, fields: Record<string, unknown>) {
  if (!('res' in fields)) reports.add(message, fields);
}

/** The arguments of a call such as `log.error({ err }, 'text')` or `log.error('text')`. */
function messageAndFields([first, second]: unknown[]): [message: string, fields: Record<string, unknown>] {
  if (typeof first === 'string') return [first, {}];
  return [typeof second === 'string' ? second : 'error', (first ?? {}) as Record<string, unknown>];
}

import { write as writeFile } from 'node:fs';
import { type Logger, type LoggerOptions, pino, stdTimeFunctions } from 'pino';
import type { ErrorReports } from './error-reports.ts';

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
        if (reports && lineLevel >= 50) {
          const [message, fields] = messageAndFields(line);
          // The access log is no error report: a 503 is expected while Ghost is away, and what is not has its own line.
          if (!('res' in fields)) reports.add(message, fields);
        }
        method.apply(this, line);
      },
    },
    timestamp: stdTimeFunctions.isoTime,
    redact: { paths: ['req.headers', 'res.headers'], remove: true },
  };
  return terminal ? pino({ ...options, transport: { target: 'pino-pretty' } }) : pino(options, destination);
}

/** The arguments of a call such as `log.error({ err }, 'text')` or `log.error('text')`. */
function messageAndFields([first, second]: unknown[]): [message: string, fields: Record<string, unknown>] {
  if (typeof first === 'string') return [first, {}];
  return [typeof second === 'string' ? second : 'error', (first ?? {}) as Record<string, unknown>];
}

type Write = (fd: number, bytes: Buffer, done: (error: NodeJS.ErrnoException | null, written: number) => void) => void;

type LogDestination = ReturnType<typeof createLogDestination>;

/** Bytes that wait for a reader; further lines are dropped. */
const maxWaiting = 1024 * 1024;
const retryMs = 100;
const newline = Buffer.from('\n');

/**
 * Writes lines to a file descriptor, one write at a time, without ever blocking or ending the process: what a full disk or
 * a closed pipe does not take is dropped, and the next line that is written comes after one that says how many are missing.
 */
export function createLogDestination(fd: number, write: Write = writeFile) {
  let lines: string[] = [];
  let waiting = 0;
  let dropped = 0;
  /** The last line written is not whole. */
  let isTorn = false;
  let writing: { bytes: Buffer; count: number; reported: number } | null = null;
  const whenIdle: (() => void)[] = [];

  function next() {
    if (lines.length === 0) {
      for (const resolve of whenIdle.splice(0)) resolve();
      return;
    }
    const missing = dropped > 0 ? noticeOf(dropped) : '';
    const bytes = Buffer.from([isTorn ? '\n' : '', missing, ...lines].join(''));
    writing = { bytes, count: lines.length, reported: dropped };
    lines = [];
    waiting = 0;
    attempt();
  }

  function attempt() {
    write(fd, writing!.bytes, (error, written) => {
      const { bytes, count, reported } = writing!;
      if (error?.code === 'EAGAIN') return void setTimeout(attempt, retryMs).unref();
      if (error) dropped += count;
      else {
        isTorn = !bytes.subarray(0, written).subarray(-1).equals(newline);
        if (written < bytes.length) {
          writing!.bytes = bytes.subarray(written);
          return attempt();
        }
        dropped -= reported;
      }
      writing = null;
      next();
    });
  }

  return {
    /** @param line ends with a line end */
    write(line: string) {
      if (waiting > maxWaiting) dropped += 1;
      else {
        lines.push(line);
        waiting += line.length;
        if (!writing) next();
      }
    },
    /** Resolves once everything is written or dropped; never while a reader does not read. */
    idle: () => new Promise<void>((resolve) => (writing ? whenIdle.push(resolve) : resolve())),
  };
}

function noticeOf(dropped: number): string {
  const line = { level: 40, time: new Date().toISOString(), msg: `${dropped} lines of the log could not be written` };
  return `${JSON.stringify(line)}\n`;
}

import { type Logger, pino, stdTimeFunctions } from 'pino';

/**
 * JSON lines, or readable ones on a terminal. Never logs headers.
 * @param level pino level, such as `info`
 * @param terminal whether a person reads the output
 */
export function createLog(level: string, terminal: boolean): Logger {
  const options = {
    level,
    timestamp: stdTimeFunctions.isoTime,
    redact: { paths: ['req.headers', 'res.headers'], remove: true },
  };
  return terminal ? pino({ ...options, transport: { target: 'pino-pretty' } }) : pino(options);
}

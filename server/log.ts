import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Logger, pino, stdTimeFunctions } from 'pino';
import { pinoHttp } from 'pino-http';

export type Log = Logger;

/** JSON lines, or readable ones on a terminal. Addresses carry no query, since that may hold what a visitor typed. */
export function createLog(level: string, terminal: boolean): Log {
  const options = {
    level,
    timestamp: stdTimeFunctions.isoTime,
    redact: { paths: ['req.headers', 'res.headers'], remove: true },
  };
  return terminal ? pino({ ...options, transport: { target: 'pino-pretty' } }) : pino(options);
}

/** A line for each answer of Express: address, status, time, request id; nothing of the visitor's. */
export function requestLog(logger: Log) {
  return pinoHttp({
    logger,
    genReqId: (request) => request.id,
    serializers: {
      req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
        id,
        method,
        path: url.split('?')[0],
      }),
      res: (response: { statusCode: number }) => ({ status: response.statusCode }),
    },
    customLogLevel,
  });
}

function customLogLevel(_request: IncomingMessage, { statusCode }: ServerResponse, error?: Error) {
  return error || statusCode >= 500 ? 'error' : 'info';
}

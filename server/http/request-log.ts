import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';

/** One log line for each response of Express: brand, path, status, duration, request id. No query, no headers, no client address. */
export function requestLog(logger: Logger) {
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
    customProps: (request) => ({ brand: (request as Partial<Request>).brandChoice?.id }),
    customLogLevel,
  });
}

/** A render that was refused under load is no error: thousands of them would be thousands of reports. */
function customLogLevel(_request: IncomingMessage, response: ServerResponse & { locals?: object }, error?: Error) {
  if (response.locals && 'overloaded' in response.locals) return 'warn';
  const { statusCode } = response;
  return error || statusCode >= 500 ? 'error' : 'info';
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';

/** One log line for each response of Express: path, status, duration, request id. No query, no headers, no client address. */
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
    customLogLevel,
  });
}

/** A request that was refused under load is no error of its own: one line for all of them is written where they are refused. */
function customLogLevel(_request: IncomingMessage, response: ServerResponse & { locals?: object }, error?: Error) {
  if (response.locals && 'shed' in response.locals) return 'debug';
  const { statusCode } = response;
  return error || statusCode >= 500 ? 'error' : 'info';
}

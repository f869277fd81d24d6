import { randomUUID } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request whose response has not begun by then is answered by the router. */
const timeoutMs = 30_000;

/** The platform's router. */
export type Router = { url: string; close(): void };

/**
 * Starts what stands between visitors and dynos: it ends TLS, names the visitor and the request, and takes the dynos in
 * turn. See devcenter.heroku.com/articles/http-routing.
 * @param ports of the dynos
 */
export async function startRouter(ports: readonly number[]): Promise<Router> {
  let next = 0;
  const server = http.createServer((incoming, outgoing) => pass(incoming, outgoing, ports[next++ % ports.length]!));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse, port: number): void {
  const { method, url, headers } = incoming;
  const request = http.request({ host: '127.0.0.1', port, method, path: url, headers: forwarded(incoming) });
  const fail = (code: string) => {
    request.destroy();
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(503, { 'X-Router-Error': code }).end();
  };
  const late = setTimeout(fail, timeoutMs, 'H12');
  request.on('error', () => fail('H13'));
  request.on('response', (response) => {
    clearTimeout(late);
    outgoing.writeHead(response.statusCode!, { ...response.headers, via: '1.1 router' });
    response.on('error', () => outgoing.destroy()).pipe(outgoing);
  });
  outgoing.on('close', () => {
    clearTimeout(late);
    request.destroy();
  });
  incoming.pipe(request);

  function forwarded({ socket }: IncomingMessage) {
    const from = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');
    const { 'x-request-id': given } = headers;
    const id = typeof given === 'string' && /^[\w+/=-]{20,200}$/.test(given) ? given : randomUUID();
    return {
      ...headers,
      ...{ 'X-Forwarded-For': from, 'X-Forwarded-Proto': 'https', 'X-Forwarded-Port': '443' },
      ...{ 'X-Request-ID': id, 'X-Request-Start': String(Date.now()), Via: '1.1 router' },
    };
  }
}

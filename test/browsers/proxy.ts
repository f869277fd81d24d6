import { createHash } from 'node:crypto';
import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Transform } from 'node:stream';

/** What happens to requests whose path matches. */
export type Rule = {
  path: RegExp;
  /** Whether the rule applies to a request that comes now; always by default. */
  when?: () => boolean;
  /** Responds once this settles; a promise that never does leaves the request open. */
  until?: Promise<unknown>;
  /** Responds this instead of the site. */
  respond?: { status: number; type: string; body: string };
};

export type SiteProxy = {
  /** Origin of the proxy: to the browser, the site. Every proxy has its own, and with it storage and cache. */
  origin: string;
  /** Adds a rule; the last one that matches a request is followed. */
  rule(rule: Rule): void;
  /** Path and method of each request so far. */
  requests: { method: string; path: string }[];
  /** Runs the text of a function in every document before the page's own scripts. */
  addInitScript(source: string): void;
  /** Switches scripts off in documents from now on, by the policy's `sandbox`. */
  disableScripts(): void;
  stop(): Promise<void>;
};

/**
 * A proxy between browser and site. It is how journeys hold requests, have them fail, and run scripts before the page's
 * in every engine alike, because WebDriver has no command for these.
 * @param site URL of the running site
 */
export async function startProxy(site: string): Promise<SiteProxy> {
  const rules: Rule[] = [];
  const requests: SiteProxy['requests'] = [];
  const initScripts: string[] = [];
  let scripts = true;
  const server = http.createServer(async (request, response) => {
    const path = request.url!;
    requests.push({ method: request.method!, path });
    const rule = rules.findLast((candidate) => candidate.path.test(path) && (candidate.when?.() ?? true));
    if (rule?.until) await rule.until;
    if (rule?.respond) {
      response.writeHead(rule.respond.status, { 'Content-Type': rule.respond.type }).end(rule.respond.body);
    } else {
      forward(site, request, response, () =>
        scripts ? initScripts.map((source) => `(${source})()`).join(';\n') : null,
      );
    }
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    rule: (rule) => void rules.push(rule),
    requests,
    addInitScript: (source) => void initScripts.push(source),
    disableScripts() {
      scripts = false;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** @param initScript text to run first in HTML documents; null to switch scripts off in them */
function forward(site: string, request: IncomingMessage, response: ServerResponse, initScript: () => string | null) {
  const isDocument = request.headers.accept?.includes('text/html');
  const headers = { ...request.headers, ...(isDocument && { 'accept-encoding': 'identity' }) };
  const upstream = http.request(site + request.url, { method: request.method, headers }, (incoming) => {
    const isHtml = incoming.headers['content-type']?.startsWith('text/html');
    if (!isHtml) {
      response.writeHead(incoming.statusCode!, incoming.headers);
      incoming.pipe(response);
      return;
    }
    const script = initScript();
    const { 'content-length': _, ...rest } = incoming.headers;
    // WebDriver loses WebKit's page when a sandboxed document has an opener policy.
    if (script === null) delete rest['cross-origin-opener-policy'];
    const policy = String(incoming.headers['content-security-policy']);
    response.writeHead(incoming.statusCode!, { ...rest, 'content-security-policy': changePolicy(policy, script) });
    incoming.pipe(insertScript(script)).pipe(response);
  });
  upstream.on('error', () => response.destroy());
  response.on('close', () => upstream.destroy());
  request.pipe(upstream);
}

function changePolicy(policy: string, script: string | null): string {
  if (script === null) return `${policy}; sandbox allow-same-origin allow-forms allow-popups allow-top-navigation`;
  const hash = createHash('sha256').update(script).digest('base64');
  return policy.replace('script-src ', `script-src 'sha256-${hash}' `);
}

/** Writes the script behind `<head>`, which is in the first bytes of every document; in bytes, because a character may be in two parts. */
function insertScript(script: string | null): Transform {
  let done = !script;
  let start = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _encoding, callback) {
      if (done) return callback(null, chunk);
      start = Buffer.concat([start, chunk]);
      const end = start.indexOf('<head>') + '<head>'.length;
      if (end < '<head>'.length) return callback();
      done = true;
      callback(
        null,
        Buffer.concat([start.subarray(0, end), Buffer.from(`<script>${script}</script>`), start.subarray(end)]),
      );
    },
    flush(callback) {
      callback(null, done ? undefined : start);
    },
  });
}

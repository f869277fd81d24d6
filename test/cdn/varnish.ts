import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

export type EdgeResponse = { status: number; headers: Record<string, string>; body: Buffer };
export type Varnish = Awaited<ReturnType<typeof startVarnish>>;

/**
 * Starts Varnish on `port` with .github/varnish/site.vcl, in front of servers on `ports` of this machine, which need not
 * run yet.
 * A request with `X-Test-Age` has its response stored as if it had been fetched so many seconds ago: it is sent by way
 * of another server, which adds that as `Age`, as a further cache would.
 */
export async function startVarnish(ports: readonly number[], port: number) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'varnish-'));
  cpSync('.github/varnish/site.vcl', path.join(folder, 'site.vcl'));
  const older = await startAgingProxy(ports.at(-1)!);
  writeFileSync(path.join(folder, 'origin.vcl'), originVcl(ports, older.port));
  const child = spawn(
    'varnishd',
    [
      ['-F', '-j', 'none', '-n', path.join(folder, 'work')],
      ['-a', `127.0.0.1:${port}`, '-f', path.join(folder, 'site.vcl')],
      ['-p', `vcl_path=${folder}`, '-p', 'http_gzip_support=off', '-s', 'malloc,256m'],
    ].flat(),
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));

  const varnish = {
    port,
    /** A request for a host. Node's fetch would send a Host of its own. */
    get(host: string, url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<EdgeResponse> {
      return new Promise((resolve, reject) => {
        const outgoing = request({ port, host: '127.0.0.1', path: url, method, headers: { Host: host, ...headers } });
        outgoing.on('error', reject).on('response', (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part)).on('error', reject);
          response.on('end', () =>
            resolve({
              status: response.statusCode!,
              headers: response.headers as Record<string, string>,
              body: Buffer.concat(parts),
            }),
          );
        });
        outgoing.end();
      });
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      older.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  const started = performance.now();
  for (;;) {
    const response = await varnish.get('localhost', '/healthz').catch(() => null);
    if (response) return varnish;
    if (child.exitCode !== null || performance.now() - started > 30_000)
      throw new Error(`Varnish does not answer:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The origin.vcl of these tests: as origin.example.vcl, with the aging proxy besides. */
function originVcl(ports: readonly number[], olderPort: number): string {
  const backends = ports.map(
    (port, index) => `backend process${index} { .host = "127.0.0.1"; .port = "${port}"; .probe = alive; }`,
  );
  return `
    import directors;
    probe alive { .url = "/healthz"; .interval = 500ms; .timeout = 2s; .window = 3; .threshold = 2; .initial = 2; }
    ${backends.join('\n')}
    backend older { .host = "127.0.0.1"; .port = "${olderPort}"; }
    acl purgers { "127.0.0.1"; }
    sub vcl_init {
      new site = directors.round_robin();
      ${ports.map((_, index) => `site.add_backend(process${index});`).join('\n')}
    }
    sub vcl_recv {
      set req.backend_hint = site.backend();
      if (req.http.X-Test-Age) { set req.backend_hint = older; }
    }
    sub may_purge { if (client.ip !~ purgers) { return (synth(403, "Not allowed")); } }
  `;
}

/** A cache on the way from a process to Varnish, as it seems: adds `Age` to the process's responses. */
async function startAgingProxy(port: number) {
  const server = createServer((incoming, response) => {
    const { 'x-test-age': age = '0', ...headers } = incoming.headers;
    request({ port, host: '127.0.0.1', path: incoming.url, headers })
      .on('response', (upstream) => {
        response.writeHead(upstream.statusCode!, { ...upstream.headers, Age: String(age) });
        upstream.pipe(response);
      })
      .on('error', () => response.destroy())
      .end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

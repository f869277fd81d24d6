import { connect } from 'node:net';
import type { TestSite } from '../site.ts';

export type RawResponse = { status: number; headers: Record<string, string>; body: string };

/** Sends a request target exactly as it stands, which HTTP clients would normalize, to a site that listens. */
export function sendRaw(site: TestSite, target: string, headers: Record<string, string> = {}): Promise<RawResponse> {
  const { port } = site.server.address() as { port: number };
  const fields = Object.entries({ Host: 'localhost', Connection: 'close', ...headers });
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${target} HTTP/1.1\r\n${fields.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
  return new Promise((resolve, reject) => {
    let text = '';
    socket.setEncoding('latin1');
    socket.on('data', (data) => (text += data));
    socket.on('error', reject);
    socket.on('close', () => resolve(parseResponse(text)));
  });
}

/** Starts to listen on a port of its own. */
export function listen(site: TestSite): Promise<void> {
  return new Promise((resolve) => site.server.listen(0, '127.0.0.1', resolve));
}

function parseResponse(text: string): RawResponse {
  const [head = '', body = ''] = text.split(/\r\n\r\n([\s\S]*)/);
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { status: Number(statusLine.split(' ')[1]), headers: Object.fromEntries(headers), body };
}

import http from 'node:http';
import type { Fleet, Web } from './fleet.ts';
import type { Visit } from './visits.ts';

/** What a visitor got, and when. Times in milliseconds since the start. */
export type VisitResult = {
  visit: Visit;
  /** A connection error is a status in words. */
  status: number | string;
  startedAt: number;
  endedAt: number;
  text: string;
  /** The wait in the header Retry-After, in milliseconds. */
  retryAfterMs: number | null;
};

const timeoutMs = 30_000;

/** Sends a visit to one of the processes. */
export async function sendVisit(fleet: Fleet, visit: Visit, number: number, clock: () => number): Promise<VisitResult> {
  const webs = fleet.webs();
  const web = webs[number % webs.length]!;
  const startedAt = clock();
  const result = await request(web, visit, number).catch((error: NodeJS.ErrnoException) => ({
    status: error.code ?? error.message,
    text: '',
    retryAfterMs: null,
  }));
  return { visit, ...result, startedAt, endedAt: clock() };
}

function request({ site, agent }: Web, { method, host, path, body }: Visit, number: number) {
  const content = body && JSON.stringify(body);
  const from = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  const headers = {
    Host: host,
    'X-Forwarded-For': from,
    'Accept-Encoding': 'identity',
    ...(content && { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(content)) }),
  };
  return new Promise<Pick<VisitResult, 'status' | 'text' | 'retryAfterMs'>>((resolve, reject) => {
    const sent = http.request({ host: '127.0.0.1', port: site.port, agent, method, path, headers, timeout: timeoutMs });
    sent.on('timeout', () => sent.destroy(new Error('no response in 30 s')));
    sent.on('error', reject);
    sent.on('response', (response) => {
      const keeps = /json/.test(response.headers['content-type'] ?? '');
      let text = '';
      response.on('data', (data: Buffer) => {
        if (keeps) text += data.toString();
      });
      response.on('error', reject);
      const seconds = response.headers['retry-after'];
      const retryAfterMs = seconds === undefined ? null : Number(seconds) * 1_000;
      response.on('end', () => resolve({ status: response.statusCode!, text, retryAfterMs }));
    });
    sent.end(content);
  });
}

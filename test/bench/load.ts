// A load generator: plain sockets, one request in flight on each. Started by servers.ts as a process of its own, prints one line of JSON.
import { connect } from 'node:net';

export type Load = {
  port: number;
  path: string;
  headers: Record<string, string>;
  /** Milliseconds. The first fifth is not counted. */
  duration: number;
  /** Ends earlier after this many responses. */
  maxRequests?: number;
};
export type LoadResult = { perSecond: number; failed: number };

const connections = 16;
const job = JSON.parse(process.argv[2]!) as Load;
const fields = Object.entries({ Host: `localhost:${job.port}`, ...job.headers });
const head = fields.map(([name, value]) => `${name}: ${value}\r\n`).join('');
const request = Buffer.from(`GET ${job.path} HTTP/1.1\r\n${head}\r\n`);
const length = await responseLength();
let [responses, counted, failed] = [0, 0, 0];
const begin = performance.now();
const measureFrom = begin + job.duration / 5;
const end = begin + job.duration;
await Promise.all(Array.from({ length: connections }, sendRequests));
const seconds = (Math.min(performance.now(), end) - measureFrom) / 1000;
console.log(JSON.stringify({ perSecond: counted / seconds, failed } satisfies LoadResult));

/** One connection that sends the next request after each response. All responses have the same length, so counting bytes is enough. */
function sendRequests(): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(job.port, '127.0.0.1').setNoDelay(true);
    let received = 0;
    const send = () => {
      received = 0;
      socket.write(request);
    };
    socket.on('connect', send);
    socket.on('data', (data) => {
      received += data.length;
      if (received < length) return;
      if (received > length) failed += 1;
      const now = performance.now();
      responses += 1;
      if (now >= measureFrom) counted += 1;
      if (now < end && responses < (job.maxRequests ?? Number.POSITIVE_INFINITY)) send();
      else socket.destroy();
    });
    socket.on('error', () => {
      failed += 1;
    });
    socket.on('close', () => resolve());
  });
}

/** Bytes of the whole response, head and body. A Date header always has the same length. */
function responseLength(): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(job.port, '127.0.0.1', () => socket.write(request));
    let text = '';
    socket.setTimeout(10_000, () => socket.destroy(new Error(`no response from port ${job.port}`)));
    socket.on('error', reject);
    socket.on('data', (data) => {
      text += data.toString('latin1');
      const head = text.indexOf('\r\n\r\n');
      if (head < 0) return;
      const body = Number(/content-length: (\d+)/i.exec(text.slice(0, head))?.[1] ?? 0);
      if (text.length < head + 4 + body) return;
      socket.destroy();
      resolve(head + 4 + body);
    });
  });
}

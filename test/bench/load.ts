// A load generator: plain sockets, one request in flight on each. Started by run.ts as a process of its own, prints one line of JSON.
import { connect } from 'node:net';

type Job = {
  port: number;
  path: string;
  headers: Record<string, string>;
  connections: number;
  /** Milliseconds. The first fifth is not counted. */
  duration: number;
  /** Ends earlier after this many responses. */
  maxRequests?: number;
};
export type LoadResult = { requests: number; perSecond: number; p50: number; p99: number; failed: number };

const job = JSON.parse(process.argv[2]!) as Job;
const request = Buffer.from(
  `GET ${job.path} HTTP/1.1\r\n${Object.entries({ Host: `localhost:${job.port}`, ...job.headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`,
);
const length = await responseLength();
const times: number[] = [];
let responses = 0;
let failed = 0;
const begin = performance.now();
const measureFrom = begin + job.duration / 5;
const end = begin + job.duration;
await Promise.all(Array.from({ length: job.connections }, () => sendRequests()));
const seconds = (Math.min(performance.now(), end) - measureFrom) / 1000;
times.sort((a, b) => a - b);
const timeAt = (quantile: number) => times[Math.min(times.length - 1, Math.floor(times.length * quantile))] ?? 0;
const result: LoadResult = {
  requests: responses,
  perSecond: times.length / seconds,
  p50: timeAt(0.5),
  p99: timeAt(0.99),
  failed,
};
console.log(JSON.stringify(result));

/** One connection that sends the next request after each response. All responses have the same length, so counting bytes is enough. */
function sendRequests(): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(job.port, '127.0.0.1');
    socket.setNoDelay(true);
    let received = 0;
    let sentAt = 0;
    const send = () => {
      received = 0;
      sentAt = performance.now();
      socket.write(request);
    };
    socket.on('connect', send);
    socket.on('data', (data) => {
      received += data.length;
      if (received < length) return;
      if (received > length) failed += 1;
      const now = performance.now();
      responses += 1;
      if (now >= measureFrom) times.push(now - sentAt);
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

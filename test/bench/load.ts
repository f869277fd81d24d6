// A load generator: plain sockets, one request in flight on each. Started by run.ts as a process of its own, prints one line of JSON.
import { connect } from 'node:net';

type Job = {
  port: number;
  path: string;
  headers: Record<string, string>;
  connections: number;
  /** Milliseconds. The first fifth is not counted. */
  duration: number;
  /** Ends earlier after so many answers. */
  most?: number;
};
export type LoadResult = { requests: number; perSecond: number; p50: number; p99: number; failed: number };

const job = JSON.parse(process.argv[2]!) as Job;
const request = Buffer.from(
  `GET ${job.path} HTTP/1.1\r\n${Object.entries({ Host: `localhost:${job.port}`, ...job.headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`,
);
const length = await answerLength();
const times: number[] = [];
let answers = 0;
let failed = 0;
const begin = performance.now();
const counted = begin + job.duration / 5;
const end = begin + job.duration;
await Promise.all(Array.from({ length: job.connections }, () => converse()));
const seconds = (Math.min(performance.now(), end) - counted) / 1000;
times.sort((a, b) => a - b);
const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
const result: LoadResult = {
  requests: answers,
  perSecond: times.length / seconds,
  p50: at(0.5),
  p99: at(0.99),
  failed,
};
console.log(JSON.stringify(result));

/** One connection, asking again as soon as it is answered. Every answer has the same length, so counting bytes is enough. */
function converse(): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(job.port, '127.0.0.1');
    socket.setNoDelay(true);
    let got = 0;
    let asked = 0;
    const ask = () => {
      got = 0;
      asked = performance.now();
      socket.write(request);
    };
    socket.on('connect', ask);
    socket.on('data', (data) => {
      got += data.length;
      if (got < length) return;
      if (got > length) failed += 1;
      const now = performance.now();
      answers += 1;
      if (now >= counted) times.push(now - asked);
      if (now < end && answers < (job.most ?? Number.POSITIVE_INFINITY)) ask();
      else socket.destroy();
    });
    socket.on('error', () => {
      failed += 1;
    });
    socket.on('close', () => resolve());
  });
}

/** Length of the whole answer, head and body. A Date header has always the same length. */
function answerLength(): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(job.port, '127.0.0.1', () => socket.write(request));
    let text = '';
    socket.setTimeout(10_000, () => socket.destroy(new Error(`no answer from port ${job.port}`)));
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

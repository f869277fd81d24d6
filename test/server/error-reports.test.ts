import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createErrorReports, postReport } from '#server/error-reports.ts';
import { createLog } from '#server/log.ts';

type Report = { text: string; errors: { message: string; path: string | null; requestId: string | null }[] };

let sent: Report[];
let failures: unknown[];
const reports = () =>
  createErrorReports(
    async (report) => void sent.push(report as Report),
    (error) => failures.push(error),
  );

beforeEach(() => {
  sent = [];
  failures = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('reports the first error at once, with request id and path but no query, stack or headers', () => {
  const log = createLog('error', false, reports());
  log.error(
    { err: new Error('no such key'), id: 'abc', path: '/about-us', req: { headers: { cookie: 'x' } } },
    'unexpected error',
  );
  expect(sent).toEqual([
    {
      text: 'unexpected error: Error: no such key',
      errors: [
        { message: 'unexpected error', error: 'Error: no such key', requestId: 'abc', path: '/about-us', count: 1 },
      ],
    },
  ]);
});

it('sends at most one report a minute, which holds all errors since', () => {
  const { add } = reports();
  for (const name of ['a', 'b', 'c', 'b']) add(name, {});
  expect(sent).toHaveLength(1);
  vi.advanceTimersByTime(59_999);
  expect(sent).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(sent.map(({ text }) => text)).toEqual(['a: ', 'b:  (2 times)\nc: ']);
});

it('reports the same error once an hour, with how often it happened since', () => {
  const { add } = reports();
  for (let minute = 0; minute < 121; minute++) {
    add('the same', { error: 'refused' });
    vi.advanceTimersByTime(60_000);
  }
  expect(sent.map(({ text }) => text)).toEqual([
    'the same: refused',
    'the same: refused (60 times)',
    'the same: refused (60 times)',
  ]);
});

it('repeats with the next report what the receiver did not accept', async () => {
  let isAway = true;
  const { add } = createErrorReports(
    async (report) => {
      if (isAway) throw new Error('away');
      sent.push(report as Report);
    },
    (error) => failures.push(error),
  );
  add('a', {});
  await vi.advanceTimersByTimeAsync(60_000);
  isAway = false;
  add('b', {});
  expect([failures.length, sent.map(({ text }) => text)]).toEqual([1, ['a: \nb: ']]);
});

it('leaves out the lines of the access log, whose errors have lines of their own', () => {
  const log = createLog('error', false, reports());
  log.error({ res: { statusCode: 503 }, err: new Error('failed with status code 503') }, 'request errored');
  expect(sent).toEqual([]);
});

it('remembers at most fifty errors at once', () => {
  const { add } = reports();
  for (let number = 0; number < 1_000; number++) add(`error ${number}`, {});
  vi.advanceTimersByTime(60_000);
  expect(sent.flatMap(({ errors }) => errors)).toHaveLength(50);
});

it('reports nothing below the level error', () => {
  createLog('warn', false, reports()).warn({ err: new Error('x') }, 'only a warning');
  expect(sent).toEqual([]);
});

it('posts JSON, and fails where the receiver does not accept it', async () => {
  vi.useRealTimers();
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    bodies.push(await new Response(request as unknown as ReadableStream).text());
    response.writeHead(request.url === '/ok' ? 204 : 500).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    await postReport(`${base}/ok`, { text: 'a' });
    await expect(postReport(`${base}/no`, { text: 'a' })).rejects.toThrow('status 500');
    expect(bodies).toEqual(['{"text":"a"}', '{"text":"a"}']);
  } finally {
    server.close();
  }
});

import { createServer } from 'node:http';
import { beforeEach, expect, it, vi } from 'vitest';
import { createErrorReports, postReport } from '#server/error-reports.ts';
import { createLog } from '#server/log.ts';
import { listen } from '#test/local-server.ts';

let sent: { text: string }[];
let failures: unknown[];
let time: number;
const reports = () =>
  createErrorReports(
    async (report) => void sent.push(report),
    (error) => failures.push(error),
    () => time,
  );

beforeEach(() => {
  sent = [];
  failures = [];
  time = 1;
});

it('reports the first error at once, with request id and path but no query, stack or headers', () => {
  const log = createLog('error', false, reports());
  log.error(
    { err: new Error('no such key'), id: 'abc', path: '/about-us', req: { headers: { cookie: 'x' } } },
    'unexpected error',
  );
  expect(sent).toEqual([
    { text: 'unexpected error: Error: no such key', error: 'Error: no such key', requestId: 'abc', path: '/about-us' },
  ]);
});

it('a text ends with the message where there is no more to say', () => {
  reports().add('some recipients were rejected', { rejected: 1 });
  expect(sent[0]!.text).toBe('some recipients were rejected');
});

it('reports the same error once an hour', () => {
  const { add } = reports();
  for (let minute = 0; minute < 125; minute++) {
    add('the same', { error: 'refused' });
    time += 60_000;
  }
  expect(sent.map(({ text }) => text)).toEqual(['the same: refused', 'the same: refused', 'the same: refused']);
});

it('hands on what the receiver did not accept', async () => {
  const { add } = createErrorReports(
    () => Promise.reject(new Error('away')),
    (error) => failures.push(error),
  );
  add('a', {});
  await vi.waitFor(() => expect(failures).toEqual([new Error('away')]));
});

it('leaves out the lines of the access log, whose errors have lines of their own', () => {
  const log = createLog('error', false, reports());
  log.error({ res: { statusCode: 503 }, err: new Error('failed with status code 503') }, 'request errored');
  expect(sent).toEqual([]);
});

it('reports at most fifty different errors an hour', () => {
  const { add } = reports();
  for (let number = 0; number < 1_000; number++) add(`error ${number}`, {});
  expect(sent).toHaveLength(50);
});

it('reports nothing below the level error', () => {
  createLog('warn', false, reports()).warn({ err: new Error('x') }, 'only a warning');
  expect(sent).toEqual([]);
});

it('posts JSON, and fails where the receiver does not accept it', async () => {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    bodies.push(await new Response(request as unknown as ReadableStream).text());
    response.writeHead(request.url === '/ok' ? 204 : 500).end();
  });
  const base = `http://127.0.0.1:${await listen(server)}`;
  await postReport(`${base}/ok`, { text: 'a' });
  await expect(postReport(`${base}/no`, { text: 'a' })).rejects.toThrow('status 500');
  expect(bodies).toEqual(['{"text":"a"}', '{"text":"a"}']);
});

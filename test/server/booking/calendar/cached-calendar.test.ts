import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createCachedCalendar } from '#server/booking/calendar/cached-calendar.ts';
import { listen } from '#test/local-server.ts';
import { calendar, event } from './calendar-text.ts';

const serve = async (listener: RequestListener) => `http://127.0.0.1:${await listen(createServer(listener))}`;

const minute = 60_000;
const closed = calendar(event('DTSTART;VALUE=DATE:20261124', 'SUMMARY:CLOSED: café visit'));
const past = calendar(event('DTSTART;VALUE=DATE:20201124', 'SUMMARY:café'));
const foldedInLetter = Buffer.from(
  Buffer.from(closed)
    .toString('latin1')
    .replace(/(?=\xa9)/, '\r\n '),
  'latin1',
);
const text = calendar(event('DTSTART:20261124T150000Z', 'DURATION:PT1H'));

/** A calendar's server whose behavior a test changes, and the cache that reads it. */
async function startCalendar(path = '/private/basic.ics') {
  const requests: IncomingMessage[] = [];
  const state = { respond: ((_request, response) => void response.end(text)) as RequestListener };
  const origin = await serve((request, response) => {
    requests.push(request);
    state.respond(request, response);
  });
  const clock = { time: Date.parse('2026-11-23T12:00:00Z') };
  const problems: string[] = [];
  const onProblem = (reason: string) => problems.push(reason);
  const url = origin.replace('//', '//me:pa%55@') + path;
  const cached = createCachedCalendar({ url, onProblem, now: () => clock.time });
  return { cached, state, clock, problems, requests, origin };
}

const times = { busy: [{ start: Date.parse('2026-11-24T15:00:00Z'), end: Date.parse('2026-11-24T16:00:00Z') }] };

describe('a private calendar', () => {
  it('is read with its credentials and cached for two minutes', async () => {
    const { cached, clock, requests } = await startCalendar();
    expect(await cached.read(false)).toMatchObject({ ok: true, stale: false, times });
    clock.time += 119_000;
    await cached.read(true);
    expect(requests).toHaveLength(1);
    expect(requests[0]!.headers.authorization).toBe(`Basic ${Buffer.from('me:paU').toString('base64')}`);
  });

  it('is read again in the background after that', async () => {
    const { cached, clock, requests, state } = await startCalendar();
    await cached.read(false);
    state.respond = (_request, response) => void response.end(calendar());
    clock.time += 3 * minute;
    expect(await cached.read(false)).toMatchObject({ ok: true, times });
    await cached.idle();
    clock.time += minute;
    expect(await cached.read(false)).toMatchObject({ ok: true, times: { busy: [] } });
    expect(requests).toHaveLength(2);
  });

  it('is awaited when a meeting is booked', async () => {
    const { cached, clock, state } = await startCalendar();
    await cached.read(false);
    state.respond = (_request, response) => void response.end(calendar());
    clock.time += 3 * minute;
    expect(await cached.read(true)).toMatchObject({ ok: true, times: { busy: [] } });
  });

  it('that fails stays known for an hour, marked as stale after ten minutes, and is unknown then', async () => {
    const { cached, clock, state, problems } = await startCalendar();
    await cached.read(false);
    state.respond = (_request, response) => void response.writeHead(500).end();
    const later = async (minutes: number) => {
      clock.time += minutes * minute;
      return cached.read(true);
    };
    expect(await later(5)).toMatchObject({ ok: true, stale: false });
    expect(await later(10)).toMatchObject({ ok: true, stale: true, times });
    expect(await later(40)).toMatchObject({ ok: true, stale: true });
    expect(await later(6)).toEqual({ ok: false });
    expect(new Set(problems)).toEqual(new Set(['status 500']));
    state.respond = (_request, response) => void response.end(text);
    expect(await later(1)).toMatchObject({ ok: true, stale: false });
  });

  it('that was never read is unknown', async () => {
    const { cached, state, problems } = await startCalendar();
    state.respond = (_request, response) => void response.end('<html>Sign in</html>');
    expect(await cached.read(false)).toEqual({ ok: false });
    expect(problems).toEqual(['not a calendar']);
  });

  it('is not fetched again at once after a failure', async () => {
    const { cached, state, requests } = await startCalendar();
    state.respond = (_request, response) => void response.writeHead(404).end();
    await cached.read(false);
    await cached.read(false);
    expect(requests).toHaveLength(1);
  });

  it('may redirect within its origin only', async () => {
    const elsewhere = await serve((_request, response) => void response.end(text));
    const { cached, state, clock, problems } = await startCalendar();
    state.respond = (request, response) =>
      request.url === '/moved.ics' ? response.end(text) : response.writeHead(302, { Location: '/moved.ics' }).end();
    expect(await cached.read(false)).toMatchObject({ ok: true });
    clock.time += 61 * minute;
    state.respond = (_request, response) => void response.writeHead(302, { Location: `${elsewhere}/x.ics` }).end();
    expect(await cached.read(false)).toEqual({ ok: false });
    clock.time += minute;
    state.respond = (_request, response) => void response.writeHead(302, { Location: '/again.ics' }).end();
    await cached.read(false);
    expect(problems).toEqual(['redirects to another origin', 'too many redirects']);
  });

  it('of many past years is read, and one of more than 20 MB is not', async () => {
    const { cached, state, clock, problems } = await startCalendar();
    const past = event('DTSTART:20150105T150000Z', 'DTEND:20150105T160000Z', `DESCRIPTION:${'x'.repeat(50_000)}`);
    const many = Array.from({ length: 120 }, () => past);
    state.respond = (_request, response) =>
      void response.end(calendar(...many, event('DTSTART:20261124T150000Z', 'DURATION:PT1H')));
    expect(await cached.read(false)).toMatchObject({ ok: true, times: { busy: [{}] } });
    clock.time += 61 * minute;
    state.respond = (_request, response) => void response.end(calendar('X'.repeat(20 * 1024 * 1024)));
    expect(await cached.read(false)).toEqual({ ok: false });
    expect(problems).toEqual(['larger than 20 MB']);
  });

  it.each([
    ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(closed, 'utf16le')]), 'text/calendar'],
    ['UTF-8', Buffer.from(closed), 'text/calendar; charset=utf-8'],
    ['ISO-8859-1', Buffer.from(closed, 'latin1'), 'text/calendar'],
    ['its declared character set', Buffer.from(closed, 'latin1'), 'text/calendar; charset="iso-8859-1"'],
    ['UTF-8 with a line folded within a letter', foldedInLetter, 'text/calendar; charset=utf-8'],
    ['two character sets', Buffer.concat([Buffer.from(closed), Buffer.from(past, 'latin1')]), 'text/calendar'],
  ])('is read in %s', async (_what, body, type) => {
    const { cached, state } = await startCalendar();
    state.respond = (_request, response) => void response.setHeader('Content-Type', type).end(body);
    expect(await cached.read(false)).toMatchObject({ ok: true });
    expect(cached.instructions()).toMatchObject([{ title: 'CLOSED: café visit' }]);
  });

  const digest =
    'the server asks for Digest authentication, which this site does not have: switch it to Basic, over https (status 401)';
  const password = 'the user name or the password is not accepted (status 401)';
  it.each<[string, string[], string]>([
    ['Baikal', ['Digest realm="BaikalDAV",qop="auth",nonce="1",opaque="2"'], digest],
    [
      'DAViCal, in two algorithms',
      ['Digest realm="Basic, Ltd.", nonce="1"', 'digest realm="D", algorithm=SHA-256'],
      digest,
    ],
    ['a server that takes both', ['Digest realm="D", nonce="1"', 'basic realm="D"'], password],
    ['a server that takes Basic', ['Basic realm="Digest of events"'], password],
    ['a server that does not say', [], password],
  ])('says what %s asks for', async (_server, asked, reason) => {
    const { cached, state, problems } = await startCalendar();
    state.respond = (_request, response) => void response.setHeader('WWW-Authenticate', asked).writeHead(401).end();
    await cached.read(false);
    expect(problems).toEqual([reason]);
  });

  it('that does not answer is given up after ten seconds', async () => {
    const timeout = AbortSignal.timeout;
    const limits = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, 50));
    onTestFinished(() => limits.mockRestore());
    const { cached, state, problems } = await startCalendar();
    state.respond = () => undefined;
    expect(await cached.read(true)).toEqual({ ok: false });
    expect(problems).toEqual(['no answer within 10 seconds']);
    expect(limits.mock.calls).toEqual([[10_000]]);
  });

  it('never gives its URL or its events to the log', async () => {
    const { cached, state, problems, clock } = await startCalendar('/private-1234/basic.ics');
    const broken = calendar(event('DTSTART:soon', 'DESCRIPTION:Divorce'));
    for (const respond of [
      (_request, response) => void response.end(broken),
      (_request, response) => void response.destroy(),
      (_request, response) => void response.writeHead(302, { Location: 'http://evil.example/Divorce' }).end(),
    ] satisfies RequestListener[]) {
      state.respond = respond;
      await cached.read(true);
      clock.time += 3 * minute;
    }
    expect(problems).toHaveLength(3);
    expect(problems.join()).not.toMatch(/1234|me:|pa55|Divorce|secret|evil/);
  });
});

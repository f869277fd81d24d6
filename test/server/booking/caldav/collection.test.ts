import { createServer, type RequestListener } from 'node:http';
import { expect, it, onTestFinished, vi } from 'vitest';
import { fetchCollection, reasonOf } from '#server/booking/calendar/fetch-calendar.ts';
import { listen } from '#test/local-server.ts';

/** What is said of a calendar on a server that responds so; of a real one see test/caldav. */
async function outcomeOf(respond: RequestListener) {
  const port = await listen(createServer(respond));
  return fetchCollection(`http://office:pa55word@127.0.0.1:${port}/meetings/`, { start: 0, end: 1 }).catch(reasonOf);
}

it('a server that does not answer is given up after ten seconds', async () => {
  const timeout = AbortSignal.timeout;
  const limits = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, 50));
  onTestFinished(() => limits.mockRestore());
  expect(await outcomeOf(() => undefined)).toBe('no answer within 10 seconds');
  expect(limits.mock.calls).toEqual([[10_000]]);
});

it('a redirect is not followed: it would take the password along', async () => {
  const elsewhere = vi.fn<RequestListener>((_request, response) => void response.end());
  const outcome = await outcomeOf((request, response) => {
    if (request.url !== '/meetings/') return elsewhere(request, response);
    response.writeHead(301, { Location: '/elsewhere/' }).end();
  });
  expect(outcome).toBe('redirects to another address');
  expect(elsewhere).not.toHaveBeenCalled();
});

it.each([
  ['that is a web page', 'text/html', '<html>Sign in</html>', 'there is no calendar at this address'],
  ['of more than 5 MB', 'application/xml', `<x>${'x'.repeat(5 * 1024 * 1024)}</x>`, 'larger than 5 MB'],
])('a response %s is refused, not taken for an empty calendar', async (_what, type, body, reason) => {
  const outcome = await outcomeOf((_request, response) => void response.setHeader('Content-Type', type).end(body));
  expect(outcome).toBe(reason);
});

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
  ['of more than 20 MB', 'application/xml', `<x>${'x'.repeat(20 * 1024 * 1024)}</x>`, 'larger than 20 MB'],
])('a response %s is refused, not taken for an empty calendar', async (_what, type, body, reason) => {
  const outcome = await outcomeOf((_request, response) => void response.setHeader('Content-Type', type).end(body));
  expect(outcome).toBe(reason);
});

const found = '<d:propstat><d:prop><d:resourcetype><c:calendar/></d:resourcetype></d:prop></d:propstat>';
const data = (text: string, status: string) =>
  `<d:propstat><d:prop><c:calendar-data>${text}</c:calendar-data></d:prop><d:status>HTTP/1.1 ${status}</d:status></d:propstat>`;
const itself = '</d:response><d:response><d:href>/meetings/</d:href>';
const whole = 'BEGIN:VCALENDAR\nEND:VCALENDAR';

it.each([
  ['beside the calendar itself', `${data(whole, '200 OK')}${itself}${data('', '404 Not Found')}`, { tag: null }],
  [
    'of a list that is cut',
    `${data(whole, '200 OK')}${itself}<d:status>HTTP/1.1 507 Full</d:status>`,
    'an event cannot be read (status 507)',
  ],
  ['that has just been deleted', '<d:status>HTTP/1.1 404 Not Found</d:status>', { tag: null }],
  ['that the server has in full', data(whole, '200 OK'), { tag: null }],
  ['without its text', data('', '404 Not Found'), 'an event cannot be read'],
  ['of which a part came', data(whole.slice(0, -5), '200 OK'), 'an event cannot be read'],
  ['that failed', '<d:status>HTTP/1.1 500 Internal Server Error</d:status>', 'an event cannot be read (status 500)'],
  ['past the limit', '<d:status>HTTP/1.1 507 Insufficient Storage</d:status>', 'an event cannot be read (status 507)'],
])('an event %s is read, gone or unknown', async (_what, response, expected) => {
  const multistatus = (...responses: string[]) =>
    `<d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">${responses.map((one) => `<d:response><d:href>/meetings/a.ics</d:href>${one}</d:response>`).join('')}</d:multistatus>`;
  const outcome = await outcomeOf((request, answer) => {
    answer.writeHead(207, { 'Content-Type': 'application/xml' });
    answer.end(multistatus(request.method === 'PROPFIND' ? found : response));
  });
  expect(outcome).toEqual(typeof expected === 'string' ? expected : expect.objectContaining(expected));
});

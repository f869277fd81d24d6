import { createServer, type RequestListener } from 'node:http';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { BookingDetails } from '#server/booking/booking-details.ts';
import { uidOf } from '#server/booking/booking-ics.ts';
import { createCachedCalendar, createCalendarWorker } from '#server/booking/calendar/cached-calendar.ts';
import { createCaldavCalendar } from '#server/booking/calendar/caldav-calendar.ts';
import { fetchCollection, reasonOf } from '#server/booking/calendar/fetch-calendar.ts';
import { textOf } from '#server/booking/calendar/read-download.ts';
import { brands } from '#shared/brands/index.ts';
import { memoryLog } from '#test/ghost/memory-log.ts';
import { listen } from '#test/local-server.ts';

/** What is said of a calendar on a server that responds so; of a real one see test/caldav. */
async function outcomeOf(respond: RequestListener) {
  const port = await listen(createServer(respond));
  const url = `http://office:pa55word@127.0.0.1:${port}/meetings/`;
  return fetchCollection(url, { start: 0, end: 1 }).then(textOf).catch(reasonOf);
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
const status = (words: string) => `<d:status>HTTP/1.1 ${words}</d:status>`;
const propstat = (property: string, words: string) =>
  `<d:propstat><d:prop>${property}</d:prop>${status(words)}</d:propstat>`;
const data = (text: string, words: string) => propstat(`<c:calendar-data>${text}</c:calendar-data>`, words);
const whole = (title = '') => `BEGIN:VCALENDAR\n${title}END:VCALENDAR`;
const resource = (href: string, ...parts: string[]) =>
  `<d:response><d:href>/meetings/${href}</d:href>${parts.join('')}</d:response>`;

const listOf = (...resources: string[]) =>
  `<d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">${resources.join('')}</d:multistatus>`;

/** A server that sends this for the list of a calendar's events. */
function serving(list: string | Buffer): RequestListener {
  return (request, answer) => {
    answer.writeHead(207, { 'Content-Type': 'application/xml' });
    answer.end(request.method === 'PROPFIND' ? listOf(resource('', found)) : list);
  };
}

const outcomeOfText = (list: string | Buffer) => outcomeOf(serving(list));

const outcomeOfList = (...resources: string[]) => outcomeOfText(listOf(...resources));

it.each(['/meetings/', '/meet%69ngs/', 'https://calendar.example/meetings/', '/meetings'])(
  'the calendar itself, which some servers list as %s, is no event',
  async (href) => {
    const itself = resource('', data('', '404 Gone')).replace('/meetings/', href);
    const outcome = await outcomeOfList(resource('a.ics', data(whole(), '200 OK')), itself);
    expect(outcome).toContain('END:VCALENDAR');
  },
);

const titled = data(whole('X-TITLE:one\n'), '200 OK');

it.each([
  ['a slash at its end', resource('folder/', titled)],
  ['the address of the calendar', resource('', titled)],
  ['the address of the calendar without its slash', resource('', titled).replace('/meetings/', '/meetings')],
  ['a number for a name', resource('', titled).replace('/meetings/', '2026')],
  ['its address in a section', resource('', titled).replace('/meetings/', '<![CDATA[/meetings/a.ics]]>')],
])('an event with %s is read', async (_what, listed) => {
  expect(await outcomeOfList(resource('b.ics', data(whole(), '200 OK')), listed)).toContain('X-TITLE:one');
});

const withoutHref = (...parts: string[]) => `<d:response>${parts.join('')}</d:response>`;

it.each([
  ['an event without an address', withoutHref(titled)],
  ['an event with an empty address', withoutHref('<d:href/>', titled)],
  ['a status without an address', withoutHref(status('404 Not Found'))],
  ['nothing at all in a response', withoutHref()],
  ['an address that ends in a slash without a text', resource('folder/', data('', '404 Not Found'))],
  ['the calendar as one that is not there', resource('', status('404 Not Found'))],
  ['the calendar as one that is gone', resource('', status('410 Gone')).replace('/meetings/', '/meetings')],
  ['the calendar as one that may not be read', resource('', status('403 Forbidden'))],
  ['an error in place of events', '<d:error><c:supported-filter/></d:error>'],
  ['a description in place of events', '<d:responsedescription>Failed</d:responsedescription>'],
  ['events in another element', `<d:responses>${resource('a.ics', titled)}</d:responses>`],
])('a list with %s is unknown, not shorter', async (_what, listed) => {
  expect(await outcomeOfList(listed)).toMatch(/cannot be read/);
  if (listed.startsWith('<d:response>'))
    for (const pair of [
      [listed, resource('b.ics', titled)],
      [resource('b.ics', titled), listed],
    ])
      expect(await outcomeOfList(...pair)).toMatch(/cannot be read/);
});

it.each([
  ['of two events that are gone', resource('a.ics</d:href><d:href>/meetings/b.ics', status('404 Not Found'))],
  ['with a token and no events', '<d:sync-token>urn:3</d:sync-token>'],
])('a list %s is empty', async (_what, listed) => {
  expect(await outcomeOfList(listed)).toContain('END:VCALENDAR');
});

it('an address whose calendar is not there, inside of a list, is no empty calendar', async () => {
  for (const itself of [resource('', status('404 Not Found')), resource('', found, status('404 Not Found'))]) {
    const outcome = await outcomeOf((_request, answer) => {
      answer.writeHead(207, { 'Content-Type': 'application/xml' }).end(listOf(itself));
    });
    expect(outcome).toBe('there is no calendar at this address');
  }
});

it('a list that is cut anywhere is unknown', async () => {
  const events = ['one', 'two'].map((name) => resource(name, data(whole(`X-TITLE:${name}\n`), '200 OK')));
  const text = listOf(...events);
  for (let end = text.indexOf('</d:response>'); end < text.length; end += 5)
    expect([end, await outcomeOfText(text.slice(0, end))]).toEqual([end, expect.stringContaining('cannot be read')]);
  for (const complete of [`${text}\n<!-- 2 events -->\n`, '<multistatus xmlns="DAV:"/>'])
    expect(await outcomeOfText(complete)).toContain('END:VCALENDAR');
});

it.each([
  ['line ends as characters', whole('X-TITLE:one\n').replaceAll('\n', '&#13;\n')],
  ['a section', `\n <![CDATA[${whole('X-TITLE:one\n')}]]>\n`],
  ['two sections', whole('X-TITLE:one\n').replace(/(.*)one(.*)/s, '<![CDATA[$1o]]><![CDATA[ne$2]]>')],
])('the text of an event in %s is read', async (_what, text) => {
  expect(await outcomeOfList(resource('a.ics', data(text, '200 OK')))).toContain('X-TITLE:one');
});

it.each([
  ['of a list that is cut', [resource('', status('507 Full'))], 'an event cannot be read (status 507)'],
  ['of which a part came', [resource('a.ics', data(whole().slice(0, -5), '200 OK'))], 'an event cannot be read'],
])('an event %s is unknown', async (_what, resources, reason) => {
  expect(await outcomeOfList(resource('b.ics', data(whole(), '200 OK')), ...resources)).toBe(reason);
});

const tag = propstat('<d:getetag>"1"</d:getetag>', '200 OK');
/** Where a resource says that it, or the text of its event, is not to be had. */
const places: [string, (words: string) => string[]][] = [
  ['its response', (words) => [status(words)]],
  ['the propstat of its text', (words) => [data('', words)]],
  ['the propstat of its text, before that of its tag', (words) => [data('', words), tag]],
  ['the propstat of its text, after that of its tag', (words) => [tag, data('', words)]],
  // What stands in a part that failed is nothing that the server vouches for.
  ['a propstat with a text', (words) => [data(whole('X-TITLE:failed\n'), words), tag]],
  ['one of two propstats of a text', (words) => [data('', words), tag, data(whole('X-TITLE:failed\n'), words)]],
];
const statuses = [
  ...['403 Forbidden', '404 Not Found', '410 Gone', '500 Internal Server Error', '507 Insufficient Storage'],
];

describe.each(places)('a resource with a failure in %s', (place, failing) => {
  it.each(statuses)('%s: gone or unknown, wherever in the list it stands', async (words) => {
    const good = ['one', 'two'].map((name) => resource(`${name}.ics`, tag, data(whole(`X-TITLE:${name}\n`), '200 OK')));
    const isGone = place === 'its response' && /^(?:404|410)/.test(words);
    for (const at of [0, 1, 2]) {
      const outcome = await outcomeOfList(...good.toSpliced(at, 0, resource('failing.ics', ...failing(words))));
      if (!isGone) expect([at, outcome]).toEqual([at, expect.stringMatching(/^an event cannot be read/)]);
      else expect([at, outcome.match(/X-TITLE:\w+/g)]).toEqual([at, ['X-TITLE:one', 'X-TITLE:two']]);
    }
  });
});

describe('of 5,000 events', () => {
  const booking = { id: 'a'.repeat(32) } as BookingDetails;
  const uids = Array.from({ length: 5_000 }, (_, index) =>
    index < 4_999 ? `${index}` : uidOf(booking, brands.payroll),
  );
  const list = listOf(
    ...uids.map((uid, index) => {
      const time = (minutes: number) => `202612${10 + (index % 20)}T15${minutes}00Z`;
      const lines = [`UID:${uid}`, `DTSTART:${time(10)}`, `DTEND:${time(20)}`, `DESCRIPTION:${'words '.repeat(20)}`];
      const text = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n');
      return resource(`${index}.ics`, data(text, '200 OK'));
    }),
  );

  async function open() {
    const respond = serving(Buffer.from(list));
    const port = await listen(
      createServer((request, response) =>
        request.method === 'GET' ? void response.writeHead(404).end() : respond(request, response),
      ),
    );
    const file = path.resolve('server/booking/calendar/calendar-worker.ts');
    const worker = createCalendarWorker({ file, log: memoryLog().log });
    onTestFinished(worker.close);
    return { url: `http://127.0.0.1:${port}/meetings/`, worker };
  }

  /** Milliseconds for which work holds up others at most. A machine that does other work holds up some tries, not each. */
  async function holdOf(work: () => Promise<unknown>) {
    const longest: number[] = [];
    while (longest.length < 20 && !longest.some((ms) => ms < 50)) {
      const delay = monitorEventLoopDelay({ resolution: 1 });
      delay.enable();
      await work();
      // The delay of a turn of the loop is noted in the next one.
      await setImmediate();
      await setImmediate();
      delay.disable();
      longest.push(delay.max / 1e6);
    }
    return Math.min(...longest);
  }

  it('reading all holds up nobody for more than 50 ms', async () => {
    const { url, worker } = await open();
    const calendar = createCachedCalendar({
      url,
      load: fetchCollection,
      read: worker.read,
      onProblem: (reason) => expect.unreachable(reason),
      now: () => Date.parse('2026-12-01T15:00:00Z'),
    });
    expect(await holdOf(calendar.readAnew)).toBeLessThan(50);
    const state = await calendar.read(false);
    expect(state.ok && state.times.others.length).toBe(4_999);
  });

  it('and neither does finding one by its UID, from a server that lists all of them', async () => {
    const { url, worker } = await open();
    const calendar = createCaldavCalendar(url, brands.payroll, worker.find);
    expect(await calendar.find(booking)).toMatchObject({ id: booking.id, start: Date.parse('2026-12-29T15:10:00Z') });
    expect(await holdOf(() => calendar.find(booking))).toBeLessThan(50);
  });
});

it.each([
  ['utf16le', '\uFEFF'],
  ['latin1', '<?xml version="1.0" encoding="ISO-8859-1"?>'],
] as const)('a list in %s is read', async (encoding, start) => {
  const list = listOf(resource('a.ics', data(whole('X-TITLE:café\n'), '200 OK')));
  expect(await outcomeOfText(Buffer.from(start + list, encoding))).toContain('X-TITLE:café');
});

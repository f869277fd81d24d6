import { existsSync } from 'node:fs';
import request from 'supertest';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { wholePage } from '../site.ts';
import { call, freeStarts, pat, startBookingSite, startCalendar } from './booking-site.ts';
import { calendar, event } from './calendar/calendar-text.ts';

const firm = 'hello@dresdenpayroll.example';
const closed = event('UID:funeral', 'SUMMARY:CLOSED: funeral', 'DTSTART;VALUE=DATE:20261204', 'TRANSP:TRANSPARENT');

/** A site that reads a calendar; `sync` shows it with these events beside those of the meetings, and reads it again. */
async function startWatching() {
  const { url, state } = await startCalendar(calendar());
  const env = { VAR_DIR: temporaryFolder(), BRAND_PAYROLL_CALENDAR_URLS: url, BOOKING_CONFIRM_MAIL: 'true' };
  const all = await startBookingSite(env);
  const meetings = new Map<string, string>();
  const sync = async (...events: string[]) => {
    state.respond = (_request, response) => void response.end(calendar(...meetings.values(), ...events));
    await all.sync();
  };
  const booked = async (time: string, further: object = {}) => {
    const formData = { ...pat, email: `${time.replace(/\W/g, '')}@example.com`, phone: undefined, ...further };
    const body = { ...call, kind: 'video', slot: `2026-12-${time}:00-05:00`, ...further, formData };
    const { body: made } = await all.book(body).expect(201);
    await all.site.bookings.close();
    const show = (start: string) => {
      const utc = new Date(`2026-12-${start}:00-05:00`).toISOString().replace(/[-:]|\.000/g, '');
      const lines = [`UID:booking-${made.id}@payroll.localhost`, `DTSTART:${utc}`, 'DURATION:PT45M'];
      meetings.set(made.id, event(...lines));
    };
    show(time);
    return { ...made, show, stored: () => all.stored(made) };
  };
  const told = () => all.subjectsTo(firm).filter((subject) => /clients? (?:is|are) booked/.test(subject));
  return { ...all, env, meetings, sync, booked, told };
}

it('the firm is told once of the meetings on a day that it closes, with links that move, cancel and keep them', async () => {
  const { site, env, clock, sync, booked, mailsTo, told } = await startWatching();
  const [first, second] = [await booked('04T10:00'), await booked('04T11:00')];
  await booked('04T14:00', { domain: 'brownco' });
  await booked('03T10:00');
  await sync();
  expect(told()).toEqual([]);
  await sync(closed);
  expect(told()).toEqual(['You closed on Friday, December 4: 2 clients are booked [Dresden Payroll]']);
  for (let reading = 0; reading < 3; reading++) await sync(closed);
  const other = await startBookingSite(env, clock);
  await other.sync();
  await other.sync();
  expect(told()).toHaveLength(1);
  expect(existsSync(other.site.outbox)).toBe(false);
  expect(mailsTo('hello@brownco.example').join()).toContain('You closed on Friday, December 4: a client is booked');

  const mail = mailsTo(firm).find((text) => text.includes('You closed'))!;
  expect(mail).toContain('CLOSED: funeral=E2=80=9D the office is closed at the time of these');
  const links = [...mail.matchAll(/^(\S.*?): +http:\/\/[^/]+(\S+)\r$/gm)].map(([, label, path]) => [label!, path!]);
  const others = ['Move to another time', 'Cancel and tell the client', 'Keep it'];
  expect(links.map(([label]) => label)).toEqual([
    ...['Saturday, December 5, 9 a.m.', 'Saturday, December 5, 10 a.m.', 'Saturday, December 5, 11 a.m.'].map(
      (time) => `Move to ${time}`,
    ),
    ...others,
    ...['Monday, December 7, 9 a.m.', 'Monday, December 7, 10 a.m.', 'Monday, December 7, 11 a.m.'].map(
      (time) => `Move to ${time}`,
    ),
    ...others,
  ]);
  const offered = (await wholePage(site, '/schedule?domain=payroll&kind=video&from=2026-12-05')).main
    .querySelectorAll('input[name="slot"]')
    .map((input) => input.getAttribute('value'));
  for (const [label, path] of links.filter(([label]) => /^Move to \w+day,/.test(label!)))
    expect(offered, label).toContain(new URL(path!, 'http://site').searchParams.get('slot'));
  const open = async (index: number) => (await wholePage(site, `${links[index]![1]}&domain=payroll`)).main;
  const keep = await open(5);
  expect(keep.querySelector('h1')!.textContent).toBe('The meeting stays as it is');
  const move = await open(1);
  expect(move.querySelector('h1')!.textContent).toContain('Move it to Saturday, December 5 at 10');
  expect((await open(3)).querySelector('.time-choice')).not.toBeNull();
  const cancel = await open(10);
  expect(cancel.querySelector('h1')!.textContent).toBe('Cancel this meeting?');
  for (const asked of [cancel, move]) {
    expect(asked.querySelector('form, dl, h2')!.tagName).toBe('FORM');
    expect(asked.textContent).not.toMatch(
      /We email|Add to my calendar|Copy the link|[Cc]all us|By phone:|Papers to have/,
    );
  }
  expect(await first.stored()).toMatchObject({ sequence: 0, state: 'booked' });

  const post = async (form: typeof move) => {
    const fields = form
      .querySelectorAll('input')
      .map((input) => [input.getAttribute('name'), input.getAttribute('value')]);
    const sent = request(site.server).post(form.getAttribute('action')!).type('form').set('Accept', 'text/html');
    await sent.send(Object.fromEntries(fields)).expect(303);
    await site.bookings.close();
  };
  await post(move.querySelector('form[action*="/move"]')!);
  await post((await open(10)).querySelector('form[action*="/cancel"]')!);
  expect(await first.stored()).toMatchObject({ start: Date.parse('2026-12-05T10:00:00-05:00') });
  expect(await second.stored()).toMatchObject({ state: 'cancelled' });
  expect(mailsTo('04T1000@example.com').join()).toContain('is moved');
  expect(mailsTo('04T1100@example.com').join()).toContain('is cancelled');
  const visitors = ['04T1000', '04T1100'].map((at) => mailsTo(`${at}@example.com`).join().replaceAll('=\r\n', ''));
  expect(visitors[0]!.replaceAll('\r\n', ' ')).toContain('We have had to move your meeting with');
  expect(visitors[1]!.replaceAll('\r\n', ' ')).toContain('We are sorry: we have had to cancel your meeting with');
  expect(visitors[1]).not.toContain('did not want to cancel');
  const own = mailsTo(firm).map((text) => text.replaceAll('=\r\n', '').replaceAll('\r\n', ' '));
  for (const done of ['is moved', 'is cancelled'])
    expect(own.join()).toContain(`You have changed this yourself: the meeting with Pat Doe ${done}`);
  await sync(closed);
  expect(told()).toHaveLength(1);
});

it('a meeting whose event was deleted just before the day was closed is not among those that are told', async () => {
  const { sync, booked, told, meetings } = await startWatching();
  const { id } = await booked('04T10:00');
  await sync();
  meetings.delete(id);
  await sync(closed);
  expect(told()).toEqual([]);
});

it('an own appointment at the time of a meeting is told, one that takes no time or is the meeting itself is not', async () => {
  const { sync, booked, told, mailsTo } = await startWatching();
  const meeting = await booked('03T10:00');
  const at = (uid: string, time: string, ...lines: string[]) =>
    event(`UID:${uid}`, `DTSTART:202612${time}00Z`, 'DURATION:PT45M', ...lines);
  await sync(
    at('free', '03T1500', 'TRANSP:TRANSPARENT'),
    at('before', '03T1415'),
    at('after', '03T1545'),
    at('mirror', '03T1500', 'SUMMARY:Busy'),
    at('copy', '03T1500', `DESCRIPTION:http://payroll.localhost/schedule/booking/${meeting.id}?token=x`),
    at('cancelled', '03T1500', 'STATUS:CANCELLED'),
  );
  expect(told()).toEqual([]);
  await sync(at('dentist', '03T1500', 'SUMMARY:Dentist'));
  expect(told()).toEqual(['You are busy on Thursday, December 3: a client is booked [Dresden Payroll]']);
  expect(mailsTo(firm).join()).toContain('Your calendar has =E2=80=9CDentist=E2=80=9D at the time');
  await sync(at('dentist', '03T1515', 'SUMMARY:Dentist'));
  expect(told()).toHaveLength(1);
  await sync(
    at('dentist', '03T1515'),
    event('UID:vacation', 'DTSTART;VALUE=DATE:20261203', 'DTEND;VALUE=DATE:20261210'),
  );
  expect(told()).toHaveLength(2);
});

it('what stands at a time that the firm itself chose for a meeting is not told, and what it adds later is', async () => {
  const { sync, booked, told, act, site } = await startWatching();
  const { show, stored, manageUrl } = await booked('03T10:00');
  const party = event('UID:party', 'DTSTART:20261204T180000Z', 'DURATION:PT6H');
  await sync(party);
  show('04T18:00');
  for (let reading = 0; reading < 3; reading++) await sync(party);
  expect(await stored()).toMatchObject({ sequence: 1, start: Date.parse('2026-12-04T18:00:00-05:00') });
  expect(told()).toEqual([]);
  await sync(party, event('UID:cpa', 'DTSTART:20261204T230000Z', 'DURATION:PT1H'));
  expect(told()).toHaveLength(1);
  const next = '2026-12-07T14:00:00-05:00';
  expect(await freeStarts(site, 'brand=payroll&kind=video&from=2026-12-07')).toContain(next);
  await act(manageUrl, 'move', { slot: next }).expect(200);
  show('07T14:00');
  await sync(
    event('UID:hours', 'SUMMARY:HOURS Mon-Fri 9-12', 'DTSTART;VALUE=DATE:20261207', 'DTEND;VALUE=DATE:20261219'),
  );
  expect(told()).toContain(
    'You changed the hours from Monday, December 7 to Friday, December 18: a client is booked [Dresden Payroll]',
  );
});

it('an event that cannot be read as an instruction is not told as an appointment', async () => {
  const { sync, booked, told } = await startWatching();
  await booked('04T10:00');
  const day = 'DTSTART;VALUE=DATE:20261204';
  await sync(event('UID:early', 'SUMMARY:Closing early', day));
  expect(told()).toEqual([]);
  await sync(event('UID:early', 'SUMMARY:Closed until noon', day));
  expect(told()).toEqual(['You closed on Friday, December 4: a client is booked [Dresden Payroll]']);
});

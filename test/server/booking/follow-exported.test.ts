import request from 'supertest';
import { expect, it } from 'vitest';
import { call, freeStarts, pat, startBookingSite, startCalendar } from './booking-site.ts';
import { calendar, event } from './calendar/calendar-text.ts';

/** A site that reads the calendar of a mail program; `sync` shows it with these events, and reads it again. */
async function startFollowing() {
  const { url, state } = await startCalendar(calendar());
  const all = await startBookingSite({ BRAND_PAYROLL_CALENDAR_URLS: url, BOOKING_CONFIRM_MAIL: 'true' });
  const sync = async (...events: string[]) => {
    state.respond = (_request, response) => void response.end(calendar(...events));
    await all.sync();
  };
  const booked = async (slot: string, email = pat.email, kind = 'phone') => {
    const { body } = await all
      .book({ ...call, kind, slot, formData: { ...pat, email, office: 'dresden' } })
      .expect(201);
    const at = (time: string, ...lines: string[]) =>
      event(`UID:booking-${body.id}@payroll.localhost`, `DTSTART:${time}`, 'DURATION:PT30M', ...lines);
    return { ...body, at, stored: () => all.stored(body) };
  };
  return { ...all, sync, booked };
}

const slot = '2026-12-03T10:00:00-05:00';

it('the invitation in an exported calendar is followed when its time changes, there and back, and the visitor is told', async () => {
  const { sync, booked, subjectsTo, act, site } = await startFollowing();
  const { at, stored, manageUrl } = await booked(slot);
  await sync(at('20261203T150000Z'));
  await sync(at('20261203T150000Z').replace('PT30M', 'PT2H'));
  expect((await freeStarts(site, 'brand=payroll&kind=phone&from=2026-12-03'))[2]).toBe('2026-12-03T12:00:00-05:00');
  await sync(at('20261204T003000Z'));
  expect(await stored()).toMatchObject({ start: Date.parse('2026-12-04T00:30:00Z'), sequence: 1 });
  await sync(at('20261203T150000Z'));
  expect(await stored()).toMatchObject({ start: Date.parse(slot), sequence: 2 });
  const next = '2026-12-04T14:00:00-05:00';
  await act(manageUrl, 'move', { slot: next }).expect(200);
  // The calendar shows the visitor's move later.
  for (const time of ['20261203T150000Z', '20261203T150000Z', '20261204T190000Z']) await sync(at(time));
  expect(await stored()).toMatchObject({ start: Date.parse(next), sequence: 3 });
  for (let minute = 0; minute < 3; minute++) await sync(at('20261204T190000Z', 'STATUS:CANCELLED'));
  expect(await stored()).toMatchObject({ state: 'cancelled', sequence: 4 });
  expect(subjectsTo(pat.email)).toEqual([
    'Your meeting with Dresden Payroll is booked',
    'Your meeting with Dresden Payroll is cancelled',
    ...Array(3).fill('Your meeting with Dresden Payroll is moved'),
  ]);
});

it('a meeting that is shortened in the calendar leaves the rest of its time to others, and the visitor is not mailed', async () => {
  const { sync, booked, subjectsTo, site } = await startFollowing();
  const { at, stored } = await booked(slot, pat.email, 'in-person');
  const hour = at('20261203T150000Z').replace('PT30M', 'PT1H');
  const starts = async () =>
    (await freeStarts(site, 'brand=payroll&kind=phone&from=2026-12-03&to=2026-12-03')).map((start) =>
      start.slice(11, 16),
    );
  await sync(at('20261203T150000Z'));
  expect((await starts()).slice(0, 3)).toEqual(['09:00', '09:30', '10:30']);
  await sync(hour);
  expect((await starts()).slice(0, 3)).toEqual(['09:00', '09:30', '11:00']);
  await sync(at('20261203T150000Z'));
  const second = await booked('2026-12-03T10:30:00-05:00', 'chris@example.com');
  await sync(hour);
  expect(await stored()).toMatchObject({ state: 'booked', sequence: 0 });
  expect(await second.stored()).toMatchObject({ state: 'booked', sequence: 0 });
  expect(subjectsTo(pat.email)).toHaveLength(1);
});

it.each(['the visitor', 'the firm in its calendar'])(
  'a meeting that was shortened in the calendar and is moved by %s has its whole length again, in mail and diary',
  async (by) => {
    const { sync, booked, act, site, mails } = await startFollowing();
    const { at, stored, manageUrl } = await booked(slot, pat.email, 'in-person');
    const next = '2026-12-04T14:00:00-05:00';
    for (let reading = 0; reading < 2; reading++) await sync(at('20261203T150000Z'));
    expect(await stored()).toMatchObject({ length: 1_800_000, sequence: 0 });
    if (by === 'the visitor') await act(manageUrl, 'move', { slot: next }).expect(200);
    else await sync(at('20261204T190000Z'));
    await site.bookings.close();
    expect(await stored()).toMatchObject({ start: Date.parse(next), sequence: 1 });
    const moved = mails().filter((mail) => /^Subject: .*moved/m.test(mail));
    expect(moved.map((mail) => /^To: (.*)\r$/m.exec(mail)![1]).sort()).toEqual([
      'hello@dresdenpayroll.example',
      pat.email,
    ]);
    for (const mail of moved) {
      if (by === 'the visitor' || mail.includes(`To: ${pat.email}`))
        expect(mail).toContain('DTSTART:20261204T190000Z\r\nDTEND:20261204T200000Z\r\n');
      expect(mail).toMatch(/^When: +Friday, December 4, 2026 at 2 p\.m\. Eastern time\r$/m);
      expect(mail).toMatch(/^Moved from: +Thursday, December 3, 2026 at 10 a\.m\. Eastern time\r$/m);
    }
    const starts = await freeStarts(site, 'brand=payroll&kind=phone&from=2026-12-03&to=2026-12-04');
    expect(starts).toContain(slot);
    expect(starts.filter((start) => /04T1[34]/.test(start)).map((start) => start.slice(11, 16))).toEqual([
      '13:00',
      '13:30',
    ]);
  },
);

it('when it vanishes for five minutes the firm is asked once, and nothing is cancelled before its answer', async () => {
  const { sync, booked, subjectsTo, mails, site } = await startFollowing();
  const { at, stored } = await booked(slot);
  const unseen = await booked('2026-12-03T11:00:00-05:00', 'chris@example.com');
  const asked = () => subjectsTo('hello@dresdenpayroll.example').filter((subject) => subject.includes('gone'));
  await sync(at('20261203T150000Z'));
  await sync(event('DTSTART:soon'));
  await sync(event('DTSTART:soon'));
  await sync();
  expect(asked()).toEqual([]);
  await sync();
  expect(asked()).toEqual([]);
  for (let reading = 0; reading < 3; reading++) await sync();
  expect(asked()).toEqual(['A meeting is gone from your calendar [Dresden Payroll]']);
  expect(await stored()).toMatchObject({ state: 'booked' });
  expect(await unseen.stored()).toMatchObject({ state: 'booked', asked: false });
  const mail = mails().find((text) => text.includes('gone from your calendar'))!;
  const link = (label: string) => new RegExp(`^${label}: +http://[^/]+(\\S+)\\r$`, 'm').exec(mail)![1]!;
  const keep = await request(site.server)
    .get(`${link('Keep it')}&domain=payroll`)
    .expect(200);
  expect(keep.text).toContain('The meeting stays as it is');
  expect(keep.text).toContain('Put its event back');
  const cancel = await request(site.server)
    .get(`${link('Cancel and tell the client')}&domain=payroll`)
    .expect(200);
  expect(cancel.text).toContain('Yes, cancel it');
  expect(cancel.text).not.toContain('Put its event back');
});

it('when it returns after it was cancelled there it is a booking again, unless it is an old copy that is shown', async () => {
  const { sync, booked, subjectsTo } = await startFollowing();
  const { at, stored } = await booked(slot);
  const old = at('20261203T150000Z', 'LAST-MODIFIED:20261130T130000Z');
  await sync(old);
  await sync(at('20261203T150000Z', 'STATUS:CANCELLED', 'LAST-MODIFIED:20261130T130500Z'));
  expect(await stored()).toMatchObject({ state: 'cancelled', sequence: 1 });
  for (let reading = 0; reading < 3; reading++) await sync(old);
  expect(await stored()).toMatchObject({ state: 'cancelled', sequence: 1 });
  const again = at('20261203T160000Z', 'LAST-MODIFIED:20261130T150000Z');
  for (let reading = 0; reading < 3; reading++) await sync(again);
  expect(await stored()).toMatchObject({ state: 'booked', start: Date.parse('2026-12-03T16:00:00Z'), sequence: 2 });
  await sync();
  await sync(again);
  expect(subjectsTo(pat.email)).toEqual([
    'Your meeting with Dresden Payroll is booked',
    'Your meeting with Dresden Payroll is cancelled',
    'Your meeting with Dresden Payroll is on again',
  ]);
});

it('an event that is moved into the past, or made a day, moves nothing, and the firm is told once', async () => {
  const { sync, booked, subjectsTo } = await startFollowing();
  const { at, stored } = await booked(slot);
  await sync(at('20261203T150000Z'));
  for (const time of ['20261103T150000Z', '20261103T150000Z']) await sync(at(time));
  await sync(at('20261204T150000Z').replace('DTSTART:20261204T150000Z', 'DTSTART;VALUE=DATE:20261204'));
  expect(await stored()).toMatchObject({ start: Date.parse(slot), sequence: 0 });
  const told = subjectsTo('hello@dresdenpayroll.example').filter((subject) => subject.startsWith('A meeting was not'));
  expect(told).toEqual(['A meeting was not moved [Dresden Payroll]']);
});

it('the firm reads what else it has at the time to which it drags a meeting, and gets no invitation to it', async () => {
  const { sync, booked, mails } = await startFollowing();
  const [first, second] = [await booked(slot), await booked('2026-12-04T10:00:00-05:00', 'chris@example.com')];
  await sync(first.at('20261203T150000Z'), second.at('20261204T150000Z'));
  await sync(first.at('20261204T150000Z'), second.at('20261204T150000Z'));
  await sync(first.at('20261206T150000Z'), second.at('20261204T150000Z'));
  const [beside, closed] = mails()
    .filter((mail) => mail.includes('To: hello@') && mail.includes('You have changed this yourself'))
    .map((mail) => mail.replaceAll(/\s+/g, ' '))
    .toSorted((a, b) => Number(a.includes('closed then')) - Number(b.includes('closed then')));
  expect(beside).toContain('At that time you also have: Pat Doe, phone.');
  expect(closed).toContain('The office is closed then.');
  expect(`${beside}${closed}`).not.toMatch(/text\/calendar|attached invitation/);
});

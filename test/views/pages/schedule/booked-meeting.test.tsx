import { expect, test } from 'vitest';
import type { BookedMeeting } from '#shared/booking/booking-response.ts';
import { mapOffices, offices } from '#shared/firm/offices.ts';
import { renderSchedule } from './schedule-setup.tsx';

const id = '0'.repeat(32);
const token = 'a'.repeat(43);
const meeting: BookedMeeting = {
  id,
  kind: 'phone',
  start: '2026-12-01T09:30:00-05:00',
  end: '2026-12-01T10:00:00-05:00',
  previousStart: null,
  state: 'booked',
  heldUntil: null,
  name: 'Pat Doe',
  email: 'pat@example.com',
  canConfirm: false,
  forFirm: false,
  gone: null,
  isMailed: false,
  phone: '740-555-0100',
  videoUrl: null,
  bring: null,
  topic: 'Payroll Services',
  message: null,
  meets: null,
  papers: [],
  papersLink: { label: 'All papers', to: '/resources/tax-prep-checklist' },
  canChange: true,
  changeUntil: '2026-12-01T07:30:00-05:00',
  calendarFile: `/api/bookings/${id}/meeting.ics?token=${token}`,
};
const query = `token=${token}`;

test('the printed sheet has no address that does not open: that of the page has a key', async () => {
  const root = await renderSchedule({ meeting, query });
  const letterhead = root.querySelector('.letterhead p + p')!.getAttribute('data-lines');
  expect(letterhead).toMatch(/\/schedule$/);
  expect(letterhead).not.toContain(id);
  expect(root.querySelector('.letterhead')!.textContent, 'without styles').toBe('');
});

test('a meeting in person shows the office and the way to it', async () => {
  const root = await renderSchedule({ meeting: { ...meeting, kind: 'in-person', office: 'pickerington' }, query });
  const facts = root.querySelector('.meeting-facts')!;
  expect(facts.textContent).toContain('Pickerington office, Pickerington, OH 43147');
  expect(facts.querySelectorAll('a').map((link) => link.getAttribute('href'))).toEqual([
    'https://www.openstreetmap.org/directions?to=39.8842%2C-82.7535',
    '/contact#pickerington',
  ]);
});

test('calendar, move and papers come before the note, which is folded where it has more than four lines', async () => {
  const papers = [{ title: 'For this meeting', items: ['The lease'] }];
  const isFolded = async (message: string) => {
    const root = await renderSchedule({ meeting: { ...meeting, papers, message }, query });
    const note = root.querySelector('#your-note')!;
    const before = root.textContent.slice(0, root.textContent.indexOf('Your note'));
    for (const part of ['Add to my calendar', 'Choose another time', 'The lease', 'Wrong address?'])
      expect(before).toContain(part);
    expect(note.textContent).toContain(message);
    return note.querySelector('details') !== null;
  };
  expect(await isFolded('One\ntwo\nthree\nfour')).toBe(false);
  expect(await isFolded('One\ntwo\nthree\nfour\nfive')).toBe(true);
});

test('beside the visitor’s note the page says that it came along, and whom to call for an answer before the meeting', async () => {
  const noteOf = async (changes: object) =>
    (await renderSchedule({ meeting: { ...meeting, message: 'May I bring my brother?', ...changes }, query })).text;
  const promise = /We have your note with the booking. For an answer before the meeting, call .*\d{3}-555-\d{4}/;
  expect(await noteOf({})).toMatch(promise);
  expect(await noteOf({ state: 'cancelled' })).not.toMatch(promise);
  expect(await noteOf({ forFirm: true })).not.toMatch(promise);
});

test('the page shows whom one meets, how to come in where the owner says so, and the time before a move', async () => {
  const visit = 'The side door; park behind the bank.';
  const changes = { offices: mapOffices(offices, (office) => ({ ...office, visit })) };
  const note = {
    meets: 'Pat Doe (EA, IRS)',
    previousStart: '2026-12-05T10:00:00-05:00',
  };
  const moved = { ...meeting, ...note, kind: 'in-person', office: 'dresden' } as const;
  const facts = (await renderSchedule({ meeting: moved, query, changes })).querySelector('.meeting-facts')!;
  for (const text of [`When you arrive${visit}`, 'You meetPat Doe (EA, IRS)'])
    expect(facts.textContent).toContain(text);
  expect(facts.querySelector('s')!.textContent).toBe('Saturday, December 5 at 10\u00a0a.m.');
  const before = (await renderSchedule({ meeting: moved, query })).querySelector('.meeting-facts')!;
  expect(before.textContent).not.toContain('When you arrive');
});

test('a meeting at noon lasts from noon on', async () => {
  const noon = { ...meeting, start: '2026-12-01T12:00:00-05:00', end: '2026-12-01T12:30:00-05:00' };
  const { textContent } = (await renderSchedule({ meeting: noon, query })).querySelector('.lead')!;
  expect(textContent).toBe('Tuesday, December 1, noon to 12:30\u00a0p.m., Eastern time');
});

test('the page for the firm says what the firm does, and not how to come in', async () => {
  const rows: [Partial<typeof meeting>, string][] = [
    [{ kind: 'phone', phone: '740-555-0100' }, 'You call the client at 740-555-0100.'],
    [{ kind: 'video' }, 'You send the link to pat@example.com'],
    [{ kind: 'visit', town: 'Newark' }, 'At the client’s place in Newark. You ask for the street'],
    [{ meets: 'Pat Doe' }, 'The client meetsPat Doe'],
  ];
  for (const [fields, text] of rows) {
    const root = await renderSchedule({ meeting: { ...meeting, ...fields, forFirm: true }, query });
    const facts = root.querySelector('.meeting-facts')!.textContent;
    expect(facts).toContain(text);
    expect(facts).not.toMatch(/We (?:call|send|ask)|[Yy]our place|You meet/);
  }
});

test('the move form names the present time, and opens on its day', async () => {
  const saturday = { ...meeting, start: '2026-12-05T10:00:00-05:00', end: '2026-12-05T10:30:00-05:00' };
  const root = await renderSchedule({ meeting: saturday, query: `${query}&move=1&kind=phone&from=2026-12-05` });
  expect(root.querySelector('#move')!.textContent).toContain('Now: Saturday, December 5 at 10\u00a0a.m.');
  expect(root.querySelector('input[name=day][checked]')!.getAttribute('value')).toBe('2026-12-05');
  expect(root.querySelector('input[name=slot][checked]')).toBeNull();
});

test('while a meeting is moved its own time is the visitor’s, and other booked ones are taken', async () => {
  const busy = ['10:00', '09:30'].map((time) => Date.parse(`2026-12-01T${time}:00-05:00`));
  const root = await renderSchedule({
    meeting,
    query: `${query}&move=1&kind=phone&from=2026-12-01`,
    busy: busy.map((start) => ({ start, end: start + 30 * 60_000 })).toReversed(),
  });
  const closed = root.querySelectorAll('.time-closed').map(({ text }) => text.trim());
  expect(closed).toEqual(['9:30\u00a0a.m. yours now', '10\u00a0a.m. taken']);
});

test.each([
  [
    true,
    /^Our email to pat@example\.com confirms the meeting and has the link to this page\. .* Reply to the email, or call /,
  ],
  [false, /^No email follows\. The entry in your calendar has the link to this page\. .* Call [-\d]+\.$/],
])(
  'the page says whether there is an email, where its link is kept, and how to add something: %s',
  async (isMailed, text) => {
    const root = await renderSchedule({ meeting: { ...meeting, isMailed }, query });
    expect(root.querySelector('.booked-meeting-mail')!.textContent).toMatch(text);
  },
);

test('after the notice period the page names the telephone instead', async () => {
  const root = await renderSchedule({ meeting: { ...meeting, canChange: false }, query: `${query}&move=1&kind=phone` });
  expect(root.querySelector('form')).toBeNull();
  expect(root.textContent).toContain('To move or cancel, call us');
});

test('a cancelled meeting promises no place any more, and its time is struck', async () => {
  for (const kind of ['video', 'phone'] as const) {
    const root = await renderSchedule({ meeting: { ...meeting, kind, state: 'cancelled', canChange: false }, query });
    const facts = root.querySelector('.meeting-facts')!;
    expect(facts.querySelectorAll('dt').map(({ textContent }) => textContent)).not.toContain('Where');
    expect(facts.textContent).not.toMatch(/We (?:send|call)/);
    const when = facts.querySelectorAll('dd')[1]!;
    expect(when.querySelector('s')!.textContent).toContain('Tuesday, December 1');
    expect(when.textContent).toMatch(/ \(cancelled\)$/);
    expect(root.querySelector('.lead s')!.textContent).toContain('Tuesday, December 1');
  }
  expect((await renderSchedule({ meeting, query })).querySelector('s')).toBeNull();
});

import { expect, test } from 'vitest';
import { brandIds, brands } from '#shared/brands/index.ts';
import { mapOffices, offices } from '#shared/firm/offices.ts';
import { serviceSlugs } from '#shared/firm/services.ts';
import { noTrust, whoMeets } from '#shared/firm/trust.ts';
import { serviceName } from '#views/components/contact-form/service-choice.ts';
import { aboutOf } from '#views/pages/schedule/errand.ts';
import { errandOfTopic, whatToBring } from '#views/pages/schedule/what-to-bring.ts';
import { renderPage } from '../../render-page.tsx';
import { freeTimes, renderSchedule } from './schedule-setup.tsx';

const somebody = {
  role: 'Prepares returns',
  credential: null,
  verifyUrl: null,
  since: null,
  languages: null,
  photo: null,
};

const names = (root: Awaited<ReturnType<typeof renderSchedule>>) => [
  ...new Set(root.querySelectorAll('.booking-fields [name]').map((control) => control.getAttribute('name'))),
];

const dayOf = (root: Awaited<ReturnType<typeof renderSchedule>>, date: string) =>
  root.querySelector(`#day-${date}`)!.closest('.time-day')!;

test('every free time is a radio button with its day and part of the day in its name', async () => {
  const root = await renderSchedule({ query: 'kind=phone' });
  expect(freeTimes(root)).toContain('Tuesday, December 1 at 9:30\u00a0a.m., free');
  expect(freeTimes(root)).toContain('Tuesday, December 1 at noon, free');
  expect(freeTimes(root)).toContain('Saturday, December 5 at 11:30\u00a0a.m., free');
  const slot = root.querySelector('input[aria-label^="Tuesday, December 1 at 9:30"]')!;
  expect(slot.attributes).toMatchObject({ type: 'radio', name: 'slot', value: '2026-12-01T09:30:00-05:00' });
});

test('days from today on, halves of days and times that cannot be booked say why', async () => {
  const busy = [{ start: Date.parse('2026-12-02T10:00:00-05:00'), end: Date.parse('2026-12-02T10:30:00-05:00') }];
  const root = await renderSchedule({ query: 'kind=phone&from=2026-11-23', now: '2026-11-24T15:00:00.000Z' });
  const closed = root.querySelectorAll('.day-closed .visually-hidden').map(({ textContent }) => textContent);
  expect(closed).toEqual([
    'Thursday, November 26: Closed for Thanksgiving Day',
    'Sunday, November 29: Closed on Sundays',
    'Sunday, December 6: Closed on Sundays',
  ]);
  const far = await renderSchedule({ query: 'kind=phone&from=2027-01-18', now: '2026-11-24T15:00:00.000Z' });
  const opening = far.querySelectorAll('.day-closed .visually-hidden').map(({ textContent }) => textContent);
  expect(opening.filter((text) => text.includes('Opens'))[0]).toBe(
    'Monday, January 25: Opens for booking on November 26',
  );
  expect(opening).toContain('Saturday, January 30: Opens for booking on December 1');
  expect(far.querySelector('.time-grid')!.text).toContain('60 days before: January 24 on November 25.');
  expect(root.querySelector('.time-grid')!.text).not.toContain('days before');
  const saturday = dayOf(root, '2026-11-28');
  expect(saturday.querySelector('.half-day-closed')!.textContent).toBe('Closed');
  const taken = await renderSchedule({ query: 'kind=phone', busy });
  const wednesday = dayOf(taken, '2026-12-02');
  expect(wednesday.querySelectorAll('.time-closed').map(({ text }) => text.trim())).toContain('10\u00a0a.m. taken');
  expect(freeTimes(taken)).not.toContain('Wednesday, December 2 at 10\u00a0a.m., free');
});

test('times of today that are past or too soon are left out, and only a taken one is struck', async () => {
  const busy = [{ start: Date.parse('2026-11-24T15:00:00-05:00'), end: Date.parse('2026-11-24T15:30:00-05:00') }];
  const root = await renderSchedule({ query: 'kind=phone', now: '2026-11-24T15:00:00.000Z', busy });
  const today = dayOf(root, '2026-11-24');
  expect(today.querySelectorAll('.time-closed').map(({ text }) => text.trim())).toEqual(['3\u00a0p.m. taken']);
  expect(today.querySelectorAll('input[name=slot]')[0]!.getAttribute('value')).toBe('2026-11-24T12:00:00-05:00');
  expect(today.querySelectorAll('.half-day-name').map(({ text }) => text)).toEqual(['Afternoon']);
});

test('times that would waste some of their half day are left out, but never the chosen one', async () => {
  const query = 'kind=in-person&office=dresden';
  const saturday = (root: Awaited<ReturnType<typeof renderSchedule>>) =>
    freeTimes(root).flatMap((name) => /Saturday, December 5 at ([\d:]+)/.exec(name)?.[1] ?? []);
  const values = { kind: 'in-person', slot: '2026-12-05T10:30:00-05:00' };
  const root = await renderSchedule({ query });
  expect(saturday(root)).toEqual(['9', '10', '11']);
  const returned = await renderSchedule({ query, formState: { values, errors: {}, message: 'Please try again.' } });
  expect(saturday(returned)).toEqual(['9', '10', '10:30', '11']);
});

test('two weeks without a free time say so instead of fourteen rows, with the weeks after them and a telephone', async () => {
  const busy = [{ start: Date.parse('2026-11-30T00:00:00-05:00'), end: Date.parse('2026-12-15T00:00:00-05:00') }];
  const root = await renderSchedule({ query: 'kind=phone&from=2026-11-30', busy });
  expect(freeTimes(root)).toEqual([]);
  expect(root.querySelectorAll('.day')).toEqual([]);
  const grid = root.querySelector('.time-grid')!;
  expect(grid.textContent).toMatch(/^No free time in these two weeksLook at later ones, or call [-\d]+\.$/);
  expect(grid.querySelector('a[href^="tel:"]')).not.toBeNull();
  expect(root.querySelector('.time-weeks button')!.textContent).toContain('Later');
});

test('an office by appointment says whom to call, and leads to the contact form and to the times by video and phone', async () => {
  const root = await renderSchedule({ query: 'kind=in-person&office=pickerington' });
  const grid = root.querySelector('.time-grid')!;
  expect(grid.textContent).toMatch(/^Pickerington: by appointment Call [-\d]+, or write to us/);
  expect(grid.textContent).toContain('By video or phone, and in Dresden, you can choose a time here.');
  expect(grid.querySelectorAll('a.button').map((link) => [link.textContent.trim(), link.getAttribute('href')])).toEqual(
    [
      ['Ask for a day', '/contact?meeting=pickerington#write'],
      ['Video', '/schedule?kind=video#book'],
      ['Phone', '/schedule?kind=phone#book'],
    ],
  );
  const { root: contact } = await renderPage('contact', 'payroll', {}, { query: 'meeting=pickerington' });
  expect(contact.querySelector('[name=message]')!.textContent).toContain('A meeting at your Pickerington office');
});

test('below the times is a link to ask for another one, where some are offered', async () => {
  const asks = async (query: string) =>
    (await renderSchedule({ query }))
      .querySelectorAll('a')
      .find(({ text }) => text === 'Ask for another time')
      ?.getAttribute('href');
  expect(await asks('kind=in-person&office=dresden')).toBe('/contact?meeting=dresden#write');
  expect(await asks('kind=in-person&office=pickerington')).toBeUndefined();
  for (const kind of ['video', 'phone', 'visit']) {
    expect(await asks(`kind=${kind}`)).toBe(`/contact?meeting=${kind}#write`);
    const { root } = await renderPage('contact', 'payroll', {}, { query: `meeting=${kind}` });
    expect(root.querySelector('[name=message]')!.textContent).toMatch(
      /^A meeting (by|at) [\w ]+\nDays and hours that suit/,
    );
  }
});

test.each(brandIds)('who works until five learns on %s how to meet in the evening', async (brand) => {
  const root = await renderSchedule({ brand });
  expect(root.querySelector('.booking-when')!.textContent).toMatch(/Ask for another time, such as an evening\.$/);
  const answer = root.querySelector('#i-work-until-five-what-now')!;
  expect(answer.querySelector('a[href^="tel:"]')).not.toBeNull();
  expect(answer.querySelector('a')!.getAttribute('href')).toBe('/contact#write');
});

test('what the owner says of the way in is where the office is chosen', async () => {
  const note = async (query: string, visit: string | null) => {
    const changes = { offices: mapOffices(offices, (office) => ({ ...office, visit })) };
    return (await renderSchedule({ query, changes })).querySelector('.booking-kinds .note')!.textContent;
  };
  const inPerson = 'kind=in-person&office=dresden';
  expect(await note(inPerson, 'One step at the door.')).toContain('When you arrive: One step at the door.');
  expect(await note(inPerson, null)).not.toContain('When you arrive');
  expect(await note('kind=video', 'One step at the door.')).not.toContain('When you arrive');
});

test('a note says how long the meeting is, what the first one costs, and whom one meets', async () => {
  const note = async (people: { name: string; office: string }[], firstMeeting: string | null) => {
    const trust = { ...noTrust, firstMeeting, people: people.map((person) => ({ ...somebody, ...person })) };
    const root = await renderSchedule({ query: 'kind=in-person&office=dresden', changes: { trust } });
    return root.querySelector('.booking-kinds .note')!.textContent;
  };
  const free = 'The first half hour costs nothing.';
  const pat = { name: 'Pat Doe', office: 'Dresden' };
  expect(await note([], null)).toMatch(/ 60 minutes\.$/);
  expect(await note([pat, { name: 'Lee Roe', office: 'Pickerington' }], free)).toMatch(
    / 60 minutes; the first half hour costs nothing\. For the rest, we name the fee before we begin\. You meet Pat Doe\.$/,
  );
  const phone = await renderSchedule({ query: 'kind=phone', changes: { trust: { ...noTrust, firstMeeting: free } } });
  expect(phone.querySelector('.booking-kinds .note')!.textContent).toMatch(
    / 30 minutes; a first meeting is free of charge\.$/,
  );
  expect(await note([pat, { name: 'Lee Roe', office: 'Dresden' }], 'Ask us.')).toMatch(/ 60 minutes; Ask us\.$/);
});

test('the email field says what it is for, and what to do without an address', async () => {
  const without = /No email\? Call [-\d]+ and we schedule it for you/;
  const hint = (await renderSchedule()).querySelector('#field-email-hint')!;
  expect(hint.textContent).toMatch(without);
  expect(hint.querySelector('a[href^="tel:"]')).not.toBeNull();
  const errors = { email: 'Email is required' };
  const root = await renderSchedule({ formState: { values: {}, errors, message: errors.email } });
  expect(root.querySelector('#field-email-error')!.textContent).toMatch(without);
  expect(root.querySelector('#field-email-hint')).toBeNull();
});

test('a brand that prepares personal returns asks what belongs to the year, others for a meeting about such a return', async () => {
  expect(names(await renderSchedule({ brand: 'dresdentax' }))).toContain('papers');
  const formation = await renderSchedule({ brand: 'dresdentax', query: 'service=business-formation' });
  expect(names(formation)).not.toContain('papers');
  for (const brand of ['brownco', 'payroll'] as const) {
    expect(names(await renderSchedule({ brand }))).not.toContain('papers');
    const root = await renderSchedule({ brand, query: 'service=personal-tax' });
    expect(root.querySelector('.booking-fields [value=death]'), brand).not.toBeNull();
  }
});

const listed = (root: Awaited<ReturnType<typeof renderSchedule>>) =>
  root.querySelectorAll('.schedule-bring li').map(({ textContent }) => textContent.trim());

test.each(['brownco', 'payroll'] as const)(
  'on %s a meeting about a personal return has its own title, papers and questions',
  async (brand) => {
    const root = await renderSchedule({ brand, query: 'service=personal-tax' });
    const tax = await renderSchedule({ brand: 'dresdentax' });
    expect(root.querySelector('h1')!.textContent).toBe('Schedule a meeting');
    expect(root.querySelector('.lead')!.textContent).toMatch(/^Bring what you have; unsorted is fine\. /);
    expect(listed(root)).toEqual(listed(tax));
    expect(root.textContent).not.toMatch(/strategy call|price list|Payday is this week/);
    expect((await renderSchedule({ brand })).querySelector('h1')!.textContent).not.toBe('Schedule a meeting');
  },
);

test.each(brandIds.flatMap((brand) => serviceSlugs.map((slug) => [brand, slug] as const)))(
  'on %s a meeting about %s is with the person of that work and asks for its papers, on the page and once it is booked',
  async (brand, slug) => {
    const people = serviceSlugs.map((work) => ({ ...somebody, name: work, role: serviceName(work), office: null }));
    const trust = { ...noTrust, people };
    const root = await renderSchedule({ brand, query: `kind=phone&service=${slug}`, changes: { trust } });
    expect(root.querySelector('.booking-kinds .note')!.textContent).toContain(` You meet ${slug}.`);
    const errand = errandOfTopic(root.querySelector('[name=topic] [selected]')!.getAttribute('value')!);
    expect(whoMeets(aboutOf(brands[brand], errand), null, trust)).toBe(slug);
    expect(listed(root)).toEqual(whatToBring(brands[brand], errand).items);
    expect(root.querySelector('.schedule-bring a')!.getAttribute('href')).toBe(
      slug === 'personal-tax'
        ? '/resources/tax-prep-checklist'
        : `/services/${slug}${slug === 'payroll' ? '#switch' : ''}`,
    );
    const { root: contact } = await renderPage('contact', brand, {}, { query: `service=${slug}` });
    const [chosen] = contact.querySelectorAll('[name=service] [selected]').map(({ text }) => text);
    expect([serviceName(slug), 'Payroll services', 'HR services']).toContain(chosen);
  },
);

test('before a topic is chosen, a payroll call is with the person of payroll, and a meeting of the tax brand with nobody named', async () => {
  const people = ['Payroll', 'Personal tax'].map((role) => ({ ...somebody, name: `Pat ${role}`, role, office: null }));
  const met = async (brand: 'payroll' | 'dresdentax') =>
    (await renderSchedule({ brand, query: 'kind=phone', changes: { trust: { ...noTrust, people } } })).textContent;
  expect(await met('payroll')).toContain('You meet Pat Payroll.');
  expect(await met('dresdentax')).not.toContain('You meet');
});

test('a company that is not formed yet is asked for its owners, and for no figures of last year', async () => {
  for (const brand of brandIds) {
    const papers = listed(await renderSchedule({ brand, query: 'service=business-formation' })).join();
    expect(papers).toMatch(/owners, and the share of each.*start.*profit you expect.*Wages from other jobs/);
    expect(papers).not.toMatch(/last year|quarter|W-2/);
  }
});

test('a meeting about a letter asks for what the letter’s page asks for, and for no papers of a return', async () => {
  const root = await renderSchedule({ brand: 'dresdentax', query: 'service=personal-tax&letter=CP2000' });
  expect(listed(root)).toContain('Broker’s records, if it is about a sale');
  expect(listed(root)).not.toContain('W-2s and 1099s that have arrived so far');
  expect(root.querySelector('.schedule-bring a')!.getAttribute('href')).toBe('/resources/tax-letters/cp2000');
  expect(root.querySelector('[name=topic] option[selected]')!.textContent).toBe('Letter: CP2000');
  expect(names(root)).not.toContain('papers');
  const unknown = await renderSchedule({ brand: 'brownco', query: 'service=personal-tax&letter=XY1' });
  expect(listed(unknown)[0]).toBe('The letter, every page');
});

test('a meeting about a switch of payroll asks for its papers, and the note begins with it', async () => {
  const root = await renderSchedule({ query: 'service=payroll-switch' });
  expect(listed(root)).toContain('Garnishment or child support orders');
  expect(root.querySelector('[name=message]')!.textContent).toMatch(/^We want to switch payroll to you\./);
  expect(root.querySelector('[name=page]')!.getAttribute('value')).toBe('/services/payroll');
});

test('what the first meeting costs is among the questions where the owner has said so', async () => {
  const firstMeeting = 'The first half hour costs nothing.';
  const root = await renderSchedule({ changes: { trust: { ...noTrust, firstMeeting } } });
  const question = '#what-does-the-first-meeting-cost';
  expect(root.querySelector(question)!.textContent).toContain(firstMeeting);
  expect((await renderSchedule()).querySelector(question)).toBeNull();
});

test('above the button stand the choice, whom one meets by the topic, and what the first meeting costs', async () => {
  const person = (name: string, role: string) => ({
    ...somebody,
    name,
    role,
    credential: 'EA, IRS',
    office: 'Dresden',
  });
  const people = [person('Pat Doe', 'Prepares personal returns'), person('Lee Roe', 'Runs payroll')];
  const trust = { ...noTrust, people, firstMeeting: 'It costs nothing.' };
  const chosen = async (query: string) => {
    const slot = encodeURIComponent('2026-12-01T10:00:00-05:00');
    const root = await renderSchedule({ brand: 'dresdentax', query: `${query}&slot=${slot}`, changes: { trust } });
    return root.querySelector('.booking-chosen')!.textContent;
  };
  expect(await chosen('kind=in-person&office=dresden&service=personal-tax')).toBe(
    'In person in Dresden, 60 minutes: Tuesday, December 1 at 10\u00a0a.m. Eastern time. You meet Pat Doe (EA, IRS). It costs nothing.',
  );
  expect(await chosen('kind=phone&service=payroll')).toContain('You meet Lee Roe (EA, IRS).');
  expect(await chosen('kind=phone&service=personal-tax&letter=CP2000')).toContain('You meet Pat Doe');
  for (const query of ['kind=phone', 'kind=in-person&office=dresden', 'kind=phone&service=marketing'])
    expect(await chosen(query), query).toMatch(/Eastern time\. It costs nothing\.$/);
});

test('the title, and the question how to move a meeting, lead to the form that finds it, which is folded nowhere', async () => {
  const root = await renderSchedule();
  const links = root.querySelectorAll('a').filter(({ textContent }) => textContent === 'Find my meeting');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#find', '#find']);
  const form = root.querySelector('#find form [name=mailbox]')!;
  expect(form.closest('details')).toBeNull();
});

test.each([
  ['phone', ['name', 'email', 'phone', 'topic', 'message']],
  ['video', ['name', 'email', 'phone', 'topic', 'message']],
  ['visit', ['name', 'email', 'phone', 'town', 'topic', 'message']],
  ['in-person', ['name', 'email', 'phone', 'topic', 'message']],
])('a meeting of the kind %s has only its own fields', async (kind, expected) => {
  const root = await renderSchedule({ query: `kind=${kind}` });
  expect(names(root)).toEqual(expected);
  const required = root
    .querySelectorAll('.booking-fields [aria-required=true]')
    .map(({ attributes }) => attributes['name']);
  expect(required.slice(2)).toEqual(kind === 'phone' ? ['phone'] : kind === 'visit' ? ['town'] : []);
  expect(root.querySelector('input[name=kind]')!.getAttribute('value')).toBe(kind);
  const office = root.querySelectorAll('.booking-offices button').map(({ textContent }) => textContent);
  expect(office).toEqual(kind === 'in-person' ? ['Dresden', 'Pickerington (by appointment: call)'] : []);
});

test('a form that is posted by Enter, without scripts, books: it has where one came from, and no other button comes first', async () => {
  const root = await renderSchedule({ brand: 'dresdentax', query: 'kind=in-person&office=dresden&service=payroll' });
  const form = root.querySelector('form')!;
  expect(form.attributes).toMatchObject({ action: '/api/bookings', method: 'post' });
  for (const [name, value] of Object.entries({ office: 'dresden', domain: 'dresdentax', page: '/services/payroll' }))
    expect(form.querySelector(`input[type=hidden][name=${name}]`)!.getAttribute('value')).toBe(value);
  const shown = form.querySelectorAll('button[name=show]').map((button) => button.getAttribute('value'));
  expect(shown.join(' ').replaceAll('&amp;', '&')).toContain('kind=in-person&office=pickerington&service=payroll');
  const first = form.querySelector('button')!;
  expect([first.getAttribute('type'), first.hasAttribute('name')]).toEqual(['submit', false]);
});

test('the time that the link names is chosen, if it is free', async () => {
  const chosen = async (slot: string) =>
    (await renderSchedule({ query: `kind=phone&slot=${encodeURIComponent(slot)}` })).querySelectorAll(
      '[name=slot][checked]',
    );
  const [time] = await chosen('2026-12-01T09:30:00-05:00');
  expect(time!.getAttribute('aria-label')).toContain('Tuesday, December 1 at 9:30');
  expect(await chosen('2026-12-01T03:30:00-05:00')).toEqual([]);
  expect(await chosen('soon')).toEqual([]);
});

test('a refused post shows what was typed, errors at their fields, and the nearest free times as buttons', async () => {
  const values = { kind: 'phone', slot: '2026-12-01T09:30:00-05:00', name: 'Pat Doe', phone: '' };
  const errors = { phone: 'Please enter the number we should call', slot: 'Please choose a time' };
  const wrong = await renderSchedule({ query: 'kind=phone', formState: { values, errors, message: errors.phone } });
  expect(wrong.querySelector('[name=name]')!.getAttribute('value')).toBe('Pat Doe');
  expect(wrong.querySelector('#field-phone-error')!.textContent).toBe(errors.phone);
  expect(wrong.querySelector('#field-slot[aria-describedby=field-slot-error]')!.text).toContain(errors.slot);
  expect(wrong.querySelector('input[name=slot][checked]')!.getAttribute('value')).toBe(values.slot);
  const next = ['2026-12-01T10:00:00-05:00', '2026-12-01T10:30:00-05:00', '2026-12-01T11:00:00-05:00'];
  const message = 'Someone else has just taken this time.';
  const taken = await renderSchedule({ query: 'kind=phone', formState: { values, errors: {}, message, next } });
  const buttons = taken.querySelectorAll('button[name=slot]');
  expect(buttons.map((button) => button.getAttribute('value'))).toEqual(next);
  expect(buttons[0]!.textContent).toBe('Schedule Tuesday, December 1 at 10\u00a0a.m.');
  expect(taken.textContent).toContain(message);
});

test('a calendar that could not be read lately, or not wholly, is mentioned', async () => {
  expect((await renderSchedule({ stale: true })).textContent).toContain('Our calendar may not be complete');
  expect((await renderSchedule()).textContent).not.toContain('not be complete');
});

test('without free times the page says so, with the telephone and the contact form', async () => {
  const { root } = await renderPage('schedule', 'payroll');
  expect(root.querySelector('#write .callout')!.textContent).toContain('We cannot see our calendar right now');
  expect(root.querySelector('#write .callout a[href^="tel:"]')).not.toBeNull();
  expect(root.querySelector('#write form')!.getAttribute('action')).toBe('/api/contact');
});

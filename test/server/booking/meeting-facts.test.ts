import request from 'supertest';
import { expect, it, vi } from 'vitest';
import { makePost } from '#test/ghost/stub-posts.ts';
import { mailsIn } from '../mail/read-mail.ts';
import { startGhostSite, wholePage } from '../site.ts';
import { freeStarts, monday, pat } from './booking-site.ts';

const room = 'https://meet.example.com/office?pwd=a,b;c';

/** A site with a page of facts, which the owner writes anew each time. */
async function startSite(further: Record<string, string> = {}) {
  const clock = { time: monday };
  const env = { REPORT_TO: 'owner@example.com', BOOKING_CONFIRM_MAIL: 'true', CONTACT_LIMIT: '1000', ...further };
  const site = await startGhostSite({}, { env, now: () => clock.time });
  await site.warm();

  async function write(...rows: string[]) {
    clock.time += 1;
    const html = [`Notice | Written at ${clock.time}`, ...rows].map((row) => `<p>${row}</p>`).join('');
    site.ghost.pages = [makePost(900, { id: 'facts', slug: 'site-facts', html })];
    const { body, headers } = site.ghost.webhook('page.published', { current: { slug: 'site-facts' } }, clock.time);
    await request(site.server).post('/api/ghost/webhook').set(headers).send(body).expect(204);
    const shown = async () => expect((await wholePage(site, '/contact')).html).toContain(`Written at ${clock.time}`);
    await vi.waitFor(shown, { timeout: 15_000 });
  }

  async function book(kind: string, time: string, further: object = {}) {
    const formData = { ...pat, town: 'Nashport', email: `${time.replace(/\W/g, '')}@example.com` };
    const body = { kind, slot: `2026-12-${time}:00-05:00`, formData, ...further };
    const booked = await request(site.server).post('/api/bookings').send(body);
    await site.bookings.close();
    return booked;
  }

  async function times(kind: string, day: string) {
    const free = await freeStarts(site, `kind=${kind}&from=2026-12-${day}&to=2026-12-${day}`);
    return free.map((time) => time.slice(11, 16));
  }

  const mails = () =>
    mailsIn(site.outbox).map((mail) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '=').replaceAll('\r\n ', ''));
  return { site, clock, write, book, times, mails };
}

it('the video link and what to bring are in confirmation, invitation and reminder, and on the meeting’s page', async () => {
  const { site, clock, write, book, mails } = await startSite();
  await write(
    `Video | ${room}`,
    'Bring: Last year’s return',
    'Bring | All | Your bank account number',
    'Bring | In-person meetings | A photo ID',
    'Dresden visit | The side door.',
  );
  const video = await book('video', '03T10:00');
  const visit = await book('in-person', '03T11:00', { office: 'dresden' });
  const to = (time: string) => mails().filter((mail) => mail.includes(`To: 03T${time}`));
  const [confirmation] = to('1000');
  expect(confirmation).toContain('open the link at the time of the meeting');
  expect(confirmation).toMatch(/Video: +https:\/\/meet\.example\.com\/office\?pwd=a,b;c/);
  expect(confirmation).toMatch(
    /^What to have ready\r\n-+\r\n- Last year.*\r\n- Your bank account number\r\n- Last year/m,
  );
  expect(confirmation).toContain('LOCATION:https://meet.example.com/office?pwd=a\\,b\\;c');
  expect(confirmation).toContain(`\nCONFERENCE;VALUE=URI;FEATURE=AUDIO,VIDEO;LABEL=Join the meeting:${room}`);
  expect(to('1100').join()).toMatch(/^What to bring\r\n-+\r\n- Last year.*\r\n- Your bank.*\r\n- A photo ID/m);
  expect(to('1100').join()).toMatch(/When you arrive: The side door\./);
  expect(to('1100').join()).not.toContain(room);
  const { main } = await wholePage(site, video.body.manageUrl);
  expect(main.querySelector(`.meeting-facts a[href="${room}"]`)!.textContent).toBe('Join the meeting');
  expect(main.querySelector('.meeting-facts')!.textContent).toContain(
    'What to have readyLast year’s return; Your bank account number',
  );
  expect((await wholePage(site, '/schedule')).html).not.toContain('meet.example.com');

  await write('Video | https://other.example.com/');
  clock.time = Date.parse('2026-12-02T10:30:00-05:00');
  site.bookings.start();
  await site.bookings.close();
  const reminder = to('1000').find((mail) => /^Subject: Reminder/m.test(mail));
  expect(reminder).toMatch(/Video: +https:\/\/other\.example\.com\//);
  expect(reminder).not.toContain('bring');

  const house = await book('visit', '03T14:00', { formData: { ...pat, town: 'Dresden', topic: 'other' } });
  const { main: housePage } = await wholePage(site, house.body.manageUrl);
  expect(housePage.textContent).not.toMatch(/What to bring|W-2/);

  const { body } = await request(site.server)
    .post(`${visit.body.manageUrl.replace(/.*booking\/(\w+)\?.*/, '/api/bookings/$1')}/cancel`)
    .send({ token: /token=([\w-]+)/.exec(visit.body.manageUrl)![1] });
  expect(body.ics).not.toContain('bring');
});

it('whom the visitor meets is in confirmation and page, where that is one person', async () => {
  const { site, write, book, mails } = await startSite();
  await write('Person | Pat Lane | Prepares personal returns | EA, IRS | Dresden', 'Person | Lee Roe | Runs payroll');
  const confirmation = async (time: string, topic: string) => {
    const { body } = await book('phone', time, {
      formData: { ...pat, email: `${time.slice(0, 2)}@example.com`, topic },
    });
    const { main } = await wholePage(site, body.manageUrl);
    const mail = mails().find((one) => one.includes(`To: ${time.slice(0, 2)}@`));
    return [
      /You meet: +(.+)\r/.exec(mail!)?.[1],
      main.querySelector('.meeting-facts')!.textContent.includes('You meet'),
    ];
  };
  expect(await confirmation('03T10:00', 'personalTax')).toEqual(['Pat Lane (EA, IRS)', true]);
  expect(await confirmation('04T10:00', 'other')).toEqual([undefined, false]);
});

it('of two people with a word of the topic in their work, one meets the one who has more of it, on every brand', async () => {
  const { site, write, book, mails } = await startSite();
  await write('Person | Ruth Hanley | Business formation', 'Person | Ann Poe | Advises business owners, CFO');
  const formData = { ...pat, email: 'ruth@example.com', topic: 'formation' };
  const { body } = await book('phone', '03T10:00', { domain: 'brownco', formData });
  const { main } = await wholePage(site, `${body.manageUrl}&domain=brownco`);
  expect(main.querySelector('.meeting-facts')!.textContent).toContain('You meetRuth Hanley');
  expect(main.textContent).toContain('The profit you expect in the first year');
  const mail = mails().find((one) => one.includes('To: ruth@example.com'))!;
  expect(mail).toMatch(/You meet: +Ruth Hanley\r/);
  expect(mails().join()).toMatch(/The client meets: +Ruth Hanley\r/);
  expect(mail).toContain('- Names and addresses of all owners');
  const page = await wholePage(site, '/schedule?domain=brownco&service=business-formation');
  expect(page.main.querySelector('.booking-kinds .note')!.textContent).toContain('You meet Ruth Hanley.');
});

it('the receipt names who reads a message where that is one person, and nothing of the message', async () => {
  const { site, write, mails } = await startSite({ CONTACT_RECEIPT: 'true' });
  await write('Person | Pat Lane | Prepares personal returns');
  const formData = { ...pat, message: 'Secret words' };
  await request(site.server).post('/api/contact').send({ formData, domain: 'dresdentax' }).expect(200);
  const receipt = () => mails().find((mail) => mail.includes('auto-replied'));
  await vi.waitFor(() => expect(receipt()).toBeDefined(), { timeout: 15_000 });
  expect(receipt()!.replace(/\s+/g, ' ')).toContain('Pat Lane reads it by Tuesday, December 1, and answers.');
  expect(receipt()).toMatch(/Schedule a meeting: +http:\S+\/schedule\r/);
  expect(receipt()).not.toContain('Secret');
});

it('a day takes no more meetings than the owner wants, of a kind and of all, and a meeting that is moved frees its place', async () => {
  const { site, write, book, times } = await startSite();
  await write('Most meetings a day | 3', 'Most meetings a day | At your place | 1');
  await book('visit', '03T10:00');
  expect(await times('visit', '03')).toEqual([]);
  expect(await times('visit', '04')).toContain('10:00');
  expect(await times('phone', '03')).toContain('15:00');
  expect((await book('visit', '03T14:00')).body).toMatchObject({
    success: false,
    error: 'This day is full. Please choose a time of another day.',
    next: expect.not.arrayContaining([expect.stringContaining('12-03')]),
  });
  expect((await book('phone', '03T10:00')).body.error).toContain('Someone else has just taken this time');
  await book('phone', '03T14:00');
  const third = await book('video', '03T15:00');
  expect(await times('phone', '03')).toEqual([]);
  const [, id, token] = /booking\/(\w+)\?token=([\w-]+)/.exec(third.body.manageUrl)!;
  const move = (slot: string) => request(site.server).post(`/api/bookings/${id}/move`).send({ token, slot });
  await move('2026-12-03T16:00:00-05:00').expect(200);
  await move('2026-12-04T16:00:00-05:00').expect(200);
  expect(await times('phone', '03')).toContain('15:00');
});

it('a pause is kept after each meeting, and before the next', async () => {
  const { write, book, times } = await startSite();
  await book('phone', '03T11:00');
  await write('Pause | 15 minutes', 'Pause | Video | 0');
  expect((await times('phone', '03')).slice(0, 7)).toEqual([
    ...['09:00', '09:30', '10:00', '12:00', '12:30', '13:00', '13:30'],
  ]);
  expect(await times('video', '03')).toContain('10:00');
  expect(await times('video', '03')).not.toContain('11:30');
  expect((await book('phone', '03T10:30')).status).toBe(409);
});

it('a row that cannot be read keeps the last good one, and the owner is told', async () => {
  const { write, times, book, mails } = await startSite();
  await write(`Video | ${room}`, 'Most meetings a day | Phone | 1', 'Pause | 15');
  await book('phone', '03T10:00');
  const wrong = [
    ...['Video | http://meet.example.com/', 'Most meetings a day | Phone | few', 'Pause | a little'],
    ...['Bring | Fax | ID', 'Bring | Phone'],
  ];
  await write(...wrong);
  await vi.waitFor(() => expect(mails().filter((mail) => mail.includes('owner@example.com'))).toHaveLength(1), {
    timeout: 15_000,
  });
  const told = mails().join('\n');
  for (const said of [
    ...['begins with https://', 'a whole number', 'needs minutes such as 15'],
    ...['a kind of meeting (All, In person, Video, Phone, At your place)', 'has too many cells or too few'],
  ])
    expect(told).toContain(said);
  expect(await times('phone', '03')).toEqual([]);
  expect(await times('video', '03')).not.toContain('10:30');
  await book('video', '04T10:00');
  expect(mails().join()).toContain(`Video:          ${room}`);
});

import { parse } from 'node-html-parser';
import request from 'supertest';
import { expect, it } from 'vitest';
import { call, pat, startBookingSite } from './booking-site.ts';

type Site = Awaited<ReturnType<typeof startBookingSite>>;

const confirming = { BOOKING_CONFIRM_MAIL: 'true' };

const post = ({ site }: Site, mailbox: string) =>
  request(site.server)
    .post('/api/bookings/find?domain=payroll')
    .type('form')
    .set('Accept', 'text/html')
    .send({ mailbox });
async function ask(all: Site, mailbox: string) {
  const { status, text } = await post(all, mailbox);
  await all.site.bookings.close();
  const main = parse(text).querySelector('main') ?? parse(text);
  return { status, said: main.querySelector('.find-meeting .callout')?.text, main };
}
const linkMails = ({ mails }: Site) => mails().filter((mail) => /^Subject: The link to your meeting/m.test(mail));

it('the links to the coming meetings of a mailbox are mailed to the address that booked, and the answer tells nothing', async () => {
  const all = await startBookingSite(confirming);
  const times = ['2026-12-01T09:30:00-05:00', '2026-12-02T11:00:00-05:00'];
  for (const slot of times) await all.book({ ...call, slot }).expect(201);
  await all.site.bookings.close();
  const unknown = await ask(all, 'nobody@example.com');
  expect(unknown).toMatchObject({
    status: 200,
    said: expect.stringContaining(
      'booked for nobody@example.com, the link is there within two minutes. Wrong address?',
    ),
  });
  expect(linkMails(all)).toHaveLength(0);
  for (const [typed, meant] of [
    [' Pat Doe <Pat+meetings@Example.com> ', 'Pat+meetings@Example.com'],
    [pat.email, pat.email],
  ] as const) {
    const { status, said } = await ask(all, typed);
    expect([status, said]).toEqual([200, unknown.said!.replace('nobody@example.com', meant)]);
  }
  const [mail, ...more] = linkMails(all);
  expect(more).toEqual([]);
  expect(mail).toMatch(/^To: pat@example\.com\r$/m);
  expect(mail).not.toContain('Pat Doe');
  const links = [...mail!.matchAll(/^Move or cancel: +http:\/\/[^/]+(\S+)\r$/gm)].map(([, link]) => link!);
  expect(links).toHaveLength(2);
  for (const link of links) {
    const page = await request(all.site.server).get(`${link}&domain=payroll`).expect(200);
    expect(parse(page.text).querySelector('h1')!.text).toBe('Your meeting is booked');
  }
});

it('an address that is missing or none is refused in words, at the field, and nothing is said to be mailed', async () => {
  const all = await startBookingSite(confirming);
  for (const [mailbox, error] of [
    ['', 'Email is required'],
    ['no address', 'Please enter a valid email address'],
  ] as const) {
    const { status, said, main } = await ask(all, mailbox);
    expect([status, said, main.querySelector('#field-mailbox-error')!.text]).toEqual([400, undefined, error]);
    expect(main.querySelector('[name=mailbox]')!.getAttribute('value')).toBe(mailbox);
    expect(main.querySelector('#find [name=mailbox]')!.hasAttribute('autofocus')).toBe(true);
    await request(all.site.server).post('/api/bookings/find').send({ mailbox }).expect(400, { success: false, error });
  }
});

it('only meetings to come have a link to mail', async () => {
  const all = await startBookingSite(confirming);
  const { body } = await all.book(call).expect(201);
  await all.book({ ...call, slot: '2026-12-02T11:00:00-05:00' }).expect(201);
  await all.site.bookings.close();
  await all.act(body.manageUrl, 'cancel').expect(200);
  await ask(all, 'mailto:pat@example。com');
  const [mail] = linkMails(all);
  expect(mail).toContain('Wednesday, December 2, 2026 at 11 a.m. Eastern time');
  expect(mail).not.toContain('December 1');
  all.clock.time = Date.parse('2026-12-03T09:30:00-05:00');
  await ask(all, pat.email);
  expect(linkMails(all)).toHaveLength(1);
});

it('a mailbox that has had five mails in a day gets no sixth', async () => {
  const all = await startBookingSite(confirming);
  for (const time of ['09:30', '10:30', '11:30', '13:00', '14:00'])
    await all.book({ ...call, slot: `2026-12-02T${time}:00-05:00` }).expect(201);
  await all.site.bookings.close();
  await ask(all, pat.email);
  expect(linkMails(all)).toHaveLength(0);
  all.clock.time = Date.parse('2026-12-01T09:00:00-05:00');
  await ask(all, pat.email);
  expect(linkMails(all)).toHaveLength(1);
});

it('too many posts from an address are refused on a page of their own', async () => {
  const all = await startBookingSite({ ...confirming, CONTACT_LIMIT: '1' });
  await ask(all, pat.email);
  const refused = await ask(all, pat.email);
  expect(refused.status).toBe(429);
  expect(refused.main.text).not.toContain('Your meeting is not booked');
});

it('the form is on the page where visitors are mailed, and the contact page leads there', async () => {
  const page = async ({ site }: Site, query: string) =>
    parse((await request(site.server).get(`/schedule?domain=payroll${query}`)).text).querySelector('#find');
  const all = await startBookingSite(confirming);
  const form = (await page(all, ''))!.querySelector('form')!;
  expect(form.getAttribute('action')).toBe('/api/bookings/find?domain=payroll#find');
  expect(form.querySelector('label')!.text).toContain('The email address you booked with');
  expect(form.querySelectorAll('input').map((input) => input.getAttribute('name'))).toEqual(['mailbox']);
  const { text } = await request(all.site.server).get('/contact?domain=payroll');
  const link = parse(text)
    .querySelectorAll('main a')
    .find((one) => one.text.trim() === 'Move or cancel a meeting')!;
  expect(link.getAttribute('href')).toBe('/schedule?domain=payroll#what-if-i-have-to-move-or-cancel-the-meeting');
  expect(await page(await startBookingSite(), '')).toBeNull();
});

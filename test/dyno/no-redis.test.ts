import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CaldavServer, startCaldavServer } from '../caldav/radicale.ts';
import { type SmtpStub, startSmtpStub } from '../smtp-stub.ts';
import { bookCall, changeMeeting, freeTimes, sendMessage } from '../visitor.ts';
import { buttonEnv, type Env, type Site, startSite, stopSites } from './dyno.ts';

let smtp: SmtpStub;
let calendar: CaldavServer;
let empty: CaldavServer;
const env: Env = { ...buttonEnv(), CONTACT_LIMIT: '1000', WARM_UP: 'false' };
let site: Site;
beforeAll(async () => {
  [smtp, calendar, empty] = await Promise.all([startSmtpStub(), startCaldavServer(), startCaldavServer()]);
  site = await startSite(env);
});
afterAll(async () => {
  await stopSites();
  await Promise.all([smtp.close(), calendar.close(), empty.close()]);
});

/** Subjects of the mails to visitors. */
const told = () =>
  smtp.mails
    .filter(({ to }) => to.some((address) => address.startsWith('pat')))
    .map(({ raw }) => /^Subject: Your meeting with .+ is (\w+)/m.exec(raw)?.[1]);

it('without mail server nothing is accepted that only the disk holds: the visitor is asked to call', async () => {
  expect(await sendMessage(site.url, 'Kept by nobody')).toMatchObject({ status: 502, body: { success: false } });
  const { status, text } = await bookCall(site.url, new Date(Date.now() + 14 * 86_400_000).toISOString());
  expect([status, text]).toEqual([503, expect.stringMatching(/\d{3}-\d{4}/)]);
  const errors = site.lines().filter(({ level }) => level >= 50);
  expect(errors).toContainEqual(
    expect.objectContaining({ msg: expect.stringContaining('messages will be lost: set SMTP_URL or REDIS_URL') }),
  );
});

it('with a mail server a message goes out, with a calendar a meeting is booked, and a restart on an empty disk forgets none and tells nobody again', async () => {
  const mailed = { ...env, SMTP_URL: smtp.url, MAIL_FROM: 'web@firm.example', CONTACT_RECEIPT: 'false' };
  await site.restart({ env: { ...mailed, BRAND_DRESDENTAX_CALDAV_URL: calendar.url } });
  expect(await sendMessage(site.url, 'Sent at once')).toMatchObject({ status: 200 });
  expect(smtp.mails).toEqual([expect.objectContaining({ raw: expect.stringContaining('Sent at once') })]);
  const [slot, other, third] = await freeTimes(site.url);
  const { status, body } = await bookCall(site.url, slot!);
  expect(status).toBe(201);
  await expect.poll(told, { timeout: 20_000 }).toEqual(['booked']);
  await expect.poll(() => calendar.events(), { timeout: 20_000 }).toHaveLength(1);
  await site.restart();
  expect(await freeTimes(site.url)).not.toContain(slot);
  const page = await fetch(site.url + body.manageUrl);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Choose another time')]);
  expect((await changeMeeting(site.url, body, 'move', other)).status).toBe(200);
  expect((await bookCall(site.url, third!)).status).toBe(201);
  await expect.poll(() => told().sort(), { timeout: 20_000 }).toEqual(['booked', 'booked', 'moved']);
  await expect.poll(() => calendar.events(), { timeout: 20_000 }).toHaveLength(2);

  const reads: (string | undefined)[] = [];
  empty.hooks.afterRequest = ({ method }) => void reads.push(method);
  await site.restart({ env: { ...mailed, BRAND_DRESDENTAX_CALDAV_URL: empty.url } });
  await expect.poll(() => reads, { timeout: 20_000 }).toContain('REPORT');
  await site.end('SIGTERM');
  expect(told().sort()).toEqual(['booked', 'booked', 'moved']);
});

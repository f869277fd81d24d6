import path from 'node:path';
import request from 'supertest';
import { expect, it } from 'vitest';
import { newMailsIn, readMail } from '../mail/read-mail.ts';
import { call, pat, startBookingSite } from './booking-site.ts';

type Site = Awaited<ReturnType<typeof startBookingSite>>;

/** What differs each time. */
const masks: [pattern: RegExp, shown: string][] = [
  [/(?:--)?--_NmP-[\w-]+/g, '-- part'],
  [/(?<=(?:Message-ID|In-Reply-To|References): <)[^@>]+/g, 'id'],
  [/(?<=^Date: |^Received: +|Received<\/td><td style="padding:6px 0">).*?(?=$|<)/gm, 'now'],
  [/(?<=token=)[\w-]+/g, 'token'],
  [/(?<=booking[-/])[0-9a-f]{32}/g, 'booking'],
  [/(?<=^Booking: +|Booking<\/td><td style="padding:6px 0">)[0-9a-f]{8}/gm, 'id'],
];

const whole = (raw: string) =>
  masks.reduce((masked, [pattern, shown]) => masked.replace(pattern, shown), readMail(raw));

/** Compares the mails that came since the last call with a recorded file, which a person has read. */
function recorder({ site }: Site) {
  const newMails = newMailsIn(site.outbox);
  return async (name: string) => {
    await site.bookings.close();
    const mails = newMails().map(whole).toSorted();
    await expect(mails.join(`\n${'='.repeat(80)}\n`)).toMatchFileSnapshot(
      path.resolve(`test/recordings/mails/${name}.txt`),
    );
  };
}

it('a message to the firm holds all that was entered, and what the site knows of it', async () => {
  const all = await startBookingSite();
  const formData = {
    ...pat,
    phone: '+44 20 7946 0958',
    timestamp: new Date().toISOString(),
    name: 'Pat "The Plumber" Doe',
    company: 'Doe & Sons',
    service: 'other',
    message: 'Line one.\n\nLine three: $1,200 & <b>no tags</b>, and José’s.',
  };
  const json = { formData, domain: 'brownco', letter: 'cp2000', pageUrl: 'http://brownco.localhost/contact' };
  await request(all.site.server).post('/api/contact').send(json).expect(200);
  await recorder(all)('contact');
});

it('a receipt holds nothing of the message, and says by whom and when it is answered', async () => {
  const all = await startBookingSite({ CONTACT_RECEIPT: 'true' });
  const formData = { ...pat, name: 'Secret Name', message: 'Secret words' };
  await request(all.site.server).post('/api/contact').send({ formData, domain: 'payroll' }).expect(200);
  await expect.poll(() => all.mails().length, { timeout: 20_000 }).toBe(2);
  const [receipt] = all.mails().filter((mail) => mail.includes('Auto-Submitted: auto-replied'));
  expect(receipt).not.toContain('Secret');
  await recorder(all)('receipt');
});

it('a meeting is mailed to firm and visitor from its booking to its cancellation', async () => {
  const all = await startBookingSite({ BOOKING_CONFIRM_MAIL: 'true' });
  const record = recorder(all);
  const formData = { ...pat, message: 'Shall I bring the ledger?\nAnd the deed?', topic: 'A new truck' };
  const { body } = await all.book({ ...call, kind: 'in-person', office: 'dresden', formData }).expect(201);
  await record('booking');
  await all.act(body.manageUrl, 'move', { slot: '2026-12-03T10:00:00-05:00' }).expect(200);
  await record('move');
  await request(all.site.server).post('/api/bookings/find').send({ mailbox: pat.email }).expect(200);
  await record('links');
  all.clock.time = Date.parse('2026-12-02T10:00:00-05:00');
  all.site.bookings.start();
  await record('reminder');
  await all.act(body.manageUrl, 'cancel').expect(200);
  await record('cancellation');
});

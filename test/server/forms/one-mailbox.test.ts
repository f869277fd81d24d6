import request from 'supertest';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startSmtpStub } from '#test/smtp-stub.ts';
import { call, freeStarts, pat, startBookingSite } from '../booking/booking-site.ts';
import { hostileAddresses } from './hostile-addresses.ts';

async function start() {
  const smtp = await startSmtpStub();
  onTestFinished(smtp.close);
  const all = await startBookingSite({
    ...{ SMTP_URL: smtp.url, CONTACT_LIMIT: '10000', CONTACT_RECEIPT: 'true' },
    CONTACT_EMAIL_PAYROLL: 'office@firm.example',
  });
  /** One that the server has received again counts once. */
  const received = () => [...new Map(smtp.mails.map((mail) => [mail.messageId, mail])).values()];
  return { ...all, received };
}

const waiting = { timeout: 60_000 };
const patience = 120_000;

it(
  'a booking is mailed to the one mailbox that was typed, however it is written, or refused in words',
  async () => {
    const { received, book, site } = await start();
    const query = 'brand=payroll&kind=phone&from=2026-12-01&to=2027-01-04';
    const free = await freeStarts(site, query);
    const booked: string[] = [];
    for (const [index, email] of hostileAddresses('vic').entries()) {
      const slot = free[booked.length]!;
      const formData = { ...pat, email, phone: `740-555-${String(1000 + index)}` };
      const { status, body } = await book({ ...call, slot, formData });
      if (status === 201) booked.push(`vic${index}`);
      else
        expect([status, body.errors?.email], email).toEqual([
          400,
          expect.stringMatching(/^Please enter .*email address/),
        ]);
    }
    expect(booked.length).toBeGreaterThan(20);
    const toVisitors = () => received().filter(({ to }) => to[0] !== 'office@firm.example');
    await vi.waitFor(() => expect(toVisitors()).toHaveLength(booked.length), waiting);
    for (const { to } of received()) expect(to).toHaveLength(1);
    const typed = (to: string[]) => /vic\d+/.exec(to[0]!)?.[0];
    expect(
      toVisitors()
        .map(({ to }) => typed(to))
        .sort(),
    ).toEqual(booked.sort());
  },
  patience,
);

it(
  'a message has one address to answer to, which alone gets the receipt, or is refused in words',
  async () => {
    const { received, site } = await start();
    let accepted = 0;
    for (const email of hostileAddresses('pat')) {
      const formData = { name: 'Pat Doe', email, message: `About ${email}` };
      const { status, body } = await request(site.server).post('/api/contact').send({ formData, domain: 'payroll' });
      if (status === 200) accepted += 1;
      else
        expect([status, body.errors?.email], email).toEqual([
          400,
          expect.stringMatching(/^Please enter .*email address/),
        ]);
    }
    const toFirm = () => received().filter(({ to }) => to[0] === 'office@firm.example');
    const receipts = () => received().filter((mail) => !toFirm().includes(mail));
    await vi.waitFor(() => expect(toFirm()).toHaveLength(accepted), waiting);
    // A mailbox gets one a day, and some of these are the same one.
    await vi.waitFor(() => expect(receipts().length).toBeGreaterThan(accepted * 0.9), waiting);
    for (const { to } of receipts()) expect(to).toEqual([expect.stringMatching(/pat\d+/)]);
    for (const { to, raw } of toFirm()) {
      expect(to).toHaveLength(1);
      const replyTo = /^Reply-To: (.*(?:\r\n[ \t].*)*)/im.exec(raw)?.[1] ?? '';
      expect(replyTo.match(/@/g)?.length ?? 0, replyTo).toBeLessThanOrEqual(1);
    }
  },
  patience,
);

import request from 'supertest';
import { expect, it, onTestFinished, vi } from 'vitest';
import { brandIds } from '#shared/brands/index.ts';
import { startSmtpStub } from '#test/smtp-stub.ts';
import { call, freeStarts, pat, startBookingSite } from '../booking/booking-site.ts';
import { hostileAddresses } from './hostile-addresses.ts';

async function start(env: Record<string, string> = {}) {
  const smtp = await startSmtpStub();
  onTestFinished(smtp.close);
  const all = await startBookingSite({
    ...{ SMTP_URL: smtp.url, CONTACT_LIMIT: '10000', CONTACT_RECEIPT: 'true' },
    CONTACT_EMAIL_PAYROLL: 'office@firm.example',
    ...env,
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

const victim = [
  ...['vic@gmail.com', 'VIC@Gmail.com', 'v.i.c@gmail.com', 'vic+1@gmail.com', 'V.ic+news.2@googlemail.com'],
  ...['mailto:vic@gmail.com', 'Vic <vi.c@gmail.com>', ' vic@gmail.com.', 'ｖic@gmail.com', 'vic@gmail。com'],
  ...['"vic"@gmail.com', '"v.ic"@gmail.com', 'vic(1)@gmail.com', '(x)vic@gmail.com', 'vic@(x)gmail.com'],
];
const brandOf = (number: number) => brandIds[number % brandIds.length]!;

/** What strangers do with somebody's address: each of them from another network, with another telephone. */
function strangersOf({ site }: Awaited<ReturnType<typeof start>>) {
  let number = 0;
  const post = (path: string, body: object) =>
    request(site.server)
      .post(path)
      .set('X-Forwarded-For', `10.${number % 60}.${Math.floor(number / 60)}.1`)
      .send(body);
  return {
    write(email: string) {
      const formData = { ...pat, email, message: `Message ${number++}` };
      return post('/api/contact', { formData, domain: brandOf(number) });
    },
    async book(email: string) {
      const domain = brandOf(++number);
      const free = await freeStarts(site, `brand=${domain}&kind=phone&from=2026-12-01&to=2026-12-31`);
      const formData = { ...pat, email, phone: `740-${String(5560000 + number)}` };
      return post('/api/bookings', { ...call, slot: free[(number * 17) % free.length], domain, formData });
    },
    async change({ id, manageUrl, slot = '' }: { id: string; manageUrl: string; slot?: string }) {
      const token = new URL(manageUrl, 'http://x').searchParams.get('token');
      return post(`/api/bookings/${id}/${slot ? 'move' : 'cancel'}`, { token, slot });
    },
    find: (mailbox: string) => post(`/api/bookings/find?domain=${brandOf(++number)}`, { mailbox }),
  };
}

it(
  'all forms together mail one mailbox five times a day, and the firm of all that was accepted',
  async () => {
    const all = await start({ TRUST_PROXY: '1', CONTACT_LIMIT: '5' });
    const strangers = strangersOf(all);
    const toVictim = () => all.received().filter(({ to }) => to.some((address) => /^v\.?i\.?c/i.test(address)));
    const subjects = (pattern: RegExp) => all.received().filter(({ raw }) => pattern.test(raw)).length;
    const accepted = { messages: 0, meetings: 0, changes: 0 };
    const refused: string[] = [];
    for (let hour = 0; hour < 24; hour++) {
      for (const email of victim.slice((hour % 3) * 5, (hour % 3) * 5 + 5)) {
        const written = await strangers.write(email);
        if (written.status === 200) accepted.messages += 1;
        else expect([written.status, written.body.errors?.email], email).toEqual([400, expect.stringMatching(/email/)]);
        const { status, body } = await strangers.book(email);
        await all.sync(0);
        const found = await strangers.find(email);
        if (found.status !== 200)
          expect([found.status, found.body.error], email).toEqual([400, expect.stringMatching(/email/)]);
        await all.sync(0);
        if (status === 409) refused.push(body.error);
        if (status !== 201) continue;
        accepted.meetings += 1;
        const change = await strangers.change(hour === 0 ? { ...body, slot: '2026-12-30T10:00:00-05:00' } : body);
        if (change.status === 200) accepted.changes += 1;
        await all.sync(0);
      }
      all.clock.time += 3_600_000;
    }
    await strangers.write('other@example.com').expect(200);
    await vi.waitFor(() => expect(subjects(/^To: other@/m)).toBe(1), waiting);
    await vi.waitFor(() => expect(subjects(/^Subject: Website:/m)).toBe(accepted.messages + 1), waiting);
    await vi.waitFor(() => expect(subjects(/^Subject: Meeting:/m)).toBe(accepted.meetings + accepted.changes), waiting);
    expect(accepted.messages).toBeGreaterThan(50);
    expect(accepted.meetings).toBeGreaterThan(1);
    expect(accepted.changes).toBeGreaterThan(0);
    for (const error of refused) expect(error).toMatch(/please call us: 740-555-\d{4}\.$/i);
    expect(toVictim()).toHaveLength(5);
    expect(new Set(toVictim().map(({ raw }) => /^Subject: ([\w ]{4})/m.exec(raw)![1])).size).toBeGreaterThan(1);
    for (const { to } of toVictim()) expect(to).toHaveLength(1);
    all.clock.time += 3_600_000;
    await strangers.write(victim[0]!).expect(200);
    await vi.waitFor(() => expect(toVictim()).toHaveLength(6), waiting);
  },
  patience,
);

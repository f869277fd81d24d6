import { createCipheriv, hkdfSync } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { seal, unseal } from '#server/booking/booking-details.ts';
import type { Booking } from '#server/booking/booking-store.ts';
import { readCalendar } from '#server/booking/calendar/read-calendar.ts';
import { call, slot, startBookingSite } from './booking-site.ts';
import { calendar, event } from './calendar/calendar-text.ts';

const secret = 'a secret of the firm';
const id = '0123456789abcdef0123456789abcdef';
const booking: Booking = {
  id,
  brand: 'payroll',
  state: 'booked',
  start: Date.parse(slot),
  length: null,
  values: { kind: 'phone', slot, name: 'Pat Doe', email: 'pat@example.com', phone: '740-555-0100' },
  masked: false,
  calendar: null,
  placedByFirm: true,
  known: [],
  cancelledInCalendar: null,
  page: '/schedule',
  spam: 'no',
  network: 'hash',
  confirmed: true,
  createdAt: 1,
  changedAt: 2,
  sequence: 3,
  released: [4, 5, 6],
  overlaps: true,
  seen: { calendar: { sequence: 3 } },
  asked: true,
  notified: { firm: 3, caldav: 2, visitor: -1, reminder: -1 },
};
const sealed = seal(booking, secret);

it('a sealed booking is opened as one that everybody was told of, is always the same text, and shows nothing', () => {
  const opened = { ...booking, overlaps: false, seen: {}, asked: false };
  const notified = { firm: 3, caldav: 3, visitor: 3, reminder: -1 };
  expect(unseal(sealed, id, secret)).toEqual({ ...opened, notified });
  expect(seal(booking, secret)).toBe(sealed);
  expect(seal({ ...booking, sequence: 4 }, secret).slice(0, 17)).not.toBe(sealed.slice(0, 17));
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toMatch(/Pat|pat@|740/);
  expect(sealed.length).toBeLessThan(500);
});

it('a long message is sealed in part, so that calendars do not cut the description', () => {
  const message = Array.from({ length: 500 }, (_, number) => `word${number * 7_919}`).join(' ');
  const long = seal({ ...booking, values: { ...booking.values, message } }, secret);
  expect(long.length).toBeLessThan(1_600);
  expect(unseal(long, id, secret)?.values.message).toBe(message.slice(0, 1_000));
});

it('what was changed, cut, sealed for another booking or with another secret, or is far too large, is not opened', () => {
  const changed = sealed.slice(0, 80) + (sealed[80] === 'A' ? 'B' : 'A') + sealed.slice(81);
  for (const text of [changed, sealed.slice(0, -1), sealed.slice(0, 30), '1', '', `2${sealed.slice(1)}`])
    expect(unseal(text, id, secret)).toBeNull();
  expect(unseal(sealed, id.replace('0', '1'), secret)).toBeNull();
  expect(unseal(sealed, id, 'another secret')).toBeNull();
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'sealed booking', 64)).subarray(0, 32);
  const iv = Buffer.alloc(12);
  const bomb = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(id));
  const packed = [bomb.update(deflateRawSync(Buffer.alloc(3_000_000, 32))), bomb.final()];
  expect(unseal(`1${Buffer.concat([iv, ...packed, bomb.getAuthTag()]).toString('base64url')}`, id, secret)).toBeNull();
});

const link = 'https://payroll.example/schedule/booking/ID?token=TOKEN';

it.each([
  ['its property', [`X-BOOKING-SEALED:${sealed}`, 'DESCRIPTION:Call first']],
  ['its property, folded', [`X-BOOKING-SEALED:${sealed.replace(/.{60}/g, '$&\r\n ')}`]],
  ['the link of the description', [`DESCRIPTION:Pat\\n740\\, Pat\\nMove or cancel: ${link}#b=${sealed}\\nCall first`]],
  ['a folded description', [`DESCRIPTION:Move: ${link}#b=${sealed.replace(/.{60}/g, '$&\r\n ')}`]],
  ['HTML', [`DESCRIPTION:Move: <a href="${link}&amp;x=1#b=${sealed}" target="_blank">${link}</a><br>`]],
  ['HTML with escaped characters', [`DESCRIPTION:<a href="${link}&#35;b&#61;${sealed}">Move</a>`]],
  [
    'a link by way of Google',
    [`DESCRIPTION:https://www.google.com/url?q=${encodeURIComponent(`${link}#b=${sealed}`)}&sa=D`],
  ],
  [
    'a Safe Link of Outlook',
    [`DESCRIPTION:<https://nam02.safelinks.example/?url=${encodeURIComponent(`${link}#b=${sealed}`)}&data=05%7C02>`],
  ],
  [
    'the HTML beside the description',
    ['DESCRIPTION:Call', `X-ALT-DESC;FMTTYPE=text/html:<a href="${link}#b=${sealed}">`],
  ],
  ['60 kB of description', [`DESCRIPTION:${'#b=1 %23b #b=1x '.repeat(4_000)}${link}#b=${sealed}`]],
])('it is found in %s', (_where, lines) => {
  const text = calendar(event(`UID:booking-${id}@payroll.example`, 'DTSTART:20261201T143000Z', ...lines));
  const reading = readCalendar(text, 0, 0);
  expect(reading).toMatchObject({ ok: true, times: { meetings: [{ id, sealed }] } });
});

it('it is in the mail to the firm, and in nothing that the visitor gets', async () => {
  const { book, mails, site } = await startBookingSite({ BOOKING_CONFIRM_MAIL: 'true', BOOKING_SECRET: secret });
  const { body } = await book(call).expect(201);
  await site.bookings.close();
  const [toFirm = '', toVisitor = ''] = ['hello@dresdenpayroll.example', 'pat@example.com'].map((to) =>
    withEvent(mails().find((mail) => mail.includes(`\nTo: ${to}`))!),
  );
  expect(toFirm).toMatch(/X-BOOKING-SEALED:1[\w-]{100}/);
  expect(toFirm).toMatch(/token=[\w-]+#b=1[\w-]{100}/);
  expect(toVisitor + body.ics + body.manageUrl).not.toMatch(/SEALED|#b=/);
  expect(toVisitor).toContain('BEGIN:VEVENT');
});

it('without a BOOKING_SECRET nothing is sealed: the secret would be lost with the store', async () => {
  const { book, mails } = await startBookingSite();
  await book(call).expect(201);
  const [mail = ''] = mails().map(withEvent);
  expect(mail).toContain('BEGIN:VEVENT');
  expect(mail).not.toMatch(/SEALED|#b=/);
});

/** A mail with the text of its event, unfolded. */
function withEvent(mail: string): string {
  const parts = [...mail.matchAll(/base64\r\n\r\n([\w+/=\r\n]+)/g)].map(([, text]) => Buffer.from(text!, 'base64'));
  return [mail, ...parts].join('\n').replace(/\r?\n[ \t]/g, '');
}

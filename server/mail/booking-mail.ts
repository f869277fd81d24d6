import { createHash } from 'node:crypto';
import MailComposer from 'nodemailer/lib/mail-composer';
import { bookingIcs, eventTitle, placeOf } from './booking-ics.ts';
import { replyTo, senderOf, threadOf } from './compose-mail.ts';
import type { BookingDetails, Mail, MailBrand } from './lead.ts';
import { headerText, ohioTimeText } from './mail-body.ts';
import { htmlLayout, type MailContent, type MailRow, textLayout } from './mail-layout.ts';

/**
 * The mail to the firm about a booking, a move or a cancellation: with an iTIP invitation that Google, Outlook and Apple
 * put into the calendar, change or take out of it. The same booking at the same sequence is always the same message.
 * @param from MAIL_FROM
 */
export async function composeBookingMail(booking: BookingDetails, brand: MailBrand, from?: string): Promise<Mail> {
  const sender = senderOf(brand, from);
  const domain = sender.address.split('@').at(-1)!;
  const thread = threadOf(booking.brand, booking.email, domain);
  const method = booking.cancelled ? 'CANCEL' : 'REQUEST';
  const content = firmContent(booking, brand);
  return compose(`${booking.id}-${booking.sequence}-firm`, booking, {
    from: sender,
    to: brand.contact.emails.map((address) => ({ name: '', address })),
    replyTo: replyTo(booking),
    subject: content.title,
    inReplyTo: thread,
    references: thread,
    text: textLayout(content),
    html: htmlLayout(content),
    icalEvent: {
      method,
      filename: 'meeting.ics',
      content: bookingIcs({ booking, brand, method, organizer: sender.address }),
    },
  });
}

/**
 * The mail that confirms a booking to the visitor. Anyone can enter any address, so it holds nothing that was typed, and
 * there is one per address, time and brand, however often that is booked.
 * @param from MAIL_FROM
 */
export async function composeConfirmation(booking: BookingDetails, brand: MailBrand, from?: string): Promise<Mail> {
  const known = { ...booking, name: '', town: null, phone: null, topic: null, message: null };
  const state = booking.previousStart ? 'moved' : 'booked';
  const content: MailContent = {
    title: headerText(`Your meeting with ${brand.name} is ${state}`),
    color: brand.themeColor,
    message: `Your meeting with ${brand.name} is ${state}.`,
    rows: [
      { label: 'When', text: ohioTimeText(booking.start) },
      { label: 'How', text: booking.kindLabel },
      ...(booking.office ? [{ label: 'Where', text: placeOf(known) }] : []),
      { label: 'Move or cancel', text: 'Open your booking', href: booking.manageUrl },
      { label: 'Phone', text: brand.contact.phone },
    ],
    notes: ['If you did not book this meeting, please tell us: someone may have entered your address by mistake.'],
  };
  return compose(`${booking.email.toLowerCase()}-${booking.start.getTime()}-visitor`, booking, {
    from: senderOf(brand, from),
    to: [{ name: '', address: booking.email }],
    subject: content.title,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: textLayout(content),
    html: htmlLayout(content),
    attachments: [
      {
        filename: 'meeting.ics',
        content: bookingIcs({ booking: known, brand, method: 'PUBLISH' }),
        contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      },
    ],
  });
}

type Options = ConstructorParameters<typeof MailComposer>[0] & {
  from: { address: string };
  to: { address: string }[];
  subject: string;
};

/** @param key identifies the message: it is sent once */
async function compose(key: string, { brand, changedAt }: BookingDetails, options: Options): Promise<Mail> {
  const id = createHash('sha256').update(`${brand}|${key}`).digest('hex').slice(0, 32);
  const messageId = `<${id}@${options.from.address.split('@').at(-1)}>`;
  const composer = new MailComposer({
    ...options,
    messageId,
    date: changedAt,
    headers: { 'X-Website-Brand': brand, ...(options.headers as Record<string, string> | undefined) },
    textEncoding: 'quoted-printable',
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const envelope = { from: options.from.address, to: options.to.map(({ address }) => address) };
  return { id, brand, messageId, subject: options.subject, envelope, raw: await composer.compile().build() };
}

function firmContent(booking: BookingDetails, brand: MailBrand): MailContent {
  const { name, email, phone, spam, cancelled, previousStart } = booking;
  const what = cancelled ? 'cancelled' : previousStart ? 'moved' : 'booked';
  const mark = spam === 'no' ? '' : '[possible spam] ';
  const rows: (MailRow | { label: string; text: null })[] = [
    { label: 'When', text: ohioTimeText(booking.start) },
    { label: 'Before', text: previousStart && ohioTimeText(previousStart) },
    { label: 'Meeting', text: booking.kindLabel },
    { label: 'Place', text: placeOf(booking) },
    { label: 'Name', text: name },
    { label: 'E-mail', text: email, href: `mailto:${encodeURI(email)}` },
    phone
      ? { label: 'Phone', text: phone, href: `tel:${phone.replace(/[^0-9+]/g, '')}` }
      : { label: 'Phone', text: 'no phone given' },
    { label: 'Topic', text: booking.topic },
    { label: 'Message', text: booking.message },
    { label: 'Site', text: brand.name },
    { label: 'Page', text: booking.page },
    { label: 'Booking', text: booking.id.slice(0, 8), href: booking.manageUrl },
  ];
  const masked = `Numbers that looked private were masked before this was mailed. Ask for them through the client portal: ${brand.portalUrl}`;
  return {
    title: headerText(`${mark}${eventTitle(booking)}, ${what} [${brand.shortName}]`),
    color: brand.themeColor,
    message: `${name} has ${what} a meeting.`,
    rows: rows.filter((row): row is MailRow => row.text !== null),
    notes: [
      ...(booking.masked ? [masked] : []),
      cancelled
        ? 'The attached cancellation takes it out of your calendar.'
        : 'The attached invitation puts it into your calendar.',
      `Reply to this e-mail to answer ${name}.`,
    ],
  };
}

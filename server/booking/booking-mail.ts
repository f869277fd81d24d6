import { buildMail, mailId, senderOf } from '../mail/compose-mail.ts';
import type { Mail, MailBrand } from '../mail/lead.ts';
import { emailRow, headerText, maskedNote, ohioTimeText, phoneRow, withText } from '../mail/mail-body.ts';
import type { MailContent } from '../mail/mail-layout.ts';
import type { BookingDetails } from './booking-details.ts';
import { bookingIcs, eventTitle, placeOf } from './booking-ics.ts';

/**
 * The mail to the firm about a booking, a move or a cancellation: with an iTIP invitation that Google, Outlook and Apple
 * put into the calendar, change or take out of it. The same booking at the same sequence is always the same message.
 */
export function composeBookingMail(booking: BookingDetails, brand: MailBrand, from?: string): Promise<Mail> {
  const method = booking.cancelled ? 'CANCEL' : 'REQUEST';
  const content = bookingIcs({ booking, brand, method, organizer: senderOf(brand, from).address });
  return buildMail({
    id: mailId(brand.id, `${booking.id}-${booking.sequence}-firm`),
    brand,
    from,
    content: firmContent(booking, brand),
    date: booking.changedAt,
    visitor: booking,
    icalEvent: { method, filename: 'meeting.ics', content },
  });
}

/**
 * The mail that confirms a booking to the visitor. Anyone can enter any address, so it holds nothing that was typed, and
 * there is one per address, time and brand, however often that is booked.
 */
export function composeConfirmation(booking: BookingDetails, brand: MailBrand, from?: string): Promise<Mail> {
  const untyped = { ...booking, name: '', town: undefined, phone: undefined, topic: null, message: undefined };
  const state = booking.previousStart ? 'moved' : 'booked';
  return buildMail({
    id: mailId(brand.id, `${booking.email.toLowerCase()}-${booking.start.getTime()}-visitor`),
    brand,
    from,
    to: [booking.email],
    date: booking.changedAt,
    headers: { 'Auto-Submitted': 'auto-generated' },
    content: {
      title: headerText(`Your meeting with ${brand.name} is ${state}`),
      color: brand.themeColor,
      message: `Your meeting with ${brand.name} is ${state}.`,
      rows: [
        { label: 'When', text: ohioTimeText(booking.start) },
        { label: 'How', text: booking.kindLabel },
        ...(booking.office ? [{ label: 'Where', text: placeOf(untyped) }] : []),
        { label: 'Move or cancel', text: 'Open your booking', href: booking.manageUrl },
        { label: 'Phone', text: brand.contact.phone },
      ],
      notes: ['If you did not book this meeting, please tell us: someone may have entered your address by mistake.'],
    },
    attachments: [
      {
        filename: 'meeting.ics',
        content: bookingIcs({ booking: untyped, brand, method: 'PUBLISH' }),
        contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      },
    ],
  });
}

function firmContent(booking: BookingDetails, brand: MailBrand): MailContent {
  const { name, spam, cancelled, previousStart } = booking;
  const what = cancelled ? 'cancelled' : previousStart ? 'moved' : 'booked';
  const mark = spam === 'no' ? '' : '[possible spam] ';
  return {
    title: headerText(`${mark}${eventTitle(booking)}, ${what} [${brand.shortName}]`),
    color: brand.themeColor,
    message: `${name} has ${what} a meeting.`,
    rows: withText([
      { label: 'When', text: ohioTimeText(booking.start) },
      { label: 'Before', text: previousStart && ohioTimeText(previousStart) },
      { label: 'Meeting', text: booking.kindLabel },
      { label: 'Place', text: placeOf(booking) },
      { label: 'Name', text: name },
      emailRow(booking.email),
      phoneRow(booking.phone),
      { label: 'Topic', text: booking.topic },
      { label: 'Message', text: booking.message },
      { label: 'Site', text: brand.name },
      { label: 'Page', text: booking.page },
      { label: 'Booking', text: booking.id.slice(0, 8), href: booking.manageUrl },
    ]),
    notes: [
      ...(booking.masked ? [maskedNote(brand)] : []),
      cancelled
        ? 'The attached cancellation takes it out of your calendar.'
        : 'The attached invitation puts it into your calendar.',
      `Reply to this e-mail to answer ${name}.`,
    ],
  };
}

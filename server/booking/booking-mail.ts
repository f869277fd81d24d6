import type { Interval } from '#shared/booking/free-times.ts';
import { bringLabel } from '#shared/booking/meeting-facts.ts';
import { clockTime } from '#shared/firm/office-hours.ts';
import { arrivalText, directionsUrl } from '#shared/firm/offices.ts';
import { ohioDate, ohioIso, printedWeekday } from '#shared/format/ohio-date.ts';
import { buildMail, mailId, senderOf } from '../mail/compose-mail.ts';
import type { Mail, MailBrand } from '../mail/mail-body.ts';
import { answerNotes, emailRow, headerText, ohioTimeText, phoneRow, withText } from '../mail/mail-body.ts';
import type { MailContent, MailRow, MailSection } from '../mail/mail-layout.ts';
import type { BookingDetails } from './booking-details.ts';
import { bookingIcs, eventTitle, howOf, officePlace, placeOf } from './booking-ics.ts';

type Audience = 'firm' | 'visitor' | 'reminder';

/** The id of the one message that tells an audience of a booking as it is at a sequence. */
export function bookingMailId({ brand, id }: { brand: string; id: string }, sequence: number, audience: Audience) {
  return mailId(brand, `${id}-${sequence}-${audience}`);
}

/**
 * Which brand a mail is from, by which address (MAIL_FROM), and when. `isWritten`: bookings are written into the firm's
 * calendar. `beside`: what the firm has at the time that it chose.
 */
type MailContext = { brand: MailBrand; from: string | undefined; now: number; isWritten?: boolean; beside?: string };

/**
 * The mail to the firm or the visitor about a booking, a move or a cancellation: with an iTIP invitation that Google, Outlook
 * and Apple put into the calendar, change or take out of it; or the visitor's reminder. The same booking at the same sequence
 * is always the same message. Anyone can enter any address, so what goes to visitors holds nothing that was typed but
 * the digits of the number that we call.
 */
export function composeBookingMail(booking: BookingDetails, audience: Audience, context: MailContext): Promise<Mail> {
  const { brand, from } = context;
  const id = bookingMailId({ brand: brand.id, id: booking.id }, booking.sequence, audience);
  const date = booking.changedAt;
  if (audience === 'firm') {
    const isAttached = !context.isWritten && !booking.isInCalendar;
    const icalEvent = isAttached && { icalEvent: invitation(booking, brand, from, 'firm') };
    const content = firmContent(booking, context, isAttached);
    return buildMail({ id, brand, from, date, ...icalEvent, content, visitor: booking });
  }
  const isReminder = audience === 'reminder';
  return buildMail({
    ...automatic(context),
    id,
    to: [booking.email],
    replyTo: brand.contact.emails,
    content: visitorContent(booking, brand, isReminder),
    until: isReminder ? booking.start.getTime() : (booking.heldUntil ?? booking.end.getTime()),
    ...(!isReminder && { date }),
    ...(!isReminder && !booking.heldUntil && { icalEvent: invitation(booking, brand, from, 'visitor') }),
  });
}

/** What mails have in common that nobody writes by hand: programs that answer by themselves leave them alone (RFC 3834). */
function automatic({ brand, from, now }: MailContext) {
  return { brand, from, date: new Date(now), headers: { 'Auto-Submitted': 'auto-generated' } };
}

/** The question to the firm what is to become of meetings whose events are missing in its calendar. */
export function composeMissingMail(missing: BookingDetails[], context: MailContext) {
  const isOne = missing.length === 1;
  const question = {
    about: ['gone'],
    title: `${isOne ? 'A meeting is' : `${missing.length} meetings are`} gone from your calendar`,
    message: `Nothing has changed here, and no client was told: ${isOne ? 'the meeting stands' : 'the meetings stand'} until you say otherwise. If the calendar was emptied by mistake, restore it.`,
  };
  const meetings = missing.map((booking) => ({ booking, moves: [] }));
  return composeQuestion(question, meetings, context);
}

/** The firm has moved an event to where no meeting can be: that nothing has followed, and the meeting stands. */
export function composeStandsMail(booking: BookingDetails, context: MailContext) {
  const question = {
    about: ['stands'],
    title: 'A meeting was not moved',
    message: `Its event in your calendar is in the past, or has no time. Nothing has changed, and no client was told: the meeting stands on ${ohioTimeText(booking.start)}. Move the event to a time that is to come.`,
  };
  return composeQuestion(question, [{ booking, moves: [] }], context);
}

/** An event of the firm's at the time of meetings, and when it is. `title` is null where the calendar does not say it. */
export type Cover = Interval & { key: string; what: 'closed' | 'hours' | 'busy'; title: string | null };

/** The question to the firm what is to become of meetings that an event of its own covers, with free times to move them to. */
export function composeCoveredMail(
  { key, what, title, start, end }: Cover,
  covered: { booking: BookingDetails; times: Interval[] }[],
  context: MailContext,
) {
  const isOne = covered.length === 1;
  const [first, last] = [start, end - 1].map((time) => printedWeekday(ohioDate(new Date(time))));
  const done = { closed: 'You closed', hours: 'You changed the hours', busy: 'You are busy' }[what];
  const when = first === last ? `on ${first}` : `from ${first} to ${last}`;
  const these = isOne ? 'this meeting' : 'these meetings';
  const cause =
    what === 'busy'
      ? `Your calendar has ${title ? `“${headerText(title)}”` : 'another event'} at the time of ${these}.`
      : `With your event “${headerText(title ?? '')}” the office is closed at the time of ${these}.`;
  const question = {
    about: ['covered', key],
    title: `${done} ${when}: ${isOne ? 'a client is' : `${covered.length} clients are`} booked`,
    message: `${cause} Nothing has changed, and no client was told. Move or cancel a meeting with a link below, and the site tells its client. If you keep it, you need not do anything: you are told once.`,
  };
  const meetings = covered.map(({ booking, times }) => ({ booking, moves: moveRows(booking, times) }));
  return composeQuestion(question, meetings, context);
}

function moveRows({ firmUrl, kind, place }: BookingDetails, times: Interval[]): MailRow[] {
  const grid = new URLSearchParams({ move: '1', kind, ...(place && { office: place.id }) });
  return [
    ...times.map(({ start }) => {
      const slot = ohioIso(start);
      const label = `Move to ${printedWeekday(slot.slice(0, 10))}, ${clockTime(slot.slice(11, 16)).replaceAll('\u00a0', ' ')}`;
      return { label, text: 'Move it', href: `${firmUrl}&answer=move&slot=${encodeURIComponent(slot)}` };
    }),
    { label: 'Move to another time', text: 'Choose one', href: `${firmUrl}&${grid}` },
  ];
}

const stateId = ({ id, sequence }: BookingDetails) => `${id}-${sequence}`;

/** The links change nothing by themselves: programs open links in emails, too. */
function composeQuestion(
  { about, title, message }: { about: string[]; title: string; message: string },
  meetings: { booking: BookingDetails; moves: MailRow[] }[],
  context: MailContext,
) {
  const { brand } = context;
  return buildMail({
    ...automatic(context),
    id: mailId(brand.id, ...about, ...meetings.map(({ booking }) => stateId(booking))),
    content: {
      title: `${title} [${brand.shortName}]`,
      color: brand.themeColor,
      message,
      sections: meetings.map(({ booking, moves }) => ({
        heading: `${headerText(eventTitle(booking))}: ${ohioTimeText(booking.start)}`,
        rows: [
          ...moves,
          { label: 'Cancel and tell the client', text: 'Cancel it', href: `${booking.firmUrl}&answer=cancel` },
          { label: 'Keep it', text: 'Keep it', href: `${booking.firmUrl}&answer=keep` },
        ],
      })),
    },
  });
}

/** The links to coming meetings of one address, for whoever asked for them there. Like each mail to visitors it holds no words that were typed. */
export function composeLinksMail(meetings: BookingDetails[], context: MailContext) {
  const { brand, now } = context;
  return buildMail({
    ...automatic(context),
    id: mailId(brand.id, 'links', ohioDate(new Date(now)), ...meetings.map(stateId)),
    ...{ to: [meetings[0]!.email], replyTo: brand.contact.emails },
    until: Math.max(...meetings.map(({ end }) => end.getTime())),
    content: {
      title: headerText(`The link to your meeting with ${brand.name}`),
      color: brand.themeColor,
      message: 'Someone asked for this on our website with your address. If it was not you, ignore this email.',
      sections: meetings.flatMap((meeting) => [
        {
          heading: ohioTimeText(meeting.start),
          rows: withText([
            { label: 'How', text: howOf(meeting) },
            ...placeRows(meeting),
            { label: 'Move or cancel', text: 'Open your booking', href: meeting.mailUrl },
          ]),
        },
        ...paperSections(meeting),
      ]),
      notes: [`Our phone: ${brand.contact.phone}`],
    },
  });
}

/**
 * The organizer gets what mail programs reply to the invitation: a person at the firm, unless that person is invited, whom
 * programs would take for the one who sent it.
 */
function invitation(booking: BookingDetails, brand: MailBrand, from: string | undefined, audience: 'firm' | 'visitor') {
  const method = booking.cancelled ? 'CANCEL' : 'REQUEST';
  const attendees = audience === 'firm' ? brand.contact.emails : [booking.email];
  const person = brand.contact.emails.find((address) => !attendees.includes(address));
  const organizer = person ?? senderOf(brand, from).address;
  const invitation = { organizer, attendees, wantsReply: person !== undefined };
  const content = bookingIcs({ booking, brand, method, audience, invitation });
  return { method, filename: 'meeting.ics', content };
}

function visitorContent(booking: BookingDetails, brand: MailBrand, isReminder: boolean): MailContent {
  const { start, cancelled, previousStart, mailUrl, scheduleUrl, heldUntil, videoUrl, meets, cost, changeUntil } =
    booking;
  const canChange = !cancelled && !heldUntil && changeUntil > booking.changedAt;
  const meeting = `Your meeting with ${brand.name}`;
  const title = isReminder ? `Reminder: your meeting with ${brand.name}` : `${meeting} is ${stateOf(booking)}`;
  return {
    title: headerText(heldUntil ? `Please confirm your meeting with ${brand.name}` : title),
    color: brand.themeColor,
    message: heldUntil
      ? `We hold a time for you until ${ohioTimeText(new Date(heldUntil))}. Open the link, and schedule it there.`
      : isReminder
        ? `${meeting} is on ${ohioTimeText(start)}.`
        : (changeByFirm(booking, brand) ?? `${title}.`),
    rows: withText([
      { label: 'When', text: ohioTimeText(start) },
      { label: 'Moved from', text: previousStart && !isReminder ? ohioTimeText(previousStart) : null },
      { label: 'How long', text: cancelled ? null : lengthOf(booking) },
      { label: 'How', text: cancelled ? null : howOf(booking) },
      { label: 'Video', text: videoUrl && 'Join the meeting', href: videoUrl ?? undefined },
      ...(cancelled ? [] : placeRows(booking)),
      { label: 'You meet', text: cancelled ? null : meets },
      { label: 'What it costs', text: cancelled ? null : cost },
      {
        label: heldUntil ? 'Schedule it' : cancelled ? 'Schedule again' : 'Move or cancel',
        text: cancelled ? 'Choose a time' : 'Open your booking',
        href: cancelled ? scheduleUrl : mailUrl,
      },
      { label: 'Change until', text: canChange ? ohioTimeText(changeUntil) : null },
      { label: 'Our phone', text: brand.contact.phone },
    ]),
    sections: cancelled || heldUntil ? [] : paperSections(booking),
    notes: [
      ...(cancelled || heldUntil ? [] : ['Bringing somebody, or something to add? Reply to this email.']),
      ...(booking.changedByFirm
        ? []
        : [
            cancelled
              ? 'If you did not want to cancel this meeting, please reply and tell us.'
              : 'If you did not schedule this meeting, please reply and tell us: someone may have entered your address by mistake.',
          ]),
    ],
  };
}

/** What the firm itself did to a meeting; null for what the visitor did. */
function changeByFirm({ changedByFirm, cancelled, start, previousStart }: BookingDetails, brand: MailBrand) {
  if (!changedByFirm) return null;
  if (cancelled)
    return `We are sorry: we have had to cancel your meeting with ${brand.name} on ${ohioTimeText(start)}. Please choose another time, or call us.`;
  return (
    previousStart &&
    `We have had to move your meeting with ${brand.name} from ${ohioTimeText(previousStart)} to ${ohioTimeText(start)}. If the new time does not suit you, choose another one or call us.`
  );
}

/** Where a meeting in person is, and the way there. */
function placeRows({ place }: BookingDetails) {
  if (!place) return [];
  return [
    { label: 'Where', text: officePlace({ place }) },
    { label: 'Directions', text: 'On a map', href: directionsUrl(place) },
    { label: 'When you arrive', text: arrivalText(place) },
  ];
}

/** What the owner asks for, then the papers: the usual ones where none were ticked. */
function paperSections({ kind, bring, papers, toBring, checklistUrl }: BookingDetails): MailSection[] {
  const items = [...bring, ...(papers ? [] : toBring.items)];
  const first =
    items.length > 0
      ? [{ heading: bring.length > 0 ? bringLabel(kind) : 'What to have ready', note: bullets(items) }]
      : [];
  if (!papers) return first;
  return [
    ...first,
    { heading: 'Papers to have ready', rows: [{ label: 'Checklist', text: 'Check them off', href: checklistUrl }] },
    ...papers.groups.map(({ title, items }) => ({ heading: title, note: bullets(items) })),
  ];
}

const bullets = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

const lengthOf = ({ start, end }: BookingDetails) => `${(end.getTime() - start.getTime()) / 60_000} minutes`;

function stateOf({ cancelled, isBack, previousStart }: BookingDetails): string {
  return cancelled ? 'cancelled' : isBack ? 'on again' : previousStart ? 'moved' : 'booked';
}

function firmContent(booking: BookingDetails, { brand, beside = '' }: MailContext, isAttached: boolean): MailContent {
  const { name, spam, cancelled, previousStart } = booking;
  const what = stateOf(booking);
  const mark = spam === 'no' ? '' : '[possible spam] ';
  return {
    title: headerText(`${mark}${eventTitle(booking)}, ${what} [${brand.shortName}]`),
    color: brand.themeColor,
    message: booking.changedByFirm
      ? `You have changed this yourself: the meeting with ${name} is ${what}. The site tells the client.${beside}`
      : what === 'on again'
        ? `The meeting with ${name} is on again.`
        : `${name} has ${what} ${what === 'booked' ? 'a' : 'the'} meeting.`,
    rows: withText([
      { label: 'When', text: ohioTimeText(booking.start) },
      { label: 'Moved from', text: previousStart && ohioTimeText(previousStart) },
      { label: 'How long', text: lengthOf(booking) },
      { label: 'Meeting', text: booking.kindLabel },
      { label: 'Place', text: placeOf(booking) },
      { label: 'Ask for', text: booking.kind === 'visit' && !cancelled ? 'The street' : null },
      { label: 'The client meets', text: booking.meets },
      { label: 'Name', text: name },
      emailRow(booking.email),
      phoneRow(booking.phone),
      { label: 'Topic', text: booking.topic },
      { label: 'Papers for', text: booking.papers?.topics },
      { label: 'Message', text: booking.message },
      { label: 'Site', text: brand.name },
      { label: 'Page', text: booking.page },
      { label: 'Move or cancel', text: 'Open the booking', href: booking.firmUrl },
      { label: 'Booking', text: booking.id.slice(0, 8) },
    ]),
    notes: [
      ...(isAttached
        ? [
            cancelled
              ? 'The attached cancellation takes it out of your calendar.'
              : 'The attached invitation puts it into your calendar.',
          ]
        : []),
      ...answerNotes(booking, brand),
    ],
  };
}

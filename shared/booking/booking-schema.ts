import * as z from 'zod/mini';
import { clockTime, hasHours, hoursOn } from '../firm/office-hours.ts';
import { type Office, type Offices, officeTowns } from '../firm/offices.ts';
import { dayName, ohioTime, printedDay, printedWeekday } from '../format/ohio-date.ts';
import { cleanValues, type FieldErrors, fields, type Parsed, parseFields } from '../forms/fields.ts';
import { isCallable } from '../forms/phone-number.ts';
import { checklistTopics } from '../tax/checklist-topics.ts';
import { meetingKindIds } from './availability-params.ts';
import type { Refusal } from './free-times.ts';
import { type KindField, type MeetingKindId, meetingKind, meetingKinds } from './meeting-kinds.ts';

/** Errors of single fields, in the form and in the responses of POST /api/bookings. */
export const bookingFieldMessages = {
  kind: 'Please choose in person, video, phone, or at your place',
  slotMissing: 'Please choose a time',
  slotMalformed: 'This time could not be read. Please choose one from the calendar',
  phoneMissing: 'Please enter the number we should call',
  phoneShort: 'Please enter all ten digits of the number, or + and the country code',
  townMissing: 'Please tell us the town we should come to',
  papers: 'Please choose from the list',
} as const;

/** What form and API say about a booking as a whole. */
export const bookingStatusMessages = {
  taken: 'Someone else has just taken this time. Please choose another one.',
  full: 'This day is full. Please choose a time of another day.',
  unknown: 'We cannot read our calendar right now. Please write to us with the form, or call us.',
  failed: 'Something went wrong on our side, and we could not schedule this meeting. Please try again, or call us.',
  held: 'Please open the link in our email first, and schedule this meeting there.',
  past: 'This time has passed. Please choose another one.',
  cancelled: 'This meeting was cancelled. Please choose a time again.',
  changed: 'This meeting was changed meanwhile. Please look at it again.',
  tooLate: 'It is too late to change this meeting here. Please call us.',
  invalidLink: 'This link is not complete, or not one of ours. Copy the whole link from your confirmation, or call us.',
} as const;

/** While bookings cannot be read or kept. */
export const unavailableText = (phone: string) =>
  `Meetings cannot be booked or changed online right now. Please call us: ${phone}.`;

/** What someone is told who has booked or moved enough online. */
export const limitTexts = {
  person: (phone: string) =>
    `You have several meetings with us already. To schedule another one, please call us: ${phone}.`,
  networkDay: (phone: string) =>
    `Other meetings on that day were booked from your network. Please choose another day, or call us: ${phone}.`,
  networkWeek: (phone: string) =>
    `Other meetings in that week were booked from your network. Please choose a day of another week, or call us: ${phone}.`,
  recentDay: (phone: string) =>
    `Many times of that day were booked in the last two days. Please choose another day, or call us: ${phone}.`,
  recentWeek: (phone: string) =>
    `Many times of that week were booked in the last two days. Please choose a day of another week, or call us: ${phone}.`,
  mails: (phone: string) =>
    `We have sent several emails to this address today. To schedule another meeting, please call us: ${phone}.`,
  moves: (phone: string) => `This meeting was moved several times. To move it again, please call us: ${phone}.`,
} as const;

/** What POST /api/bookings accepts, for browser, server and the OpenAPI document. */
export const bookingSchema = z.object({
  kind: z.enum(meetingKindIds, bookingFieldMessages.kind),
  /** `start` of a `Slot`. */
  slot: z
    .string(bookingFieldMessages.slotMissing)
    .check(z.iso.datetime({ offset: true, error: bookingFieldMessages.slotMalformed })),
  /** Required for a meeting in person. */
  office: z.optional(z.string()),
  name: fields.name,
  email: fields.email,
  /** Required for a call. */
  phone: fields.phone,
  /** Required for a visit. */
  town: fields.town,
  topic: fields.topic,
  /** What belongs to the visitor's year: the confirmation lists the papers for it. */
  papers: z.optional(
    z.array(
      z.enum(
        checklistTopics.map(({ id }) => id),
        bookingFieldMessages.papers,
      ),
      bookingFieldMessages.papers,
    ),
  ),
  message: fields.note,
});

export type BookingValues = z.infer<typeof bookingSchema>;
export type BookingErrors = FieldErrors<keyof BookingValues>;

/**
 * Cleans and checks a booking request, without looking at the calendar. Fields that the kind does not have are dropped.
 * @param offices of the brand: the meeting is at one of them
 * @param values fields side by side, as a form posts them: of a list a single text, too; wrong shapes come back as errors of their fields
 */
export function parseBooking(values: Record<string, unknown>, offices: Offices): Parsed<BookingValues> {
  const papers = values['papers'] ? [...new Set([values['papers']].flat())] : undefined;
  const cleaned = cleanValues({ ...values, papers });
  const parsed = parseFields(bookingSchema, cleaned);
  const errors: BookingErrors = parsed.ok ? {} : parsed.errors;
  const kind = meetingKinds.find(({ value }) => value === cleaned['kind']);
  const { office } = cleaned;
  const required: readonly KindField[] = kind?.required ?? [];
  if ((required.includes('office') || office !== undefined) && !offices.some(({ id }) => id === office))
    errors.office = `Please choose the ${officeTowns(offices, 'or')} office`;
  for (const field of required)
    if (field !== 'office' && cleaned[field] === undefined) errors[field] ??= bookingFieldMessages[`${field}Missing`];
  const { phone } = parsed.ok ? parsed.values : {};
  if (required.includes('phone') && phone && !isCallable(phone)) errors.phone = bookingFieldMessages.phoneShort;
  if (!parsed.ok || Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, values: withoutOtherFields(parsed.values) };
}

function withoutOtherFields({ office, town, ...rest }: BookingValues): BookingValues {
  const { required } = meetingKind(rest.kind);
  return {
    ...rest,
    ...(office && required.includes('office') && { office }),
    ...(town && required.includes('town') && { town }),
  };
}

/** Why a time is not offered, as one sentence for the visitor: "The Dresden office is closed on Sundays." */
export function refusalText(reason: Refusal, kind: MeetingKindId, office: Office, start: number): string {
  const { date } = ohioTime(new Date(start));
  const { label, noticeHours, horizonDays, minutes } = meetingKind(kind);
  if (reason === 'past') return bookingStatusMessages.past;
  if (reason === 'notice')
    return `This time is too soon: ${label.toLowerCase()} meetings need ${noticeHours} hours’ notice. Please call us instead.`;
  if (reason === 'far') return `We take bookings up to ${horizonDays} days ahead. Please choose an earlier day.`;
  if (reason === 'unknown') return 'No meeting begins at this time. Please choose one from the calendar.';
  const { hours, reason: closed } = hoursOn(office, date);
  if (closed)
    return `${closed.replace('Closed', `We are closed on ${printedDay(date, 'long')}`)}. Please choose another day.`;
  if (!hasHours(office)) return `The ${office.town} office is by appointment. Please call us.`;
  if (hours.length === 0) return `The ${office.town} office is closed on ${dayName(date)}s. Please choose another day.`;
  const fitting = hours.map(([opens, closes]) => `between ${clockTime(opens)} and ${clockTime(closes)}`).join(' or ');
  return `On ${printedWeekday(date)}, a meeting of ${minutes} minutes has to fit ${fitting}. Please choose another time.`;
}

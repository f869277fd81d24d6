import * as z from 'zod/mini';
import { clockTime, holidayOn, openState } from '../firm/office-hours.ts';
import { type Office, offices } from '../firm/offices.ts';
import { dayName, ohioDate, ohioInstant, printedDay } from '../format/ohio-date.ts';
import { meetingModes, meetingOffices, timesOfDay } from './meeting-options.ts';

export const meetingMessages = {
  mode: 'Please choose in person, video, phone, or a visit from us',
  topic: 'Topic must be at most 100 characters',
  office: 'Please choose the Dresden or the Pickerington office',
  timeOfDay: 'Please choose morning, midday or afternoon',
  dateWrong: 'Please choose a date from the calendar',
  datePast: 'Please choose a date that has not passed',
  dateFar: 'Please choose a date within the next six months',
  dateSunday: 'We meet Monday through Saturday. Please choose another day',
  datesMany: 'Please choose up to three dates',
  phoneMissing: 'Please enter the number we should call',
  townMissing: 'Please tell us the town we should come to',
  townLong: 'Town must be at most 100 characters',
} as const;

const oneOf = <const T extends readonly { value: string }[]>(options: T, error: string) =>
  z.optional(z.enum(options.map((option) => option.value) as [T[number]['value'], ...T[number]['value'][]], { error }));

/** The meeting request's part of the contact schema. A form posts a single date as a plain string. */
export const meetingFields = {
  mode: oneOf(meetingModes, meetingMessages.mode),
  topic: z.optional(z.string(meetingMessages.topic).check(z.maxLength(100, meetingMessages.topic))),
  office: oneOf(meetingOffices, meetingMessages.office),
  /** Required for a visit. */
  town: z.optional(z.string(meetingMessages.townLong).check(z.maxLength(100, meetingMessages.townLong))),
  /** One to three days as YYYY-MM-DD, the preferred one first. */
  dates: z.optional(
    z.pipe(
      z.transform((value) => (typeof value === 'string' ? [value] : value)),
      z
        .array(
          z.string(meetingMessages.dateWrong).check(z.iso.date(meetingMessages.dateWrong)),
          meetingMessages.dateWrong,
        )
        .check(z.maxLength(3, meetingMessages.datesMany)),
    ),
  ),
  timeOfDay: oneOf(timesOfDay, meetingMessages.timeOfDay),
};

/** The fields of the preferred day, the second and the third one. */
export const dateFields = ['dates', 'dates-2', 'dates-3'] as const;
export type DateField = (typeof dateFields)[number];

/**
 * The validation errors of a meeting request, by field: an error in the second or third day is at `dates-2` or `dates-3`.
 * Days are judged by Eastern time at `now` and by the hours of the office.
 */
export function meetingErrors(request: MeetingRequest, now: Date) {
  const { mode, phone, town, office, dates = [], fields = dateFields, timeOfDay } = request;
  const errors: Partial<Record<'phone' | 'town' | DateField, string>> = {};
  if (mode === 'phone' && !phone) errors.phone = meetingMessages.phoneMissing;
  if (mode === 'visit' && !town) errors.town = meetingMessages.townMissing;
  for (const [index, date] of dates.entries()) {
    const error = dateError(date, office, timeOfDay, now);
    if (error) errors[fields[index]!] = error;
  }
  return errors;
}

type MeetingRequest = {
  mode?: string | undefined;
  phone?: string | undefined;
  town?: string | undefined;
  office?: string | undefined;
  dates?: string[] | undefined;
  /** The field of each date, where earlier ones were left empty. */
  fields?: readonly DateField[];
  timeOfDay?: string | undefined;
};

function dateError(
  date: string,
  officeId: string | undefined,
  timeOfDay: string | undefined,
  now: Date,
): string | null {
  if (date < ohioDate(now)) return meetingMessages.datePast;
  if (date > ohioDate(new Date(now.getTime() + 183 * 86_400_000))) return meetingMessages.dateFar;
  if (dayName(date) === 'Sunday') return meetingMessages.dateSunday;
  const office = offices.find(({ id }) => id === officeId) ?? offices[0];
  const holiday = holidayOn(date);
  if (holiday) return `We are closed for ${holiday}. ${nextOpenDay(office, date)}`;
  const hours = office.hours[dayName(date)];
  const start = timesOfDay.find(({ value }) => value === timeOfDay)?.start ?? '00:00';
  if (hours && start < hours[1]) return null;
  return `We close at ${clockTime(hours?.[1] ?? '12:00')} on ${dayName(date)}s. ${nextOpenDay(office, date)}`;
}

/** "The next open day is Friday, November 27, from 9 a.m." */
function nextOpenDay(office: Office, date: string): string {
  const night = new Date(ohioInstant(date, '23:00'));
  const state = openState(office, night);
  if (state.open || !state.next) return '';
  const { day, date: next, opens } = state.next;
  return `The next open day is ${day}, ${printedDay(next, 'long')}, from ${clockTime(opens)}`.replace(/\.?$/, '.');
}

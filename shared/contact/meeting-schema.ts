import * as z from 'zod/mini';
import { dayName, ohioDate } from '../format/ohio-date.ts';
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
} as const;

const oneOf = <const T extends readonly { value: string }[]>(options: T, error: string) =>
  z.optional(z.enum(options.map((option) => option.value) as [T[number]['value'], ...T[number]['value'][]], { error }));

/** The meeting request's part of the contact schema. A form posts a single date as a plain string. */
export const meetingFields = {
  mode: oneOf(meetingModes, meetingMessages.mode),
  topic: z.optional(z.string(meetingMessages.topic).check(z.maxLength(100, meetingMessages.topic))),
  office: oneOf(meetingOffices, meetingMessages.office),
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

/** The validation error of the requested days, by Eastern time at `now`; null when they are valid. */
export function meetingDatesError(dates: string[] = [], now: Date): string | null {
  const today = ohioDate(now);
  const last = ohioDate(new Date(now.getTime() + 183 * 86_400_000));
  if (dates.some((date) => date < today)) return meetingMessages.datePast;
  if (dates.some((date) => date > last)) return meetingMessages.dateFar;
  if (dates.some((date) => dayName(date) === 'Sunday')) return meetingMessages.dateSunday;
  return null;
}

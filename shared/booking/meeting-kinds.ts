import type { ByBrand } from '../brands/brand.ts';
import type { Office, Offices } from '../firm/offices.ts';
import type { MeetingKindId } from './availability-params.ts';

export type { MeetingKindId };
/** What a kind of meeting needs beside name and email address. */
export type KindField = 'office' | 'phone' | 'town';

export type MeetingKind = {
  value: MeetingKindId;
  label: string;
  /** Length of the meeting, a multiple of `cellMinutes`. */
  minutes: number;
  /** Free time before it and after it, for the way: a multiple of `cellMinutes`. It may lie outside office hours. */
  bufferMinutes: number;
  /** A meeting begins at least so many hours after it is booked; until then it can also be moved or cancelled online. */
  noticeHours: number;
  /** The last day that can be booked is so many days after today. */
  horizonDays: number;
  /** Required in a booking of this kind; the other kinds' fields are dropped, except `phone`, which is always optional. */
  required: readonly KindField[];
};

/** The four kinds of meeting: one table for grid, form, API, mail and calendars. */
export const meetingKinds = [
  {
    value: 'in-person',
    label: 'In person',
    minutes: 60,
    bufferMinutes: 0,
    noticeHours: 4,
    horizonDays: 60,
    required: ['office'],
  },
  {
    value: 'video',
    label: 'Video',
    minutes: 45,
    bufferMinutes: 0,
    noticeHours: 4,
    horizonDays: 60,
    required: [],
  },
  {
    value: 'phone',
    label: 'Phone',
    minutes: 30,
    bufferMinutes: 0,
    noticeHours: 2,
    horizonDays: 60,
    required: ['phone'],
  },
  {
    value: 'visit',
    label: 'At your place',
    minutes: 90,
    bufferMinutes: 30,
    noticeHours: 24,
    horizonDays: 60,
    required: ['town'],
  },
] as const satisfies readonly MeetingKind[];

/** Meetings begin at opening time, or the next quarter hour, and every so many minutes after it. */
export const startEveryMinutes = 30;
/** Times are reserved in units of this length, aligned to the hour. */
export const cellMinutes = 15;
/** Longest period of one availability request, in days, both ends included. */
export const maxRangeDays = 35;

/** The kind that is chosen before the visitor chooses. */
export const usualKind: ByBrand<MeetingKindId> = {
  dresdentax: 'in-person',
  brownco: 'video',
  payroll: 'phone',
};

export function meetingKind(value: MeetingKindId): MeetingKind {
  return meetingKinds.find((kind) => kind.value === value)!;
}

/** The office that a meeting is at; null for one that is not in person. */
export function meetingOffice(offices: Offices, kind: MeetingKindId, office: string | null): string | null {
  return kind === 'in-person' ? officeFor(offices, kind, office).id : null;
}

/** The office whose hours count: the chosen one for a meeting in person, the first one for every other kind, and for an unknown one. */
export function officeFor(offices: Offices, kind: MeetingKindId, office: string | null): Office {
  return (kind === 'in-person' && offices.find(({ id }) => id === office)) || offices[0];
}

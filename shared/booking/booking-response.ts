import type { BookingErrors, BookingValues } from './booking-schema.ts';

/**
 * The JSON responses of POST /api/bookings and of POST /api/bookings/:id/confirm, /move and /cancel.
 * 201 (booked; also for a repeated request), 200 (moved, cancelled), 400 invalid (`errors` by field), 403 foreign origin or
 * wrong token, 404 unknown id, 409 taken (`next`) or changed meanwhile, 410 too late to change, 413, 415, 429 (Retry-After),
 * 502 firm not mailed, 503 calendar unknown or not stored.
 */
export type BookingResponse =
  | {
      success: true;
      id: string;
      /** Page of the booking with its token: path and query. */
      manageUrl: string;
      /** The meeting as iCalendar text, for the visitor's own calendar. */
      ics: string;
      /** The meeting is booked only when it is confirmed by the link in the visitor's mail before this, ISO 8601. */
      heldUntil?: string;
    }
  | {
      success: false;
      /** One sentence for the visitor. */
      error: string;
      errors?: BookingErrors;
      /** The three nearest free times as `start` of a slot: with 409, and with 400 for a time that is not offered. */
      next?: string[];
    };

/** The response of GET /api/availability; 400, 429 and 503 have `{ "error": "…" }` instead. */
export type AvailabilityResponse = { slots: { start: string; end: string }[]; stale: boolean };

/** A booking as its own page shows it, given its token. */
export type BookedMeeting = Pick<BookingValues, 'kind' | 'office' | 'name' | 'email' | 'phone' | 'town'> & {
  id: string;
  /** ISO 8601 with Eastern offset. */
  start: string;
  end: string;
  /** Before it was moved; null for one that was not. */
  previousStart: string | null;
  state: 'held' | 'booked' | 'cancelled';
  /** Until when a held one has to be confirmed, ISO 8601. */
  heldUntil: string | null;
  /** It is held, and this is the link that was mailed: its button books. */
  canConfirm: boolean;
  /** This is the firm's link, in its own mails. */
  forFirm: boolean;
  /** The firm was asked about its event, which is gone from a calendar that the site writes, or can only read. */
  gone: 'written' | 'read' | null;
  /** Whether the visitor has been sent the link to the page. */
  isMailed: boolean;
  /** Where the video meeting takes place, and what to bring, where the owner has said so. */
  videoUrl: string | null;
  bring: string | null;
  /** Label or text of the topic. */
  topic: string | null;
  /** The visitor's note. */
  message: string | null;
  /** Whom the visitor meets, where the owner has said so. */
  meets: string | null;
  /** Papers to have ready, for the topics of the checklist that were ticked or for what the meeting is about. */
  papers: { title: string; items: readonly string[] }[];
  /** The page that says more of them. */
  papersLink: { label: string; to: string };
  /** It can still be moved or cancelled, until `changeUntil` (ISO 8601): the kind's notice before its start. */
  canChange: boolean;
  changeUntil: string;
  /** Path and query of the iCalendar file: "Add to my calendar". */
  calendarFile: string;
};

/** URLs that pages link and post to; routes.ts has those of pages. `:id` is the booking's, the query `?token=` its token. */
export const bookingPaths = {
  bookings: '/api/bookings',
  availability: '/api/availability',
  /** A post without scripts that shows other times and keeps what was typed. */
  times: '/api/bookings/times',
  /** A post that mails the links to the meetings of an address. */
  find: '/api/bookings/find',
  confirm: (id: string) => `/api/bookings/${id}/confirm`,
  move: (id: string) => `/api/bookings/${id}/move`,
  cancel: (id: string) => `/api/bookings/${id}/cancel`,
  calendarFile: (id: string, token: string) => `/api/bookings/${id}/meeting.ics?token=${token}`,
} as const;

/** What a booking's id looks like. */
export const bookingIdPattern = /^[0-9a-f]{32}$/;
/** What the token of a manage link looks like. */
export const bookingTokenPattern = /^[\w-]{43}$/;

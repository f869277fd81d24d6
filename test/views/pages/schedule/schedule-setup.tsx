import type { HTMLElement } from 'node-html-parser';
import { availabilityGrid } from '#shared/booking/availability.ts';
import { availabilityParams } from '#shared/booking/availability-params.ts';
import type { BookedMeeting } from '#shared/booking/booking-response.ts';
import type { Interval } from '#shared/booking/free-times.ts';
import { usualKind } from '#shared/booking/meeting-kinds.ts';
import type { ClientBrand } from '#shared/brands/client-brand.ts';
import type { BrandId } from '#shared/brands/index.ts';
import { offices } from '#shared/firm/offices.ts';
import { forBrand } from '#shared/site/page-context.ts';
import { renderPage, testContext } from '../../render-page.tsx';

type Options = {
  brand?: BrandId;
  query?: string;
  /** ISO 8601. */
  now?: string;
  busy?: Interval[];
  stale?: boolean;
  formState?: ReturnType<typeof testContext>['formState'];
  meeting?: BookedMeeting;
  /** Of the brand. */
  changes?: Partial<ClientBrand>;
};

/** The scheduling page, or the page of a booked meeting where one is given, with the free times of an empty or given calendar. */
export async function renderSchedule(options: Options = {}): Promise<HTMLElement> {
  const { brand = 'payroll', now = '2026-11-30T15:00:00.000Z', busy = [], stale = false, formState = null } = options;
  const { kind, office, from } = availabilityParams(new URLSearchParams(options.query));
  const availability = availabilityGrid({
    offices,
    kind: kind || forBrand(usualKind, brand),
    office: office || null,
    from,
    now: Date.parse(now),
    busy,
    stale,
  });
  const value = { ...availability, mailsVisitors: true };
  const data = { availability: { ok: true, value }, booking: { ok: true, value: options.meeting } };
  const { meeting } = options;
  const more = {
    now,
    query: options.query,
    data,
    changes: { formState, brand: { ...testContext(brand).brand, ...options.changes } },
  };
  const { root } = meeting
    ? await renderPage('bookedMeeting', brand, { id: meeting.id }, more)
    : await renderPage('schedule', brand, {}, more);
  return root;
}

/** Accessible names of the free times. */
export function freeTimes(root: HTMLElement): string[] {
  return root.querySelectorAll('input[name="slot"]').map((input) => input.getAttribute('aria-label')!);
}

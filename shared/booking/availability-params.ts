export const meetingKindIds = ['in-person', 'video', 'phone', 'visit'] as const;

export type MeetingKindId = (typeof meetingKindIds)[number];

/** As in page data: normalized query parameters, empty where they are missing or malformed. */
export type AvailabilityParams = { kind: MeetingKindId | ''; office: string; from: string };

/**
 * The parameters of `?kind=&office=&from=` for a page's data. Empty ones mean the brand's usual kind, the first office (so
 * does an unknown one), and the first week with a free time. This file is part of every page's code, so it imports nothing.
 */
export function availabilityParams(query: URLSearchParams): AvailabilityParams {
  const from = query.get('from') ?? '';
  return {
    kind: meetingKindIds.find((id) => id === query.get('kind')) ?? '',
    office: /^[a-z-]{1,40}$/.exec(query.get('office') ?? '')?.[0] ?? '',
    from: /^20\d\d-[01]\d-[0-3]\d$/.test(from) && !Number.isNaN(Date.parse(from)) ? from : '',
  };
}

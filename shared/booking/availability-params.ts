export const meetingKindIds = ['in-person', 'video', 'phone', 'visit'] as const;
export const officeIds = ['dresden', 'pickerington'] as const;

export type MeetingKindId = (typeof meetingKindIds)[number];
export type OfficeId = (typeof officeIds)[number];

/** As in page data: normalized query parameters, empty where they are missing or malformed. */
export type AvailabilityParams = { kind: MeetingKindId | ''; office: OfficeId | ''; from: string };

/**
 * The parameters of `?kind=&office=&from=` for a page's data. Empty ones mean the brand's usual kind, the first office, and
 * the first week with a free time. This file is part of every page's code, so it imports nothing.
 */
export function availabilityParams(query: URLSearchParams): AvailabilityParams {
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === query.get(name)) ?? '';
  const from = query.get('from') ?? '';
  return {
    kind: oneOf('kind', meetingKindIds),
    office: oneOf('office', officeIds),
    from: /^20\d\d-[01]\d-[0-3]\d$/.test(from) && !Number.isNaN(Date.parse(from)) ? from : '',
  };
}

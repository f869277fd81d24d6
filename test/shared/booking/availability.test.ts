import { expect, test } from 'vitest';
import { availabilityGrid } from '#shared/booking/availability.ts';
import { offices } from '#shared/firm/offices.ts';

const grid = (now: string) =>
  availabilityGrid({
    kind: 'phone',
    office: null,
    offices,
    from: '2026-11-22',
    now: Date.parse(now),
    busy: [],
    stale: false,
  });

test.each([
  ['a Saturday', '2026-11-21T15:00:00-05:00', '2026-11-16'],
  ['a Sunday', '2026-11-22T15:00:00-05:00', '2026-11-23'],
  ['a Monday', '2026-11-23T08:00:00-05:00', '2026-11-23'],
])('on %s no earlier weeks than those that can still be booked are shown or linked', (_day, now, first) => {
  const { days, previous } = grid(now);
  expect([days[0]!.date, previous]).toEqual([first, null]);
});

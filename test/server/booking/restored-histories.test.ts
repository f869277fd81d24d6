import { afterEach, expect, it, vi } from 'vitest';
import { playAll } from './booking-process.ts';
import { createCalendarInMemory } from './calendar-in-memory.ts';
import type { HistoryKind } from './history-site.ts';
import { playHistory } from './restored-history.ts';

const histories = Number(process.env['BOOKING_HISTORIES'] ?? 30);

afterEach(() => vi.unstubAllGlobals());

it.each<[string, HistoryKind]>([
  ['a CalDAV calendar beside a store that is emptied, or restored from an old copy', 'caldav'],
  ['a CalDAV calendar beside a store that each restart empties', 'calendar'],
  ['an exported calendar beside a store that is emptied, or restored from an old copy', 'exported'],
])(
  `in ${histories} histories with %s, no meeting is lost, nobody is told twice, and links work`,
  async (_what, kind) => {
    const env: Record<string, string> =
      kind === 'exported'
        ? { BRAND_PAYROLL_CALENDAR_URLS: 'https://firm.example/basic.ics' }
        : { BRAND_PAYROLL_CALDAV_URL: 'https://office:pa55word@firm.example/office/meetings/' };
    const open = (now: () => number) => {
      const calendar = createCalendarInMemory(now);
      vi.stubGlobal('fetch', calendar.fetch);
      return { ...calendar, env };
    };
    expect(await playAll(histories, (seed) => playHistory(kind, seed, open))).toEqual([]);
  },
  1_800_000,
);

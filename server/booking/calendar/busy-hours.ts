import { mergeIntervals } from '#shared/booking/free-times.ts';
import type { LoadCalendar } from './fetch-calendar.ts';
import { readCalendar } from './read-calendar.ts';

/** Whether a calendar can be read, and how many hours of the next four weeks it is busy. @param now milliseconds since 1970 */
export async function busyHours(
  { url, load }: { url: string; load: LoadCalendar },
  now: number,
): Promise<{ ok: true; hours: number; unreadable: number } | { ok: false; reason: string }> {
  const period = { start: now, end: now + 28 * 86_400_000 };
  const fetched = await load(url, null, period);
  if (fetched.outcome !== 'read') return { ok: false, reason: fetched.outcome === 'failed' ? fetched.reason : 'empty' };
  const reading = readCalendar(fetched.text, period.start, period.end);
  if (!reading.ok) return reading;
  const { busy, own, unreadable } = reading.times;
  const milliseconds = mergeIntervals([...busy, ...own]).reduce((sum, { start, end }) => sum + end - start, 0);
  return { ok: true, hours: Math.round(milliseconds / 360_000) / 10, unreadable };
}

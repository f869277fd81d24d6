import { expect, it, vi } from 'vitest';
import { reportLosses } from '#server/config-warnings.ts';
import { parseEnv } from '#server/env.ts';
import { memoryLog } from '#test/ghost/memory-log.ts';

const messages = 'messages will be lost: set SMTP_URL or REDIS_URL';
const meetings = (brands: string) =>
  `meetings cannot be booked (${brands}): set REDIS_URL, or BOOKING_SECRET and each brand's CALDAV_URL`;
const smtp = { DYNO: 'web.1', SMTP_URL: 'smtp://mail.example.com' };
const kept = {
  BOOKING_SECRET: 'a secret of the firm',
  BRAND_DRESDENTAX_CALDAV_URL: 'https://office:password@cloud.example.com/meetings/',
  BRAND_BROWNCO_SCHEDULING_URL: 'https://calendar.example.com/brownco',
};

it.each<[string, Record<string, string>, string[]]>([
  [
    'a dyno with neither mail server nor Redis',
    { DYNO: 'web.1' },
    [messages, meetings('dresdentax, brownco, payroll')],
  ],
  ['a dyno with a mail server', smtp, [meetings('dresdentax, brownco, payroll')]],
  ['a dyno with the calendar of a brand, and the booking page of another', { ...smtp, ...kept }, [meetings('payroll')]],
  ['a dyno with Redis', { DYNO: 'web.1', REDIS_URL: 'redis://127.0.0.1:1' }, []],
  ['a machine with a disk that stays', {}, []],
])('%s says at its start, and again each hour, what it will lose', (_where, settings, expected) => {
  vi.useFakeTimers();
  const { log, lines } = memoryLog();
  const end = reportLosses(parseEnv(settings), log);
  const said = () => lines.filter(({ level }) => level === 50).map(({ msg }) => msg);
  expect(said()).toEqual(expected);
  vi.advanceTimersByTime(3_600_000);
  expect(said()).toEqual([...expected, ...expected]);
  end();
  vi.advanceTimersByTime(3_600_000);
  expect(said()).toEqual([...expected, ...expected]);
  vi.useRealTimers();
});

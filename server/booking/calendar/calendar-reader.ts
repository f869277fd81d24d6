import type { Logger } from 'pino';
import { createWorkerThread } from '#server/worker-thread.ts';
import type { ReadCalendar } from './cached-calendar.ts';
import type { CalendarReading } from './read-calendar.ts';

export type CalendarJob = { text: string; from: number; to: number };

type Options = {
  file: string;
  log: Logger;
  /** Milliseconds for a calendar; one that takes longer is unknown. */
  budgetMs?: number;
};

export function createCalendarWorker({ file, log, budgetMs = 10_000 }: Options) {
  const worker = createWorkerThread<CalendarJob, CalendarReading>({
    file,
    budgetMs,
    onError: (error) => log.warn({ err: error }, 'the worker that reads calendars failed'),
  });
  const read: ReadCalendar = (text, { start, end }) => worker.run({ text, from: start, to: end });
  return { read, close: worker.close };
}

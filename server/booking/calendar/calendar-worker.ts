import { answerJobs } from '#server/worker.ts';
import type { CalendarJob } from './cached-calendar.ts';
import { type CalendarReading, readCalendar } from './read-calendar.ts';

answerJobs(async ({ text, from, to }: CalendarJob): Promise<CalendarReading> => readCalendar(text, from, to));

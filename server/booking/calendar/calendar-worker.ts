import { answerJobs } from '#server/worker.ts';
import type { CalendarJob } from './cached-calendar.ts';
import { readDownload } from './read-download.ts';

answerJobs(({ download, period }: CalendarJob) => readDownload(download, period));

import { answerJobs } from '#server/worker.ts';
import type { CalendarJob } from './cached-calendar.ts';
import { findEvent, readDownload } from './read-download.ts';

answerJobs(async (job: CalendarJob) =>
  'uid' in job ? findEvent(job.download, job.uid) : readDownload(job.download, job.period),
);

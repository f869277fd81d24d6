import { answerJobs } from '#server/worker.ts';
import type { CleaningJob, CleanPost } from './post-cleaner.ts';
import { plainTextHtml, postHtml } from './post-html.ts';

answerJobs(
  async ({ html, rules, level }: CleaningJob): Promise<CleanPost> =>
    level === 'text' ? { html: plainTextHtml(html), headings: [] } : postHtml(html, rules),
);

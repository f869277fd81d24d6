// Loaded before the first post, whose budget it would be counted against.
import 'highlight.js/lib/common';
import { answerJobs } from '#server/worker-thread.ts';
import type { CleaningJob, CleanPost } from './post-cleaner.ts';
import { plainTextHtml, postHtml } from './post-html.ts';

answerJobs(async ({ html, rules, level }: CleaningJob): Promise<CleanPost> => {
  if (level === 'text') return { html: plainTextHtml(html), headings: [] };
  return postHtml(html, rules, { highlight: level === 'full' });
});

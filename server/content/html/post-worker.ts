import { parentPort } from 'node:worker_threads';
// Loaded before the first post, whose budget it would be counted against.
import 'highlight.js/lib/common';
import type { CleaningJob, CleaningReply, CleanPost } from './post-cleaner.ts';
import { plainTextHtml, postHtml } from './post-html.ts';

// The worker thread of post-cleaner.ts.

parentPort!.on('message', async (job: CleaningJob) => {
  const reply: CleaningReply = await clean(job).then(
    (cleaned) => ({ cleaned }),
    (error: unknown) => ({ error: String(error) }),
  );
  parentPort!.postMessage(reply);
});
parentPort!.postMessage('ready');

async function clean({ html, rules, level }: CleaningJob): Promise<CleanPost> {
  if (level === 'text') return { html: plainTextHtml(html), headings: [] };
  return postHtml(html, rules, { highlight: level === 'full' });
}

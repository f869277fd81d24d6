import { createThread, type ThreadOptions, WorkerUnavailable } from '#server/worker.ts';
import * as limits from '#shared/limits.ts';
import type { Post } from '#shared/news/post.ts';
import { SourceError } from '../content-service.ts';
import type { HtmlRules } from './images.ts';
import { postHtml } from './post-html.ts';

export type CleanPost = Pick<Post, 'html' | 'headings'>;

type CleaningLevel = 'full' | 'text';

export type CleaningJob = { html: string; rules: HtmlRules; level: CleaningLevel };

export type PostCleaner = {
  /**
   * Transforms and sanitizes the body of a post. `slug` names it in the log.
   * @throws {SourceError} when no worker can be started, or after `close`: then what is cached stays
   */
  clean(slug: string, html: string | null | undefined, rules: HtmlRules): Promise<CleanPost>;
  close(): Promise<void>;
};

/** Cleans in the calling thread and without a budget: for posts that are known, such as the sample articles. */
export const directCleaner: PostCleaner = {
  clean: async (_slug, html, rules) => postHtml(html ?? null, rules),
  close: async () => undefined,
};

const levels: CleaningLevel[] = ['full', 'text'];

/**
 * Cleans posts one after the other in a worker thread, so that no post holds up visitors. A post that
 * takes longer than its budget is shown as plain text; a worker that does not finish is ended and replaced.
 */
export function createWorkerCleaner({ file, log, budgetMs = limits.postCleaningMs }: ThreadOptions): PostCleaner {
  const worker = createThread<CleaningJob, CleanPost>('cleans posts', { file, log, budgetMs });

  async function clean(slug: string, html: string, rules: HtmlRules): Promise<CleanPost> {
    for (const level of levels) {
      try {
        const cleaned = await worker.run({ html, rules, level });
        if (level !== 'full') log.warn({ slug, length: html.length, shown: level }, 'a post exceeds its budget');
        return cleaned;
      } catch (error) {
        if (error instanceof WorkerUnavailable) throw new SourceError('posts cannot be cleaned', { cause: error });
        const reason = error instanceof Error ? error.message : String(error);
        log.warn({ slug, tried: level, error: reason }, 'a post was not cleaned');
      }
    }
    return { html: '', headings: [] };
  }

  return {
    clean: async (slug, html, rules) => (html?.trim() ? clean(slug, html, rules) : { html: '', headings: [] }),
    close: worker.close,
  };
}

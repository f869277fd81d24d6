import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { withTimeout } from '#server/timeout.ts';
import * as limits from '#shared/limits.ts';
import type { Post } from '#shared/news/post.ts';
import { SourceError } from '../content-source.ts';
import { type HtmlRules, postHtml } from './post-html.ts';

export type CleanPost = Pick<Post, 'html' | 'headings'>;

/** How much is done for the body of a post. Each level takes less time than the one before. */
export type CleaningLevel = 'full' | 'without-highlighting' | 'text';

export type CleaningJob = { html: string; rules: HtmlRules; level: CleaningLevel };
export type CleaningReply = { cleaned: CleanPost } | { error: string };

export type PostCleaner = {
  /**
   * Transforms and sanitises the body of a post. `slug` names it in the log.
   * @throws {SourceError} when no worker can be started, or after `close`: then what is cached stays
   */
  clean(slug: string, html: string | null | undefined, rules: HtmlRules): Promise<CleanPost>;
  close(): Promise<void>;
};

/** Cleans in the calling thread and without a budget: for posts that are known, such as the sample articles. */
export const directCleaner: PostCleaner = {
  clean: (_slug, html, rules) => postHtml(html ?? null, rules),
  close: async () => undefined,
};

type Options = {
  /** Module of the worker: post-worker.ts, or what the build made of it. */
  file: string;
  log: Logger;
  /** Milliseconds for each level. */
  budgetMs?: number;
  /** Milliseconds after which an idle worker ends, to give its memory back. */
  idleMs?: number;
};

const startTimeoutMs = 10_000;
const levels: CleaningLevel[] = ['full', 'without-highlighting', 'text'];

/**
 * Cleans posts one after the other in a worker thread, so that no post holds up visitors. A post that is too long, or
 * takes longer than its budget, is cleaned again without highlighting, then as plain text; a worker that does not finish
 * is ended and replaced.
 */
export function createWorkerCleaner({
  file,
  log,
  budgetMs = limits.postCleaningMs,
  idleMs = 30_000,
}: Options): PostCleaner {
  let worker: Worker | null = null;
  let idleTimer: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let closed = false;

  async function start(): Promise<Worker> {
    // Without NODE_OPTIONS: what traces the server would take the worker longer to load than its time-out.
    const started = new Worker(file, { env: {}, resourceLimits: { maxOldGenerationSizeMb: 256 } });
    worker = started;
    started.on('error', (error) => log.warn({ err: error }, 'the worker that cleans posts failed'));
    started.once('exit', () => {
      if (worker === started) worker = null;
    });
    try {
      // Its first message: all modules are loaded.
      await once(started, 'message', { signal: AbortSignal.timeout(startTimeoutMs) });
    } catch (error) {
      await stop();
      throw new SourceError('the worker that cleans posts cannot be started', { cause: error });
    }
    return started;
  }

  async function stop() {
    clearTimeout(idleTimer);
    const stopped = worker;
    worker = null;
    await stopped?.terminate();
  }

  /** @throws when the worker fails or exceeds the budget */
  async function cleanInWorker(job: CleaningJob): Promise<CleanPost> {
    clearTimeout(idleTimer);
    const thread = worker ?? (await start());
    thread.ref();
    const finished = new AbortController();
    const { signal } = finished;
    const reply = Promise.race([
      once(thread, 'message', { signal }).then(([message]) => message as CleaningReply),
      once(thread, 'exit', { signal }).then(() => ({ error: 'the worker ended' })),
    ]);
    try {
      thread.postMessage(job);
      const result = await withTimeout(reply, budgetMs, () => ({ error: `not finished within ${budgetMs} ms` }));
      if ('cleaned' in result) return result.cleaned;
      throw new Error(result.error);
    } catch (error) {
      await stop();
      throw error;
    } finally {
      finished.abort();
      thread.unref();
      idleTimer = setTimeout(stop, idleMs).unref();
    }
  }

  async function clean(slug: string, html: string, rules: HtmlRules): Promise<CleanPost> {
    for (const level of levels.slice(html.length > limits.highlightedPostLength ? 1 : 0)) {
      try {
        if (closed) throw closedError();
        const cleaned = await cleanInWorker({ html, rules, level });
        if (level !== 'full') log.warn({ slug, length: html.length, shown: level }, 'a post exceeds its budget');
        return cleaned;
      } catch (error) {
        if (closed) throw closedError();
        if (error instanceof SourceError) throw error;
        log.warn(
          { slug, tried: level, error: error instanceof Error ? error.message : String(error) },
          'a post was not cleaned',
        );
      }
    }
    return { html: '', headings: [] };
  }

  return {
    clean(slug, html, rules) {
      const cleaned = last.then(() => (html?.trim() ? clean(slug, html, rules) : { html: '', headings: [] }));
      last = cleaned.catch(() => undefined);
      return cleaned;
    },
    async close() {
      closed = true;
      await stop();
    },
  };
}

function closedError() {
  return new SourceError('posts are not cleaned any more: the process ends');
}

import { AsyncLocalStorage } from 'node:async_hooks';

/** The oldest content that a task has read: when it was fetched, in milliseconds since 1970; infinite before any. */
export type OldestRead = { fetchedAt: number };

const tasks = new AsyncLocalStorage<OldestRead>();

/**
 * Runs a task that may read content, and records the oldest. Content passes through several functions that make other
 * values of it (lists, posts with related ones, search results): none of them has to carry its age.
 */
export function recordOldestRead<T>(oldest: OldestRead, task: () => T): T {
  return tasks.run(oldest, task);
}

/** Called by the content cache when it serves an entry. */
export function contentRead(fetchedAt: number): void {
  const oldest = tasks.getStore();
  if (oldest) oldest.fetchedAt = Math.min(oldest.fetchedAt, fetchedAt);
}

import type { Head } from '#shared/site/head.ts';

/** Day of the last change to any of the four legal texts; they are read and dated together. */
export const legalUpdated = '2026-11-21';

/** The same text stands on all three sites, so one address speaks for it. */
export function legalHead(title: string, description: string): Head {
  return { title, description, shared: true };
}

import type { Head } from '#shared/site/head.ts';

/** Date of the last change to any of the four legal texts. */
export const legalUpdated = '2026-11-22';

/** The legal texts are the same in all brands, so they share a canonical URL. */
export function legalHead(title: string, description: string): Head {
  return { title, description, shared: true };
}

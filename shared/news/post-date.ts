import { ohioDate, printedDate } from '../format/ohio-date.ts';

/** Date of a post in Eastern time, such as "Nov 21, 2026"; empty for an invalid date. */
export function postDate(iso: string): string {
  const moment = new Date(iso);
  return Number.isNaN(moment.getTime()) ? '' : printedDate(ohioDate(moment));
}

/** The formatted date of the last change of a post; null when that is the day it was published. */
export function updatedDate(post: { published_at: string | null; updated_at: string | null }): string | null {
  if (!post.published_at || !post.updated_at || post.updated_at < post.published_at) return null;
  const updated = postDate(post.updated_at);
  return updated === postDate(post.published_at) ? null : updated;
}

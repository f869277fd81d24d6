// Made once: making it costs more than anything else on a card.
const day = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
});

/** Date of a post as printed, in Ohio: "Nov 21, 2026". */
export function postDate(iso: string): string {
  const moment = Date.parse(iso);
  return Number.isNaN(moment) ? '' : day.format(moment);
}

/** The day a post was last changed, as printed; null when that is the day it was published. */
export function updatedDate(post: { published_at: string | null; updated_at: string | null }): string | null {
  if (!post.published_at || !post.updated_at || post.updated_at < post.published_at) return null;
  const updated = postDate(post.updated_at);
  return updated === postDate(post.published_at) ? null : updated;
}

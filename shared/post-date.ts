const format = { timeZone: 'America/New_York', year: 'numeric', month: 'short', day: 'numeric' } as const;

/** Date of a post as printed, in Ohio: "Nov 21, 2026". */
export function postDate(iso: string): string {
  return new Date(iso).toLocaleDateString('en-US', format);
}

/** The day a post was last changed, as printed; null when that is the day it was published. */
export function updatedDate(post: { published_at: string | null; updated_at: string | null }): string | null {
  if (!post.published_at || !post.updated_at || post.updated_at < post.published_at) return null;
  const day = postDate(post.updated_at);
  return day === postDate(post.published_at) ? null : day;
}

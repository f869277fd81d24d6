import type { FeedInput } from './feed.ts';
import { absoluteLinks } from './feed-rss.ts';

/** JSON Feed 1.1. */
export function jsonFeed({ title, description, origin, page, self, posts }: FeedInput): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: origin + page,
    feed_url: origin + self,
    language: 'en-US',
    items: posts.map((post) => ({
      id: post.id,
      url: origin + post.url,
      title: post.title,
      summary: post.custom_excerpt ?? post.excerpt,
      content_html: absoluteLinks(post.html, origin),
      image: post.feature_image ?? undefined,
      date_published: post.published_at ?? undefined,
      date_modified: post.updated_at ?? undefined,
      authors: [{ name: post.primary_author.name }],
      tags: post.tags.map((tag) => tag.name),
    })),
  });
}

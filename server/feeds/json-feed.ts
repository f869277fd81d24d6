import type { FeedInput } from './feed.ts';
import { feedHtml } from './feed-html.ts';

export function jsonFeed({ title, description, origin, page, self, posts }: FeedInput): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: origin + page,
    feed_url: origin + self,
    icon: `${origin}/apple-touch-icon.png`,
    language: 'en-US',
    items: posts.map((post) => ({
      id: post.id,
      url: origin + post.url,
      title: post.title,
      summary: post.custom_excerpt ?? post.excerpt,
      content_html: feedHtml(post, origin),
      image: post.feature_image ?? undefined,
      date_published: post.published_at ?? undefined,
      date_modified: post.updated_at ?? undefined,
      authors: (post.authors.length > 0 ? post.authors : [post.primary_author]).map(({ name }) => ({ name })),
      tags: post.tags.map((tag) => tag.name),
    })),
  });
}

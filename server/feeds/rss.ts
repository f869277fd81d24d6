import type { Post } from '#shared/news/post.ts';
import { type FeedInput, lastChange } from './feed.ts';
import { feedHtml } from './feed-html.ts';

/** RSS 2.0 with full content, valid for the W3C validator: absolute URLs, RFC 822 dates, stable guids. */
export function rssFeed(input: FeedInput): string {
  const { title, description, origin, page, self, posts } = input;
  const changed = lastChange(posts);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
<title>${xml(title)}</title>
<link>${xml(origin + page)}</link>
<description>${xml(description)}</description>
<language>en-us</language>
<ttl>15</ttl>
${changed ? `<lastBuildDate>${changed.toUTCString()}</lastBuildDate>\n` : ''}<image>
<url>${xml(`${origin}/apple-touch-icon.png`)}</url>
<title>${xml(title)}</title>
<link>${xml(origin + page)}</link>
</image>
<atom:link href="${xml(origin + self)}" rel="self" type="application/rss+xml"/>
${posts.map((post) => item(post, origin)).join('')}</channel>
</rss>
`;
}

function item(post: Post, origin: string): string {
  const { authors, primary_author: author, tags, published_at: published } = post;
  const picture = post.feature_image && absolute(post.feature_image, origin);
  const creators = authors.length > 0 ? authors : [author];
  return `<item>
<title>${xml(post.title)}</title>
<link>${xml(origin + post.url)}</link>
<guid isPermaLink="false">${xml(post.id)}</guid>
${published ? `<pubDate>${new Date(published).toUTCString()}</pubDate>\n` : ''}${creators.map(({ name }) => `<dc:creator>${xml(name)}</dc:creator>\n`).join('')}${tags.map(({ name }) => `<category>${xml(name)}</category>\n`).join('')}<description>${xml(post.custom_excerpt ?? post.excerpt)}</description>
${picture ? `<media:content url="${xml(picture)}" medium="image"/>\n` : ''}<content:encoded>${cdata(feedHtml(post, origin))}</content:encoded>
</item>
`;
}

function absolute(url: string, origin: string): string {
  return url.startsWith('/') ? origin + url : url;
}

function xml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return removeIllegal(text).replace(/[&<>"]/g, (character) => entities[character]!);
}

function cdata(text: string): string {
  return `<![CDATA[${removeIllegal(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

/** Removes the characters that XML 1.0 forbids. */
function removeIllegal(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}

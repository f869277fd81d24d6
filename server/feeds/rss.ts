import type { Post } from '#shared/news/post.ts';
import { cdata, xmlText } from '../xml.ts';
import { type FeedInput, lastChange } from './feed.ts';
import { feedHtml } from './feed-html.ts';

/** RSS 2.0 with full content, valid for the W3C validator: absolute URLs, RFC 822 dates, stable guids. */
export function rssFeed(input: FeedInput): string {
  const { title, description, origin, page, self, posts } = input;
  const changed = lastChange(posts);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
<title>${xmlText(title)}</title>
<link>${xmlText(origin + page)}</link>
<description>${xmlText(description)}</description>
<language>en-us</language>
<ttl>15</ttl>
${changed ? `<lastBuildDate>${changed.toUTCString()}</lastBuildDate>\n` : ''}<image>
<url>${xmlText(`${origin}/apple-touch-icon.png`)}</url>
<title>${xmlText(title)}</title>
<link>${xmlText(origin + page)}</link>
</image>
<atom:link href="${xmlText(origin + self)}" rel="self" type="application/rss+xml"/>
${posts.map((post) => item(post, origin)).join('')}</channel>
</rss>
`;
}

function item(post: Post, origin: string): string {
  const { authors, primary_author: author, tags, published_at: published } = post;
  const picture = post.feature_image && absolute(post.feature_image, origin);
  const creators = authors.length > 0 ? authors : [author];
  return `<item>
<title>${xmlText(post.title)}</title>
<link>${xmlText(origin + post.url)}</link>
<guid isPermaLink="false">${xmlText(post.id)}</guid>
${published ? `<pubDate>${new Date(published).toUTCString()}</pubDate>\n` : ''}${creators.map(({ name }) => `<dc:creator>${xmlText(name)}</dc:creator>\n`).join('')}${tags.map(({ name }) => `<category>${xmlText(name)}</category>\n`).join('')}<description>${xmlText(post.custom_excerpt ?? post.excerpt)}</description>
${picture ? `<media:content url="${xmlText(picture)}" medium="image"/>\n` : ''}<content:encoded>${cdata(feedHtml(post, origin))}</content:encoded>
</item>
`;
}

function absolute(url: string, origin: string): string {
  return url.startsWith('/') ? origin + url : url;
}

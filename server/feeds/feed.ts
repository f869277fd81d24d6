import { authorsOf, type Post } from '#shared/news/post.ts';
import { absolute } from '#shared/site/head.ts';

export type FeedInput = {
  title: string;
  description: string;
  origin: string;
  page: string;
  self: string;
  posts: Post[];
};

/** Latest publication or update of the posts; null without posts. */
export function lastChange(posts: Pick<Post, 'published_at' | 'updated_at'>[]): Date | null {
  const times = posts.flatMap((post) => [post.published_at, post.updated_at]).filter((date) => date !== null);
  return times.length > 0 ? new Date(Math.max(...times.map((date) => Date.parse(date)))) : null;
}

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
${posts.map((post) => rssItem(post, origin)).join('')}</channel>
</rss>
`;
}

function rssItem(post: Post, origin: string): string {
  const { tags, published_at: published } = post;
  const picture = post.feature_image && absolute(origin, post.feature_image);
  return `<item>
<title>${xmlText(post.title)}</title>
<link>${xmlText(origin + post.url)}</link>
<guid isPermaLink="false">${xmlText(post.id)}</guid>
${published ? `<pubDate>${new Date(published).toUTCString()}</pubDate>\n` : ''}${authorsOf(post)
  .map(({ name }) => `<dc:creator>${xmlText(name)}</dc:creator>\n`)
  .join(
    '',
  )}${tags.map(({ name }) => `<category>${xmlText(name)}</category>\n`).join('')}<description>${xmlText(post.custom_excerpt ?? post.excerpt)}</description>
${picture ? `<media:content url="${xmlText(picture)}" medium="image"/>\n` : ''}<content:encoded>${cdata(feedHtml(post, origin))}</content:encoded>
</item>
`;
}

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
      authors: authorsOf(post).map(({ name }) => ({ name })),
      tags: post.tags.map((tag) => tag.name),
    })),
  });
}

/** The content of a post in a feed: with absolute URLs, and a sign-in link where the rest is for clients only. */
export function feedHtml(post: Pick<Post, 'html' | 'excerpt' | 'access' | 'url'>, origin: string): string {
  const content = post.html || (post.excerpt && `<p>${xmlText(post.excerpt)}</p>`);
  const signIn = post.access ? '' : `<p><a href="${origin}${post.url}">Sign in on our site to read the rest.</a></p>`;
  return absoluteUrls(content, origin, origin + post.url) + signIn;
}

/**
 * The HTML of a post without attributes for our own scripts and styles, with absolute URLs.
 * @param html from the content service: attributes in double quotes, without `>`
 * @param page URL of the post, for links to fragments
 */
export function absoluteUrls(html: string, origin: string, page: string): string {
  return html.replace(/<[a-z][^<>]*>/gi, (tag) =>
    tag
      .replace(/\s(?:role|tabindex|aria-[\w-]+|data-[\w-]+)="[^"]*"/g, '')
      .replace(/(\shref=")#/g, `$1${page}#`)
      .replace(/(\s(?:href|src|poster)=")\/(?!\/)/g, `$1${origin}/`)
      .replace(/(\ssrcset=")([^"]*)"/g, (_, start: string, list: string) => {
        const candidates = list.split(/,\s+/).map((one) => (/^\/(?!\/)/.test(one) ? origin + one : one));
        return `${start}${candidates.join(', ')}"`;
      }),
  );
}

/** Text for XML: escaped, without the characters that XML 1.0 forbids. */
function xmlText(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return removeIllegal(text).replace(/[&<>"]/g, (character) => entities[character]!);
}

/** A CDATA section, for HTML in XML. */
function cdata(text: string): string {
  return `<![CDATA[${removeIllegal(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

function removeIllegal(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}

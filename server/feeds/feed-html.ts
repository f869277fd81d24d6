import type { Post } from '#shared/news/post.ts';

/** The content of a post in a feed: with absolute URLs, and a sign-in link where the rest is for clients only. */
export function feedHtml(post: Pick<Post, 'html' | 'excerpt' | 'access' | 'url'>, origin: string): string {
  const content = post.html || (post.excerpt && `<p>${escapeText(post.excerpt)}</p>`);
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

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

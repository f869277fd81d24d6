import type { Post } from '#shared/news/post.ts';

/** What a reader shows of a post: its text with absolute addresses; the way in, where the rest is for clients only. */
export function feedHtml(post: Pick<Post, 'html' | 'excerpt' | 'access' | 'url'>, origin: string): string {
  const text = post.html || (post.excerpt && `<p>${escapeText(post.excerpt)}</p>`);
  const rest = post.access ? '' : `<p><a href="${origin}${post.url}">Sign in on our site to read the rest.</a></p>`;
  return absoluteAddresses(text, origin, origin + post.url) + rest;
}

/**
 * A post's html without what only our own page needs, every address in it absolute: a reader has no page to resolve
 * them against.
 * @param html as the content service cleans it: attributes in double quotes, no `>` inside of them
 * @param page address of the post, for links to places in it
 */
export function absoluteAddresses(html: string, origin: string, page: string): string {
  return html.replace(/<[a-z][^>]*>/gi, (tag) =>
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

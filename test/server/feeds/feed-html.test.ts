import { expect, it } from 'vitest';
import { absoluteUrls, feedHtml } from '#server/feeds/feed.ts';

it('contains the public part of a post for clients and a sign-in link', () => {
  const post = { html: '', excerpt: 'A summary & more.', access: false, url: '/blog/a' };
  expect(feedHtml(post, 'https://x.example')).toBe(
    '<p>A summary &amp; more.</p><p><a href="https://x.example/blog/a">Sign in on our site to read the rest.</a></p>',
  );
  expect(feedHtml({ ...post, html: '<p>Public.</p>' }, 'https://x.example')).toMatch(/^<p>Public\.<\/p><p><a /);
  expect(feedHtml({ ...post, html: '<p>All.</p>', access: true }, 'https://x.example')).toBe('<p>All.</p>');
});

it('makes every URL absolute and changes no text', () => {
  const html =
    '<p id="post-a" data-kg-x="1">href="/no" <a href="/b?c=1&amp;d#e">b</a> <a href="#post-a">a</a> <a href="https://z.example/">z</a>' +
    '<img src="/i.png" srcset="/i.png 600w, https://y.example/j.png 1000w" alt="src=&quot;/k&quot;"><video poster="/p.png" src="/v.mp4"></video>';
  expect(absoluteUrls(html, 'https://x.example', 'https://x.example/blog/p')).toBe(
    '<p id="post-a">href="/no" <a href="https://x.example/b?c=1&amp;d#e">b</a> <a href="https://x.example/blog/p#post-a">a</a> <a href="https://z.example/">z</a>' +
      '<img src="https://x.example/i.png" srcset="https://x.example/i.png 600w, https://y.example/j.png 1000w" alt="src=&quot;/k&quot;"><video poster="https://x.example/p.png" src="https://x.example/v.mp4"></video>',
  );
});

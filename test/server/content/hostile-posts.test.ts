import { afterEach, expect, it } from 'vitest';
import { startGhostStub } from '#test/ghost/ghost-stub.ts';
import { makePost, makeTag } from '#test/ghost/stub-posts.ts';
import { endAll, startProcess, untilReady } from '../own-process.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await endAll();
  for (const close of closing.splice(0)) await close();
});

it('posts that take very long, or that no encoding can express, are shown all the same', async () => {
  // The highlighter takes several seconds for this listing.
  const listing = `<pre><code class="language-java">${'$'.repeat(20_000)}</code></pre>`;
  const ghost = await startGhostStub({
    posts: [
      makePost(1, { slug: 'slow', html: listing }),
      makePost(2, { slug: 'surrogate', title: 'Dates \ud800', html: '<p>\udc00</p>', tags: [makeTag('Tag \udbff')] }),
      makePost(3, { slug: 'plain', html: '<pre><code class="language-java">int a = 1;</code></pre>' }),
    ],
  });
  closing.push(ghost.close);
  const site = await untilReady(await startProcess(ghost.env));
  const read = async (slug: string) => {
    const response = await fetch(`${site.url}/blog/${slug}`);
    return { status: response.status, html: await response.text() };
  };
  const [slow, surrogate, plain] = await Promise.all(['slow', 'surrogate', 'plain'].map(read));
  expect([slow!.status, surrogate!.status, plain!.status]).toEqual([200, 200, 200]);
  expect(slow!.html).toContain('$'.repeat(20_000));
  expect(slow!.html).not.toContain('hljs');
  expect(surrogate!.html).toContain('<title>Dates \ufffd');
  expect(plain!.html).toContain('hljs');
  const line = site
    .output()
    .split('\n')
    .find((text) => text.includes('a post exceeds its budget'))!;
  expect(JSON.parse(line)).toMatchObject({ level: 40, slug: 'slow', shown: 'without-highlighting' });
});

import { describe, expect, it } from 'vitest';
import type { ContentChange } from '#server/content/content-service.ts';
import { expectValue } from '#test/ghost/content-contract.ts';
import { makePost } from '#test/ghost/stub-posts.ts';
import { minute, startContent } from './content-setup.ts';

const editEvent = (event: string, slug: string): ContentChange => ({ event, posts: [slug] });

describe('an invalidation event', () => {
  it('keeps the other posts', async () => {
    const { content, stub } = await startContent();
    await content.warm();
    await content.readPost('post-2');
    stub.clearCalls();
    content.invalidate(editEvent('post.published.edited', 'post-1'));
    await content.readPost('post-2');
    expect(stub.count("slug:'post-2'")).toBe(0);
  });

  it.each(['post.unpublished', 'post.deleted'])(
    '%s: the post is not found at once, even while Ghost fails',
    async (event) => {
      const { content, stub } = await startContent();
      await content.readPost('post-1');
      stub.posts.shift();
      stub.fail({ kind: 'drop' });
      content.invalidate(editEvent(event, 'post-1'));
      expect(await content.readPost('post-1')).toEqual({ ok: false, reason: 'not-found' });
    },
  );

  it('never serves invalidated content, not even when Ghost fails afterwards', async () => {
    const { content, stub } = await startContent();
    await content.warm();
    await content.readPost('post-1');
    stub.fail({ kind: 'status' });
    content.invalidate(editEvent('post.published.edited', 'post-1'));
    expect(await content.readPost('post-1')).toEqual({ ok: false, reason: 'unavailable' });
    expect(await content.browsePosts({ limit: 9 })).toEqual({ ok: false, reason: 'unavailable' });
  });

  it('redirects from the old slug of a renamed post to the new one', async () => {
    const { content, stub } = await startContent();
    await content.warm();
    await content.readPost('post-1');
    stub.posts[0] = makePost(1, { slug: 'renamed' });
    content.invalidate({
      ...editEvent('post.published.edited', 'post-1'),
      posts: ['post-1', 'renamed'],
      renamed: { from: 'post-1', to: 'renamed' },
    });
    expect(await content.readPost('post-1')).toEqual({ ok: false, reason: 'redirected', slug: 'renamed' });
    expect(expectValue(await content.readPost('renamed')).post.slug).toBe('renamed');
    await content.allPosts();
    stub.posts[0] = makePost(1);
    content.invalidate({
      ...editEvent('post.published.edited', 'renamed'),
      posts: ['post-1', 'renamed'],
      renamed: { from: 'renamed', to: 'post-1' },
    });
    expect(expectValue(await content.readPost('post-1')).post.slug).toBe('post-1');
    expect(await content.readPost('renamed')).toEqual({ ok: false, reason: 'redirected', slug: 'post-1' });
  });

  it('of the whole site empties the cache, unless it follows an event of a post', async () => {
    const { content, stub, time, changes } = await startContent();
    const whole = { event: 'site.changed', posts: [] };
    await content.warm();
    content.invalidate(editEvent('post.published.edited', 'post-9'));
    content.invalidate(whole);
    expect(changes()).toBe(1);
    await content.warm();
    await content.readPost('post-2');
    stub.clearCalls();
    time.now += minute;
    content.invalidate(whole);
    expect(changes()).toBe(2);
    await content.readPost('post-2');
    await content.featuredPosts();
    expect(["slug:'post-2'", 'featured:true'].map((part) => stub.count(part))).toEqual([1, 1]);
  });
});

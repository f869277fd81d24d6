import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { expectValue } from '#test/ghost/content-contract.ts';
import { makePost } from '#test/ghost/stub-posts.ts';
import { minute, startContent } from './content-setup.ts';

const title = async (content: Awaited<ReturnType<typeof startContent>>['content'], slug = 'post-3') =>
  expectValue(await content.readPost(slug)).post.title;

describe('the cache', () => {
  it('serves content six minutes old at once and refreshes it in the background', async () => {
    const { content, stub, time, changes } = await startContent();
    await title(content);
    stub.posts[2]!.title = 'Edited';
    time.now += 6 * minute;
    stub.fail({ kind: 'delay', milliseconds: 200, only: 'slug:' });
    expect(await title(content)).toBe('Post number 3');
    await expect.poll(changes).toBe(2);
    expect(await title(content)).toBe('Edited');
  });

  it('does not store what was fetched before an invalidation and arrives after it', async () => {
    const held = Promise.withResolvers<void>();
    let isHolding = false;
    const fetchNow = fetch;
    onTestFinished(() => void vi.unstubAllGlobals());
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const response = await fetchNow(url, init);
      const body = await response.text();
      if (isHolding) await held.promise;
      return new Response(body, response);
    });
    const { content, stub } = await startContent();
    isHolding = true;
    const before = title(content);
    await expect.poll(() => stub.count('slug:')).toBe(1);
    stub.posts[2]!.title = 'Edited';
    content.invalidate({ event: 'post.published.edited', posts: ['post-3'] });
    isHolding = false;
    held.resolve();
    expect([await before, await title(content)]).toEqual(['Edited', 'Edited']);
  });

  it('waits for at most a second, then serves the cached content', async () => {
    const { content, stub, time, lines } = await startContent();
    await title(content);
    time.now += 11 * minute;
    stub.fail({ kind: 'hang' });
    const before = Date.now();
    expect(await title(content)).toBe('Post number 3');
    expect(Date.now() - before).toBeGreaterThan(900);
    // Before the request has failed.
    expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
  });

  it('shows a new post within five minutes without an invalidation event', async () => {
    const { content, stub, time } = await startContent();
    await content.warm();
    stub.posts.unshift(makePost(0, { slug: 'brand-new', title: 'Brand new' }));
    time.now += 5 * minute;
    await content.browsePosts({ limit: 9 });
    await expect.poll(() => stub.count('limit=9')).toBe(2);
    await expect.poll(() => stub.count('limit=25')).toBeGreaterThan(0);
    expect(await title(content, 'brand-new')).toBe('Brand new');
  });

  it('limits the requests to Ghost when a crawler requests unknown slugs', async () => {
    const { content, stub, time } = await startContent();
    await content.warm();
    stub.clearCalls();
    for (let number = 0; number < 1_000; number++) {
      expect(await content.readPost(`unknown-${number}`)).toEqual({ ok: false, reason: 'not-found' });
      await content.readTag(`unknown-${number}`);
      await content.readAuthor(`unknown-${number}`);
      await content.browsePosts({ tag: `unknown-${number}` });
      await content.browsePosts({ limit: 9, page: 100 + number });
      time.now += 50;
    }
    expect(stub.calls.length).toBeLessThanOrEqual(10);
    expect(await title(content, 'post-40')).toBe('Post number 40');
  });

  it('forgets no post for made-up slugs, however many are requested', async () => {
    const { content, stub } = await startContent();
    await content.warm();
    await title(content);
    for (let number = 0; number < 70_000; number++) await content.readPost(`unknown-${number}`);
    stub.fail({ kind: 'drop' });
    expect(await title(content)).toBe('Post number 3');
  });

  it('finds the posts beyond those that the index lists', async () => {
    const { content } = await startContent({ posts: 1_050 });
    await content.warm();
    expect(await title(content, 'post-1045')).toBe('Post number 1045');
  });

  it('puts a post that the index does not list yet between its neighbors by date', async () => {
    const { content, stub } = await startContent();
    await content.allPosts();
    stub.posts.splice(2, 0, makePost(3, { id: 'f'.repeat(24), slug: 'between' }));
    const { newer, older } = expectValue(await content.readPost('between'));
    expect([newer?.slug, older?.slug]).toEqual(['post-2', 'post-3']);
  });

  it('requests an unknown slug at most once a minute', async () => {
    const { content, stub, time } = await startContent();
    for (let visit = 0; visit < 10; visit++) await content.readPost('unknown');
    expect(stub.count('slug:')).toBe(1);
    time.now += 61_000;
    await content.readPost('unknown');
    expect(stub.count('slug:')).toBe(2);
  });

  it('serves a post without related posts when the index fails, and notifies listeners when it is back', async () => {
    const { content, stub, time, changes } = await startContent();
    stub.fail({ kind: 'drop', only: 'limit=25' });
    expect(expectValue(await content.readPost('post-3'))).toMatchObject({ newer: null, older: null, related: [] });
    stub.clearFaults();
    time.now += minute;
    await content.allPosts();
    expect(changes()).toBe(1);
    expect(expectValue(await content.readPost('post-3')).newer?.slug).toBe('post-2');
  });

  it('notifies listeners when a refresh brings a change, and only then', async () => {
    const { content, stub, time, changes } = await startContent();
    await content.warm();
    time.now += 11 * minute;
    await content.warm();
    expect(changes()).toBe(0);
    stub.posts[0] = makePost(1, { title: 'Edited' });
    time.now += 11 * minute;
    await content.browsePosts({ limit: 9 });
    // The list, and the index in the background.
    await expect.poll(changes).toBe(2);
  });

  it('detects a renamed post by its id and redirects to the new slug', async () => {
    const { content, stub, time } = await startContent();
    await content.allPosts();
    stub.posts[4]!.slug = 'a-better-slug';
    time.now += 11 * minute;
    await content.allPosts();
    expect(await content.readPost('post-5')).toEqual({ ok: false, reason: 'redirected', slug: 'a-better-slug' });
  });
});

import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createDiskStore, createRedisStore } from '#server/content/snapshot-store.ts';
import { must } from '#test/ghost/content-contract.ts';
import { minute, setting } from './content-setup.ts';

let cacheDir: string;

beforeEach(async ({ onTestFinished }) => {
  cacheDir = await mkdtemp(join(tmpdir(), 'content-'));
  onTestFinished(() => rm(cacheDir, { recursive: true }));
});

const told = { event: 'post.unpublished', posts: ['post-1'], tags: [], authors: [] };

describe('the copy that survives a restart', () => {
  it('serves posts, lists, tags and the feed while Ghost is down', async () => {
    const { content, stub, open, time } = await setting({}, { cacheDir });
    await content.warm();
    await content.readPost('post-3');
    await content.feedPosts();
    await content.close();
    stub.fail({ kind: 'drop' });
    time.now += 3 * 60 * minute;
    const next = open();
    const [post, list, feed, tag] = await Promise.all([
      next.readPost('post-3'),
      next.browsePosts({ limit: 9 }),
      next.feedPosts(),
      next.readTag('payroll'),
    ]);
    expect(must(post).post.title).toBe('Post number 3');
    expect(must(post).newer?.slug).toBe('post-2');
    expect(must(list).posts).toHaveLength(9);
    expect(must(feed)).toHaveLength(20);
    expect(must(tag).slug).toBe('payroll');
    expect(await next.readPost('post-4')).toEqual({ ok: false, reason: 'unavailable' });
  });

  it('is refreshed like anything stale once Ghost answers', async () => {
    const { content, stub, open, time } = await setting({}, { cacheDir });
    await content.readPost('post-3');
    await content.close();
    stub.posts[2]!.title = 'Edited while we were away';
    time.now += 11 * minute;
    expect(must(await open().readPost('post-3')).post.title).toBe('Edited while we were away');
  });

  it('does not bring back what was purged', async () => {
    const { content, stub, open } = await setting({}, { cacheDir });
    await content.readPost('post-1');
    await content.close();
    const second = open();
    await second.readPost('post-1');
    second.purge(told);
    await second.close();
    stub.fail({ kind: 'drop' });
    expect(await open().readPost('post-1')).toEqual({ ok: false, reason: 'unavailable' });
  });

  it('does not bring back what is purged before it is read', async () => {
    const { content, stub, open } = await setting({}, { cacheDir });
    await content.readPost('post-1');
    await content.close();
    stub.fail({ kind: 'drop' });
    const next = open();
    next.purge({ ...told, event: 'post.published.edited' });
    expect(await next.readPost('post-1')).toEqual({ ok: false, reason: 'unavailable' });
  });

  it('remembers renames', async () => {
    const { content, stub, open } = await setting({}, { cacheDir });
    await content.allPosts();
    stub.posts[0]!.slug = 'renamed';
    content.purge({
      ...told,
      event: 'post.published.edited',
      posts: ['post-1', 'renamed'],
      renamed: { from: 'post-1', to: 'renamed' },
    });
    await content.close();
    expect(await open().readPost('post-1')).toEqual({ ok: false, reason: 'moved', slug: 'renamed' });
  });

  it('forgets what is older than a week', async () => {
    const { content, stub, open, time } = await setting({}, { cacheDir });
    await content.readPost('post-3');
    await content.close();
    stub.fail({ kind: 'drop' });
    time.now += 8 * 24 * 60 * minute;
    expect(await open().readPost('post-3')).toEqual({ ok: false, reason: 'unavailable' });
  });

  it('is one whole file, without leftovers', async () => {
    const { content } = await setting({}, { cacheDir });
    await content.warm();
    await content.close();
    expect(await readdir(cacheDir)).toEqual(['content.json']);
    expect(JSON.parse(await readFile(join(cacheDir, 'content.json'), 'utf8')).entries.length).toBeGreaterThanOrEqual(5);
  });

  it.each([
    ['nothing', ''],
    ['half a file', '{"version":1,"entries":[{"kind":"post"'],
    ['another version', '{"version":0,"source":"x","entries":[],"moved":[]}'],
    ['another shape', '[1,2,3]'],
  ])('starts without it when the file holds %s', async (_what, text) => {
    await writeFile(join(cacheDir, 'content.json'), text);
    const { content } = await setting({}, { cacheDir });
    expect(must(await content.readPost('post-3')).post.slug).toBe('post-3');
  });

  it('leaves out an entry that does not fit and takes the others', async () => {
    const { content, stub, open } = await setting({}, { cacheDir });
    await content.readPost('post-3');
    await content.readPost('post-4');
    await content.close();
    const file = join(cacheDir, 'content.json');
    const copy = JSON.parse(await readFile(file, 'utf8'));
    copy.entries.find(({ id }: { id: string }) => id === 'post-3').value.html = 7;
    await writeFile(file, JSON.stringify(copy));
    stub.fail({ kind: 'drop' });
    const next = open();
    expect((await next.readPost('post-3')).ok).toBe(false);
    expect((await next.readPost('post-4')).ok).toBe(true);
  });

  it('is not read for another Ghost', async () => {
    const { content, open } = await setting({}, { cacheDir });
    await content.readPost('post-3');
    await content.close();
    const other = open({ ghostUrl: 'http://127.0.0.1:9' });
    expect(await other.readPost('post-3')).toEqual({ ok: false, reason: 'unavailable' });
  });

  it('does without a folder that cannot be written', async () => {
    await writeFile(join(cacheDir, 'a-file'), '');
    const { content, said } = await setting({}, { cacheDir: join(cacheDir, 'a-file/folder') });
    await content.readPost('post-3');
    await content.close();
    expect(said('could not be saved')).toBeGreaterThan(0);
  });
});

describe('a store that never answers', () => {
  it('holds up neither the start nor the stop for long', async () => {
    const store = { load: () => new Promise<null>(() => undefined), save: () => new Promise<void>(() => undefined) };
    const { content, said } = await setting({}, { store });
    expect(must(await content.readPost('post-3')).post.slug).toBe('post-3');
    await content.close();
    expect(said('snapshot timed out')).toBe(1);
  }, 15_000);
});

describe('stores', () => {
  it('the disk gives back what it was given, and nothing at first', async () => {
    const store = createDiskStore(join(cacheDir, 'a/b'));
    expect(await store.load()).toBeNull();
    await store.save('{"a":1}');
    expect(await store.load()).toBe('{"a":1}');
  });

  it('Redis keeps it for a week', async () => {
    const calls: unknown[][] = [];
    const kept = new Map<string, string>();
    const redis = {
      status: 'ready',
      get: async (key: string) => kept.get(key) ?? null,
      set: async (...given: unknown[]) => {
        calls.push(given);
        kept.set(String(given[0]), String(given[1]));
        return 'OK';
      },
    } as unknown as Parameters<typeof createRedisStore>[0];
    const store = createRedisStore(redis);
    expect(await store.load()).toBeNull();
    await store.save('x');
    expect(await store.load()).toBe('x');
    expect(calls[0]!.slice(2)).toEqual(['EX', 604_800]);
  });
});

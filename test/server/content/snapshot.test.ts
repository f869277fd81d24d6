import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSqliteStore } from '#server/store/sqlite-store.ts';
import { changeStored } from '#server/store/store.ts';
import { expectValue } from '#test/ghost/content-contract.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { minute, startContent } from './content-setup.ts';

let cacheDir: string;

beforeEach(() => {
  cacheDir = temporaryFolder();
});

/** Replaces the stored snapshot. */
async function replace(change: (json: string) => string) {
  const store = createSqliteStore(join(cacheDir, 'content.db'), () => 0);
  await changeStored(store, 'content', 'snapshot-0', (stored) => {
    return { record: { state: 'saved', due: 0, expires: null, value: change(stored?.value ?? '') } };
  });
  store.close();
}

const unpublished = { event: 'post.unpublished', posts: ['post-1'] };

describe('the persisted snapshot', () => {
  it('is refreshed like other stale content when Ghost responds', async () => {
    const { content, stub, open, time } = await startContent({}, { env: { CACHE_DIR: cacheDir } });
    await content.readPost('post-3');
    await content.close();
    stub.posts[2]!.title = 'Edited while we were away';
    time.now += 11 * minute;
    expect(expectValue(await open().readPost('post-3')).post.title).toBe('Edited while we were away');
  });

  it('does not restore invalidated content', async () => {
    const { content, stub, open } = await startContent({}, { env: { CACHE_DIR: cacheDir } });
    await content.readPost('post-1');
    await content.close();
    const second = open();
    await second.readPost('post-1');
    second.invalidate(unpublished);
    await second.close();
    stub.fail({ kind: 'drop' });
    expect(await open().readPost('post-1')).toEqual({ ok: false, reason: 'unavailable' });
  });

  it('does not restore content that is invalidated before it is loaded', async () => {
    const { content, stub, open } = await startContent({}, { env: { CACHE_DIR: cacheDir } });
    await content.readPost('post-1');
    await content.close();
    stub.fail({ kind: 'drop' });
    const next = open();
    next.invalidate({ ...unpublished, event: 'post.published.edited' });
    expect(await next.readPost('post-1')).toEqual({ ok: false, reason: 'unavailable' });
  });

  it('contains renamed slugs', async () => {
    const { content, stub, open } = await startContent({}, { env: { CACHE_DIR: cacheDir } });
    await content.allPosts();
    stub.posts[0]!.slug = 'renamed';
    content.invalidate({
      ...unpublished,
      event: 'post.published.edited',
      posts: ['post-1', 'renamed'],
      renamed: { from: 'post-1', to: 'renamed' },
    });
    await content.close();
    expect(await open().readPost('post-1')).toEqual({ ok: false, reason: 'redirected', slug: 'renamed' });
  });

  it('does not restore content older than a week', async () => {
    const { content, stub, open, time } = await startContent({}, { env: { CACHE_DIR: cacheDir } });
    await content.readPost('post-3');
    await content.close();
    stub.fail({ kind: 'drop' });
    time.now += 8 * 24 * 60 * minute;
    expect(await open().readPost('post-3')).toEqual({ ok: false, reason: 'unavailable' });
  });

  it.each([
    ['nothing', ''],
    ['truncated JSON', '{"version":1,"entries":[{"kind":"post"'],
    ['another version', '{"version":0,"source":"x","entries":[],"renamedSlugs":[]}'],
    ['another shape', '[1,2,3]'],
  ])('is ignored when the store holds %s', async (_what, text) => {
    await replace(() => text);
    const { content } = await startContent({}, { env: { CACHE_DIR: cacheDir } });
    expect(expectValue(await content.readPost('post-3')).post.slug).toBe('post-3');
  });

  it('is ignored when its file is damaged', async () => {
    await writeFile(join(cacheDir, 'content.db'), 'damaged '.repeat(1_000));
    const { content, logged } = await startContent({}, { env: { CACHE_DIR: cacheDir } });
    expect(expectValue(await content.readPost('post-3')).post.slug).toBe('post-3');
    expect(logged('could not be read')).toBe(1);
  });

  it('is not read for another Ghost, by other code, nor for other hosts, because restored posts are not sanitized again', async () => {
    const env = { CACHE_DIR: cacheDir, FEATURE_IMAGE_HOSTS: ['one.example'] };
    const { content, open, stub } = await startContent({}, { env, codeVersion: 'a' });
    await content.readPost('post-3');
    await content.close();
    stub.fail({ kind: 'drop' });
    for (const other of [
      { env: { GHOST_URL: 'http://127.0.0.1:9' } },
      { codeVersion: 'b' },
      { env: { FEATURE_IMAGE_HOSTS: ['two.example'] } },
    ])
      expect(await open(other).readPost('post-3')).toEqual({ ok: false, reason: 'unavailable' });
    expect((await open().readPost('post-3')).ok).toBe(true);
  });
});

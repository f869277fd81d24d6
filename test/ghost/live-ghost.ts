import { expect, it } from 'vitest';
import { createContent } from '#server/content/create-content.ts';
import { parseEnv } from '#server/env.ts';
import { createDrafts } from '#server/preview/ghost-drafts.ts';
import { brands } from '#shared/brands/index.ts';
import { contentContract, expectValue } from './content-contract.ts';
import { memoryLog } from './memory-log.ts';

/** Needs the URL and key of a Ghost with at least ten posts; run by `npm run test:ghost`. */
const env = parseEnv(process.env);
if (!env.GHOST_URL)
  throw new Error('Set GHOST_URL and GHOST_CONTENT_API_KEY to run the content tests against a live Ghost.');

const makeContent = async () => {
  const { log, logged } = memoryLog();
  const content = createContent({ log, brands, env: { ...env, CACHE_DIR: undefined } });
  return { content, logged, close: () => content.close() };
};

contentContract('a live Ghost', makeContent);

it('reads every post of Ghost without a refusal', async () => {
  const { content, logged, close } = await makeContent();
  for (const { slug } of expectValue(await content.allPosts())) expectValue(await content.readPost(slug));
  expect(logged('request to Ghost failed')).toBe(0);
  await close();
});

it('reads its pages, and shows those whose address the site does not have', async () => {
  const { content, close } = await makeContent();
  const { shown, problems } = expectValue(await content.pages());
  expect(shown.length + problems.length).toBeGreaterThan(0);
  for (const page of shown) expect([page.url, page.html]).toEqual([`/${page.slug}`, expect.stringContaining('<')]);
  await close();
});

if (env.GHOST_ADMIN_API_KEY) {
  it('reads every draft by its id with the Admin API key, and none without', async () => {
    const { log, logged } = memoryLog();
    const drafts = createDrafts({ env, brands, log })!;
    const { content, close } = await makeContent();
    const listed = expectValue(await drafts.list());
    expect(listed.length).toBeGreaterThan(0);
    const bodies: string[] = [];
    for (const { post: card, status } of listed) {
      const { post, status: now } = expectValue(await drafts.read(card.id));
      expect([post.title, post.slug, now]).toEqual([card.title, card.slug, status]);
      bodies.push(post.html);
      expect(await content.readPost(card.slug)).toMatchObject({ ok: false, reason: 'not-found' });
    }
    expect(bodies.join('')).not.toBe('');
    const changes = listed.map(({ post }) => post.updated_at ?? '');
    expect(changes).toEqual([...changes].sort().reverse());
    expect(await drafts.read('0'.repeat(24))).toMatchObject({ ok: false, reason: 'not-found' });
    expect(logged('request to Ghost failed')).toBe(0);
    await close();
  });
}

import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ContentService } from '#server/content/content-service.ts';
import { coversInTurn } from '#server/content/covers-in-turn.ts';
import { createContent } from '#server/content/create-content.ts';
import { distinctCovers, readVariant, sceneOf } from '#shared/news/cover.ts';
import type { PostSummary } from '#shared/news/post.ts';
import { memoryLog } from '#test/ghost/memory-log.ts';
import { startContent } from './content-setup.ts';

const variantOf = (cover: string) => readVariant(Number.parseInt(cover[0]!, 12));
const cover = fc
  .tuple(fc.constantFrom(...'0123456789ab'), fc.constantFrom('w2', 'map'), fc.constantFrom('', '-Feb 1'))
  .map((parts) => parts.join(''));
const posts = fc.array(cover, { maxLength: 40 });
const asPosts = (covers: string[]) => covers.map((name, index) => ({ id: `${index}`, cover: name }) as PostSummary);

it('four posts in a row of one subject have four drawings, each on its ground and with its figure', () => {
  fc.assert(
    fc.property(posts, (covers) => {
      const turned = coversInTurn(asPosts(covers)).map((post) => post.cover);
      expect(turned.map((name) => name.slice(1))).toEqual(covers.map((name) => name.slice(1)));
      expect(turned.map((name) => variantOf(name).ground)).toEqual(covers.map((name) => variantOf(name).ground));
      for (const scene of ['w2', 'map']) {
        const drawings = turned.filter((name) => sceneOf(name) === scene).map((name) => variantOf(name).drawing);
        for (const [index] of drawings.entries()) {
          const four = drawings.slice(index, index + 4);
          expect(new Set(four).size).toBe(four.length);
        }
      }
    }),
  );
});

it('a new post changes the cover of no other', () => {
  fc.assert(
    fc.property(posts, cover, (covers, newest) => {
      const before = coversInTurn(asPosts(covers)).map((post) => post.cover);
      const after = coversInTurn(asPosts([newest, ...covers])).map((post) => post.cover);
      expect(after.slice(1)).toEqual(before);
    }),
  );
});

/** The drawings that the news, the feed and its own page show for each article, by its slug. */
async function drawingsOfArticles(content: ContentService) {
  const seen = new Map<string, Set<string>>();
  const note = (shown: { slug: string; cover: string }[]) => {
    for (const { slug, cover: name } of distinctCovers(shown)) {
      const drawings = seen.get(slug) ?? new Set();
      seen.set(slug, drawings.add(`${sceneOf(name)} ${variantOf(name).drawing}`));
    }
  };
  await content.warm();
  const all = await content.allPosts();
  if (!all.ok) throw new Error('no content');
  note(all.value);
  for (let page = 1; page <= Math.ceil(all.value.length / 12); page++) {
    const list = await content.browsePosts({ limit: 12, page });
    if (list.ok) note(list.value.posts);
  }
  const feed = await content.feedPosts();
  if (feed.ok) note(feed.value);
  for (const { slug } of all.value) {
    const page = await content.readPost(slug);
    if (page.ok) note([page.value.post]);
  }
  return seen;
}

it('an article has one drawing in the news, in the feed and beside its title', async () => {
  const content = createContent({ log: memoryLog().log, siteHosts: [] });
  const seen = await drawingsOfArticles(content);
  await content.close();
  expect(seen.size).toBeGreaterThan(20);
  for (const [slug, drawings] of seen) expect([...drawings], slug).toHaveLength(1);
});

it('so it has with Ghost', async () => {
  const { content } = await startContent({ posts: 45 });
  const seen = await drawingsOfArticles(content);
  expect(seen.size).toBe(45);
  for (const [slug, drawings] of seen) expect([...drawings], slug).toHaveLength(1);
});

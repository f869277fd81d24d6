import { sceneOf, withDrawing } from '#shared/news/cover.ts';
import type { PostSummary } from '#shared/news/post.ts';

/**
 * All posts with covers whose drawings take turns: two posts that follow each other in a list of one subject never have
 * the same one, and a new post changes no other. Of each scene the oldest post has the first drawing.
 */
export function coversInTurn(newestFirst: readonly PostSummary[]): PostSummary[] {
  const counts = new Map<string, number>();
  const oldestFirst = newestFirst.toReversed().map((post) => {
    const scene = sceneOf(post.cover);
    const turn = counts.get(scene) ?? 0;
    counts.set(scene, turn + 1);
    return { ...post, cover: withDrawing(post.cover, turn) };
  });
  return oldestFirst.reverse();
}

/**
 * Gives posts the covers that they have in the index, so that an article has the same one everywhere. A post that the index
 * does not list keeps its own. The result for a list is the same array until the index changes.
 */
export function createIndexedCovers(indexedPosts: () => readonly PostSummary[] | undefined) {
  let posts: readonly PostSummary[] | undefined;
  let covers = new Map<string, string>();
  let lists = new WeakMap<readonly PostSummary[], readonly PostSummary[]>();

  return <T extends PostSummary>(list: T[]): T[] => {
    const current = indexedPosts();
    if (current !== posts) {
      posts = current;
      covers = new Map(current?.map(({ id, cover }) => [id, cover]));
      lists = new WeakMap();
    }
    const covered =
      (lists.get(list) as T[] | undefined) ??
      list.map((post) => ({ ...post, cover: covers.get(post.id) ?? post.cover }));
    lists.set(list, covered);
    return covered;
  };
}

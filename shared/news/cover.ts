import { type SceneName, sceneNames } from '../brands/scenes.ts';
import type { PostSummary } from './post.ts';

/** The illustrations of tags that have none of their own name, by their slug. */
const sceneOfTag = new Map<string, SceneName>([
  ['deadlines', 'schedule'],
  ['ohio', 'ohio-taxes'],
]);

/** What is shown for a post without a picture: the illustration of its first tag that has one. */
export function coverOf({ tags }: Pick<PostSummary, 'tags'>): SceneName {
  const scenes = tags.map(({ slug }) => sceneOfTag.get(slug) ?? sceneNames.find((name) => name === slug));
  return scenes.find(Boolean) ?? 'resources';
}

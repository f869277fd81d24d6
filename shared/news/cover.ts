import type { SceneName } from '../brands/scenes.ts';
import type { PostSummary } from './post.ts';

/** The illustration of posts with a tag, by its slug. */
const sceneOfTag = new Map<string, SceneName>([
  ['deadlines', 'schedule'],
  ['personal-tax', 'personal-tax'],
  ['business-tax', 'business-tax'],
  ['fractional-cfo', 'fractional-cfo'],
  ['ohio', 'ohio-taxes'],
  ['payroll', 'payroll'],
  ['hr-consulting', 'hr-consulting'],
  ['bookkeeping', 'bookkeeping'],
  ['business-formation', 'business-formation'],
  ['marketing', 'marketing'],
]);

/** What is shown for a post without a picture: the illustration of its first tag that has one. */
export function coverOf({ tags }: Pick<PostSummary, 'tags'>): SceneName {
  return tags.map(({ slug }) => sceneOfTag.get(slug)).find(Boolean) ?? 'resources';
}

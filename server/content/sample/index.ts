import type { SampleArticle } from './article.ts';
import * as articles from './articles/index.ts';

export { type SampleArticle, sampleAuthors, sampleTags } from './article.ts';

/** The sample articles, newest first. */
export const sampleArticles: SampleArticle[] = Object.values(articles).toSorted(
  (one, other) => Date.parse(other.published) - Date.parse(one.published),
);

import type { SampleArticle } from './article.ts';

export { type SampleArticle, sampleAuthors, sampleTags } from './article.ts';

/** The built-in articles, newest first. */
export const sampleArticles: SampleArticle[] = [];

import type { ServiceSlug } from '#shared/firm/services.ts';
import type { ArticleSlug, ArticleTag } from '#shared/news/article-slugs.ts';
import type { ToolName } from '../routes.ts';
import type { Question } from './questions.ts';

/** What a page leads on to. */
export type Relations = {
  /** What the page is about, as in "Tools and articles about …". */
  subject: string;
  tools: readonly ToolName[];
  /** Shown where they exist, in this order; posts with the tags follow. */
  articles: readonly ArticleSlug[];
  tags: readonly ArticleTag[];
  questions: readonly Question[];
};

/** Of a tool: the services behind it, the first of them for messages about it, in place of questions. */
export type ToolRelations = Omit<Relations, 'questions'> & { services: readonly ServiceSlug[] };

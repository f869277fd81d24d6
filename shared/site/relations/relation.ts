import type { ServiceSlug } from '#shared/firm/services.ts';
import type { ToolName } from '../routes.ts';

/** Tags of the built-in articles: each service, and three of their own. Ghost may have others. */
export type ArticleTag = ServiceSlug | 'ohio' | 'deadlines' | 'news';

/** What a page leads on to. */
export type Relations = {
  /** What the page is about, as in "Tools and articles about …". */
  subject: string;
  tools: readonly ToolName[];
  /** The articles with most of these are shown, the newest first. */
  tags: readonly ArticleTag[];
};

/** Of a tool: the services behind it, too, the first of them for messages about it. */
export type ToolRelations = Relations & { services: readonly ServiceSlug[] };

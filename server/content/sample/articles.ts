import { readArticles } from './read-articles.ts';

/** The built-in articles, newest first. In the build this module is what it exports, so that a server reads no Markdown. */
export const sampleArticles = readArticles();

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { marked } from 'marked';
import { parse } from 'yaml';
import { articleFields, type SampleArticle } from './article.ts';

/** Where the built-in articles are, from the project's folder. */
export const articlesFolder = 'server/content/sample/articles';

/**
 * Reads the built-in articles, newest first.
 * @throws Error that names file and line of what is wrong in a front matter
 */
export function readArticles(): SampleArticle[] {
  const folder = path.resolve(import.meta.dirname, '../../..', articlesFolder);
  return readdirSync(folder)
    .map((name) => readArticle(name, readFileSync(path.join(folder, name), 'utf8')))
    .toSorted((one, other) => other.published.localeCompare(one.published));
}

/** @param name the file's, which is the article's slug and `.md` */
export function readArticle(name: string, text: string): SampleArticle {
  const [, head = '', body = ''] = /^---\r?\n(.*?\n)---\r?\n(.*)$/s.exec(text) ?? [];
  const { data, error } = articleFields.safeParse(frontMatter(name, head));
  if (data) return { slug: path.basename(name, '.md'), ...data, html: articleHtml(body) };
  const lines = head.split('\n');
  throw new Error(
    error.issues
      .map(({ path: [field], message, ...issue }) => {
        const named = field ?? ('keys' in issue && issue.keys[0]);
        const line = lines.findIndex((text) => text.startsWith(`${String(named)}:`)) + 2;
        return `${articlesFolder}/${name}:${line}: ${String(field ?? 'front matter')}: ${message}`;
      })
      .join('\n'),
  );
}

function frontMatter(name: string, head: string): unknown {
  try {
    // The line above it is `---`.
    return parse(`\n${head}`);
  } catch (error) {
    throw new Error(`${articlesFolder}/${name}: ${(error as Error).message}`);
  }
}

/** The body as Ghost sends it: GitHub's alerts become callout cards, a line `Table: …` the caption of the table below it. */
function articleHtml(markdown: string): string {
  return marked
    .parse(markdown, { async: false })
    .replace(/^<p>Table: (.*)<\/p>\n<table>/gm, '<table>\n<caption>$1</caption>')
    .replaceAll('<th>', '<th scope="col">')
    .replace(
      /<blockquote>\n<p>\[!(NOTE|WARNING)\]\n(.*)<\/p>\n<\/blockquote>/g,
      (_, kind: string, html: string) =>
        `<div class="kg-card kg-callout-card kg-callout-card-${kind === 'NOTE' ? 'grey' : 'yellow'}"><div class="kg-callout-text">${html}</div></div>`,
    );
}

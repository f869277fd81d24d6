// Measures indexing 500 articles for the search, in a process of its own that run.ts starts. Prints one line of JSON.
import { postSections } from '#server/content/html/sections.ts';
import { sampleArticles } from '#server/content/sample/index.ts';
import { postDocument } from '#server/search/documents.ts';
import { buildIndex } from '#server/search/search-index.ts';
import { createTopicReader } from '#server/search/terms.ts';
import type { PostCard } from '#shared/news/post.ts';
import { timed } from './numbers.ts';

export type SearchIndexResult = {
  /** CPU time in milliseconds, of each run: reading the terms of 500 articles, and indexing them. */
  read: number[];
  index: number[];
  /** Length of an article's HTML, on average, in characters. */
  characters: number;
};

const articles = Array.from({ length: 500 }, (_, number) => {
  const { title, slug, excerpt, html } = sampleArticles[number % sampleArticles.length]!;
  const card = { title: `${title} ${number}`, url: `/blog/${slug}-${number}`, custom_excerpt: excerpt, tags: [] };
  return { card: card as unknown as PostCard, sections: postSections(html), length: html.length };
});

const characters = articles.reduce((sum, { length }) => sum + length, 0) / articles.length;
const result: SearchIndexResult = { read: [], index: [], characters: Math.round(characters) };
for (let run = -2; run < 10; run++) {
  const readTopics = createTopicReader();
  const [documents, read] = await timed(async () =>
    articles.map(({ card, sections }) => postDocument(card, sections, readTopics)),
  );
  const [, index] = await timed(() => buildIndex(documents));
  if (run < 0) continue;
  result.read.push(read);
  result.index.push(index);
}
console.log(JSON.stringify(result));

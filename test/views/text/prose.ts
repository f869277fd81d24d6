import type { HTMLElement } from 'node-html-parser';
import readability from 'text-readability';

const blocks = 'h1, h2, h3, p, li, dt, dd, th, td, figcaption, caption, summary, label, span';

/** The texts of a page, one for each block: headings, paragraphs, list items, cells. Navigation and drawings are left out. */
export function pageBlocks(root: HTMLElement): string[] {
  return root
    .querySelectorAll(blocks)
    .filter((block) => !block.closest('nav, svg') && !block.querySelector('p, li, h2, h3, dt, dd, span:not(:empty)'))
    .map((block) => block.textContent.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

export function words(text: string): string[] {
  return (
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}$%][\p{L}\p{N}’'.,%-]*/gu)
      ?.map((word) => word.replace(/[.,]+$/, '')) ?? []
  );
}

/** Number of words in the page's blocks, without the letterhead and the due dates of a calendar, which are data. */
export function wordCount(root: HTMLElement): number {
  const text = root.clone() as HTMLElement;
  for (const data of text.querySelectorAll('.letterhead, .year-strip span')) data.remove();
  return pageBlocks(text).flatMap(words).length;
}

/** Selectors of blocks that several pages share: a form, an office, a page head, the counters, a source. */
const records =
  'form, .service-card, .industry-card, .office-card, .brand-card, .key-figures, .results, .fact-note, .closing-band, .no-print .card';

/** Runs of five words of the page's own text, none across two blocks. */
export function fiveWordRuns(root: HTMLElement): Set<string> {
  const own = root.clone() as HTMLElement;
  for (const record of own.querySelectorAll(records)) record.remove();
  return allFiveWordRuns(own);
}

/** Runs of five words of everything on the page, none across two blocks. */
export function allFiveWordRuns(own: HTMLElement): Set<string> {
  const runs = new Set<string>();
  for (const block of pageBlocks(own)) {
    const list = words(block);
    for (let at = 0; at + 5 <= list.length; at += 1) runs.add(list.slice(at, at + 5).join(' '));
  }
  return runs;
}

/** The part of the shorter page's runs that the other page has too, 0 to 1. */
export function sharedPart(a: Set<string>, b: Set<string>): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const run of small) if (large.has(run)) shared += 1;
  return small.size === 0 ? 0 : shared / small.size;
}

/** Flesch-Kincaid school grade of the page's paragraphs: whole sentences, without headings, tables' labels and sources. */
export function readingGrade(root: HTMLElement): number {
  const sentences = root
    .querySelectorAll('p, li, td')
    .filter((block) => !block.closest('nav, .fact-note, .breadcrumb') && !block.querySelector('p, li'))
    .map((block) => block.textContent.replace(/\s+/g, ' ').trim())
    .filter((text) => /[.?!]$/.test(text));
  return readability.fleschKincaidGrade(sentences.join(' '));
}

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

/** Flesch-Kincaid school grade of the page's paragraphs: whole sentences, without headings, tables' labels and sources. */
export function readingGrade(root: HTMLElement): number {
  const sentences = root
    .querySelectorAll('p, li, td')
    .filter((block) => !block.closest('nav, .fact-note, .breadcrumb') && !block.querySelector('p, li'))
    .map((block) => block.textContent.replace(/\s+/g, ' ').trim())
    .filter((text) => /[.?!]$/.test(text));
  return readability.fleschKincaidGrade(sentences.join(' '));
}

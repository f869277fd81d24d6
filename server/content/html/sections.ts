import * as dom from './dom.ts';
import { addHeadingIds } from './links.ts';

/** A part of a page or post: what stands under one heading. */
export type TextSection = {
  /** Id of the heading or of what holds it, for a link; null for what stands above the first. */
  id: string | null;
  heading: string;
  text: string;
};

/** Longer documents are cut, so that no one page or post fills the index. */
const maxHtmlLength = 400_000;
const maxTextLength = 80_000;
const maxSections = 100;
const maxDepth = 200;

const skippedElements = new Set([
  ...['script', 'style', 'template', 'noscript', 'svg', 'form', 'nav', 'button', 'select', 'dialog', 'iframe', 'h1'],
  ...['audio', 'video', 'object'],
]);
/**
 * Cards and bands that lead to other pages repeat what is said there; a note on figures lists their sources; an empty list
 * says that its data is not there, as none is while pages are indexed.
 */
const skippedClasses = [
  'card-linked',
  'closing-band',
  'button',
  'visually-hidden',
  'no-print',
  'fact-note',
  'empty-state',
];
const headings = new Set(['h2', 'h3']);
/** All other elements end a line. */
const inlineElements = new Set(
  ['a', 'abbr', 'b', 'code', 'em', 'i', 'mark', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'u', 'wbr'].concat(
    ...['td', 'th', 'dt', 'dd'],
  ),
);
/** Stands before and after the text of a cell until `lines`. Occurs in no text. */
const cellBorder = '\u001f';
/** Inline here, but apart from what is around them: a row of a table is one line. */
const separators = new Map([...['td', 'th', 'dt', 'dd'].map((name) => [name, cellBorder] as const), ['small', ' ']]);
/** Elements that stand in the middle of a word. */
const wordParts = new Set(['sub', 'sup', 'wbr']);

/**
 * The text of a document by its headings of the second and third level. A heading's link is its own id, or that of the
 * nearest element around it.
 */
export function textSections(html: string): TextSection[] {
  return sectionsOf(dom.parse(html.slice(0, maxHtmlLength)));
}

/** The same of a post as Ghost sends it, with the ids that its headings get on its page. */
export function postSections(html: string): TextSection[] {
  const tree = dom.parse(html.slice(0, maxHtmlLength));
  addHeadingIds(tree);
  return sectionsOf(tree);
}

function sectionsOf(tree: dom.Tree): TextSection[] {
  const sections: TextSection[] = [{ id: null, heading: '', text: '' }];
  let length = 0;
  const write = (text: string) => {
    if (length > maxTextLength) return;
    length += text.length;
    sections.at(-1)!.text += text;
  };
  const visit = (nodes: dom.TreeNode[], id: string | null, depth: number) => {
    if (depth > maxDepth) return;
    for (const node of nodes) {
      if (node.type === 'text') write((node as unknown as { data: string }).data);
      if (!('name' in node)) continue;
      const element = node as dom.Element;
      if (isSkipped(element)) continue;
      const elementId = element.attribs['id'] ?? id;
      if (headings.has(element.name) && sections.length < maxSections) {
        sections.push({ id: elementId, heading: headingText(element), text: '' });
        continue;
      }
      const isBlock = !inlineElements.has(element.name);
      const around = isBlock ? '\n' : (separators.get(element.name) ?? '');
      write(around || (followsElement(element) ? ' ' : ''));
      visit(element.children as dom.TreeNode[], elementId, depth + 1);
      write(around);
    }
  };
  visit(tree.children as dom.TreeNode[], null, 0);
  return sections
    .map((section) => ({ ...section, text: lines(section.text) }))
    .filter(({ heading, text }) => heading !== '' || text !== '');
}

/** Whether nothing is between an element and the one before it: two such elements are seen apart, by their styles. */
function followsElement({ name, prev }: dom.Element): boolean {
  return !wordParts.has(name) && prev !== null && 'name' in prev && !wordParts.has((prev as dom.Element).name);
}

function headingText(heading: dom.Element): string {
  for (const element of dom.findElements(heading, followsElement)) dom.insertHtmlBefore(element, ' ');
  return dom.collapsedText(heading);
}

function isSkipped(element: dom.Element): boolean {
  return (
    skippedElements.has(element.name) ||
    element.attribs['aria-hidden'] === 'true' ||
    'hidden' in element.attribs ||
    skippedClasses.some((name) => dom.hasClass(element, name))
  );
}

function lines(text: string): string {
  return text.split('\n').map(line).filter(Boolean).join('\n');
}

function line(text: string): string {
  return text
    .split(cellBorder)
    .map((cell) => cell.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .reduce(joined, '');
}

/** Two texts in one line, with a dot between them unless the first ends a sentence. */
export function joined(first: string, second: string): string {
  return `${first}${first === '' ? '' : /[.!?:]$/.test(first) ? ' ' : ' · '}${second}`;
}

import type { Post } from '#shared/news/post.ts';
import { showCards } from './cards.ts';
import {
  addClass,
  elements,
  escapeHtml,
  named,
  parse,
  remove,
  serialize,
  type Tree,
  type TreeNode,
  text,
  wrap,
} from './dom.ts';
import { showEmbeds } from './embeds.ts';
import { anchorHeadings } from './headings.ts';
import { highlightCode } from './highlight-code.ts';
import type { ImageRules } from './image-policy.ts';
import { showPictures } from './images.ts';
import { type LinkRules, siteLink } from './links.ts';
import { sanitize, sanitizeInline } from './sanitize.ts';

export type HtmlRules = ImageRules & LinkRules;

/**
 * A post's body as Ghost gives it, made fit for our pages: cards in our markup, links and pictures ours, code coloured,
 * and cleaned last of all, so that nothing the steps before did or missed can carry anything dangerous.
 * @param html as Ghost gives it; null for a post without a body
 */
export async function postHtml(html: string | null, rules: HtmlRules): Promise<Pick<Post, 'html' | 'headings'>> {
  if (!html?.trim()) return { html: '', headings: [] };
  const tree = wholeTree(html);
  if (deeperThan(tree, deepest)) return { html: sanitize(html, rules), headings: [] };
  showCards(tree, rules);
  showEmbeds(tree);
  removeInert(tree);
  showPictures(tree, rules);
  showTables(tree);
  await highlightCode(tree);
  const headings = anchorHeadings(tree);
  showLinks(tree, rules);
  return { html: sanitize(serialize(tree), rules).trim(), headings };
}

/** A caption or another line of HTML, with links as in a body. */
export function inlineHtml(html: string | null | undefined, rules: LinkRules): string | null {
  if (!html) return null;
  const tree = parse(html);
  if (deeperThan(tree, deepest)) return null;
  showLinks(tree, rules);
  return sanitizeInline(serialize(tree)) || null;
}

/** Deeper nesting than any editor makes is not worth rewriting; it is only cleaned. */
const deepest = 200;

const htmlCardEdge = /<!--\s*kg-card-(?:begin|end): html\s*-->/;

/** HTML cards are parsed one by one, so that what an author left open in one ends with it. */
function wholeTree(html: string): Tree {
  const [first, ...rest] = html.split(htmlCardEdge).map(parse);
  for (const piece of rest) {
    for (const node of piece.children) {
      node.parent = first!;
      node.prev = first!.children.at(-1) ?? null;
      if (node.prev) node.prev.next = node;
      first!.children.push(node);
    }
  }
  return first!;
}

function deeperThan(tree: Tree, limit: number): boolean {
  let level: TreeNode[] = tree.children;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > limit) return true;
    level = level.flatMap((node) => ('children' in node ? (node.children as TreeNode[]) : []));
  }
  return false;
}

const inert = new Set([
  ...[
    'script',
    'style',
    'template',
    'noscript',
    'svg',
    'math',
    'object',
    'embed',
    'applet',
    'canvas',
    'base',
    'meta',
    'link',
  ],
  ...['button', 'input', 'select', 'textarea', 'title', 'frame', 'frameset', 'xmp', 'plaintext'],
]);

/** What does nothing without scripts, or must not do what it does. */
function removeInert(tree: Tree) {
  for (const element of elements(tree, ({ name }) => inert.has(name))) remove(element);
}

/** Wide tables scroll in a box of their own; Markdown's alignment becomes a class. */
function showTables(tree: Tree) {
  for (const cell of named(tree, 'td', 'th')) {
    const side = /(?:^|;)\s*text-align:\s*(left|center|right)/i.exec(cell.attribs['style'] ?? '')?.[1];
    if (side) addClass(cell, `align-${side.toLowerCase()}`);
  }
  for (const table of named(tree, 'table')) {
    const caption = text(named(table, 'caption')[0]) || 'Table';
    wrap(table, `<div class="table-scroll" role="group" tabindex="0" aria-label="${escapeHtml(caption)}"></div>`);
  }
}

function showLinks(tree: Tree, rules: LinkRules) {
  for (const anchor of named(tree, 'a')) {
    const link = siteLink(anchor.attribs['href'] ?? '', rules);
    delete anchor.attribs['rel'];
    delete anchor.attribs['target'];
    delete anchor.attribs['href'];
    if (!link) continue;
    anchor.attribs['href'] = link.href;
    if (link.external) anchor.attribs['rel'] = 'noopener noreferrer';
  }
}

import { formNumber } from '#shared/format/keep-whole.ts';
import type { Post } from '#shared/news/post.ts';
import * as dom from './dom.ts';
import { replaceEmbeds } from './embeds.ts';
import { transformGhostCards } from './ghost-cards.ts';
import { type HtmlRules, transformImages } from './images.ts';
import { addHeadingIds, siteLink } from './links.ts';
import { removedTags, sanitize, sanitizeInline } from './sanitize.ts';
import { transformTables } from './tables.ts';

/**
 * Transforms and sanitizes the body of a post: cards, embeds, images, tables, headings, links. Sanitizing is the last
 * step, so that no mistake in the steps before it reaches a page.
 */
export function postHtml(html: string | null, rules: HtmlRules): Pick<Post, 'html' | 'headings'> {
  if (!html?.trim()) return { html: '', headings: [] };
  const tree = parseBody(html);
  if (isDeeperThan(tree, maxDepth)) return postHtml(sanitize(html, rules), rules);
  transformGhostCards(tree, rules);
  replaceEmbeds(tree);
  removeUnusable(tree);
  transformImages(tree, rules);
  transformTables(tree);
  const headings = addHeadingIds(tree);
  keepFormNumbersWhole(tree);
  rewriteLinks(tree, rules);
  return { html: sanitize(dom.serialize(tree), rules).trim(), headings };
}

/** The text of a post in paragraphs, without any of its markup. */
export function plainTextHtml(html: string): string {
  const paragraphs = dom.collapsedLines(dom.parse(html.slice(0, maxPlainText)));
  return paragraphs.map((text) => `<p>${dom.escapeHtml(text)}</p>`).join('');
}

const maxPlainText = 2_000_000;

/** Rewrites the links of a caption or another line of HTML, and sanitizes it. */
export function inlineHtml(html: string | null | undefined, rules: HtmlRules): string | null {
  if (!html) return null;
  const tree = dom.parse(html);
  if (isDeeperThan(tree, maxDepth)) return null;
  rewriteLinks(tree, rules);
  return sanitizeInline(dom.serialize(tree)) || null;
}

/** HTML nested deeper than any editor makes is sanitized first, which takes its depth away. */
const maxDepth = 200;

const htmlCardMarker = /<!--\s*kg-card-(?:begin|end): html\s*-->/;

/** Parses HTML cards separately, so that an element left open in one ends with it. */
function parseBody(html: string): dom.Tree {
  const [first, ...rest] = html.split(htmlCardMarker).map(dom.parse);
  for (const card of rest) {
    for (const node of card.children) {
      node.parent = first!;
      node.prev = first!.children.at(-1) ?? null;
      if (node.prev) node.prev.next = node;
      first!.children.push(node);
    }
  }
  return first!;
}

function isDeeperThan(tree: dom.Tree, limit: number): boolean {
  let level: dom.TreeNode[] = tree.children;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > limit) return true;
    level = level.flatMap((node) => ('children' in node ? (node.children as dom.TreeNode[]) : []));
  }
  return false;
}

const unusable = new Set(removedTags);

/** Removes what sanitizing would remove with its content, so that no heading is found in it, and numbers of unnumbered lists. */
function removeUnusable(tree: dom.Tree) {
  for (const item of dom.byTagName(tree, 'li')) {
    if ((item.parent as dom.Element | null)?.name !== 'ol') delete item.attribs['value'];
  }
  for (const element of dom.findElements(tree, ({ name }) => unusable.has(name))) dom.remove(element);
}

function rewriteLinks(tree: dom.Tree, rules: HtmlRules) {
  for (const anchor of dom.byTagName(tree, 'a')) {
    const link = siteLink(anchor.attribs['href'] ?? '', rules);
    delete anchor.attribs['rel'];
    delete anchor.attribs['target'];
    delete anchor.attribs['href'];
    if (!link) continue;
    anchor.attribs['href'] = link.href;
    if (link.external) anchor.attribs['rel'] = 'noopener noreferrer';
  }
}

/** Puts each number of a form ("W-2", "IT 941") in headings, paragraphs, lists and tables on one line. */
function keepFormNumbersWhole(tree: dom.Tree): void {
  for (const element of dom.byTagName(tree, 'h2', 'h3', 'h4', 'p', 'li', 'td', 'th', 'a', 'strong', 'em')) {
    for (const child of [...element.children]) {
      if (child.type !== 'text' || !formNumber.test(child.data)) continue;
      const parts = child.data.split(formNumber).map(dom.escapeHtml);
      const html = parts.map((part, index) => (index % 2 ? `<span class="whole">${part}</span>` : part)).join('');
      dom.replace(child as unknown as dom.Element, html);
    }
  }
}

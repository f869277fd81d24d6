import type { Post } from '#shared/news/post.ts';
import { byTagName, collapsedText, type Element, findElements, type Tree } from './dom.ts';
import { postAnchor } from './links.ts';

/**
 * Gives every h2 and h3 an id, prefixes all ids of the post with `post-` and makes them unique.
 * @returns the headings for a table of contents
 */
export function addHeadingIds(tree: Tree): Post['headings'] {
  for (const heading of byTagName(tree, 'h1')) heading.name = 'h2';
  const usedIds = new Set<string>();
  const headings: Post['headings'] = [];
  for (const element of findElements(tree, (candidate) => isHeading(candidate) || 'id' in candidate.attribs)) {
    const name = element.attribs['id']?.trim() || (isHeading(element) ? slugOf(collapsedText(element)) : '');
    delete element.attribs['id'];
    if (!name) continue;
    const id = isHeading(element) ? uniqueId(postAnchor(name), usedIds) : postAnchor(name);
    if (usedIds.has(id)) continue;
    usedIds.add(id);
    element.attribs['id'] = id;
    if (isHeading(element) && collapsedText(element))
      headings.push({ id, text: collapsedText(element), level: element.name === 'h2' ? 2 : 3 });
  }
  return headings;
}

function isHeading(element: Element) {
  return element.name === 'h2' || element.name === 'h3';
}

function slugOf(title: string) {
  const words = title
    .toLowerCase()
    .normalize('NFKD')
    .match(/[\p{L}\p{N}]+/gu);
  return words ? words.join('-').slice(0, 80) : 'section';
}

function uniqueId(id: string, usedIds: ReadonlySet<string>) {
  let candidate = id;
  for (let count = 2; usedIds.has(candidate); count++) candidate = `${id}-${count}`;
  return candidate;
}

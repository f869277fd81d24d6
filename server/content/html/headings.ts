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
  const nextNumber = new Map<string, number>();
  const headings: Post['headings'] = [];
  for (const element of findElements(tree, (candidate) => isHeading(candidate) || 'id' in candidate.attribs)) {
    const name = element.attribs['id']?.trim() || (isHeading(element) ? slugOf(collapsedText(element)) : '');
    delete element.attribs['id'];
    if (!name) continue;
    const id = isHeading(element) ? uniqueId(postAnchor(name), usedIds, nextNumber) : postAnchor(name);
    if (usedIds.has(id)) continue;
    usedIds.add(id);
    element.attribs['id'] = id;
    const text = isHeading(element) ? collapsedText(element) : '';
    if (text) headings.push({ id, text, level: element.name === 'h2' ? 2 : 3 });
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

/** @param nextNumber of each heading's name, so that the many headings of one name are not tried one by one */
function uniqueId(id: string, usedIds: ReadonlySet<string>, nextNumber: Map<string, number>) {
  let candidate = id;
  while (usedIds.has(candidate)) {
    const number = nextNumber.get(id) ?? 2;
    candidate = `${id}-${number}`;
    nextNumber.set(id, number + 1);
  }
  return candidate;
}

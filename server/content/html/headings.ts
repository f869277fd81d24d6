import type { Post } from '#shared/news/post.ts';
import { type Element, elements, named, type Tree, text } from './dom.ts';
import { postAnchor } from './links.ts';

/**
 * Gives every h2 and h3 an id, makes every id of the post begin with `post-` and be the only one of its name, and
 * lists the headings for a table of contents.
 */
export function anchorHeadings(tree: Tree): Post['headings'] {
  for (const heading of named(tree, 'h1')) heading.name = 'h2';
  const taken = new Set<string>();
  const headings: Post['headings'] = [];
  for (const element of elements(tree, (candidate) => isHeading(candidate) || 'id' in candidate.attribs)) {
    const wanted = element.attribs['id']?.trim() || (isHeading(element) ? slugOf(text(element)) : '');
    delete element.attribs['id'];
    if (!wanted) continue;
    const id = isHeading(element) ? unused(postAnchor(wanted), taken) : postAnchor(wanted);
    if (taken.has(id)) continue;
    taken.add(id);
    element.attribs['id'] = id;
    if (isHeading(element) && text(element))
      headings.push({ id, text: text(element), level: element.name === 'h2' ? 2 : 3 });
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

function unused(id: string, taken: ReadonlySet<string>) {
  let candidate = id;
  for (let count = 2; taken.has(candidate); count++) candidate = `${id}-${count}`;
  return candidate;
}

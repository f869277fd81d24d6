import type { HeadTag } from '#shared/site/head.ts';

/** Replaces the head's tags with a new page's. React wrote the first page's and does not update them. */
export function applyHead(tags: HeadTag[]) {
  for (const old of document.head.querySelectorAll('[data-head]')) old.remove();
  for (const tag of tags) {
    if (tag.tag === 'title') {
      document.title = tag.text;
      continue;
    }
    const element = document.createElement(tag.tag);
    element.setAttribute('data-head', '');
    for (const [name, value] of Object.entries(tag.attributes)) element.setAttribute(name, value);
    document.head.append(element);
  }
}

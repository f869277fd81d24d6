import type { HeadTag } from '#shared/site/head.ts';

/** Brings the document's head to a new page's tags. React wrote the first ones and never looks at them again. */
export function applyHead(tags: HeadTag[]) {
  for (const old of document.head.querySelectorAll('[data-head]')) old.remove();
  for (const tag of tags) {
    if (tag.tag === 'title') {
      document.title = tag.text;
      continue;
    }
    const element = document.createElement(tag.tag);
    element.setAttribute('data-head', '');
    if (tag.tag === 'script') {
      element.setAttribute('type', 'application/ld+json');
      element.textContent = tag.json;
    } else {
      for (const [name, value] of Object.entries(tag.attributes)) element.setAttribute(name, value);
    }
    document.head.append(element);
  }
}

import { formNumber } from '#shared/format/keep-whole.ts';
import { byTagName, type Element, escapeHtml, replace, type Tree } from './dom.ts';

/** Puts each number of a form ("W-2", "IT 941") in headings, paragraphs, lists and tables on one line. */
export function keepFormNumbersWhole(tree: Tree): void {
  for (const element of byTagName(tree, 'h2', 'h3', 'h4', 'p', 'li', 'td', 'th', 'a', 'strong', 'em')) {
    for (const child of [...element.children]) {
      if (child.type !== 'text' || !formNumber.test(child.data)) continue;
      const parts = child.data.split(formNumber).map(escapeHtml);
      const html = parts.map((part, index) => (index % 2 ? `<span class="whole">${part}</span>` : part)).join('');
      replace(child as unknown as Element, html);
    }
  }
}

import { type HTMLElement, type Node, NodeType } from 'node-html-parser';

/** Elements that start a line of their own, or a cell, without any style. */
const blocks = new Set(
  'address article aside blockquote body br button caption center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hgroup hr html legend li main menu nav ol option optgroup p pre search section select summary table tbody td textarea tfoot th thead tr ul'.split(
    ' ',
  ),
);
const unread = new Set(['script', 'style', 'template', 'svg', 'noscript', 'head', 'wbr']);

/**
 * Words of neighboring elements that a browser without styles shows as one: "CallSchedule". Words within one element, and
 * punctuation behind one, are right as they stand.
 */
export function gluedWords(root: HTMLElement): string[] {
  const glued: string[] = [];
  let before = '';
  let crossed = false;
  for (const node of root.childNodes) visit(node);
  return glued;

  function visit(node: Node) {
    if (node.nodeType === NodeType.TEXT_NODE) return read(node.textContent);
    if (node.nodeType !== NodeType.ELEMENT_NODE) return;
    const element = node as HTMLElement;
    const name = element.localName;
    if (unread.has(name) || element.hasAttribute('hidden')) return;
    if (blocks.has(name)) before = '';
    crossed = true;
    if (name === 'img') read(element.getAttribute('alt') ?? '');
    if (name === 'input' && element.getAttribute('type') !== 'hidden') read(' ');
    for (const child of element.childNodes) visit(child);
    crossed = true;
    if (blocks.has(name)) before = '';
  }

  function read(text: string) {
    if (text === '') return;
    if (crossed && /[\p{L}\p{N}.!?:]$/u.test(before) && /^[\p{L}\p{N}$]/u.test(text))
      glued.push(`${before.slice(-25)}|${text.slice(0, 25)}`);
    before = text;
    crossed = false;
  }
}

import { DomUtils, parseDocument } from 'htmlparser2';

export type Tree = ReturnType<typeof parseDocument>;
export type TreeNode = Tree['children'][number];
export type Element = Extract<TreeNode, { name: string; attribs: Record<string, string> }>;

/** Parses an HTML fragment. Never throws; unclosed elements are closed at the end. */
export function parse(html: string): Tree {
  return parseDocument(html, { lowerCaseAttributeNames: true });
}

export function serialize(tree: Tree | Element): string {
  return DomUtils.getInnerHTML(tree, { encodeEntities: 'utf8' });
}

/** All elements below `tree` that match, in document order. */
export function findElements(tree: Tree | TreeNode[] | Element, matches: (element: Element) => boolean): Element[] {
  const nodes = Array.isArray(tree) ? tree : tree.children;
  return DomUtils.findAll((node) => matches(node as Element), nodes as TreeNode[]) as Element[];
}

export function byTagName(tree: Tree | Element, ...names: string[]): Element[] {
  return findElements(tree, (element) => names.includes(element.name));
}

/** The text nodes below an element, whose `data` may be changed. */
export function textNodes(element: Element): { data: string }[] {
  return DomUtils.filter((node) => node.type === 'text', element) as unknown as { data: string }[];
}

export function firstByClass(tree: Tree | Element, name: string): Element | undefined {
  return findElements(tree, (element) => hasClass(element, name))[0];
}

export function hasClass(element: Element, name: string): boolean {
  return classNames(element).includes(name);
}

export function classNames(element: Element): string[] {
  return (element.attribs['class'] ?? '').split(/\s+/).filter(Boolean);
}

export function addClass(element: Element, name: string): void {
  if (!hasClass(element, name)) element.attribs['class'] = [...classNames(element), name].join(' ');
}

/** The text of an element, with all white space collapsed. */
export function collapsedText(element: Element | undefined): string {
  return element ? DomUtils.textContent(element).replace(/\s+/g, ' ').trim() : '';
}

/** The lines of a tree's text, without scripts and styles, with white space collapsed and empty lines left out. */
export function collapsedLines(tree: Tree): string[] {
  for (const element of byTagName(tree, 'script', 'style')) element.children = [];
  const lines = DomUtils.textContent(tree as unknown as TreeNode).split('\n');
  return lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter(Boolean);
}

/** The inner HTML of an element; empty for undefined. */
export function innerHtml(element: Element | undefined): string {
  return element ? serialize(element).trim() : '';
}

export function hasAncestor(element: Element, matches: (ancestor: Element) => boolean): boolean {
  for (let node = element.parent; node && 'name' in node; node = node.parent) if (matches(node as Element)) return true;
  return false;
}

export function remove(element: TreeNode): void {
  DomUtils.removeElement(element);
}

export function insertHtmlBefore(element: Element, html: string): void {
  for (const node of [...parse(html).children]) DomUtils.prepend(element, node);
}

/** Makes an element another one, with a text as its only child. */
export function renameTo(element: Element, name: string, attribs: Record<string, string>, text: string): void {
  element.name = name;
  element.attribs = attribs;
  setInnerHtml(element, escapeHtml(text));
}

export function replace(element: Element, html: string): void {
  insertHtmlBefore(element, html);
  DomUtils.removeElement(element);
}

export function setInnerHtml(element: Element, html: string): void {
  for (const child of [...element.children]) DomUtils.removeElement(child as TreeNode);
  for (const node of [...parse(html).children]) DomUtils.appendChild(element, node);
}

/** Wraps an element in another: `wrapWith(table, '<div class="x"></div>')`. */
export function wrapWith(element: Element, html: string): void {
  const [outer] = parse(html).children;
  DomUtils.replaceElement(element, outer!);
  DomUtils.appendChild(outer as Element, element);
}

/** Escapes text for use in HTML, in attribute values as well. */
export function escapeHtml(value: string): string {
  return value.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

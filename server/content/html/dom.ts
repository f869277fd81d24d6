import { DomUtils, parseDocument } from 'htmlparser2';

export type Tree = ReturnType<typeof parseDocument>;
export type TreeNode = Tree['children'][number];
export type Element = Extract<TreeNode, { name: string; attribs: Record<string, string> }>;

/** A tree of a piece of HTML. Never throws; whatever is left open is closed at the end. */
export function parse(html: string): Tree {
  return parseDocument(html, { lowerCaseAttributeNames: true });
}

/** HTML of a tree's children. */
export function serialize(tree: Tree | Element): string {
  return DomUtils.getInnerHTML(tree, { encodeEntities: 'utf8' });
}

/** All elements below `tree`, in document order, for which `fits` holds. */
export function elements(tree: Tree | TreeNode[] | Element, fits: (element: Element) => boolean): Element[] {
  const nodes = Array.isArray(tree) ? tree : tree.children;
  return DomUtils.findAll((node) => fits(node as Element), nodes as TreeNode[]) as Element[];
}

/** All elements of one of these names, in document order. */
export function named(tree: Tree | Element, ...names: string[]): Element[] {
  return elements(tree, (element) => names.includes(element.name));
}

/** The first element below `tree` that carries the class, or undefined. */
export function classed(tree: Tree | Element, name: string): Element | undefined {
  return elements(tree, (element) => hasClass(element, name))[0];
}

/** True when the element carries the class. */
export function hasClass(element: Element, name: string): boolean {
  return classes(element).includes(name);
}

/** The classes of an element, in the order they stand. */
export function classes(element: Element): string[] {
  return (element.attribs['class'] ?? '').split(/\s+/).filter(Boolean);
}

/** Adds a class unless it is there. */
export function addClass(element: Element, name: string): void {
  if (!hasClass(element, name)) element.attribs['class'] = [...classes(element), name].join(' ');
}

/** Text of an element on one line. */
export function text(element: Element | undefined): string {
  return element ? DomUtils.textContent(element).replace(/\s+/g, ' ').trim() : '';
}

/** Text exactly as written, line breaks kept. */
export function rawText(element: Element): string {
  return DomUtils.textContent(element);
}

/** Inner HTML of an element, empty for none. */
export function inner(element: Element | undefined): string {
  return element ? serialize(element).trim() : '';
}

/** True when `element` stands somewhere inside an element for which `fits` holds. */
export function within(element: Element, fits: (ancestor: Element) => boolean): boolean {
  for (let node = element.parent; node && 'name' in node; node = node.parent) if (fits(node as Element)) return true;
  return false;
}

/** Takes a node out of its tree. */
export function remove(element: TreeNode): void {
  DomUtils.removeElement(element);
}

/** Puts a piece of HTML in front of an element. */
export function before(element: Element, html: string): void {
  for (const node of [...parse(html).children]) DomUtils.prepend(element, node);
}

/** Puts a piece of HTML in the place of an element. */
export function replace(element: Element, html: string): void {
  before(element, html);
  DomUtils.removeElement(element);
}

/** Puts a piece of HTML in the place of an element's children. */
export function fill(element: Element, html: string): void {
  for (const child of [...element.children]) DomUtils.removeElement(child as TreeNode);
  for (const node of [...parse(html).children]) DomUtils.appendChild(element, node);
}

/** Puts an element inside another: `wrap(table, '<div class="x"></div>')`. */
export function wrap(element: Element, html: string): void {
  const [outer] = parse(html).children;
  DomUtils.replaceElement(element, outer!);
  DomUtils.appendChild(outer as Element, element);
}

/** Text or an attribute value made safe to stand in HTML. */
export function escapeHtml(value: string): string {
  return value.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

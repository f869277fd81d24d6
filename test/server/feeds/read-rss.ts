import { type Element, xml2js } from 'xml-js';

/**
 * A parsed RSS document.
 * @throws when it is not well-formed XML
 */
export function feed(xml: string) {
  const document = xml2js(xml) as Element;
  const channel = children(children(document, 'rss')[0], 'channel')[0];
  return { channel: reader(channel), items: children(channel, 'item').map(reader) };
}

function reader(parent: Element | undefined) {
  return {
    /** The text of the first child of that name. */
    get: (name: string): string | undefined => children(parent, name).map(textOf)[0],
    /** The texts of all children of that name. */
    all: (name: string): string[] => children(parent, name).map(textOf),
    attributes: (name: string) => children(parent, name)[0]?.attributes,
  };
}

function children(parent: Element | undefined, name: string): Element[] {
  return (parent?.elements ?? []).filter((element) => element.name === name);
}

/** The text of an element that has nothing but text. */
function textOf({ name, elements = [] }: Element): string {
  if (name !== 'image' && elements.some(({ type }) => type === 'element'))
    throw new Error(`an element inside <${name}>, whose text must be escaped`);
  return elements.map(({ text, cdata }) => text ?? cdata ?? '').join('');
}

import { Children, isValidElement, type PropsWithChildren, type ReactElement, type ReactNode } from 'react';

// What Markdown makes of headings, lists and paragraphs within a component, read as that component's items.

type Element<Props> = ReactElement<PropsWithChildren<Props>>;

export function elements<Props = unknown>(children: ReactNode): Element<Props>[] {
  return Children.toArray(children).filter((child): child is Element<Props> => isValidElement(child));
}

/** What a heading or a paragraph holds: a string where it is text alone. */
export function inline(children: ReactNode): ReactNode {
  const parts = Children.toArray(children);
  const [only] = parts;
  if (parts.length === 1 && isValidElement<PropsWithChildren>(only) && only.type === 'p')
    return inline(only.props.children);
  return parts.every((part) => typeof part === 'string' || typeof part === 'number') ? parts.join('') : children;
}

/** Each h3 with the blocks below it. */
export function byHeading(children: ReactNode): [title: string, content: ReactNode[]][] {
  const sections: [string, ReactNode[]][] = [];
  for (const child of elements(children)) {
    if (child.type === 'h3') sections.push([String(inline(child.props.children)), []]);
    else sections.at(-1)![1].push(child);
  }
  return sections;
}

/** The items of a list. */
export function listItems(children: ReactNode): ReactNode[] {
  return elements(children).flatMap((list) => elements(list.props.children).map(({ props }) => inline(props.children)));
}

/** One of several in a diagram, with what the diagram shows of it; its children are its text. */
export function Item(_props: Record<string, unknown>): ReactNode {
  throw new Error('An Item belongs into a component that lists items');
}

/** What each `Item` is given, and its text. */
export function itemsOf<Props>(children: ReactNode): (Props & { text: ReactNode })[] {
  return elements<Props>(children).map(({ props: { children: text, ...props } }) => ({
    ...(props as Props),
    text: inline(text),
  }));
}

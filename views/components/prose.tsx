import { Children, isValidElement, type PropsWithChildren, type ReactElement, type ReactNode } from 'react';
import { DataTable } from './data-table.tsx';

// The site's components as Markdown fills them: with headings, paragraphs, lists and tables as children.

/** A Markdown table with a caption for screen readers. */
export function Table({ caption, children }: { caption: string; children: ReactNode }) {
  const parts = elements(children).flatMap((table) => elements(table.props.children));
  const [heads, ...rows] = parts.flatMap((part) => elements(part.props.children).map(cells));
  const columns = Object.fromEntries(heads!.map((head, index) => [`c${index}`, String(head)]));
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows.map((row) => Object.fromEntries(row.map((cell, index) => [`c${index}`, cell])))}
    />
  );
}

type Element = ReactElement<PropsWithChildren>;

function elements(children: ReactNode): Element[] {
  return Children.toArray(children).filter((child): child is Element => isValidElement(child));
}

function cells(row: Element): ReactNode[] {
  return elements(row.props.children).map(({ props }) => props.children);
}

import type { ComponentProps, ReactNode } from 'react';
import { DataTable } from './data-table.tsx';
import { elements, inline } from './prose-children.tsx';

type TableProps = Omit<ComponentProps<typeof DataTable>, 'columns' | 'rows'> & { children: ReactNode };

/** A Markdown table, and below it a paragraph as its note. `numeric` names columns by their heads. */
export function Table({ children, numeric = [], note, ...table }: TableProps) {
  const below = elements(children).find(({ type }) => type === 'p');
  const tables = elements(children).filter((child) => child !== below);
  const parts = tables.flatMap(({ props }) => elements(props.children));
  const [heads, ...rows] = parts.flatMap(({ props }) => elements(props.children).map(cells));
  const keyed = (row: ReactNode[]) => Object.fromEntries(row.map((cell, index) => [`c${index}`, cell]));
  const columns = keyed(heads!) as Record<string, string>;
  const keys = Object.keys(columns).filter((key) => numeric.includes(columns[key]!));
  return (
    <DataTable
      {...table}
      columns={columns}
      numeric={keys}
      rows={rows.map(keyed)}
      note={below?.props.children ?? note}
    />
  );
}

function cells(row: ReturnType<typeof elements>[number]): ReactNode[] {
  return elements(row.props.children).map(({ props }) => inline(props.children));
}

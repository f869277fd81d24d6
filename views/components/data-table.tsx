import { Children, type ComponentProps, type ReactNode } from 'react';
import { keepWhole } from '#shared/format/keep-whole.ts';
import { elements, inline } from './prose-children.tsx';

type DataTableProps = {
  caption: string;
  /** For a table whose section's heading does not say what it holds. Otherwise the caption is for screen readers alone. */
  captionShown?: boolean;
  /** The head of each column by its key; the first column is the row header. */
  columns: Record<string, string>;
  /** Columns of figures, at the right and never wrapped. */
  numeric?: readonly string[];
  /** One cell per column key. */
  rows: Record<string, ReactNode>[];
  note?: ReactNode;
};

/**
 * A table. In a narrow place each row of a table of text is stacked: a list of its cells. Any other that is wider than its
 * place scrolls sideways, by keyboard too, and its first column stays.
 */
export function DataTable({ caption, captionShown, columns, numeric = [], rows, note }: DataTableProps) {
  const keys = Object.keys(columns);
  const [first, ...others] = keys as [string, ...string[]];
  const stacked = keys.length > 2 && numeric.length < keys.length / 2;
  const classOf = (key: string) => (numeric.includes(key) ? 'numeric' : undefined);
  return (
    <div className="data-table">
      <div className="table-scroll" {...scrollRegion(caption)}>
        <table className={stacked ? 'stacked' : undefined}>
          <caption className={captionShown ? undefined : 'visually-hidden'}>{caption}</caption>
          <thead>
            <tr>
              {keys.map((key) => (
                <th key={key} scope="col" className={classOf(key)}>
                  {columns[key]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={rowKey(row, keys)}>
                <th scope="row" className={classOf(first)}>
                  {content(row[first])}
                </th>
                {others.map((key) => (
                  <td key={key} data-label={stacked ? columns[key] : undefined} className={classOf(key)}>
                    {content(row[key])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note && <p className="note data-table-note">{note}</p>}
    </div>
  );
}

/** Attributes of what scrolls: only what has the focus scrolls by arrow keys. */
export const scrollRegion = (name: string) => ({ role: 'region', tabIndex: 0, 'aria-label': name });

function content(cell: ReactNode): ReactNode {
  if (Array.isArray(cell)) return Children.map(cell, content);
  return typeof cell === 'string' ? keepWhole(cell) : cell;
}

/** The texts of a row; rows without plain text pass an own `key`. */
function rowKey(row: Record<string, ReactNode>, keys: string[]): string {
  if (row['key'] !== undefined) return String(row['key']);
  return keys.map((key) => (typeof row[key] === 'object' ? '' : row[key])).join(' ');
}

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

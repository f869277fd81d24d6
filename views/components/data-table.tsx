import type { ReactNode } from 'react';
import { keepWhole } from '#shared/format/keep-whole.ts';

export type Column = {
  key: string;
  label: string;
  /** Figures, at the right and never wrapped. */
  numeric?: boolean;
};
type Props = {
  caption: string;
  /** For a table whose section's heading does not say what it holds. Otherwise the caption is for screen readers alone. */
  captionShown?: boolean;
  columns: Column[];
  /** One cell per column key; the first column is the row header. */
  rows: Record<string, ReactNode>[];
  note?: ReactNode;
};

/**
 * A table. In a narrow place each row of a table of text is stacked: a list of its cells. Any other that is wider than its
 * place scrolls sideways, by keyboard too, and its first column stays.
 */
export function DataTable({ caption, captionShown, columns, rows, note }: Props) {
  const [first, ...others] = columns as [Column, ...Column[]];
  const stacked = columns.length > 2 && columns.filter(({ numeric }) => numeric).length < columns.length / 2;
  return (
    <div className={stacked ? 'data-table data-table-stacked' : 'data-table'}>
      <div className="table-scroll" {...scrollRegion(caption)}>
        <table>
          <caption className={captionShown ? undefined : 'visually-hidden'}>{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.key} scope="col" className={classOf(column)}>
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={rowKey(row, columns)}>
                <th scope="row" className={classOf(first)}>
                  {content(row[first.key])}
                </th>
                {others.map((column) => (
                  <td key={column.key} data-label={stacked ? column.label : undefined} className={classOf(column)}>
                    {content(row[column.key])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note && <p className="data-table-note">{note}</p>}
    </div>
  );
}

/** Attributes of what scrolls: only what has the focus scrolls by arrow keys. */
export const scrollRegion = (name: string) => ({ role: 'region', tabIndex: 0, 'aria-label': name });

function classOf({ numeric }: Column): string | undefined {
  return numeric ? 'numeric' : undefined;
}

function content(cell: ReactNode): ReactNode {
  return typeof cell === 'string' ? keepWhole(cell) : cell;
}

/** The texts of a row; rows without plain text pass an own `key`. */
function rowKey(row: Record<string, ReactNode>, columns: Column[]): string {
  if (row['key'] !== undefined) return String(row['key']);
  return columns.map(({ key }) => (typeof row[key] === 'object' ? '' : row[key])).join(' ');
}

import type { ReactNode } from 'react';

export type Column = { key: string; label: string; numeric?: boolean };
type Props = {
  caption: ReactNode;
  columns: Column[];
  /** One cell per column key; the first column is the row header. */
  rows: Record<string, ReactNode>[];
  note?: ReactNode;
};

/** Explicit because Safari drops a table's implicit roles when CSS changes the display of its rows. */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

/** A table whose rows become cards on phones. */
export function DataTable({ caption, columns, rows, note }: Props) {
  const [first, ...others] = columns as [Column, ...Column[]];
  return (
    <div className="data-table">
      <table {...roles.table}>
        <caption>{caption}</caption>
        <thead {...roles.group}>
          <tr {...roles.row}>
            {columns.map(({ key, label, numeric }) => (
              <th key={key} {...roles.columnHeader} className={numeric ? 'numeric' : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {rows.map((row) => (
            <tr key={rowKey(row, columns)} {...roles.row}>
              <th {...roles.rowHeader}>{row[first.key]}</th>
              {others.map(({ key, label, numeric }) => (
                <td key={key} {...roles.cell} data-label={label} className={numeric ? 'numeric' : undefined}>
                  {row[key]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p className="data-table-note">{note}</p>}
    </div>
  );
}

/** The texts of a row; rows without plain text pass an own `key`. */
function rowKey(row: Record<string, ReactNode>, columns: Column[]): string {
  if (row['key'] !== undefined) return String(row['key']);
  return columns.map(({ key }) => (typeof row[key] === 'object' ? '' : row[key])).join(' ');
}

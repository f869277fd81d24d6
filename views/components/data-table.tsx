import type { ReactNode } from 'react';

export type Column = { key: string; label: string; numeric?: boolean };
type Props = {
  caption: ReactNode;
  columns: Column[];
  /** One cell per column key; the first column heads the row. */
  rows: Record<string, ReactNode>[];
  note?: ReactNode;
};

/** Written out because Safari forgets a table's roles when the stylesheet turns its rows into cards. */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader', scope: 'col' },
  rowHead: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

/** A table that becomes one card a row on a phone. */
export function DataTable({ caption, columns, rows, note }: Props) {
  const [first, ...others] = columns as [Column, ...Column[]];
  return (
    <div className="data-table">
      <table {...roles.table}>
        <caption>{caption}</caption>
        <thead {...roles.group}>
          <tr {...roles.row}>
            {columns.map(({ key, label, numeric }) => (
              <th key={key} {...roles.columnHead} className={numeric ? 'numeric' : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {rows.map((row) => (
            <tr key={rowKey(row, columns)} {...roles.row}>
              <th {...roles.rowHead}>{row[first.key]}</th>
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

/** A row's texts together; `row.key` names a row whose texts are not plain. */
function rowKey(row: Record<string, ReactNode>, columns: Column[]): string {
  if (row['key'] !== undefined) return String(row['key']);
  return columns.map(({ key }) => (typeof row[key] === 'object' ? '' : row[key])).join(' ');
}

import type { ReactNode } from 'react';
import { formatWholeDollars } from '#shared/format/money.ts';
import { scrollRegion } from '#views/components/data-table.tsx';
import type { Column, Comparison } from './scenarios.ts';

type Props = {
  comparison: Comparison;
  /** Replaces the name at the top of a column, where it returns something: a field to change it. */
  heading?: (column: Column) => ReactNode;
};

/** Versions of a year side by side. Where one differs, the difference stands under its amount in words. */
export function ComparisonTable({ comparison: { title, columns, base, rows, note }, heading }: Props) {
  return (
    <div className="data-table comparison">
      <div className="table-scroll" {...scrollRegion(title)}>
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">Line</th>
              {columns.map((column) => (
                <th key={column.key} scope="col" className="numeric">
                  {heading?.(column) ?? column.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, amounts, total }) => (
              <tr key={label} className={total ? 'comparison-total' : undefined}>
                <th scope="row">{label}</th>
                {columns.map(({ key }, column) => (
                  <td key={key} className="numeric">
                    {formatWholeDollars(amounts[column]!)}
                    {column !== base && <Difference amount={amounts[column]! - amounts[base]!} />}
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

function Difference({ amount }: { amount: number }) {
  if (Math.abs(amount) < 0.5) return <small>the same</small>;
  return (
    <small className="comparison-change">
      {formatWholeDollars(Math.abs(amount))} {amount > 0 ? 'more' : 'less'}
    </small>
  );
}

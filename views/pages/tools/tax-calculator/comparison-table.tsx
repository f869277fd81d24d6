import { formatWholeDollars } from '#shared/format/money.ts';
import { scrollRegion } from '#views/components/data-table.tsx';
import type { Comparison } from './scenarios.ts';

/** A year before and after a change. Where it differs, the difference stands under its amount in words. */
export function ComparisonTable({ comparison: { title, columns, rows, note } }: { comparison: Comparison }) {
  return (
    <div className="data-table comparison">
      <div className="table-scroll" {...scrollRegion(title)}>
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">Line</th>
              {columns.map((name) => (
                <th key={name} scope="col" className="numeric">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, amounts: [before, after], total }) => (
              <tr key={label} className={total ? 'comparison-total' : undefined}>
                <th scope="row">{label}</th>
                <td className="numeric">{formatWholeDollars(before)}</td>
                <td className="numeric">
                  {formatWholeDollars(after)}
                  <Difference amount={after - before} />
                </td>
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

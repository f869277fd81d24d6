import { formatWholeDollars } from '#shared/format/money.ts';
import { DataTable } from '#views/components/data-table.tsx';
import type { Comparison } from './scenarios.ts';

/** A year before and after a change. Where it differs, the difference stands under its amount in words. */
export function ComparisonTable({ comparison: { title, columns, rows, note } }: { comparison: Comparison }) {
  return (
    <div className="comparison">
      <DataTable
        caption={title}
        captionShown
        columns={{ line: 'Line', before: columns[0], after: columns[1] }}
        numeric={['before', 'after']}
        rows={rows.map(({ label, amounts: [before, after] }) => ({
          key: label,
          line: label,
          before: formatWholeDollars(before),
          after: (
            <>
              {formatWholeDollars(after)} <Difference amount={after - before} />
            </>
          ),
        }))}
        note={note}
      />
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

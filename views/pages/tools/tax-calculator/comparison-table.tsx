import { formatWholeDollars } from '#shared/format/money.ts';
import { DataTable } from '#views/components/data-table.tsx';
import type { Comparison } from './scenarios.ts';

/** Two versions of a year side by side, with the difference. */
export function ComparisonTable({ comparison: { title, columns, rows, note } }: { comparison: Comparison }) {
  return (
    <DataTable
      caption={title}
      columns={[
        { key: 'line', label: 'Line' },
        { key: 'before', label: columns[0], numeric: true },
        { key: 'after', label: columns[1], numeric: true },
        { key: 'change', label: 'Change', numeric: true },
      ]}
      rows={rows.map(({ label, before, after, total }) => ({
        key: label,
        line: total ? <strong>{label}</strong> : label,
        before: formatWholeDollars(before),
        after: formatWholeDollars(after),
        change: total ? <strong>{signed(after - before)}</strong> : signed(after - before),
      }))}
      note={note}
    />
  );
}

function signed(change: number): string {
  const text = formatWholeDollars(change);
  return change >= 0.5 ? `+${text}` : text;
}
